"""Time that never goes back, whatever happens to the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyClock:
    """Wall-clock time as long as that moves forward; if it steps back, time continues from where it was."""

    def __init__(self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._ahead = 0.0  # of the wall clock
        self._latest = wall()
        self._read = elapsed()  # when that was read

    def __call__(self) -> float:
        now, read = self._wall() + self._ahead, self._elapsed()
        if now < self._latest:
            self._ahead += self._latest + (read - self._read) - now
            now = self._latest + (read - self._read)
        self._latest, self._read = now, read
        return now

    def advance_to(self, at: float) -> None:
        """It's at least that late: a log may come from a machine whose clock was ahead, or has stepped back since."""
        behind = at - self()
        if behind > 0:
            self._ahead += behind
            self._latest = at
