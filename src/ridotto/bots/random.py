"""The bot that plays any legal move."""

from __future__ import annotations

import random

from ridotto.rules.event import Facts


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.choice = random.Random(seed)

    def choose(self, view: Facts) -> str:
        moves = view["moves"]
        assert isinstance(moves, list)
        return str(self.choice.choice(moves))
