"""Mask: what a seat has, what a card brings to whom, and where the next masks may pay."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import STOP, SWAP_WITH, first_of, kind_of, second_of
from ridotto.games.mask.rulebook.phases.cards import carry_out
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import BIDDING, CARRYING_OUT, ORIENTING, PLACING
from ridotto.games.mask.rulebook.ways import HOLES, ROW, SIDE, beside
from ridotto.rules.bits import bit, squares_of
from ridotto.rules.position import NOBODY

EXPECTED_PRICE: Final = 1.5  # what a seller hopes for before the first bid
SELLER_BIDS_ABOVE: Final = 2.5  # a seller to whom a card is worth more bids for it
MAX_RING_STEPS: Final = 4  # steps that a ring can be worth


def points_with_payday(mask: MaskPosition, seat: i64) -> float:
    """Points, and what the next payday will bring as things stand."""
    due = mask.wages(seat) if mask.phase not in (PLACING, ORIENTING) else 0
    return float(mask.points[seat] + due)


def win_probability(ahead: float, lead_scale: float) -> float:
    """To win, being so many points ahead of the best of the others."""
    return 1.0 / (1.0 + exp(-ahead / lead_scale))


def lead(mask: MaskPosition, seat: i64) -> float:
    """Over the average of the others."""
    others = 0.0
    for other in range(mask.seats):
        if other != seat:
            others += points_with_payday(mask, other)
    return points_with_payday(mask, seat) - others / float(mask.seats - 1)


def at_stake(mask: MaskPosition, seat: i64) -> float:
    """What an auction under way promises: the price to the seller, the card less its price to the highest bidder."""
    if mask.phase != BIDDING:
        return 0.0
    if mask.bidder == seat:
        return card_value(mask, seat) - float(mask.high)
    if mask.turn == seat:
        return EXPECTED_PRICE if mask.bidder == NOBODY else float(mask.high)
    return 0.0


# -- cards


def card_value(mask: MaskPosition, seat: i64) -> float:
    """How much better off a seat would be after carrying the drawn card out, for nothing."""
    after = mask.copy()
    card = after.top
    carry_out(after, seat)
    while after.phase == CARRYING_OUT and after.top == card:
        doer = after.decider()
        after.do(doer, best_by_card(after, doer))
    return lead(after, seat) - lead(mask, seat)


def expected_card_value(mask: MaskPosition, seat: i64, bluffs: float) -> float:
    """What the drawn card brings a seat that has not read it, on average of those that fit what its seller does. One
    that doesn't counts as often as the seller bids for such a card: `bluffs`, from 0 to 1."""
    unread: list[int] = [int(mask.cards[place]) for place in range(len(mask.cards)) if not mask.knows(seat, place)]
    total = 0.0
    weights = 0.0
    for kind in sorted(set(unread)):
        after = mask.copy()
        after.cards = mask.cards[:]
        after.cards[mask.top] = kind
        weight = float(unread.count(kind)) * (1.0 if fits_seller(after) else bluffs)
        if weight > 0.0:
            weights += weight
            total += weight * card_value(after, seat)
    return total / weights if weights > 0.0 else 0.0


def fits_seller(mask: MaskPosition) -> bool:
    """Whether a seller who speaks their mind would do what this one does: bid for their own card, or not."""
    if mask.points[mask.turn] == 0:
        return True
    bids = mask.still_in & bit(mask.turn) != 0
    return bids == (card_value(mask, mask.turn) > SELLER_BIDS_ABOVE)


def best_by_card(mask: MaskPosition, seat: i64) -> i64:
    """The choice that a card gives, made for the moment."""
    best: i64 = 0
    most = -1000.0
    for number in mask.legal(seat):
        move: i64 = number
        gained = gain(mask, seat, move)
        if gained > most:
            best = move
            most = gained
    return best


def gain(mask: MaskPosition, seat: i64, move: i64) -> float:
    """How much a choice that a card gives betters the lead of a seat."""
    if mask.effect().on_sticks():
        return stick_gain(mask, seat, move)
    after = mask.copy()
    after.do(seat, move)
    return lead(after, seat) - lead(mask, seat)


def stick_gain(mask: MaskPosition, seat: i64, move: i64) -> float:
    """The same for a stick that moves, or two that swap, without moving them: choices are many."""
    kind = kind_of(move)
    if kind == STOP:
        return 0.0
    begin: i64 = first_of(move)
    goal: i64 = second_of(move)
    better = float(mask.worth(goal) - mask.worth(begin))
    found = better * lead_share(mask, seat, mask.stick_at(begin))
    if kind == SWAP_WITH:
        found -= better * lead_share(mask, seat, mask.stick_at(goal))
    return found


def lead_share(mask: MaskPosition, seat: i64, stick: i64) -> float:
    """What a point for the owner of a stick does to the lead of a seat."""
    return 1.0 if stick >> 1 == seat else -1.0 / float(mask.seats - 1)


# -- masks to come


def prospects(mask: MaskPosition) -> vec[float]:
    """By hole: what the masks to come pay on average, however they lie, if a stick goes from there to the best ring."""
    found = vec[float]([0.0] * (ROW * SIDE))
    seen: i64 = mask.laid + 1 if mask.phase == ORIENTING else mask.laid
    laid: list[int] = [int(number) for number in mask.masks[:seen]]
    coming = [number for number in range(len(mask.box.stencils.names)) if number not in laid]
    for hole in squares_of(HOLES):
        paid: i64 = 0
        for number in coming:
            for turn in range(4):
                paid += best_ring(mask, hole, number * 4 + turn)
        found[hole] = float(paid) / float(4 * max(len(coming), 1))
    return found


def best_ring(mask: MaskPosition, hole: i64, lying: i64) -> i64:
    """What the best ring of a mask pays, less the steps to it."""
    stencils = mask.box.stencils
    singles, doubles = stencils.singles[lying], stencils.doubles[lying]
    reached = bit(hole)
    best: i64 = 0
    for steps in range(i64(MAX_RING_STEPS + 1)):
        if reached & doubles:
            return max(best, 5 - steps)
        if reached & singles:
            best = max(best, 3 - steps)
        reached |= beside(reached) & HOLES
    return best
