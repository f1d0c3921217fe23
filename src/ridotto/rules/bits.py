"""Sets of squares as bits of one native integer.

Up to 61 squares. Compiled, an `i64` wraps around; interpreted, it grows: below 2**61 both agree.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HIGH: Final = 1 << 61


def bit(square: i64) -> i64:
    """The set of that one square. (`1 << square` would be a 32-bit shift once compiled.)"""
    return HIGH >> (61 - square)


def count(squares: i64) -> i64:
    """How many squares are in the set."""
    pairs: i64 = squares - ((squares >> 1) & 0x1555555555555555)
    nibbles: i64 = (pairs & 0x1333333333333333) + ((pairs >> 2) & 0x1333333333333333)
    total: i64 = (nibbles + (nibbles >> 4)) & 0x0F0F0F0F0F0F0F0F
    total += total >> 8
    total += total >> 16
    total += total >> 32
    return total & 0x7F


def lowest(squares: i64) -> i64:
    """The first square of a set that is not empty: each half, quarter … it lies in is one digit of its number."""
    first = squares & -squares
    number: i64 = 0
    if first & 0x1FFFFFFF00000000:
        number = 32
    if first & 0x1FFF0000FFFF0000:
        number += 16
    if first & 0x1F00FF00FF00FF00:
        number += 8
    if first & 0x10F0F0F0F0F0F0F0:
        number += 4
    if first & 0x0CCCCCCCCCCCCCCC:
        number += 2
    if first & 0x0AAAAAAAAAAAAAAA:
        number += 1
    return number


def nth(squares: i64, n: i64) -> i64:
    """The n-th square of the set, counted from 0. The first steps aren't a loop: a processor predicts loops badly."""
    if n > 0:
        squares &= squares - 1
    if n > 1:
        squares &= squares - 1
    if n > 2:
        squares &= squares - 1
    while n > 3:
        squares &= squares - 1
        n -= 1
    return lowest(squares)


def squares_of(squares: i64) -> list[int]:
    """The squares of the set in ascending order."""
    found: list[int] = []
    while squares:
        found.append(lowest(squares))
        squares &= squares - 1
    return found
