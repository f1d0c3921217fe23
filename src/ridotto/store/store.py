"""The store's contract, and how to open one."""

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
    """The logs of all tables. Any number of nodes may write: of two that write the same seq, one gets Overtaken.

    Whatever fails because the database is away raises StoreUnavailable: an append may then have been written or not.
    Only the log can tell.
    """

    async def create(self, summary: TableSummary, events: Sequence[bytes]) -> None:
        """A new table with its first events. CodeTaken if its code or id exists."""

    async def append(self, summary: TableSummary, expected_seq: int, events: Sequence[bytes]) -> None:
        """Appends all the events (at least one) after `expected_seq`. Overtaken if the log doesn't end there.

        Returns when they are on disk. The summary goes with them: `summary.seq == expected_seq + len(events)`.
        """

    async def probe(self) -> None:
        """Writes something that changes nothing, to see whether writing works."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The log in order, from the event after that seq; empty for an unknown table."""

    async def summary(self, table: str) -> TableSummary | None: ...

    async def summary_by_code(self, code: str) -> TableSummary | None: ...

    async def lobby(self, *, game: str | None = None, clock: str | None = None, limit: int = 50) -> list[TableSummary]:
        """The public tables that are gathering players, then those being played, each newest first."""

    async def tables_of(self, guest: str, limit: int = 50, over: bool | None = None) -> list[TableSummary]:
        """The tables where this guest sits or sat, newest first; with `over`, only those that are over or aren't."""

    async def due_tables(self, before: float, limit: int = 100) -> list[str]:
        """The tables that are due, the longest overdue first."""

    async def secret(self, make: Callable[[], bytes]) -> bytes:
        """The house's signing key: made once, the same for all nodes."""

    async def spend(self, nonce: str, until: float, now: float) -> bool:
        """Whether the nonce was unspent, at every node. It is then remembered on disk until that time."""

    async def is_spent(self, nonce: str) -> bool: ...

    async def close(self) -> None:
        """Writes whatever is still waiting, then closes the database."""


async def open_store(url: str) -> Store:
    """`memory:`, `sqlite:///FOLDER-OR-FILE` or `postgresql://…`, migrated if old. BadStore if it can't be opened."""
    if url == MEMORY:
        return MemoryStore()
    if url.startswith(SCHEME) and url != SCHEME:
        return await open_sqlite(url)
    if url.startswith(SCHEMES):
        return await open_postgres(url)
    raise BadStore("store-url", url=url)


__all__ = ["MEMORY", "Store", "TableSummary", "open_store"]
