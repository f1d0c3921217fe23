"""Mask: a turn: pass, draw, or move sticks for points (MS-6 to MS-8)."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import DRAW, GO, KIND, PASS, STOP, THING, ways_from
from ridotto.games.mask.rulebook.phases import auction, rounds
from ridotto.games.mask.rulebook.position import MOVING, BasePosition
from ridotto.games.mask.rulebook.ways import reach, way
from ridotto.rules.bits import bit, count, nth
from ridotto.rules.dice import Dice

# -- which moves there are


def legal(position: BasePosition) -> list[int]:
    moves = [STOP] if position.phase == MOVING else [PASS, DRAW] if len(position.cards) else [PASS]
    for stick in range(2 * position.turn, 2 * position.turn + 2):
        moves += ways_from(GO, position.sticks[stick], paid_ways(position, stick))
    return moves


def is_legal(position: BasePosition, move: i64) -> bool:
    if GO <= move < STOP:
        stick = position.stick_at(move % KIND // THING)
        return stick >> 1 == position.turn and paid_ways(position, stick) & bit(move % THING) != 0
    if position.phase == MOVING:
        return move == STOP
    return move == PASS or (move == DRAW and len(position.cards) > 0)


def paid_ways(position: BasePosition, stick: i64) -> i64:
    """As far as the points go (MS-7)."""
    return reach(bit(position.sticks[stick]), position.free(), position.points[position.turn])


def random_move(position: BasePosition, dice: Dice) -> i64:
    """Pass and draw (or done), then the ways of one stick and of the other."""
    seat = position.turn
    lone: i64 = 1 if position.phase == MOVING or len(position.cards) == 0 else 2
    first: i64 = 0
    second: i64 = 0
    if position.points[seat] > 0:
        first = paid_ways(position, 2 * seat)
        second = paid_ways(position, 2 * seat + 1)
    ways = count(first)
    chosen = dice.below(lone + ways + count(second)) - lone
    if chosen >= ways:
        return GO + position.sticks[2 * seat + 1] * THING + nth(second, chosen - ways)
    if chosen >= 0:
        return GO + position.sticks[2 * seat] * THING + nth(first, chosen)
    if position.phase == MOVING:
        return STOP
    return PASS if chosen == -1 else DRAW


# -- what follows


def decide(position: BasePosition, move: i64) -> None:
    if move == DRAW:
        auction.draw(position)
    elif move == PASS:
        rounds.close_turn(position, "passes")
    elif move == STOP:
        rounds.close_turn(position, "done")
    else:
        go(position, position.stick_at(move % KIND // THING), move % THING)


def go(position: BasePosition, stick: i64, hole: i64) -> None:
    """The shortest free way, a point a step (MS-7)."""
    cost = way(bit(position.sticks[stick]), bit(hole), position.free())
    if position.telling:
        position.tell_way("goes", position.turn, stick, hole, cost)
    position.move_stick(stick, hole)
    position.points[position.turn] -= cost
    position.phase = MOVING
    keep_moving(position)


def keep_moving(position: BasePosition) -> None:
    """Whoever cannot go a step further is done."""
    if not rounds.can_move(position):
        rounds.close_turn(position, "done")
