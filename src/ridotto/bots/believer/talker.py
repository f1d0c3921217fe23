"""The yardstick of the believers: it believes nothing, plays and talks at random, a few statements a discussion."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ridotto.bots.believer.scene import read
from ridotto.rules.event import Facts

ENOUGH = 3


class TalkerBot:
    def __init__(self, seed: int) -> None:
        self.choice = random.Random(seed)

    def choose(self, view: Facts) -> str:
        scene = read(view)
        if scene.phase not in ("discussion", "defence"):
            return self.choice.choice(scene.moves)
        return "ready" if len(scene.said[scene.seat]) >= ENOUGH else self.say(scene.moves)

    def say(self, moves: Sequence[str]) -> str:
        """First what to do, then about whom: else reports of roles, of which there are most, would drown all else."""
        verb = self.choice.choice(sorted({move.split(" ")[0] for move in moves}))
        return self.choice.choice([move for move in moves if move.split(" ")[0] == verb])
