"""The bot that plays any legal move."""

from __future__ import annotations

import random
from typing import Final

from ridotto.rules.event import Facts

READY: Final = "ready"


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: Facts) -> str:
        moves = view["moves"]
        assert isinstance(moves, list)
        if READY in moves and self.rng.random() < 0.5:
            return READY  # or it would say everything that can be said
        return str(self.rng.choice(moves))
