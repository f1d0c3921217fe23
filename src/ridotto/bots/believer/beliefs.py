"""Who is a prankster? Clues add up in log-odds; as many pranksters must be left as the cards in play say."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ridotto.bots.believer import clues
from ridotto.bots.believer.clues import Clue
from ridotto.bots.believer.memory import Memory
from ridotto.bots.believer.scene import GENIE, PRANKSTER_CARDS, Scene
from ridotto.bots.believer.strength import CERTAIN, HARDLY, SURELY, Strength

STEPS = 20  # of halving
LIKELY_CONVERTS = 0.6  # where a genie is about


class Beliefs:
    """`suspicion[seat]` is how likely a seat is a prankster, `clues[seat]` why."""

    def __init__(self, scene: Scene, memory: Memory, strength: Strength, feelings: Sequence[float] = ()) -> None:
        self.scene = scene
        self.memory = memory
        self.clues: list[list[Clue]] = [clues.from_cards(scene, memory, seat) for seat in range(scene.seats)]
        self.feel(strength, feelings)
        self.settle()
        if strength.claims:
            self.add(clues.from_claims(scene, memory))
        if strength.votes:
            self.add(clues.from_votes(scene, memory, self.suspicion))
        if strength.words:
            self.add(clues.from_words(scene, memory, self.suspicion))

    def feel(self, strength: Strength, feelings: Sequence[float]) -> None:
        """Sympathies that last the whole evening: they keep believers from being all of one mind."""
        for seat, feeling in zip(self.scene.others, feelings, strict=False):
            self.clues[seat].append(Clue("feeling", feeling * strength.noise, seat))

    def add(self, found: list[tuple[int, Clue]]) -> None:
        for seat, clue in found:
            self.clues[seat].append(clue)
        self.settle()

    def settle(self) -> None:
        """Shifts all odds alike until the expected number of pranksters is what the cards say."""
        odds = [sum(clue.weight for clue in found) for found in self.clues]
        unsure = [seat for seat in range(self.scene.seats) if abs(odds[seat]) < CERTAIN]
        wanted = min(max(self.pranksters_left(odds), 0.02), len(unsure) - 0.02)
        shift = balance([exp(odds[seat]) for seat in unsure], wanted)
        self.suspicion = [likely(odds[seat] + (shift if seat in unsure else 0.0)) for seat in range(self.scene.seats)]

    def pranksters_left(self, odds: list[float]) -> float:
        dealt = float(sum(role in PRANKSTER_CARDS for role in self.scene.in_play))
        if GENIE in self.scene.in_play:
            dealt += 1.0 if self.scene.small else LIKELY_CONVERTS
        return dealt - sum(odd >= CERTAIN for odd in odds)

    # -- questions

    def most(self, seats: list[int]) -> int:
        """The most suspicious of them."""
        return max(seats, key=lambda seat: (self.suspicion[seat], -seat))

    def least(self, seats: list[int]) -> int:
        return min(seats, key=lambda seat: (self.suspicion[seat], seat))

    def is_prankster(self, seat: int) -> bool:
        return self.suspicion[seat] >= SURELY

    def is_guest(self, seat: int) -> bool:
        return self.suspicion[seat] <= HARDLY

    def why(self, seat: int) -> Clue:
        """The clue that speaks loudest in the direction of the belief."""
        share = self.pranksters_left([0.0] * self.scene.seats) / self.scene.seats
        sign = 1.0 if self.suspicion[seat] >= share else -1.0
        found = [clue for clue in self.clues[seat] if clue.weight * sign > 0]
        return max(found, key=lambda clue: abs(clue.weight), default=Clue("nothing", 0.0, seat))


def balance(ratios: list[float], wanted: float) -> float:
    """How far log-odds must be shifted so that so many are expected among them."""
    low, high = -16.0, 16.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        factor = exp(middle)
        if sum([ratio * factor / (1.0 + ratio * factor) for ratio in ratios]) < wanted:
            low = middle
        else:
            high = middle
    return low


def likely(odds: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(odds, -30.0), 30.0)))
