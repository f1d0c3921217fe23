"""The full position of Mask as JSON. docs/positions.md tells what each field means; `load` is the way back."""

from __future__ import annotations

from typing import Final

from ridotto.games.mask.rulebook.content import DOUBLE_RING, PAY, RING
from ridotto.games.mask.rulebook.notation import hole_text
from ridotto.games.mask.rulebook.phases.deeds import steps_of
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import BIDDING, CARRYING_OUT, NOWHERE, ORIENTING
from ridotto.rules.bits import bit, squares_of
from ridotto.rules.event import Facts
from ridotto.rules.position import NOBODY

PHASES: Final = ["place", "orient", "turn", "move", "auction", "card", "over"]


def dump(position: MaskPosition) -> Facts:
    laid = int(position.laid)
    return table_text(position) | {
        "masks": [position.mask_name(number) for number in range(laid, len(position.masks))],
        "cards": [position.box.deck.names[position.cards[place]] for place in pile(position)],
        "auction": auction_text(position, True),
    }


def options(position: MaskPosition) -> Facts:
    return {"farewell": position.farewell}


def table_text(position: MaskPosition) -> Facts:
    """What everybody sees."""
    top = int(position.laid) - 1
    box = position.box
    return {
        "options": options(position),
        "sticks": sticks_text(position),
        "points": [int(points) for points in position.points],
        "mask": None if top < 0 else position.mask_name(top),
        "orientation": None if top < 0 else int(position.orientation(top)),
        "rings": rings_text(position.singles, position.doubles),
        "laid": [laid_text(position, number) for number in range(top + 1)],
        "opener": int(position.opener),
        "turn": int(position.turn),
        "phase": PHASES[position.phase],
        "remembers": [places_known(position, seat) for seat in range(position.seats)],
        "read_out": places_known(position, int(position.seats)),
        "deck": box.deck.lines if box.deck.own else None,
        "stencils": box.stencils.lines() if box.stencils.own else None,
    }


def sticks_text(position: MaskPosition) -> list[list[str | None]]:
    holes = [None if hole == NOWHERE else hole_text(int(hole)) for hole in position.sticks]
    return [holes[2 * seat : 2 * seat + 2] for seat in range(position.seats)]


def rings_text(singles: int, doubles: int) -> Facts:
    paying = squares_of(singles | doubles)
    return {hole_text(hole): PAY[DOUBLE_RING if doubles & bit(hole) else RING] for hole in paying}


def laid_text(position: MaskPosition, number: int) -> Facts:
    return {"name": position.mask_name(number), "orientation": int(position.orientation(number))}


# -- the pile: a drawn card is no longer in it


def is_drawn(position: MaskPosition) -> bool:
    """Whether a card lies beside the pile."""
    return position.phase in (BIDDING, CARRYING_OUT)


def pile(position: MaskPosition) -> list[int]:
    """The places of the cards in the pile, the next one first."""
    size = len(position.cards)
    first = int(position.top) + (1 if is_drawn(position) else 0)
    return [place % size for place in range(first, int(position.top) + size)]


def places_known(position: MaskPosition, seat: int) -> list[int]:
    """The cards of the pile that a seat has seen (one past the last seat: that all have heard), 0 the next card."""
    return [number for number, place in enumerate(pile(position)) if position.known[seat] & bit(place)]


def auction_text(position: MaskPosition, card_known: bool) -> Facts | None:
    if not is_drawn(position):
        return None
    everybody = range(int(position.seats) + 1)
    knowers = [seat for seat in everybody if position.known[seat] & bit(position.top)]
    facts: Facts = {
        "card": position.card_name() if card_known else None,
        "does": position.box.deck.phrases[position.cards[position.top]] if card_known else None,
        "seen_by": [seat for seat in knowers if seat < position.seats],
        "read_out": position.seats in knowers,
    }
    return facts | (bids_text(position) if position.phase == BIDDING else deed_text(position))


def bids_text(position: MaskPosition) -> Facts:
    return {
        "bid": int(position.high),
        "bidder": None if position.bidder == NOBODY else int(position.bidder),
        "in": squares_of(position.still_in),
        "asked": int(position.asked),
    }


def deed_text(position: MaskPosition) -> Facts:
    sticks = [stick for stick in range(int(position.seats) * 2) if steps_of(position, stick)]
    walked = {hole_text(int(position.sticks[stick])): int(steps_of(position, stick)) for stick in sticks}
    return {"buyer": int(position.buyer), "doer": int(position.doer), "walked": walked}


def turned_up(position: MaskPosition) -> str | None:
    """The mask in the opener's hand."""
    return position.mask_name(position.laid) if position.phase == ORIENTING else None
