"""A store that is unavailable when a test says so."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.errors import StoreUnavailable
from ridotto.store.memory import MemoryStore
from ridotto.store.summary import TableSummary


class FailingStore(MemoryStore):
    """Unavailable before it writes, after it has written, or not at all; or full, and then it can still be read."""

    def __init__(self) -> None:
        super().__init__()
        self.away = ""

    async def append(self, summary: TableSummary, expected_seq: int, events: Sequence[bytes]) -> None:
        if self.away not in ("before", "full"):
            await super().append(summary, expected_seq, events)
        self.check(self.away != "")

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        self.check(self.away == "before")
        return await super().read(table, after)

    async def summary(self, table: str) -> TableSummary | None:
        self.check(self.away == "before")
        return await super().summary(table)

    async def probe(self) -> None:
        self.check(self.away in ("before", "full"))

    def check(self, away: bool) -> None:
        if away:
            raise StoreUnavailable("store-unavailable", why="moody")
