"""A house of several processes, as the machine sees it: one of them dies, all are stopped, nothing is lost."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from support.house.house_process import HouseProcess, running
from support.house.reconnecting_players import check_end, play_through, seat_players_at
from support.house.running_house import WebGuest
from websockets.exceptions import ConnectionClosed

from ridotto.store.store import open_store
from ridotto.words import say

pytestmark = pytest.mark.anyio

TABLES = [("masker", 2)] * 6 + [("masker", 4)] * 4 + [("mascarade", 3)]
FEWEST_MOVES = 10 * 24 + 90
DEATHS = 4
TIMEOUT = 120.0  # seconds
STOPS_FOR_GOOD = 1012  # close code: come back, to any node


def workers_of(node: HouseProcess) -> list[psutil.Process]:
    """The supervisor's children; the bots think in children of those."""
    return sorted(psutil.Process(node.pid).children(), key=lambda worker: worker.pid)


async def test_workers_that_die_in_the_middle_of_games_lose_nothing(tmp_path: Path) -> None:
    rng = random.Random(17)
    url = f"sqlite:///{tmp_path}"
    node = HouseProcess(tmp_path, database=url, processes=2, poll=1)
    async with running(node):
        players = await seat_players_at(TABLES, [node.url], rng)
        moments = rng.sample(range(FEWEST_MOVES * 3 // 4), DEATHS)
        await play_through(players, moments, lambda number: kill_one(node, rng))
        assert any(player.connections_lost for player in players)
    store = await open_store(url)
    await check_end(store, players)
    await store.close()


async def kill_one(node: HouseProcess, rng: random.Random) -> None:
    """Kills a worker, and waits until the supervisor has started it again."""
    before = workers_of(node)
    rng.choice(before).kill()
    async with asyncio.timeout(TIMEOUT):
        while len(set(workers_of(node)) | set(before)) == len(before) or len(workers_of(node)) < len(before):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("stop_signal", [signal.SIGTERM, signal.SIGINT])
async def test_all_workers_close_together_and_say_so(tmp_path: Path, stop_signal: signal.Signals) -> None:
    node = HouseProcess(tmp_path, data=tmp_path, processes=3)
    async with running(node):
        workers = workers_of(node)
        anna = await WebGuest(node.url).set_name("Anna")
        codes = [await anna.open("masker", 2) for _ in range(3)]
        async with anna.connect(codes[0]) as one, anna.connect(codes[1]) as other, anna.connect(codes[2]) as third:
            psutil.Process(node.pid).send_signal(stop_signal)
            for seat in (one, other, third):
                with pytest.raises(ConnectionClosed) as closed:
                    await seat.receive_until("the end of the world")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == STOPS_FOR_GOOD
        assert await asyncio.to_thread(node.wait) == 0
        assert not any(worker.is_running() for worker in workers)
    node.check_quiet()


async def test_without_their_supervisor_the_workers_stop_and_free_the_port(tmp_path: Path) -> None:
    node = HouseProcess(tmp_path, data=tmp_path, processes=2)
    async with running(node):
        workers = workers_of(node)
        node.kill()
        await asyncio.to_thread(psutil.wait_procs, workers, TIMEOUT)
        assert not any(worker.is_running() for worker in workers)
        await node.open()  # on the same port


def test_a_store_that_cannot_be_opened_is_named_once(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("This is no database, and it is longer than the beginning of one." * 9)
    args = ["--database", f"sqlite:///{place}", "--processes", "3", "--port", "0"]
    done = subprocess.run(
        [sys.executable, "-m", "ridotto", "serve", *args], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count(str(place)) == 1
    assert done.stdout == ""


def test_a_house_in_memory_has_one_process() -> None:
    args = ["--database", "memory:", "--processes", "2", "--port", "0"]
    done = subprocess.run(
        [sys.executable, "-m", "ridotto", "serve", *args], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.strip()) == (2, say("no-processes-in-memory"))
