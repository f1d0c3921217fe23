"""Mask: how everybody plays on in the head of a bot: sensible moves, and what a card is worth to whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import DRAW, GO, ORIENT, PASS, STOP, THING
from ridotto.games.mask.rulebook.phases.turn import paid_ways
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import CHOOSING, MOVING
from ridotto.games.mask.rulebook.ways import way
from ridotto.games.mask.values import card_value, lead
from ridotto.rules.bits import bit, lowest
from ridotto.rules.dice import Dice
from ridotto.rules.position import NOBODY

UNREAD_CARD_VALUE: Final = 2.0  # what an unread card is worth, on average …
MAX_BLIND_BID: Final = 3  # … and the most that somebody may fancy to pay for it
LEAST_GAIN: Final = 2  # a way that gains less isn't worth the turn: better draw a card and sell it
LOTS: Final = 16


def best_orientation(mask: MaskPosition, seat: i64) -> i64:
    best: i64 = 0
    most = -1000.0
    for turn in range(i64(4)):
        after = mask.copy()
        after.do(seat, ORIENT + turn)
        gained = lead(after, seat)
        if gained > most:
            best = turn
            most = gained
    return ORIENT + best


def sensible_turn(mask: MaskPosition, seat: i64) -> i64:
    """The way that gains most, if it gains enough; else a card to sell."""
    best: i64 = NOBODY
    most: i64 = LEAST_GAIN - 1 if mask.phase == CHOOSING else 0
    for stick in range(2 * seat, 2 * seat + 2):
        begin = mask.sticks[stick]
        goals = paid_ways(mask, stick) & (mask.singles | mask.doubles)
        while goals:
            hole = lowest(goals)
            goals &= goals - 1
            gained = mask.worth(hole) - mask.worth(begin) - way(bit(begin), bit(hole), mask.free())
            if gained > most:
                best = GO + begin * THING + hole
                most = gained
    if best != NOBODY:
        return best
    if mask.phase == MOVING:
        return STOP
    return DRAW if len(mask.cards) > 0 else PASS


def fair_price(mask: MaskPosition, seat: i64, dice: Dice) -> float:
    """What a card is worth to a seat; a seller would rather have another's money than the card."""
    if not mask.knows(seat, mask.top):
        return float(dice.below(MAX_BLIND_BID + 1))
    worth = card_value(mask, seat)
    return worth - UNREAD_CARD_VALUE if mask.turn == seat else worth


def credulous_price(high: i64, dice: Dice) -> float:
    """What somebody pays for a card they haven't read: little, unless somebody has bid for it. Some believe that, and
    some know better."""
    lot = dice.below(LOTS)
    if high == 0:
        return 1.0 if lot == 0 else 0.0
    return 1.0 if lot < 12 else 2.0 if lot < 15 else 3.0
