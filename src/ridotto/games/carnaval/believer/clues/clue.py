"""One thing that speaks for or against somebody."""

from __future__ import annotations

from typing import NamedTuple


class Clue(NamedTuple):
    """It makes a prankster likelier by `weight`, the holder of the card `role` by `pull`, and whoever wasn't dealt a
    guest by `feigned`; all in log-odds.

    `about` is another player (or the seat itself) that the reason mentions.
    """

    kind: str
    about: int
    weight: float = 0.0
    role: str | None = None
    pull: float = 0.0
    feigned: float = 0.0


SeatClues = list[tuple[int, Clue]]  # with the seat that it concerns
