"""How long the house's only thread works for somebody. What it waits for, say the disk, does not count."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


class CpuMeter:
    def __init__(self) -> None:
        self.seconds = 0.0

    @contextmanager
    def measure(self) -> Iterator[None]:
        """Around work in which nobody else has a turn."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.seconds += time.thread_time() - began
