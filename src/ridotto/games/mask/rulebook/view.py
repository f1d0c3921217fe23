"""What a seat may know of Mask: all that lies open, the cards it has read or heard, and what is still to come."""

from __future__ import annotations

from ridotto.errors import BadPosition
from ridotto.games.mask.rulebook.dump import auction_text, is_drawn, pile, rings_text, table_text, turned_up
from ridotto.games.mask.rulebook.load import box_in, load
from ridotto.games.mask.rulebook.notation import GO, first_of, kind_of, second_of
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import CARRYING_OUT, ORIENTING, PLACING
from ridotto.games.mask.rulebook.ways import way
from ridotto.rules.bits import bit
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts
from ridotto.rules.position import NOBODY
from ridotto.rules.reading import table, texts, whole


def view(position: MaskPosition, seat: int | None) -> Facts:
    names = position.box.deck.names
    viewer = NOBODY if seat is None else seat
    return table_text(position) | {
        "turned_up": turned_up(position),
        "masks_left": len(position.masks) - int(position.laid),
        "unseen_masks": unseen_masks(position),
        "cards": [names[position.cards[place]] if position.knows(viewer, place) else None for place in pile(position)],
        "unseen_cards": unseen_cards(position, viewer),
        "auction": auction_text(position, position.knows(viewer, position.top)),
        "costs": costs(position, seat),
        "orientations": orientations(position),
        "wages": wages(position),
    }


def orientations(position: MaskPosition) -> list[Facts]:
    """Where the rings would be in each orientation, of the mask turned up or else of the one on top."""
    number = position.laid if position.phase == ORIENTING else position.laid - 1
    if number < 0:
        return []
    stencils, first = position.box.stencils, position.masks[number] * 4
    return [rings_text(stencils.singles[first + turn], stencils.doubles[first + turn]) for turn in range(4)]


def wages(position: MaskPosition) -> list[int]:
    """What a payday would bring each seat. The mask below one that is turned up has paid already (MS-13)."""
    if position.phase in (PLACING, ORIENTING):
        return [0] * int(position.seats)
    return [int(position.wages(seat)) for seat in range(position.seats)]


def unseen_masks(position: MaskPosition) -> list[str]:
    """The masks that may still come: which of them are left in the box, nobody knows (MS-3)."""
    seen = [position.mask_name(number) for number in range(int(position.laid))]
    up = turned_up(position)
    return sorted(name for name in position.box.stencils.names if name not in seen and name != up)


def unseen_cards(position: MaskPosition, viewer: int) -> list[str]:
    """The cards whose place the viewer does not know. Everybody knows the deck."""
    places = [*pile(position), *([int(position.top)] if is_drawn(position) else [])]
    hidden = [place for place in places if not position.knows(viewer, place)]
    return sorted(position.box.deck.names[position.cards[place]] for place in hidden)


def costs(position: MaskPosition, seat: int | None) -> list[int | None]:
    """What each of the seat's legal moves would cost in points, in their order; only ways have a price."""
    if seat is None or position.over or seat != position.decider():
        return []
    return [cost(position, move) if kind_of(move) == GO else None for move in position.legal(seat)]


def cost(position: MaskPosition, move: int) -> int:
    if position.phase == CARRYING_OUT:
        return 0
    return int(way(bit(first_of(move)), bit(second_of(move)), position.free()))


# -- worlds


def world(facts: Facts, seats: int, seed: int, farewell: bool) -> MaskPosition:
    """A position that fits the view: masks to come and unseen cards are dealt anew."""
    dice = Dice(seed)
    masks = _masks_to_come(facts, dice)
    hidden = _shuffled(texts(facts, "unseen_cards"), dice)
    cards = facts.get("cards")
    if not isinstance(cards, list):
        raise BadPosition("mask-view-cards")
    auction = None if facts.get("auction") is None else table(facts, "auction")
    slots = [*cards, *([] if auction is None else [auction.get("card")])]
    if slots.count(None) != len(hidden):
        raise BadPosition("mask-view-cards")
    filled = [hidden.pop() if card is None else card for card in slots]
    if auction is not None:
        auction = auction | {"card": filled.pop()}
    return load(facts | {"masks": masks, "cards": filled, "auction": auction}, seats, farewell)


def _masks_to_come(facts: Facts, dice: Dice) -> list[str]:
    names = box_in(facts).stencils.names
    left = whole(facts, "masks_left", 0, len(names))
    up = facts.get("turned_up")
    known = [] if up is None else [str(up)]
    unseen = _shuffled(texts(facts, "unseen_masks"), dice)
    if left < len(known) or left > len(known) + len(unseen):
        raise BadPosition("mask-view-masks")
    return [*known, *unseen[: left - len(known)]]


def _shuffled(names: list[str], dice: Dice) -> list[str]:
    order = list(range(len(names)))
    dice.shuffle(order)
    return [names[number] for number in order]
