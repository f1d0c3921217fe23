"""Mask: placing sticks before the first round (MS-4)."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import ORIENT, PLACE, hole_text
from ridotto.games.mask.rulebook.phases import rounds
from ridotto.games.mask.rulebook.position import NOWHERE, BasePosition
from ridotto.rules.bits import bit, count, nth, squares_of
from ridotto.rules.dice import Dice


def legal(position: BasePosition) -> list[int]:
    return [PLACE + hole for hole in squares_of(position.free())]


def is_legal(position: BasePosition, move: i64) -> bool:
    return move < ORIENT and position.free() & bit(move - PLACE) != 0


def random_move(position: BasePosition, dice: Dice) -> i64:
    free = position.free()
    return PLACE + nth(free, dice.below(count(free)))


def place(position: BasePosition, hole: i64) -> None:
    """One stick at a time, twice round."""
    stick: i64 = 2 * position.turn
    if position.sticks[stick] != NOWHERE:
        stick += 1
    position.sticks[stick] = hole
    position.taken |= bit(hole)
    if position.telling:
        position.tell("places", position.turn, {"at": hole_text(int(hole))})
    for _ in range(position.seats):
        position.turn = position.next_seat(position.turn)
        if position.sticks[2 * position.turn + 1] == NOWHERE:
            return
    rounds.open_round(position)
