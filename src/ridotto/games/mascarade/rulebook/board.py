"""The board of Mascarade as bits: rows 1 to 5 in one number, rows 6 to 10 in another, a1 first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.rules.bits import bit

HALF: Final = 50
ALL: Final = (1 << 50) - 1
ROW: Final = (1 << 10) - 1
NOT_A: Final = ALL - (1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40)
NOT_J: Final = ALL - (1 << 9 | 1 << 19 | 1 << 29 | 1 << 39 | 1 << 49)

JUMBO: Final = 44  # e5 (MC-1)


def near(low: i64, high: i64) -> tuple[i64, i64]:
    """The squares that touch a set by a side."""
    near_low = along(low) | (low << 10) | (low >> 10) | ((high & ROW) << 40)
    near_high = along(high) | (high << 10) | (high >> 10) | (low >> 40)
    return near_low & ALL, near_high & ALL


def along(half: i64) -> i64:
    """One step to the right and to the left."""
    return ((half & NOT_J) << 1) | ((half & NOT_A) >> 1)


def square_bits(square: i64) -> tuple[i64, i64]:
    """The set of one square."""
    if square < HALF:
        return bit(square), 0
    return 0, bit(square - HALF)
