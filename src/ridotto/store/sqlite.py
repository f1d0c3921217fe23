"""A store in one SQLite file. Its writer has a thread of its own, which leaves the event loop free."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import URL, StaticPool, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ridotto import errors
from ridotto.errors import BadStore, CodeTaken, StoreUnavailable
from ridotto.store.batch import Batch, LogPositions, PendingAppend, detail_rows, event_rows, guest_rows, summary_rows
from ridotto.store.file_lock import FileLock
from ridotto.store.migration import error_text, migrate
from ridotto.store.sql_store import SqlStore
from ridotto.store.summary import TableSummary
from ridotto.store.summary_cache import SummaryCache

SCHEME = "sqlite:///"
FILE_NAME = "ridotto.db"
FILE_ENDINGS = {".db", ".sqlite", ".sqlite3"}
LOCK_TIMEOUT = 10.0  # seconds to wait for another process that is writing to the same file

INSERT_TABLE = (
    "INSERT INTO tables (id, code, seq, game, phase, public, clock, due, changed, awaited)"
    " VALUES (:table, :code, :seq, :game, :phase, :public, :clock, :due, :changed, :awaited)"
)
# One statement for many rows, and one row for many tables: for each row that passes between Python and SQLite, the
# writer's thread and the event loop contend for the GIL. Whatever fails, the commit fails as a whole, so "OR FAIL"
# saves SQLite the copies it would need to roll back a single statement.
SELECT_POSITIONS = (
    "SELECT json_group_object(id, json_array(number, seq)) FROM tables WHERE id IN (SELECT value FROM json_each(?))"
)
INSERT_EVENTS = "INSERT OR FAIL INTO events (number, seq, event) VALUES {rows}"
UPDATE_TABLES = (
    "UPDATE OR FAIL tables SET due = column2, changed = column3, seq = column4, awaited = column5"
    " FROM (VALUES {rows}) WHERE number = column1"
)
UPDATE_DETAILS = (
    "UPDATE OR FAIL tables SET phase = column2, public = column3, clock = column4"
    " FROM (VALUES {rows}) WHERE number = column1"
)
UPSERT_SUMMARIES = "INSERT OR REPLACE INTO cards (number, card) VALUES {rows}"
INSERT_GUESTS = "INSERT OR IGNORE INTO guests (guest, table_id) VALUES {rows}"
ROWS_PER_STATEMENT = 64
CACHED_STATEMENTS = 256  # prepared statements to keep: there's one for each number of rows
# Nobody uses this number. SQLite writes it whenever it's set, but writes nothing for a row that stays the same.
PROBE = "PRAGMA user_version = 0"
INSERT_SECRET = "INSERT OR IGNORE INTO secrets (name, secret) VALUES ('house', ?)"
DELETE_EXPIRED = "DELETE FROM spent WHERE until <= ?"
INSERT_SPENT = "INSERT OR IGNORE INTO spent (mark, until) VALUES (?, ?)"

T = TypeVar("T")


async def open_sqlite(url: str) -> SqlStore:
    path = _create_file(Path(url.removeprefix(SCHEME)).absolute())
    writer = SqliteWriter(path)
    await writer.open()
    return SqlStore(_reading_engine(path), writer)


class SqliteWriter:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite-writer")
        self._cache = SummaryCache()
        self._file_lock = FileLock(path, LOCK_TIMEOUT)

    async def open(self) -> None:
        try:
            self._connection = await self._in_thread(connect, self._path)
            await self._in_thread(self._file_lock.open)
        except BaseException:
            self._thread.shutdown()
            raise

    async def create(self, summary: TableSummary, events: Sequence[bytes]) -> None:
        await self._in_thread(self._create, summary, events)

    async def write(self, appends: Sequence[PendingAppend]) -> Batch:
        return await self._in_thread(self._write, appends)

    async def keep_secret(self, secret: bytes) -> None:
        await self._in_thread(self._connection.execute, INSERT_SECRET, (secret,))

    async def probe(self) -> None:
        await self._in_thread(self._probe)

    async def spend(self, nonce: str, until: float, now: float) -> bool:
        return await self._in_thread(self._spend, nonce, until, now)

    async def close(self) -> None:
        await self._in_thread(self._connection.close)
        self._file_lock.close()
        self._thread.shutdown()

    async def _in_thread(self, work: Callable[..., T], *args: object) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        except (sqlite3.Error, OSError) as fault:
            raise StoreUnavailable("store-unavailable") from fault

    # -- in the thread

    def _create(self, summary: TableSummary, events: Sequence[bytes]) -> None:
        with self._commit():
            try:
                number = self._connection.execute(INSERT_TABLE, msgspec.structs.asdict(summary)).lastrowid or 0
            except sqlite3.IntegrityError as fault:
                raise CodeTaken("code-taken", code=summary.code) from fault
            self._execute_rows(INSERT_EVENTS, event_rows(number, summary, events))
            self._execute_rows(UPSERT_SUMMARIES, summary_rows([(number, summary)]))
            self._execute_rows(INSERT_GUESTS, guest_rows([(number, summary)]))
        self._cache.put([(number, summary)])

    def _probe(self) -> None:
        with self._commit():
            self._connection.execute(PROBE)

    def _spend(self, nonce: str, until: float, now: float) -> bool:
        with self._commit():
            self._connection.execute(DELETE_EXPIRED, (now,))
            return self._connection.execute(INSERT_SPENT, (nonce, until)).rowcount == 1

    def _write(self, appends: Sequence[PendingAppend]) -> Batch:
        try:
            return self._write_batch(appends)
        except sqlite3.IntegrityError:
            # Another process has written to one of these tables, so now all of them are looked up.
            self._cache.clear()
            return self._write_batch(appends)

    def _write_batch(self, appends: Sequence[PendingAppend]) -> Batch:
        with self._commit():
            batch = Batch.of(appends, self._positions(appends))
            changed = self._cache.changed(batch)
            self._execute_rows(INSERT_EVENTS, batch.events)
            self._execute_rows(UPDATE_TABLES, batch.changes)
            self._execute_rows(UPDATE_DETAILS, detail_rows(changed))
            self._execute_rows(UPSERT_SUMMARIES, summary_rows(changed))
            self._execute_rows(INSERT_GUESTS, guest_rows(changed))
        self._cache.put(batch.numbered)
        return batch

    def _positions(self, appends: Sequence[PendingAppend]) -> LogPositions:
        positions = self._cache.positions(appends)
        unknown = {append.summary.table for append in appends} - positions.keys()
        return positions | self._look_up(unknown) if unknown else positions

    def _look_up(self, tables: set[str]) -> LogPositions:
        ids = msgspec.json.encode(tables).decode()
        (positions,) = self._connection.execute(SELECT_POSITIONS, (ids,)).fetchone()
        return msgspec.json.decode(positions, type=LogPositions)

    def _execute_rows(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        for start in range(0, len(rows), ROWS_PER_STATEMENT):
            part = rows[start : start + ROWS_PER_STATEMENT]
            placeholders = f"({', '.join('?' * len(part[0]))})"
            self._connection.execute(statement.format(rows=", ".join([placeholders] * len(part))), [*chain(*part)])

    @contextmanager
    def _commit(self) -> Iterator[None]:
        with self._file_lock.held():
            # Immediate: nobody else writes between reading the positions and the commit.
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                self._connection.rollback()
                raise


# -- opening


def _file_at(place: Path) -> Path:
    """The file itself; for a folder, which may not exist yet, the file in it."""
    if place.is_file() or (place.suffix in FILE_ENDINGS and not place.is_dir()):
        return place
    return place / FILE_NAME


def _create_file(place: Path) -> Path:
    """Creates the file, readable by the house alone: it contains seeds and hidden roles."""
    try:
        path = _file_at(place)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as fault:
        raise BadStore("store-unwritable", place=str(place), why=errors.reason(fault)) from fault
    return path


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=LOCK_TIMEOUT, isolation_level=None, check_same_thread=False, cached_statements=CACHED_STATEMENTS
    )
    try:
        _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    try:
        _write_ahead(connection)
        # An acknowledged append survives a power cut.
        connection.execute("PRAGMA synchronous = FULL")
        _migrate(connection, path)
    except (sqlite3.Error, SQLAlchemyError) as fault:
        why = error_text(fault)
        key = "store-unwritable" if "readonly" in why or "locked" in why else "store-no-database"
        raise BadStore(key, place=str(path), why=why) from fault


def _write_ahead(connection: sqlite3.Connection) -> None:
    """So that readers and the writer don't wait for each other."""
    start = time.monotonic()
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as fault:
            # SQLite doesn't wait by itself here if two nodes open a new file at the same moment.
            if "locked" not in str(fault) or time.monotonic() - start > LOCK_TIMEOUT:
                raise
            time.sleep(0.01)
        else:
            return


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.connect() as migrating:
        migrating.exec_driver_sql("BEGIN IMMEDIATE")
        migrate(migrating, str(path))
        migrating.commit()


def _reading_engine(path: Path) -> AsyncEngine:
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)))

    @event.listens_for(engine.sync_engine, "connect")
    def only_read(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA query_only = ON")

    return engine
