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
PATIENCE = 120.0  # seconds
STOPS_FOR_GOOD = 1012  # close code: come back, to any node


def halls_of(node: HouseProcess) -> list[psutil.Process]:
    """The steward's children; the bots think in theirs."""
    return sorted(psutil.Process(node.pid).children(), key=lambda hall: hall.pid)


async def test_halls_that_die_in_the_middle_of_games_lose_nothing(tmp_path: Path) -> None:
    lots = random.Random(17)
    url = f"sqlite:///{tmp_path}"
    node = HouseProcess(tmp_path, database=url, processes=2, poll=1)
    async with running(node):
        players = await seat_players_at(TABLES, [node.url], lots)
        moments = lots.sample(range(FEWEST_MOVES * 3 // 4), DEATHS)
        await play_through(players, moments, lambda number: kill_one(node, lots))
        assert any(player.connections_lost for player in players)
    store = await open_store(url)
    await check_end(store, players)
    await store.close()


async def kill_one(node: HouseProcess, lots: random.Random) -> None:
    """And wait until the steward has opened it again."""
    before = halls_of(node)
    lots.choice(before).kill()
    async with asyncio.timeout(PATIENCE):
        while len(set(halls_of(node)) | set(before)) == len(before) or len(halls_of(node)) < len(before):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_all_halls_close_together_and_say_so(tmp_path: Path, sign: signal.Signals) -> None:
    node = HouseProcess(tmp_path, data=tmp_path, processes=3)
    async with running(node):
        halls = halls_of(node)
        anna = await WebGuest(node.url).set_name("Anna")
        codes = [await anna.open("masker", 2) for _ in range(3)]
        async with anna.connect(codes[0]) as one, anna.connect(codes[1]) as other, anna.connect(codes[2]) as third:
            psutil.Process(node.pid).send_signal(sign)
            for seat in (one, other, third):
                with pytest.raises(ConnectionClosed) as closed:
                    await seat.receive_until("the end of the world")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == STOPS_FOR_GOOD
        assert await asyncio.to_thread(node.wait) == 0
        assert not any(hall.is_running() for hall in halls)
    node.check_quiet()


async def test_without_their_steward_the_halls_close_and_leave_the_door(tmp_path: Path) -> None:
    node = HouseProcess(tmp_path, data=tmp_path, processes=2)
    async with running(node):
        halls = halls_of(node)
        node.kill()
        await asyncio.to_thread(psutil.wait_procs, halls, PATIENCE)
        assert not any(hall.is_running() for hall in halls)
        await node.open()  # behind the same door


def test_a_store_that_cannot_be_opened_is_named_once(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("This is no database, and it is longer than the beginning of one." * 9)
    words = ["--database", f"sqlite:///{place}", "--processes", "3", "--port", "0"]
    done = subprocess.run(
        [sys.executable, "-m", "ridotto", "serve", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count(str(place)) == 1
    assert done.stdout == ""


def test_a_house_in_memory_has_one_process() -> None:
    words = ["--database", "memory:", "--processes", "2", "--port", "0"]
    done = subprocess.run(
        [sys.executable, "-m", "ridotto", "serve", *words], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.strip()) == (2, say("no-processes-in-memory"))
