"""Lots drawn from the seed of a game: who begins, how the piles lie, who wins a tie.

The n-th lot is read off SHA-256 of "seed/n": the same on every machine, checked by anyone once the seed is
published, and not to be guessed from the lots seen before.
"""

from __future__ import annotations

from hashlib import sha256
from typing import final


@final
class Lots:
    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def below(self, limit: int) -> int:
        """A lot from 0 up to, not including, the limit."""
        digest = sha256(f"{self.seed}/{self.drawn}".encode()).digest()
        self.drawn += 1
        return int.from_bytes(digest[:16], "big") % limit

    def shuffle(self, things: list[int]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def copy(self) -> Lots:
        return Lots(self.seed, self.drawn)
