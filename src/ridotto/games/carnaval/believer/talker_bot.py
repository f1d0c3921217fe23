"""A yardstick for the believers: it believes nothing, and plays and talks at random, a little per discussion."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ridotto.games.carnaval.believer.carnival_view import read_view
from ridotto.rules.event import Facts

MAX_STATEMENTS = 3


class TalkerBot:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: Facts) -> str:
        carnival = read_view(view)
        if carnival.phase not in ("discussion", "defence"):
            return self.rng.choice(carnival.moves)
        return "ready" if len(carnival.said[carnival.seat]) >= MAX_STATEMENTS else self.random_statement(carnival.moves)

    def random_statement(self, moves: Sequence[str]) -> str:
        """First what to do, then about whom: otherwise nearly all would be reports of roles, the most numerous."""
        verb = self.rng.choice(sorted({move.split(" ")[0] for move in moves}))
        return self.rng.choice([move for move in moves if move.split(" ")[0] == verb])
