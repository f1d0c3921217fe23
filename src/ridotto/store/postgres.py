"""A store in PostgreSQL, for houses of many nodes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import asyncpg
from sqlalchemy import make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ridotto.errors import BadStore, CodeTaken, StoreUnavailable
from ridotto.store.archive import Archive
from ridotto.store.card import Card
from ridotto.store.migration import migrate, reason
from ridotto.store.page import Entry, Page, card_rows, event_rows, face_rows, guest_rows
from ridotto.store.shelf import Shelf

SCHEMES = ("postgresql://", "postgres://")
PATIENCE = 10.0  # seconds that a connection or a statement may take
ONE_AT_A_TIME = 1638  # the advisory lock of those who migrate: the year the Ridotto opened

TABLE = (
    "INSERT INTO tables (id, code, seq, game, phase, public, clock, due, changed, awaited)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING number"
)
# Rows are locked in the order of their ids, so that two nodes never wait for each other in a circle.
STANDING = "SELECT id, number, seq FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
CHANGES = (
    "UPDATE tables SET due = new.due, changed = new.changed, seq = new.seq, awaited = new.awaited"
    " FROM unnest($1::int[], $2::float8[], $3::float8[], $4::int[], $5::bigint[])"
    " AS new (number, due, changed, seq, awaited)"
    " WHERE tables.number = new.number"
)
FACES = (
    "UPDATE tables SET phase = new.phase, public = new.public, clock = new.clock"
    " FROM unnest($1::int[], $2::text[], $3::bool[], $4::text[]) AS new (number, phase, public, clock)"
    " WHERE tables.number = new.number"
)
CARDS = (
    "INSERT INTO cards (number, card) SELECT * FROM unnest($1::int[], $2::bytea[])"
    " ON CONFLICT (number) DO UPDATE SET card = excluded.card"
)
EVENTS = "INSERT INTO events (number, seq, event) SELECT * FROM unnest($1::int[], $2::int[], $3::bytea[])"
GUESTS = "INSERT INTO guests (guest, table_id) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING"
SECRET = "INSERT INTO secrets (name, secret) VALUES ('house', $1) ON CONFLICT DO NOTHING"
PROBE = "UPDATE secrets SET secret = secret WHERE name = 'house'"  # is written, and changes nothing
FORGET = "DELETE FROM spent WHERE until <= $1"
SPEND = "INSERT INTO spent (mark, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING mark"

# What the driver says when the server is away, restarts, or refuses.
FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, SQLAlchemyError, OSError)


async def open_postgres(url: str) -> Archive:
    engine = _engine(url)
    try:
        await _migrate(engine, _place(url))
    except BaseException as fault:
        await engine.dispose()
        if isinstance(fault, (*FAULTS, ValueError)):
            raise BadStore("store-unreachable", place=_place(url), why=reason(fault)) from fault
        raise
    return Archive(engine, PostgresPen(engine))


class PostgresPen:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._shelf = Shelf()

    async def create(self, card: Card, events: Sequence[bytes]) -> None:
        async with self._commit() as connection:
            try:
                number = await connection.fetchval(TABLE, *_columns(card))
            except asyncpg.UniqueViolationError as fault:
                raise CodeTaken("code-taken", code=card.code) from fault
            await _fill(connection, EVENTS, event_rows(number, card, events))
            await _fill(connection, CARDS, card_rows([(number, card)]))
            await _fill(connection, GUESTS, guest_rows([(number, card)]))
        self._shelf.put([(number, card)])

    async def write(self, entries: Sequence[Entry]) -> Page:
        async with self._commit() as connection:
            standing = await connection.fetch(STANDING, [entry.card.table for entry in entries])
            page = Page.of(entries, {table: (number, seq) for table, number, seq in standing})
            turned = self._shelf.turned(page)
            await _fill(connection, EVENTS, page.events)
            await _fill(connection, CHANGES, page.changes)
            await _fill(connection, FACES, face_rows(turned))
            await _fill(connection, CARDS, card_rows(turned))
            await _fill(connection, GUESTS, guest_rows(turned))
        self._shelf.put(page.numbered)
        return page

    async def keep_secret(self, secret: bytes) -> None:
        async with self._commit() as connection:
            await connection.execute(SECRET, secret)

    async def probe(self) -> None:
        async with self._commit() as connection:
            await connection.execute(PROBE)

    async def spend(self, mark: str, until: float, now: float) -> bool:
        async with self._commit() as connection:
            await connection.execute(FORGET, now)
            return await connection.fetchval(SPEND, mark, until) is not None

    async def close(self) -> None:
        """The engine is the archive's to close."""

    @asynccontextmanager
    async def _commit(self) -> AsyncIterator[asyncpg.Connection]:
        try:
            async with self._engine.connect() as pooled:
                connection: asyncpg.Connection = (await pooled.get_raw_connection()).driver_connection
                try:
                    async with connection.transaction():
                        yield connection
                except asyncpg.InternalClientError as fault:
                    # Cut off in the middle of something, it would never be of use again.
                    await pooled.invalidate(fault)
                    raise
        except FAULTS as fault:
            raise StoreUnavailable("store-unavailable") from fault


def _columns(card: Card) -> tuple[object, ...]:
    return (
        card.table,
        card.code,
        card.seq,
        card.game,
        card.phase,
        card.public,
        card.clock,
        card.due,
        card.changed,
        card.awaited,
    )


async def _fill(connection: asyncpg.Connection, statement: str, rows: Iterable[Sequence[object]]) -> None:
    """Sends many rows with one statement, column by column."""
    columns = list(zip(*rows, strict=True))
    if columns:
        await connection.execute(statement, *columns)


# -- opening


def _engine(url: str) -> AsyncEngine:
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(asyncpg.connect, url, timeout=PATIENCE, command_timeout=PATIENCE),
        # A single statement is its own transaction, and a connection that a restart has cut is replaced unseen.
        isolation_level="AUTOCOMMIT",
        pool_pre_ping=True,
    )


async def _migrate(engine: AsyncEngine, place: str) -> None:
    migrating = engine.execution_options(isolation_level="READ COMMITTED")
    async with migrating.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ONE_AT_A_TIME})
        await connection.run_sync(migrate, place)


def _place(url: str) -> str:
    """The address as one may show it: without the password."""
    try:
        known = make_url(url)
    except (ArgumentError, ValueError):
        return SCHEMES[0]
    return f"{known.host or ''}/{known.database or ''}"
