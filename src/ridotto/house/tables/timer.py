"""A timer for one table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

# Seconds. The machine's and the loop's clocks differ a little, and a timer that fired early would fire again at once.
SHORTEST_WAIT = 0.02


class TableTimer:
    """Keeps its callback only while it's set: a table that is put away mustn't keep itself in memory."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._time = now
        self._due: float | None = None
        self._handle: asyncio.TimerHandle | None = None

    def set(self, due: float | None, callback: Callable[[], None]) -> None:
        """Fires once at that time (Unix time), not before; None: never."""
        if due == self._due and (due is None or self._handle is not None):
            return
        if self._handle is not None:
            self._handle.cancel()
        self._due, self._handle = due, None
        if due is not None:
            wait = max(due - self._time(), SHORTEST_WAIT)
            self._handle = asyncio.get_running_loop().call_later(wait, self._fire, callback)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._due = self._handle = None

    def _fire(self, callback: Callable[[], None]) -> None:
        self._handle = None
        callback()
