"""A store in PostgreSQL, for houses with many nodes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import asyncpg
from sqlalchemy import make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ridotto.errors import BadStore, CodeTaken, StoreUnavailable
from ridotto.store.batch import Batch, PendingAppend, detail_rows, event_rows, guest_rows, summary_rows
from ridotto.store.migration import error_text, migrate
from ridotto.store.sql_store import SqlStore
from ridotto.store.summary import TableSummary
from ridotto.store.summary_cache import SummaryCache

SCHEMES = ("postgresql://", "postgres://")
TIMEOUT = 10.0  # seconds that a connection or a statement may take
MIGRATION_LOCK = 1638  # the advisory lock for migrations: the year the Ridotto opened

INSERT_TABLE = (
    "INSERT INTO tables (id, code, seq, game, phase, public, clock, due, changed, awaited)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING number"
)
# Rows are locked in the order of their ids, so that two nodes never deadlock.
SELECT_POSITIONS = "SELECT id, number, seq FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
UPDATE_TABLES = (
    "UPDATE tables SET due = new.due, changed = new.changed, seq = new.seq, awaited = new.awaited"
    " FROM unnest($1::int[], $2::float8[], $3::float8[], $4::int[], $5::bigint[])"
    " AS new (number, due, changed, seq, awaited)"
    " WHERE tables.number = new.number"
)
UPDATE_DETAILS = (
    "UPDATE tables SET phase = new.phase, public = new.public, clock = new.clock"
    " FROM unnest($1::int[], $2::text[], $3::bool[], $4::text[]) AS new (number, phase, public, clock)"
    " WHERE tables.number = new.number"
)
UPSERT_SUMMARIES = (
    "INSERT INTO cards (number, card) SELECT * FROM unnest($1::int[], $2::bytea[])"
    " ON CONFLICT (number) DO UPDATE SET card = excluded.card"
)
INSERT_EVENTS = "INSERT INTO events (number, seq, event) SELECT * FROM unnest($1::int[], $2::int[], $3::bytea[])"
INSERT_GUESTS = (
    "INSERT INTO guests (guest, table_id) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING"
)
INSERT_SECRET = "INSERT INTO secrets (name, secret) VALUES ('house', $1) ON CONFLICT DO NOTHING"
PROBE = "UPDATE secrets SET secret = secret WHERE name = 'house'"  # a write that changes nothing
DELETE_EXPIRED = "DELETE FROM spent WHERE until <= $1"
INSERT_SPENT = "INSERT INTO spent (mark, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING mark"

# What the driver raises when the server is away, restarts, or refuses us.
DRIVER_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, SQLAlchemyError, OSError)


async def open_postgres(url: str) -> SqlStore:
    engine = _engine(url)
    try:
        await _migrate(engine, _place(url))
    except BaseException as fault:
        await engine.dispose()
        if isinstance(fault, (*DRIVER_ERRORS, ValueError)):
            raise BadStore("store-unreachable", place=_place(url), why=error_text(fault)) from fault
        raise
    return SqlStore(engine, PostgresWriter(engine))


class PostgresWriter:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._cache = SummaryCache()

    async def create(self, summary: TableSummary, events: Sequence[bytes]) -> None:
        async with self._commit() as connection:
            try:
                number = await connection.fetchval(INSERT_TABLE, *_columns(summary))
            except asyncpg.UniqueViolationError as fault:
                raise CodeTaken("code-taken", code=summary.code) from fault
            await _execute_rows(connection, INSERT_EVENTS, event_rows(number, summary, events))
            await _execute_rows(connection, UPSERT_SUMMARIES, summary_rows([(number, summary)]))
            await _execute_rows(connection, INSERT_GUESTS, guest_rows([(number, summary)]))
        self._cache.put([(number, summary)])

    async def write(self, appends: Sequence[PendingAppend]) -> Batch:
        async with self._commit() as connection:
            positions = await connection.fetch(SELECT_POSITIONS, [append.summary.table for append in appends])
            batch = Batch.of(appends, {table: (number, seq) for table, number, seq in positions})
            changed = self._cache.changed(batch)
            await _execute_rows(connection, INSERT_EVENTS, batch.events)
            await _execute_rows(connection, UPDATE_TABLES, batch.changes)
            await _execute_rows(connection, UPDATE_DETAILS, detail_rows(changed))
            await _execute_rows(connection, UPSERT_SUMMARIES, summary_rows(changed))
            await _execute_rows(connection, INSERT_GUESTS, guest_rows(changed))
        self._cache.put(batch.numbered)
        return batch

    async def keep_secret(self, secret: bytes) -> None:
        async with self._commit() as connection:
            await connection.execute(INSERT_SECRET, secret)

    async def probe(self) -> None:
        async with self._commit() as connection:
            await connection.execute(PROBE)

    async def spend(self, nonce: str, until: float, now: float) -> bool:
        async with self._commit() as connection:
            await connection.execute(DELETE_EXPIRED, now)
            return await connection.fetchval(INSERT_SPENT, nonce, until) is not None

    async def close(self) -> None:
        """Nothing to do: the store closes the engine."""

    @asynccontextmanager
    async def _commit(self) -> AsyncIterator[asyncpg.Connection]:
        try:
            async with self._engine.connect() as pooled:
                connection: asyncpg.Connection = (await pooled.get_raw_connection()).driver_connection
                try:
                    async with connection.transaction():
                        yield connection
                except asyncpg.InternalClientError as fault:
                    # A connection that was interrupted half-way would never be usable again.
                    await pooled.invalidate(fault)
                    raise
        except DRIVER_ERRORS as fault:
            raise StoreUnavailable("store-unavailable") from fault


def _columns(summary: TableSummary) -> tuple[object, ...]:
    return (
        summary.table,
        summary.code,
        summary.seq,
        summary.game,
        summary.phase,
        summary.public,
        summary.clock,
        summary.due,
        summary.changed,
        summary.awaited,
    )


async def _execute_rows(connection: asyncpg.Connection, statement: str, rows: Iterable[Sequence[object]]) -> None:
    """Sends many rows with one statement, column by column."""
    columns = list(zip(*rows, strict=True))
    if columns:
        await connection.execute(statement, *columns)


# -- opening


def _engine(url: str) -> AsyncEngine:
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(asyncpg.connect, url, timeout=TIMEOUT, command_timeout=TIMEOUT),
        # A single statement is its own transaction, and a connection cut by a restart is replaced silently.
        isolation_level="AUTOCOMMIT",
        pool_pre_ping=True,
    )


async def _migrate(engine: AsyncEngine, place: str) -> None:
    migrating = engine.execution_options(isolation_level="READ COMMITTED")
    async with migrating.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        await connection.run_sync(migrate, place)


def _place(url: str) -> str:
    """The address in a form that may be shown: without the password."""
    try:
        known = make_url(url)
    except (ArgumentError, ValueError):
        return SCHEMES[0]
    return f"{known.host or ''}/{known.database or ''}"
