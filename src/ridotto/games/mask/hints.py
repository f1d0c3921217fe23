"""Why a move of Mask is suggested."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots.ranked_move import HintReason
from ridotto.games.mask.mind import as_mask
from ridotto.games.mask.policy import UNREAD_CARD_VALUE
from ridotto.games.mask.rulebook.notation import (
    BID,
    DRAW,
    FROM,
    GO,
    ORIENT,
    OUT,
    PASS,
    PLACE,
    PUT_INTO,
    STOP,
    SWAP_WITH,
    first_of,
    kind_of,
    number_of,
    second_of,
)
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import CARRYING_OUT, ORIENTING
from ridotto.games.mask.rulebook.view import cost
from ridotto.games.mask.values import card_value, gain, prospects
from ridotto.rules.bits import bit, squares_of
from ridotto.rules.position import Position


def hint_reason(position: Position, seat: int, move: int) -> HintReason | None:
    """What it brings on payday, or what the card is worth, if that speaks for the move."""
    reason = REASONS.get(kind_of(move))
    return None if reason is None else reason(as_mask(position), seat, move)


def pass_reason(mask: MaskPosition, seat: int, move: int) -> HintReason:
    wages = int(mask.wages(seat))
    return ("hint-mask-stay", {"gain": wages}) if wages else ("hint-mask-pass", {})


def draw_reason(mask: MaskPosition, seat: int, move: int) -> HintReason:
    return "hint-mask-draw", {}


def place_reason(mask: MaskPosition, seat: int, move: int) -> HintReason | None:
    hopes = prospects(mask)
    others = [hopes[hole] for hole in squares_of(mask.free())]
    return ("hint-mask-place", {}) if hopes[move] > sum(others) / len(others) else None


def payday_reason(mask: MaskPosition, seat: int, move: int) -> HintReason | None:
    """A mask that's laid, or two sticks that swap."""
    before = 0 if mask.phase == ORIENTING else int(mask.wages(seat))
    after = as_mask(mask.copy())
    after.do(seat, move)
    wages = 0 if after.over else int(after.wages(seat))  # at the very end, rings of other masks may lie open
    return ("hint-mask-orient", {"gain": wages}) if wages and wages >= before else None


def stop_reason(mask: MaskPosition, seat: int, move: int) -> HintReason | None:
    if mask.phase == CARRYING_OUT:
        helps = any(gain(mask, seat, other) > 0 for other in mask.legal(seat) if other != STOP)
        return None if helps else ("hint-mask-skip", {})
    wages = int(mask.wages(seat))
    if wages:
        return "hint-mask-done", {"gain": wages}
    pays = any(way_reason(mask, seat, other) for other in mask.legal(seat) if kind_of(other) == GO)
    return None if pays else ("hint-mask-no-way", {})


def richest_reason(mask: MaskPosition, seat: int, move: int) -> HintReason | None:
    victim = number_of(move)
    most = max(int(mask.points[other]) for other in range(int(mask.seats)) if other not in (seat, victim))
    return ("hint-mask-richest", {"player": victim}) if int(mask.points[victim]) > most else None


def bid_reason(mask: MaskPosition, seat: int, move: int) -> HintReason | None:
    """A card that's worth the bid speaks for it, one that isn't worth the next bid speaks for dropping out."""
    known = mask.knows(seat, mask.top)
    worth = round(card_value(mask, seat)) if known else round(UNREAD_CARD_VALUE)
    speaks_for_it = worth <= int(mask.high) if move == OUT else worth >= move - BID
    if not speaks_for_it:
        return dropping_reason(mask, seat, known) if move == OUT else bluff_reason(mask, seat, move)
    if not known:
        return "hint-mask-unread", {}
    return ("hint-mask-card", {"worth": worth}) if worth > 0 else ("hint-mask-no-use", {})


def bluff_reason(mask: MaskPosition, seat: int, move: int) -> HintReason | None:
    """A seller's bid praises the card without a word, to others too. The lowest one is enough for that."""
    seller = int(mask.turn)
    if seat == seller:
        return ("hint-mask-bluff", {}) if move == BID + 1 else None
    return ("hint-mask-wanted", {"player": seller}) if mask.still_in & bit(seller) else None


def dropping_reason(mask: MaskPosition, seat: int, known: bool) -> HintReason | None:
    """A seller who could bid for their card and doesn't, speaks against it."""
    seller = int(mask.turn)
    unwanted = not known and not mask.still_in & bit(seller) and mask.points[seller] > 0
    if unwanted:
        return "hint-mask-unwanted", {"player": seller}
    if seat == seller:
        return sale_reason(mask)
    return None if known else ("hint-mask-risky", {})


def sale_reason(mask: MaskPosition) -> HintReason:
    """For a seller, somebody else's bid speaks for dropping out, and before that, the bank that they'd pay (MS-10)."""
    if mask.high == 0:
        return "hint-mask-own", {}
    return "hint-mask-sold", {"player": int(mask.bidder), "points": int(mask.high)}


def way_reason(mask: MaskPosition, seat: int, move: int) -> HintReason | None:
    """A card may move other players' sticks, so that they earn less."""
    owner = int(mask.stick_at(first_of(move))) // 2
    gain = int(mask.worth(second_of(move)) - mask.worth(first_of(move)))
    price = cost(mask, move)
    if owner == seat and gain > price:
        return "hint-mask-way", {"gain": gain, "cost": price}
    if owner != seat and gain < 0:
        return "hint-mask-hinder", {"player": owner, "loss": -gain}
    return None


REASONS: Final[dict[int, Callable[[MaskPosition, int, int], HintReason | None]]] = {
    PLACE: place_reason,
    ORIENT: payday_reason,
    PASS: pass_reason,
    DRAW: draw_reason,
    GO: way_reason,
    STOP: stop_reason,
    OUT: bid_reason,
    PUT_INTO: way_reason,
    SWAP_WITH: payday_reason,
    FROM: richest_reason,
    BID: bid_reason,
}
