"""All that a believer has in mind when he decides."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ridotto.bots.believer.beliefs import Beliefs
from ridotto.bots.believer.manner import EVEN, Manner
from ridotto.bots.believer.memory import Memory
from ridotto.bots.believer.scene import Scene
from ridotto.bots.believer.strength import Strength


@dataclass(frozen=True)
class Thought:
    scene: Scene
    memory: Memory
    strength: Strength
    feelings: Sequence[float]
    mood: float  # of this evening, from 0 to 1: what he says and how he votes go together
    choice: random.Random
    manner: Manner = EVEN

    @cached_property
    def beliefs(self) -> Beliefs:
        """His own."""
        return Beliefs(self.scene, self.memory, self.strength, self.felt(self.strength.noise))

    @cached_property
    def table(self) -> Beliefs:
        """What everybody can think who knows no secret, as far as he can read it in their faces."""
        return Beliefs(self.scene.public(), self.memory, self.strength, self.felt(self.strength.misreads))

    @cached_property
    def grounds(self) -> Beliefs:
        """What can be said aloud: a guest's view of things without feelings, and of it all a prankster can let on."""
        return Beliefs(self.scene if self.scene.plays_guest else self.scene.public(), self.memory, self.strength)

    def felt(self, strongly: float) -> list[float]:
        return [feeling * strongly for feeling in self.feelings]

    def dangerous(self, seats: Iterable[int]) -> list[int]:
        """Those of the seats that are no friends of a prankster, nor the genie as far as he is known."""
        return [seat for seat in seats if self.scene.camps[seat] in (None, "guests") and seat != self.scene.seat]

    def liking(self, seat: int) -> float:
        """The lower, the rather against them: for want of better reasons, everybody has their own."""
        return -self.feelings[seat] if seat < len(self.feelings) else 0.0

    def backers(self, seat: int) -> int:
        """How many who are not suspected themselves have named a seat in this talk."""
        named_by = self.memory.naming(seat, self.scene.talk_of) - {self.scene.seat}
        return sum(self.table.suspicion[speaker] < 0.5 for speaker in named_by)
