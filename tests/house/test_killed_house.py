"""A house is killed again and again during play: what it has acknowledged is there, and every game goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from support.house.house_process import HouseProcess, running
from support.house.reconnecting_players import (
    ReconnectingPlayer,
    check_acknowledged_moves,
    check_end,
    play_through,
    seat_players_at,
)
from support.store.store_fixtures import ON_DISK

from ridotto.store.store import open_store

pytestmark = pytest.mark.anyio

TABLES = [("masker", 2)] * 30 + [("masker", 4)] * 5 + [("mascarade", 2)] * 15  # fifty
FEWEST_MOVES = 30 * 24 + 5 * 24 + 15 * 92  # of all tables together
KILLS = 10


@pytest.mark.parametrize("kind", ON_DISK)
async def test_a_house_that_is_killed_again_and_again_keeps_every_promise(url: str, tmp_path: Path) -> None:
    rng = random.Random(1638)
    node = HouseProcess(tmp_path, database=url)
    async with running(node):
        players = await seat_players_at(TABLES, [node.url], rng)

        async def kill(number: int) -> None:
            await asyncio.sleep(rng.uniform(0, 0.03))  # in the middle of whatever the house does
            await kill_and_open_again(node, url, players)

        await play_through(players, rng.sample(range(FEWEST_MOVES * 9 // 10), KILLS), kill)
        node.check_quiet()
    store = await open_store(url)
    await check_end(store, players)
    await store.close()


async def kill_and_open_again(node: HouseProcess, url: str, players: Sequence[ReconnectingPlayer]) -> None:
    assert not all(player.is_over for player in players)
    node.kill()
    store = await open_store(url)
    await check_acknowledged_moves(store, players)
    await store.close()
    await node.open()
