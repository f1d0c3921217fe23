"""How long the house's only thread works for somebody. Waiting, say for the disk, doesn't count."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


class CpuMeter:
    def __init__(self) -> None:
        self.seconds = 0.0

    @contextmanager
    def measure(self) -> Iterator[None]:
        """For work without an await, during which nothing else runs."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.seconds += time.thread_time() - began
