"""Several houses share one store: each number is won by one, and nobody waits for the dead or for the stubborn."""

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
def house(*words: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(child_command(*words), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        yield running
        running.kill()


def said(running: subprocess.Popen[str]) -> str:
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
            won = [said(killed) for _ in range(30)]
            killed.kill()
            # What was read ahead for the first lines is in the file, and `communicate` would not look there.
            assert killed.stdout is not None
            won += [line for line in killed.stdout if line.endswith("\n")]
        won += [line for running in (one, two) for line in running.communicate()[0].splitlines(keepends=True)]
        assert one.returncode == two.returncode == 0
    assert len(won) == len(set(won)), "two have won the same number"
    for table in (*SHARED, *own[:2]):
        assert await store.read(table) == numbered_events(1, RACE_END)
    log = await store.read(own[2])
    assert log == numbered_events(1, len(log))
    assert {f"{own[2]} {seq}\n" for seq in range(1, len(log))} <= set(won)
    await store.close()


# -- two nodes, each with its own memory of how it has left the tables


@pytest.fixture
async def nodes(fresh: Callable[[], str]) -> AsyncIterator[tuple[Store, Store]]:
    url = fresh()
    ours, theirs = await open_store(url), await open_store(url)
    yield ours, theirs
    await ours.close()
    await theirs.close()


@ON_DISK
async def test_who_is_overtaken_by_another_node_hears_by_how_much(nodes: tuple[Store, Store]) -> None:
    ours, theirs = nodes
    cards = [make_summary(table) for table in SHARED]
    for card in cards:
        await ours.create(card, [])
    await theirs.append(advance(cards[1], 3), 0, numbered_events(1, 3))
    fates = await asyncio.gather(*(ours.append(advance(card), 0, [b"1"]) for card in cards), return_exceptions=True)
    assert fates[0] is fates[2] is None
    assert isinstance(fates[1], Overtaken)
    assert fates[1].facts == {"seq": 3}
    assert [await ours.read(table) for table in SHARED] == [
        numbered_events(1, 1),
        numbered_events(1, 3),
        numbered_events(1, 1),
    ]


@ON_DISK
async def test_a_card_that_another_node_has_turned_is_turned_back(nodes: tuple[Store, Store]) -> None:
    ours, theirs = nodes
    card = make_summary("t", guests=("ada",))
    await ours.create(card, [])
    await theirs.append(advance(card, 1, host="Bea", phase="playing"), 0, [b"1"])
    await ours.append(advance(card, 2), 1, [b"2"])
    assert await theirs.summary("t") == advance(card, 2)
    assert await theirs.lobby() == [advance(card, 2)]


# -- the turn


@pytest.fixture
async def short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    """A store of little patience."""
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT", 0.1)
    store = await open_store(f"sqlite:///{tmp_path}")
    await store.create(make_summary("t"), [])
    yield store
    await store.close()


async def test_whose_turn_does_not_come_hears_that_the_store_is_away(short: Store, tmp_path: Path) -> None:
    with closing(FileLock(tmp_path / "ridotto.db", 0)) as another, another.held():
        with pytest.raises(StoreUnavailable):
            await short.append(advance(make_summary("t")), 0, [b"lost"])
        with pytest.raises(StoreUnavailable):
            await short.create(make_summary("u"), [])
    assert await append_wins(short, make_summary("t"), b"1")
    assert await short.read("t") == [b"1"]
    assert await short.summary("u") is None


async def test_the_turn_of_a_killed_process_is_over(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}")
    await store.create(make_summary("t"), [])
    with house("hold", str(tmp_path / "ridotto.db")) as holding:
        assert said(holding) == "mine\n"
        waiting = asyncio.create_task(append_wins(store, make_summary("t"), b"1"))
        assert await asyncio.wait([waiting], timeout=0.2) == (set(), {waiting})
        holding.kill()
        assert await waiting
    await store.close()


async def test_a_file_system_without_turns_does_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(*words: object) -> NoReturn:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    store = await open_store(f"sqlite:///{tmp_path}")
    await store.create(make_summary("t"), [])
    assert await append_wins(store, make_summary("t"), b"1")
    await store.close()
