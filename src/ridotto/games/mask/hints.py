"""Why a move of Mask is suggested."""

from __future__ import annotations

from ridotto.bots.ranked_move import HintReason
from ridotto.games.mask.mind import UNREAD_CARD_VALUE, as_mask
from ridotto.games.mask.rulebook.notation import (
    BID,
    DRAW,
    GO,
    ORIENT,
    OUT,
    PASS,
    PUT_INTO,
    STOP,
    first_of,
    kind_of,
    second_of,
)
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import CARRYING_OUT
from ridotto.games.mask.rulebook.view import cost
from ridotto.games.mask.values import card_value
from ridotto.rules.position import Position


def hint_reason(position: Position, seat: int, move: int) -> HintReason | None:
    """What it brings on payday, or what the card is worth, if that speaks for the move."""
    mask = as_mask(position)
    if move >= BID or move == OUT:
        return bid_reason(mask, seat, move)
    if kind_of(move) in (GO, PUT_INTO):
        return way_reason(mask, seat, move)
    if ORIENT <= move < PASS:
        after = as_mask(mask.copy())
        after.do(seat, move)
        gain = 0 if after.over else int(after.wages(seat))  # at the very end, rings of other masks may lie open
        return ("hint-mask-orient", {"gain": gain}) if gain else None
    if move == PASS:
        gain = int(mask.wages(seat))
        return ("hint-mask-stay", {"gain": gain}) if gain else ("hint-mask-pass", {})
    if move == STOP:
        gain = int(mask.wages(seat))
        return ("hint-mask-done", {"gain": gain}) if gain and mask.phase != CARRYING_OUT else None
    return ("hint-mask-draw", {}) if move == DRAW else None


def bid_reason(mask: MaskPosition, seat: int, move: int) -> HintReason | None:
    """A card that's worth the bid speaks for it, one that isn't worth the next bid speaks for dropping out."""
    known = mask.knows(seat, mask.top)
    worth = round(card_value(mask, seat)) if known else round(UNREAD_CARD_VALUE)
    speaks_for_it = worth <= int(mask.high) if move == OUT else worth >= move - BID
    if not speaks_for_it:
        return sale_reason(mask, seat) if move == OUT else None
    if not known:
        return "hint-mask-unread", {}
    return ("hint-mask-card", {"worth": worth}) if worth > 0 else ("hint-mask-no-use", {})


def sale_reason(mask: MaskPosition, seat: int) -> HintReason | None:
    """For a seller, somebody else's bid speaks for dropping out (MS-10)."""
    sells = seat == mask.turn and mask.high > 0
    return ("hint-mask-sold", {"player": int(mask.bidder), "points": int(mask.high)}) if sells else None


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
