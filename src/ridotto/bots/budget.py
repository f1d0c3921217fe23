"""How long a bot may think."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Iterations, milliseconds, or whichever runs out first. Only iterations give the same move every time."""

    iterations: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        assert self.iterations or self.milliseconds, "a bot has to stop thinking some time"

    def share_used(self, iterations: int, milliseconds: float) -> float:
        """The share of it that's used up: 1 or more when it's time to answer."""
        by_count = 0.0 if self.iterations is None else iterations / self.iterations
        by_clock = 0.0 if self.milliseconds is None else milliseconds / self.milliseconds
        return max(by_count, by_clock)

    def next_slice(self, iterations: int, most: int) -> int:
        """How many iterations to do at once, after that many."""
        return most if self.iterations is None else min(most, self.iterations - iterations)
