"""Opening a store: fresh ones are made, old ones brought up to date, and whatever cannot be opened says why."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from support.store.postgres_server import PostgresServer, free_port
from support.store.store_process import child_command
from support.store.summaries import advance, make_summary, numbered_events

from ridotto.errors import BadStore
from ridotto.store.migration import alembic_config
from ridotto.store.schema import schema
from ridotto.store.sqlite import connect
from ridotto.store.store import open_store
from ridotto.store.summary import encode_summary

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"], indirect=True)
def test_four_houses_open_a_fresh_store_at_the_same_moment(fresh: Callable[[], str]) -> None:
    for _ in range(2):
        url = fresh()
        houses = [
            subprocess.Popen(child_command("open", url, name), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for name in ("ada", "bea", "cid", "dov")
        ]
        for house in houses:
            assert house.stdout is not None
            assert house.stdout.readline() == "ready\n"
        for house in houses:
            assert house.stdin is not None
            house.stdin.write("\n")
            house.stdin.flush()
        secrets = {house.communicate()[0] for house in houses}
        assert [house.returncode for house in houses] == [0] * 4
        assert len(secrets) == 1
        assert secrets < {"ada\n", "bea\n", "cid\n", "dov\n"}


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), schema))


async def test_the_migrations_lead_to_the_schema_in_sqlite(tmp_path: Path) -> None:
    await (await open_store(f"sqlite:///{tmp_path}")).close()
    engine = create_engine(f"sqlite:///{tmp_path}/ridotto.db")
    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()


async def test_the_migrations_lead_to_the_schema_in_postgres(postgres_server: PostgresServer) -> None:
    url = postgres_server.database()
    await (await open_store(url)).close()
    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


OLD = make_summary("t", seq=2, due=12.5, changed=99.25)


def first_version(connection: Connection) -> None:
    """A store as the first version of the house left it, with one table."""
    command.upgrade(alembic_config(connection), "1")
    connection.execute(
        text(
            "INSERT INTO tables (id, code, seq, game, phase, public, clock, due, changed, card) VALUES"
            " (:table, :code, :seq, :game, :phase, :public, :clock, :due, :changed, :card)"
        ),
        {**msgspec.structs.asdict(OLD), "card": encode_summary(OLD)},
    )
    connection.execute(
        text("INSERT INTO events (number, seq, event) VALUES (1, 1, :first), (1, 2, :second)"),
        {"first": b"1", "second": b"2"},
    )
    connection.execute(text("INSERT INTO guests (guest, table_id) VALUES ('ada', 't')"))


async def goes_on(url: str) -> None:
    """What the first version wrote is there, and the table takes the next event."""
    store = await open_store(url)
    assert await store.summary("t") == await store.summary_by_code(OLD.code) == OLD
    assert await store.lobby() == await store.tables_of("ada") == [OLD]
    await store.append(advance(OLD, phase="ended"), 2, [b"3"])
    assert await store.read("t") == numbered_events(1, 3)
    assert await store.summary("t") == advance(OLD, phase="ended")
    await store.close()


async def test_a_sqlite_store_of_the_first_version_goes_on(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/ridotto.db")
    with engine.begin() as connection:
        first_version(connection)
    engine.dispose()
    await goes_on(f"sqlite:///{tmp_path}")


async def test_a_postgres_store_of_the_first_version_goes_on(postgres_server: PostgresServer) -> None:
    url = postgres_server.database()
    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as connection:
        await connection.run_sync(first_version)
    await engine.dispose()
    await goes_on(url)


@pytest.mark.parametrize("place", ["new/folder", "new/house.db", "odd % ?name#/x"])
async def test_a_new_folder_or_file_is_readable_by_the_house_only(tmp_path: Path, place: str) -> None:
    store = await open_store(f"sqlite:///{tmp_path / place}")
    await store.create(make_summary("t"), [])
    assert await store.summary("t") == make_summary("t")
    await store.close()
    file = tmp_path / place if place.endswith(".db") else tmp_path / place / "ridotto.db"
    assert file.exists()
    assert {stat.S_IMODE(beside.stat().st_mode) for beside in file.parent.iterdir()} == {0o600}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    connection = connect(tmp_path / "ridotto.db")
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


@pytest.mark.parametrize(
    "content", [b"this is no database, but a letter to a friend. " * 99, b"SQLite format 3\x00" * 99]
)
async def test_a_corrupt_file_is_named_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "house.db"
    file.write_bytes(content)
    with pytest.raises(BadStore, match=r"house\.db isn’t one of the house’s databases"):
        await open_store(f"sqlite:///{file}")
    assert file.read_bytes() == content


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadStore, match=r"The house can’t write to .*file/folder"):
        await open_store(f"sqlite:///{tmp_path / 'file' / 'folder'}")


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write everywhere, so it becomes nobody for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that everybody can reach, unlike pytest's own."""
    with tempfile.TemporaryDirectory() as place:
        yield Path(place)


@pytest.mark.parametrize("made", [False, True])
@pytest.mark.parametrize("mode", [0o555, 0o000], ids=["read only", "closed"])
async def test_a_folder_that_cannot_be_written_is_named(folder: Path, mode: int, made: bool) -> None:
    if made:
        await (await open_store(f"sqlite:///{folder}")).close()
        (folder / "ridotto.db").chmod(0o444)
    folder.chmod(mode)
    with as_nobody(), pytest.raises(BadStore, match=f"The house can’t write to {folder}"):
        await open_store(f"sqlite:///{folder}")
    folder.chmod(0o755)


async def test_a_newer_sqlite_store_is_left_alone(tmp_path: Path) -> None:
    await (await open_store(f"sqlite:///{tmp_path}")).close()
    with sqlite3.connect(tmp_path / "ridotto.db") as newer:
        newer.execute("UPDATE alembic_version SET version_num = 'of tomorrow'")
    newer.close()
    with pytest.raises(BadStore, match="newer version of Ridotto"):
        await open_store(f"sqlite:///{tmp_path}")


async def test_a_newer_postgres_store_is_left_alone(postgres_server: PostgresServer) -> None:
    url = postgres_server.database()
    await (await open_store(url)).close()
    newer = await asyncpg.connect(url)
    await newer.execute("UPDATE alembic_version SET version_num = 'of tomorrow'")
    await newer.close()
    with pytest.raises(BadStore, match="newer version of Ridotto"):
        await open_store(url)


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(BadStore, match=r"The database 127\.0\.0\.1/house can’t be opened") as refusal:
        await open_store(f"postgresql://ada:tops3cret@127.0.0.1:{free_port()}/house")
    assert "tops3cret" not in str(refusal.value)


async def test_a_database_that_is_not_there_is_named(postgres_server: PostgresServer) -> None:
    url = postgres_server.database()
    with pytest.raises(BadStore, match=r"/nowhere can’t be opened: database \"nowhere\" does not exist"):
        await open_store(url.rpartition("/")[0] + "/nowhere")


@pytest.mark.parametrize("url", ["", "memory", "mysql://ada@host/house", "sqlite:///", "sqlite:", "/a/folder"])
async def test_an_invalid_store_address_is_refused_with_what_would_be_valid(url: str) -> None:
    with pytest.raises(BadStore, match="isn’t a valid address for a store"):
        await open_store(url)


@pytest.mark.parametrize(
    "url", ["postgresql://host:port/house", "postgresql://[/house", "postgres://ada@/x?sslmode=odd"]
)
async def test_a_malformed_postgres_address_is_refused(url: str) -> None:
    with pytest.raises(BadStore):
        await open_store(url)
