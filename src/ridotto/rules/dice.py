"""A fast generator for playouts and sampled worlds. Nothing that must stay secret comes from here: see `lots`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


def _scatter(seed: i64) -> i64:
    """A 32-bit word that looks unlike its neighbours'."""
    word: i64 = (seed ^ (seed >> 16)) & WORD
    word = (word * 0x45D9F3B) & WORD
    word = word ^ (word >> 16)
    word = (word * 0x45D9F3B) & WORD
    return word ^ (word >> 16)


@final
class Dice:
    """Marsaglia's xorshift128 on 32-bit words, so that no step leaves 61 bits."""

    def __init__(self, seed: int) -> None:
        small: i64 = seed % 0x7FFFFFFFFFFF
        self.x: i64 = _scatter(small & WORD) | 1
        self.y: i64 = _scatter((small >> 16) + 0x9E3779B9)
        self.z: i64 = _scatter(small + 0x3C6EF372)
        self.w: i64 = _scatter(small + 0x1B873593)

    def roll(self) -> i64:
        """A random 32-bit word."""
        mixed: i64 = (self.x ^ (self.x << 11)) & WORD
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ mixed ^ (mixed >> 8)
        return self.w

    def below(self, limit: i64) -> i64:
        """A random number from 0 up to, not including, a limit far below 2**28."""
        return (self.roll() * limit) >> 32

    def share(self) -> float:
        """A random part of the whole, from 0 up to, not including, 1."""
        return float(self.roll()) / 4294967296.0

    def shuffle(self, things: list[int]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = int(self.below(last + 1))
            things[last], things[other] = things[other], things[last]
