"""Mask: where the rings are, what a card is worth to whom, and what to pay for one nobody has read."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ridotto.bots.minds.mind import Mind
from ridotto.rules.bits import bit, lowest
from ridotto.rules.dice import Dice
from ridotto.rules.mask.notation import BID, DRAW, GO, ORIENT, OUT, PASS, STOP, THING
from ridotto.rules.mask.play import MaskPosition
from ridotto.rules.mask.table import BIDDING, CARRYING_OUT, CHOOSING, MOVING, ORIENTING, PLACING
from ridotto.rules.mask.ways import way
from ridotto.rules.position import NOBODY, Position

A_LEAD: Final = 10.0  # points that make a win nearly three times as likely as not
UNREAD: Final = 2.0  # what a card that one has not read is worth, on average
ASKING: Final = 1.5  # what a seller hopes for before the first bid
WORTHWHILE: Final = 2  # a way that gains less is not worth the turn: rather draw a card and sell it
TREE_MOVES: Final = 1
FURTHER_ROUNDS: Final = 0


@final
class MaskMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.tree_moves = TREE_MOVES
        self.masks_ahead: i64 = 0  # so many masks lie on the base when a playout is judged

    def study(self, position: Position, seat: i64) -> None:
        mask = own(position)
        unlaid: i64 = 1 if mask.phase in (PLACING, ORIENTING) else 0
        self.masks_ahead = mask.laid + unlaid + FURTHER_ROUNDS

    def far_enough(self, position: Position, moves: i64) -> bool:
        """Right after a payday: a fixed number of moves would favour who dawdles."""
        mask = own(position)
        return mask.phase == ORIENTING and mask.laid >= self.masks_ahead

    def judge(self, position: Position, seat: i64) -> float:
        """The lead over the richest of the others."""
        mask = own(position)
        if mask.over:
            return mask.won(seat)
        best = -1000.0
        for other in range(mask.seats):
            if other != seat:
                best = max(best, wealth(mask, other))
        return 1.0 / (1.0 + exp((best - wealth(mask, seat) - at_stake(mask, seat)) / A_LEAD))

    def playout_move(self, position: Position, seat: i64, dice: Dice) -> i64:
        mask = own(position)
        if mask.phase == ORIENTING:
            return best_orientation(mask, seat)
        if mask.phase == BIDDING:
            return sensible_bid(mask, seat)
        if mask.phase == CARRYING_OUT:
            return best_by_card(mask, seat)
        if mask.phase in (CHOOSING, MOVING):
            return sensible_turn(mask, seat)
        return mask.random_move(seat, dice)


# -- what somebody has


def wealth(mask: MaskPosition, seat: i64) -> float:
    """Points, and what the next payday will bring as things stand."""
    due = mask.wages(seat) if mask.phase not in (PLACING, ORIENTING) else 0
    return float(mask.points[seat] + due)


def lead(mask: MaskPosition, seat: i64) -> float:
    """Over the average of the others."""
    others = 0.0
    for other in range(mask.seats):
        if other != seat:
            others += wealth(mask, other)
    return wealth(mask, seat) - others / float(mask.seats - 1)


def at_stake(mask: MaskPosition, seat: i64) -> float:
    """What an auction under way promises: the price to the seller, the card less its price to the highest bidder."""
    if mask.phase != BIDDING:
        return 0.0
    if mask.bidder == seat:
        return card_worth(mask, seat) - float(mask.high)
    if mask.turn == seat:
        return ASKING if mask.bidder == NOBODY else float(mask.high)
    return 0.0


def card_worth(mask: MaskPosition, seat: i64) -> float:
    """How much better off a seat would be after carrying the drawn card out, for nothing."""
    after = mask.copy()
    card = after.top
    after.carry_out(seat)
    while after.phase == CARRYING_OUT and after.top == card:
        doer = after.decider()
        after.do(doer, best_by_card(after, doer))
    return lead(after, seat) - lead(mask, seat)


# -- sensible moves


def best_by_card(mask: MaskPosition, seat: i64) -> i64:
    """The choice that a card gives, made for the moment."""
    best: i64 = 0
    most = -1000.0
    for number in mask.legal(seat):
        move: i64 = number
        after = mask.copy()
        after.do(seat, move)
        gain = lead(after, seat)
        if gain > most:
            best = move
            most = gain
    return best


def best_orientation(mask: MaskPosition, seat: i64) -> i64:
    best: i64 = 0
    most = -1000.0
    for turn in range(i64(4)):
        after = mask.copy()
        after.do(seat, ORIENT + turn)
        gain = lead(after, seat)
        if gain > most:
            best = turn
            most = gain
    return ORIENT + best


def sensible_turn(mask: MaskPosition, seat: i64) -> i64:
    """The way that gains most, if it gains enough; else a card to sell."""
    best: i64 = NOBODY
    most: i64 = WORTHWHILE - 1 if mask.phase == CHOOSING else 0
    for stick in range(2 * seat, 2 * seat + 2):
        begin = mask.sticks[stick]
        goals = mask.paid_ways(stick) & (mask.singles | mask.doubles)
        while goals:
            hole = lowest(goals)
            goals &= goals - 1
            gain = mask.worth(hole) - mask.worth(begin) - way(bit(begin), bit(hole), mask.free())
            if gain > most:
                best = GO + begin * THING + hole
                most = gain
    if best != NOBODY:
        return best
    if mask.phase == MOVING:
        return STOP
    return DRAW if len(mask.cards) > 0 else PASS


def sensible_bid(mask: MaskPosition, seat: i64) -> i64:
    """One more, as long as the card is worth it; a seller would rather have another's money than the card."""
    worth = card_worth(mask, seat) if mask.knows(seat, mask.top) else UNREAD
    if mask.turn == seat:
        worth -= UNREAD
    return BID + mask.high + 1 if float(mask.high + 1) <= worth else OUT


def own(position: Position) -> MaskPosition:
    assert isinstance(position, MaskPosition)
    return position
