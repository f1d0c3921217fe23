"""Everything that a believer has in mind when it decides."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ridotto.games.carnaval.believer.beliefs import Beliefs
from ridotto.games.carnaval.believer.carnival_view import CarnivalView
from ridotto.games.carnaval.believer.manner import NEUTRAL_MANNER, Manner
from ridotto.games.carnaval.believer.memory import Memory
from ridotto.games.carnaval.believer.strength import Strength


@dataclass(frozen=True)
class DecisionContext:
    view: CarnivalView
    memory: Memory
    strength: Strength
    feelings: Sequence[float]
    mood: float  # of this evening, from 0 to 1: what it says and how it votes go together
    rng: random.Random
    manner: Manner = NEUTRAL_MANNER

    @cached_property
    def beliefs(self) -> Beliefs:
        """Its own."""
        return Beliefs(self.view, self.memory, self.strength, self.scaled_feelings(self.strength.noise))

    @cached_property
    def public_beliefs(self) -> Beliefs:
        """What anyone who knows no secret may think, as far as it can read their faces."""
        return Beliefs(self.view.public(), self.memory, self.strength, self.scaled_feelings(self.strength.misreads))

    @cached_property
    def arguable_beliefs(self) -> Beliefs:
        """What can be said aloud: a guest's beliefs without feelings, and as much of them as a prankster can admit."""
        return Beliefs(self.view if self.view.sides_with_guests else self.view.public(), self.memory, self.strength)

    def scaled_feelings(self, strongly: float) -> list[float]:
        return [feeling * strongly for feeling in self.feelings]

    def not_friends(self, seats: Iterable[int]) -> list[int]:
        """Those of the seats that aren't a prankster's friends, nor the genie if they're known."""
        return [seat for seat in seats if self.view.camps[seat] in (None, "guests") and seat != self.view.seat]

    def liking(self, seat: int) -> float:
        """The lower, the sooner against them: without better reasons, everybody has their own."""
        return -self.feelings[seat] if seat < len(self.feelings) else 0.0

    def trusted_accusers(self, seat: int) -> int:
        """How many players who aren't suspected themselves have named a seat in this talk."""
        named_by = self.memory.accusers(seat, self.view.talk_dance) - {self.view.seat}
        return sum(self.public_beliefs.suspicion[speaker] < 0.5 for speaker in named_by)
