"""A store in one SQLite file. Its pen writes in a thread of its own, which leaves the event loop free."""

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
from ridotto.store.archive import Archive
from ridotto.store.card import Card
from ridotto.store.migration import migrate, reason
from ridotto.store.page import Entry, Page, Standing, card_rows, event_rows, face_rows, guest_rows
from ridotto.store.shelf import Shelf
from ridotto.store.turn import Turn

SCHEME = "sqlite:///"
FILE = "ridotto.db"
FILE_ENDINGS = {".db", ".sqlite", ".sqlite3"}
PATIENCE = 10.0  # seconds to wait for another process that writes to the same file

TABLE = (
    "INSERT INTO tables (id, code, seq, game, phase, public, clock, due, changed, awaited)"
    " VALUES (:table, :code, :seq, :game, :phase, :public, :clock, :due, :changed, :awaited)"
)
# One statement for many rows, and one row for many tables: each row that Python and SQLite hand over is a moment in
# which the thread of the pen and that of the house wait for each other. Whatever fails, the commit fails as a whole; so
# "OR FAIL" saves SQLite the copies by which it would take back a single statement.
STANDING = (
    "SELECT json_group_object(id, json_array(number, seq)) FROM tables WHERE id IN (SELECT value FROM json_each(?))"
)
EVENTS = "INSERT OR FAIL INTO events (number, seq, event) VALUES {rows}"
CHANGES = (
    "UPDATE OR FAIL tables SET due = column2, changed = column3, seq = column4, awaited = column5"
    " FROM (VALUES {rows}) WHERE number = column1"
)
FACES = (
    "UPDATE OR FAIL tables SET phase = column2, public = column3, clock = column4"
    " FROM (VALUES {rows}) WHERE number = column1"
)
CARDS = "INSERT OR REPLACE INTO cards (number, card) VALUES {rows}"
GUESTS = "INSERT OR IGNORE INTO guests (guest, table_id) VALUES {rows}"
AT_ONCE = 64  # rows of one statement
PREPARED = 256  # so many statements stay prepared: one for each number of rows
# Nobody uses this number. SQLite writes it whenever it is set, while of a row that stays the same it writes nothing.
PROBE = "PRAGMA user_version = 0"
SECRET = "INSERT OR IGNORE INTO secrets (name, secret) VALUES ('house', ?)"
FORGET = "DELETE FROM spent WHERE until <= ?"
SPEND = "INSERT OR IGNORE INTO spent (mark, until) VALUES (?, ?)"

Result = TypeVar("Result")


async def open_sqlite(url: str) -> Archive:
    path = _made(Path(url.removeprefix(SCHEME)).absolute())
    pen = SqlitePen(path)
    await pen.open()
    return Archive(_reading_engine(path), pen)


class SqlitePen:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite-pen")
        self._shelf = Shelf()
        self._turn = Turn(path, PATIENCE)

    async def open(self) -> None:
        try:
            self._connection = await self._in_thread(connected, self._path)
            await self._in_thread(self._turn.open)
        except BaseException:
            self._thread.shutdown()
            raise

    async def create(self, card: Card, events: Sequence[bytes]) -> None:
        await self._in_thread(self._create, card, events)

    async def write(self, entries: Sequence[Entry]) -> Page:
        return await self._in_thread(self._write, entries)

    async def keep_secret(self, secret: bytes) -> None:
        await self._in_thread(self._connection.execute, SECRET, (secret,))

    async def probe(self) -> None:
        await self._in_thread(self._rewrite)

    async def spend(self, mark: str, until: float, now: float) -> bool:
        return await self._in_thread(self._spend, mark, until, now)

    async def close(self) -> None:
        await self._in_thread(self._connection.close)
        self._turn.close()
        self._thread.shutdown()

    async def _in_thread(self, work: Callable[..., Result], *words: object) -> Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *words)
        except (sqlite3.Error, OSError) as fault:
            raise StoreUnavailable("store-unavailable") from fault

    # -- in the thread

    def _create(self, card: Card, events: Sequence[bytes]) -> None:
        with self._commit():
            try:
                number = self._connection.execute(TABLE, msgspec.structs.asdict(card)).lastrowid or 0
            except sqlite3.IntegrityError as fault:
                raise CodeTaken("code-taken", code=card.code) from fault
            self._fill(EVENTS, event_rows(number, card, events))
            self._fill(CARDS, card_rows([(number, card)]))
            self._fill(GUESTS, guest_rows([(number, card)]))
        self._shelf.put([(number, card)])

    def _rewrite(self) -> None:
        with self._commit():
            self._connection.execute(PROBE)

    def _spend(self, mark: str, until: float, now: float) -> bool:
        with self._commit():
            self._connection.execute(FORGET, (now,))
            return self._connection.execute(SPEND, (mark, until)).rowcount == 1

    def _write(self, entries: Sequence[Entry]) -> Page:
        try:
            return self._write_page(entries)
        except sqlite3.IntegrityError:
            # Another process has gone on with one of these tables: now all of them are looked up.
            self._shelf.clear()
            return self._write_page(entries)

    def _write_page(self, entries: Sequence[Entry]) -> Page:
        with self._commit():
            page = Page.of(entries, self._standing(entries))
            turned = self._shelf.turned(page)
            self._fill(EVENTS, page.events)
            self._fill(CHANGES, page.changes)
            self._fill(FACES, face_rows(turned))
            self._fill(CARDS, card_rows(turned))
            self._fill(GUESTS, guest_rows(turned))
        self._shelf.put(page.numbered)
        return page

    def _standing(self, entries: Sequence[Entry]) -> Standing:
        standing = self._shelf.standing(entries)
        unknown = {entry.card.table for entry in entries} - standing.keys()
        return standing | self._looked_up(unknown) if unknown else standing

    def _looked_up(self, tables: set[str]) -> Standing:
        names = msgspec.json.encode(tables).decode()
        (standing,) = self._connection.execute(STANDING, (names,)).fetchone()
        return msgspec.json.decode(standing, type=Standing)

    def _fill(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        for start in range(0, len(rows), AT_ONCE):
            part = rows[start : start + AT_ONCE]
            marks = f"({', '.join('?' * len(part[0]))})"
            self._connection.execute(statement.format(rows=", ".join([marks] * len(part))), [*chain(*part)])

    @contextmanager
    def _commit(self) -> Iterator[None]:
        with self._turn.taken():
            # Immediate: nobody else writes between the look at the numbers and the commit.
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                self._connection.rollback()
                raise


# -- opening


def _file(place: Path) -> Path:
    """The file itself; for a folder, which may not be there yet, the file in it."""
    if place.is_file() or (place.suffix in FILE_ENDINGS and not place.is_dir()):
        return place
    return place / FILE


def _made(place: Path) -> Path:
    """The file, there and for the house's own eyes: what lies in it tells seeds and hidden roles."""
    try:
        path = _file(place)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as fault:
        raise BadStore("store-unwritable", place=str(place), why=errors.reason(fault)) from fault
    return path


def connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=PREPARED
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
        # An append that was acknowledged survives the loss of power.
        connection.execute("PRAGMA synchronous = FULL")
        _migrate(connection, path)
    except (sqlite3.Error, SQLAlchemyError) as fault:
        why = reason(fault)
        key = "store-unwritable" if "readonly" in why or "locked" in why else "store-no-database"
        raise BadStore(key, place=str(path), why=why) from fault


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Readers and the writer do not wait for each other."""
    start = time.monotonic()
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as fault:
            # SQLite does not wait by itself here when two nodes open a new file at the same moment.
            if "locked" not in str(fault) or time.monotonic() - start > PATIENCE:
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
