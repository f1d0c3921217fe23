"""Who waits for a worker."""

from __future__ import annotations

import asyncio
from collections import deque

from ridotto.bots.pool.thought import Thought


class Line:
    """Askers take turns; what one asker asks is taken up in the order in which he asked."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Thought]] = {}  # by asker; whose turn it is stands first
        self.length = asyncio.Semaphore(0)

    def join(self, thought: Thought, asker: str) -> None:
        self.waiting.setdefault(asker, deque()).append(thought)
        self.length.release()

    async def next(self) -> Thought:
        """The next that somebody still waits for."""
        while True:
            await self.length.acquire()
            thought = self.take()
            if not thought.done:
                return thought

    def take(self) -> Thought:
        asker = next(iter(self.waiting))
        thoughts = self.waiting.pop(asker)
        thought = thoughts.popleft()
        if thoughts:
            self.waiting[asker] = thoughts  # behind all others
        return thought

    def dissolve(self) -> None:
        for thoughts in self.waiting.values():
            for thought in thoughts:
                thought.cancel()
