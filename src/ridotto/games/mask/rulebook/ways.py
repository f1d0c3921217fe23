"""The base: 48 holes as bits, and the ways between them (MS-1, MS-7).

Hole a1 is bit 0, b1 bit 1; a row takes eight bits, so that a step off the edge lands where no hole is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.rules.bits import bit, lowest

SIDE: Final = 7
ROW: Final = 8  # from a hole to the one in the next row
CENTRE: Final = 27  # d4
ROW_1: Final = 0x7F
COLUMN_A: Final = 0x01010101010101
HOLES: Final = 0x7F7F7F777F7F7F
BORDER: Final = 0x7F41414141417F


def beside(holes: i64) -> i64:
    """One step from a set, off the base and onto sticks too."""
    return holes << 1 | holes >> 1 | holes << 8 | holes >> 8


def reach(start: i64, free: i64, steps: i64) -> i64:
    """The free holes within so many steps of a set."""
    reached = start
    while steps > 0:
        grown = reached | (beside(reached) & free)
        if grown == reached:
            break
        reached = grown
        steps -= 1
    return reached & ~start


def way(start: i64, goal: i64, free: i64) -> i64:
    """How many steps the shortest free way takes; 0 if there is none."""
    reached = start
    steps: i64 = 0
    while reached & goal == 0:
        grown = reached | (beside(reached) & free)
        if grown == reached:
            return 0
        reached = grown
        steps += 1
    return steps


def passed(start: i64, goal: i64, free: i64) -> list[int]:
    """The holes of a shortest free way, the goal last; of several, that whose last holes are the lowest."""
    holes: list[int] = []
    steps = way(start, goal, free)
    here = goal
    while steps > 0:
        holes.append(int(lowest(here)))
        steps -= 1
        near = beside(here) & (reach(start, free, steps) if steps > 0 else start)
        here = near & -near
    return holes[::-1]


def lines(hole: i64) -> i64:
    """The holes of its row and column, without crossing the centre (the card Leap)."""
    row: i64 = hole >> 3
    column: i64 = hole & 7
    along = bit(row * 8) * ROW_1
    across = bit(column) * COLUMN_A
    if row == 3:
        along &= _side(bit(CENTRE), column > 3)
    if column == 3:
        across &= _side(bit(CENTRE), row > 3)
    return (along | across) & ~bit(hole)


def _side(centre: i64, beyond: bool) -> i64:
    """All bits on one side of the centre."""
    return HOLES & ~(centre - 1) if beyond else centre - 1


def turned(hole: int, quarters: int) -> int:
    """Where a hole of a stencil lies after quarter turns clockwise; row 1 is the upper one."""
    for _ in range(quarters):
        hole = (hole % ROW) * ROW + SIDE - 1 - hole // ROW
    return hole
