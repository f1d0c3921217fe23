"""Who waits for a worker."""

from __future__ import annotations

import asyncio
from collections import deque

from ridotto.bots.pool.thought import Thought

Askers = dict[str, deque[Thought]]  # whose turn it is stands first
Accounts = dict[str, Askers]  # the same


class Line:
    """The lowest rank comes first. Within a rank accounts take turns, and within an account askers do.

    What one asker asks is taken up in the order in which he asked.
    """

    def __init__(self) -> None:
        self.waiting: dict[int, Accounts] = {}
        self.stirred = asyncio.Event()

    def join(self, thought: Thought, asker: str, account: str = "", rank: int = 0) -> None:
        askers = self.waiting.setdefault(rank, {}).setdefault(account, {})
        wanted = [other for other in askers.get(asker, ()) if not other.done]  # those given up shall not pile up
        askers[asker] = deque([*wanted, thought])
        self.stirred.set()

    async def next(self) -> Thought:
        """The next that somebody still waits for."""
        while (thought := self.take()) is None:
            self.stirred.clear()
            await self.stirred.wait()
        return thought

    def take(self) -> Thought | None:
        for rank in sorted(self.waiting):
            while self.waiting[rank]:
                thought = take_turn(self.waiting[rank])
                if not thought.done:
                    return thought
        return None

    def dissolve(self) -> None:
        while (thought := self.take()) is not None:
            thought.cancel()


def take_turn(accounts: Accounts) -> Thought:
    """The first thought of the first asker of the first account, which then stand behind all others."""
    account = next(iter(accounts))
    askers = accounts.pop(account)
    asker = next(iter(askers))
    thoughts = askers.pop(asker)
    thought = thoughts.popleft()
    if thoughts:
        askers[asker] = thoughts
    if askers:
        accounts[account] = askers
    return thought
