"""The clocks of a table: how long each seat may think, and how much of that is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ridotto.table.events import Clock


@dataclass(slots=True)
class TableClocks:
    clock: Clock = field(default_factory=Clock)
    running_since: dict[int, float] = field(default_factory=dict)  # by seat, if its clock runs
    time_left: list[float] = field(default_factory=list)  # by seat: what was in its bank when its clock last stopped
    timeouts_in_a_row: list[int] = field(default_factory=list)  # by seat
    paused_at: float | None = None

    # -- questions

    def allowance(self, seat: int) -> float:
        """How long a seat may still think, from when its clock started."""
        return self.time_left[seat] if self.clock.kind == "bank" else self.clock.seconds

    def next_due(self) -> tuple[float, int] | None:
        """When somebody's time is up next, and whose."""
        if self.clock.kind == "none":
            return None
        return min(((since + self.allowance(seat), seat) for seat, since in self.running_since.items()), default=None)

    def time_left_at(self, seat: int, now: float) -> float:
        """What a seat has in its bank; a clock that doesn't run loses nothing."""
        if seat not in self.running_since:
            return self.time_left[seat]
        stopped = now if self.paused_at is None else self.paused_at
        return max(0.0, self.time_left[seat] - max(0.0, stopped - self.running_since[seat]))

    # -- changes

    def set_clock(self, clock: Clock) -> None:
        self.clock = clock

    def start(self, chairs: int) -> None:
        self.time_left = [float(self.clock.seconds)] * chairs
        self.timeouts_in_a_row = [0] * chairs
        self.running_since = {}

    def switch(self, deciders: Sequence[int], at: float, mover: int | None = None) -> None:
        """Stops the clocks of those who needn't decide any longer, and starts those of the deciders."""
        for seat in [seat for seat in self.running_since if seat == mover or seat not in deciders]:
            self._stop(seat, at, seat == mover)
        for seat in deciders:
            self.running_since.setdefault(seat, at)

    def _stop(self, seat: int, at: float, moved: bool) -> None:
        left = self.time_left_at(seat, at)
        del self.running_since[seat]
        self.time_left[seat] = left + (self.clock.increment if moved else 0)

    def reset_running(self) -> None:
        """Whoever is thinking gets back the time since their clock started."""
        self.running_since.clear()

    def shift(self, seconds: float) -> None:
        """As if the clocks that run had started later."""
        self.running_since = {seat: since + seconds for seat, since in self.running_since.items()}

    def pause(self, at: float) -> None:
        self.paused_at = at

    def end_pause(self) -> None:
        self.paused_at = None

    def note_in_time(self, seat: int) -> None:
        self.timeouts_in_a_row[seat] = 0

    def note_timeout(self, seat: int) -> None:
        self.timeouts_in_a_row[seat] += 1
