"""The store's contract, and the way to open one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from ridotto.errors import BadStore
from ridotto.store.memory import MemoryStore
from ridotto.store.postgres import SCHEMES, open_postgres
from ridotto.store.sqlite import SCHEME, open_sqlite
from ridotto.store.summary import TableSummary

MEMORY: Final = "memory:"  # keeps nothing


class Store(Protocol):
    """The logs of all tables. Any number of nodes may write: of two who write the same number, one is Overtaken.

    Whatever fails because the database is away raises StoreUnavailable: an append may then have been written or not,
    and the log tells which.
    """

    async def create(self, summary: TableSummary, events: Sequence[bytes]) -> None:
        """A new table with its first events. CodeTaken if its code or id exists."""

    async def append(self, summary: TableSummary, expected_seq: int, events: Sequence[bytes]) -> None:
        """Adds the events, at least one, after number `expected`, or none: Overtaken if the log does not end there.

        Comes back only when they are on disk. The card goes with them: `card.seq == expected + len(events)`.
        """

    async def probe(self) -> None:
        """Writes something that changes nothing, to see whether it can."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The log in order, from the event after that number; nothing for an unknown table."""

    async def summary(self, table: str) -> TableSummary | None: ...

    async def summary_by_code(self, code: str) -> TableSummary | None: ...

    async def lobby(self, *, game: str | None = None, clock: str | None = None, limit: int = 50) -> list[TableSummary]:
        """The public tables that gather players, then those being played, each newest first."""

    async def tables_of(self, guest: str, limit: int = 50, over: bool | None = None) -> list[TableSummary]:
        """The tables where this guest sits or sat, newest first; with `over`, only those that are over, or are not."""

    async def due_tables(self, before: float, limit: int = 100) -> list[str]:
        """The tables whose due time has come, the longest overdue first."""

    async def secret(self, make: Callable[[], bytes]) -> bytes:
        """The house's signing key: made once, the same for all nodes."""

    async def spend(self, nonce: str, until: float, now: float) -> bool:
        """Whether nobody has spent it before, at any node. It is remembered, on disk, until that time."""

    async def is_spent(self, nonce: str) -> bool: ...

    async def close(self) -> None:
        """Writes what still waits, then lets go of the database."""


async def open_store(url: str) -> Store:
    """`memory:`, `sqlite:///FOLDER-OR-FILE` or `postgresql://…`, brought up to date. BadStore if that cannot be."""
    if url == MEMORY:
        return MemoryStore()
    if url.startswith(SCHEME) and url != SCHEME:
        return await open_sqlite(url)
    if url.startswith(SCHEMES):
        return await open_postgres(url)
    raise BadStore("store-url", url=url)


__all__ = ["MEMORY", "Store", "TableSummary", "open_store"]
