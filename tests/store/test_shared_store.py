"""Several houses share one store: each number is won by one, and none waits for a dead process or a stubborn one."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NoReturn

import pytest
from support.store.store_process import RACE_END, child_command
from support.store.summaries import advance, append_wins, make_summary, numbered_events

from ridotto.errors import Overtaken, StoreUnavailable
from ridotto.store import sqlite
from ridotto.store.file_lock import FileLock
from ridotto.store.store import Store, open_store

pytestmark = pytest.mark.anyio
ON_DISK = pytest.mark.parametrize("kind", ["sqlite", "postgresql"], indirect=True)
SHARED = ("a", "b", "c")


@contextmanager
def house(*args: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(child_command(*args), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        yield running
        running.kill()


def read_line(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    return running.stdout.readline()


# -- processes


@ON_DISK
async def test_processes_race_at_the_same_tables_and_one_is_killed(url: str) -> None:
    store = await open_store(url)
    own = ("own 0", "own 1", "own 2")
    for table in (*SHARED, *own):
        await store.create(make_summary(table), [])
    with house("race", url, *SHARED, own[0]) as one, house("race", url, *SHARED, own[1]) as two:
        with house("race", url, *SHARED, own[2]) as killed:
            won = [read_line(killed) for _ in range(30)]
            killed.kill()
            # Reading the first lines has filled the file's buffer, and `communicate` wouldn't look there.
            assert killed.stdout is not None
            won += [line for line in killed.stdout if line.endswith("\n")]
        won += [line for running in (one, two) for line in running.communicate()[0].splitlines(keepends=True)]
        assert one.returncode == two.returncode == 0
    assert len(won) == len(set(won)), "two processes have won the same number"
    for table in (*SHARED, *own[:2]):
        assert await store.read(table) == numbered_events(1, RACE_END)
    log = await store.read(own[2])
    assert log == numbered_events(1, len(log))
    assert {f"{own[2]} {seq}\n" for seq in range(1, len(log))} <= set(won)
    await store.close()


# -- two nodes, each with its own summary cache


@pytest.fixture
async def nodes(fresh: Callable[[], str]) -> AsyncIterator[tuple[Store, Store]]:
    url = fresh()
    ours, theirs = await open_store(url), await open_store(url)
    yield ours, theirs
    await ours.close()
    await theirs.close()


@ON_DISK
async def test_a_node_overtaken_by_another_learns_by_how_much(nodes: tuple[Store, Store]) -> None:
    ours, theirs = nodes
    summaries = [make_summary(table) for table in SHARED]
    for summary in summaries:
        await ours.create(summary, [])
    await theirs.append(advance(summaries[1], 3), 0, numbered_events(1, 3))
    outcomes = await asyncio.gather(
        *(ours.append(advance(summary), 0, [b"1"]) for summary in summaries), return_exceptions=True
    )
    assert outcomes[0] is outcomes[2] is None
    assert isinstance(outcomes[1], Overtaken)
    assert outcomes[1].facts == {"seq": 3}
    assert [await ours.read(table) for table in SHARED] == [
        numbered_events(1, 1),
        numbered_events(1, 3),
        numbered_events(1, 1),
    ]


@ON_DISK
async def test_a_summary_that_another_node_has_changed_is_overwritten(nodes: tuple[Store, Store]) -> None:
    ours, theirs = nodes
    summary = make_summary("t", guests=("ada",))
    await ours.create(summary, [])
    await theirs.append(advance(summary, 1, host="Bea", phase="playing"), 0, [b"1"])
    await ours.append(advance(summary, 2), 1, [b"2"])
    assert await theirs.summary("t") == advance(summary, 2)
    assert await theirs.lobby() == [advance(summary, 2)]


# -- the file lock


@pytest.fixture
async def short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    """A store that doesn't wait long for the lock."""
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT", 0.1)
    store = await open_store(f"sqlite:///{tmp_path}")
    await store.create(make_summary("t"), [])
    yield store
    await store.close()


async def test_a_writer_that_never_gets_the_lock_fails_with_store_unavailable(short: Store, tmp_path: Path) -> None:
    with closing(FileLock(tmp_path / "ridotto.db", 0)) as another, another.held():
        with pytest.raises(StoreUnavailable):
            await short.append(advance(make_summary("t")), 0, [b"lost"])
        with pytest.raises(StoreUnavailable):
            await short.create(make_summary("u"), [])
    assert await append_wins(short, make_summary("t"), b"1")
    assert await short.read("t") == [b"1"]
    assert await short.summary("u") is None


async def test_a_killed_process_releases_the_lock(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}")
    await store.create(make_summary("t"), [])
    with house("hold", str(tmp_path / "ridotto.db")) as holding:
        assert read_line(holding) == "mine\n"
        waiting = asyncio.create_task(append_wins(store, make_summary("t"), b"1"))
        assert await asyncio.wait([waiting], timeout=0.2) == (set(), {waiting})
        holding.kill()
        assert await waiting
    await store.close()


async def test_a_file_system_without_locks_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(*args: object) -> NoReturn:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    store = await open_store(f"sqlite:///{tmp_path}")
    await store.create(make_summary("t"), [])
    assert await append_wins(store, make_summary("t"), b"1")
    await store.close()
