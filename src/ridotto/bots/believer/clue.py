"""One thing that speaks for or against somebody."""

from __future__ import annotations

from typing import NamedTuple


class Clue(NamedTuple):
    """It makes a prankster likelier by `weight`, and the holder of the card `role` by `pull`; both in log-odds.

    `about` is another player (or the seat itself) that the reason tells of.
    """

    kind: str
    about: int
    weight: float = 0.0
    role: str | None = None
    pull: float = 0.0


Found = list[tuple[int, Clue]]  # whom it concerns
