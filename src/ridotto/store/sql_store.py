"""A store in an SQL database: SQLite or PostgreSQL. Both are read the same way; each has its own writer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar, TypeVarTuple

from sqlalchemy import Row, Select, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ridotto.errors import StoreUnavailable
from ridotto.store.batch import Batch, PendingAppend
from ridotto.store.group_commit import GroupCommit
from ridotto.store.schema import events, guests, in_lobby, secrets, spent, summaries, tables
from ridotto.store.summary import TableSummary, read_summary

SUMMARIES = select(summaries.c.card, tables.c.due, tables.c.changed, tables.c.seq, tables.c.awaited).join(
    tables, tables.c.number == summaries.c.number
)
SummaryRow = tuple[bytes, float | None, float, int, int]
NEWEST_FIRST = (tables.c.changed.desc(), tables.c.id)

Value = TypeVar("Value")
Values = TypeVarTuple("Values")


class StoreWriter(Protocol):
    """Writes to a database. When a method returns, everything it wrote is on disk."""

    async def create(self, summary: TableSummary, events: Sequence[bytes]) -> None: ...
    async def write(self, appends: Sequence[PendingAppend]) -> Batch: ...
    async def keep_secret(self, secret: bytes) -> None: ...
    async def probe(self) -> None: ...
    async def spend(self, nonce: str, until: float, now: float) -> bool: ...
    async def close(self) -> None: ...


class SqlStore:
    def __init__(self, engine: AsyncEngine, writer: StoreWriter) -> None:
        # The engine reads over connections of its own, so a long read never holds up the writer.
        self._engine = engine
        self._writer = writer
        self._group_commit = GroupCommit(writer.write)
        self._closed = False

    async def create(self, summary: TableSummary, events: Sequence[bytes]) -> None:
        assert summary.seq == len(events)
        self._refuse_when_closed()
        await self._writer.create(summary, events)

    async def append(self, summary: TableSummary, expected_seq: int, events: Sequence[bytes]) -> None:
        assert summary.seq == expected_seq + len(events) > expected_seq
        self._refuse_when_closed()
        await self._group_commit.append(summary, expected_seq, events)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        log = select(events.c.event).join(tables, tables.c.number == events.c.number)
        return await self._fetch(log.where(tables.c.id == table, events.c.seq > after).order_by(events.c.seq))

    async def summary(self, table: str) -> TableSummary | None:
        return await self._summary(SUMMARIES.where(tables.c.id == table))

    async def summary_by_code(self, code: str) -> TableSummary | None:
        return await self._summary(SUMMARIES.where(tables.c.code == code))

    async def lobby(self, *, game: str | None = None, clock: str | None = None, limit: int = 50) -> list[TableSummary]:
        query = SUMMARIES.where(in_lobby)
        if game is not None:
            query = query.where(tables.c.game == game)
        if clock is not None:
            query = query.where(tables.c.clock == clock)
        # Conveniently, "gathering" comes before "playing" in the alphabet.
        return await self._summaries(query.order_by(tables.c.phase, *NEWEST_FIRST).limit(limit))

    async def tables_of(self, guest: str, limit: int = 50, over: bool | None = None) -> list[TableSummary]:
        theirs = SUMMARIES.join(guests, guests.c.table_id == tables.c.id).where(guests.c.guest == guest)
        if over is not None:
            theirs = theirs.where((tables.c.phase == "ended") == over)
        return await self._summaries(theirs.order_by(*NEWEST_FIRST).limit(limit))

    async def due_tables(self, before: float, limit: int = 100) -> list[str]:
        passed = select(tables.c.id).where(tables.c.due <= before)
        return await self._fetch(passed.order_by(tables.c.due, tables.c.id).limit(limit))

    async def secret(self, make: Callable[[], bytes]) -> bytes:
        kept: list[bytes] = await self._fetch(select(secrets.c.secret))
        if not kept:
            # Another node may be doing the same right now: the first key is kept, and both read it back.
            await self._writer.keep_secret(make())
            kept = await self._fetch(select(secrets.c.secret))
        return kept[0]

    async def probe(self) -> None:
        self._refuse_when_closed()
        await self._writer.probe()

    async def spend(self, nonce: str, until: float, now: float) -> bool:
        self._refuse_when_closed()
        return await self._writer.spend(nonce, until, now)

    async def is_spent(self, nonce: str) -> bool:
        return bool(await self._fetch(select(spent.c.mark).where(spent.c.mark == nonce)))

    async def close(self) -> None:
        self._closed = True
        await self._group_commit.finish()
        await self._writer.close()
        await self._engine.dispose()

    def _refuse_when_closed(self) -> None:
        if self._closed:
            raise StoreUnavailable("store-closed")

    async def _summary(self, query: Select[*SummaryRow]) -> TableSummary | None:
        return next(iter(await self._summaries(query)), None)

    async def _summaries(self, query: Select[*SummaryRow]) -> list[TableSummary]:
        return [read_summary(*row) for row in await self._rows(query)]

    async def _fetch(self, query: Select[Value]) -> list[Value]:
        return [value for (value,) in await self._rows(query)]

    async def _rows(self, query: Select[*Values]) -> Sequence[Row[*Values]]:
        self._refuse_when_closed()
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as fault:
            raise StoreUnavailable("store-unavailable") from fault
