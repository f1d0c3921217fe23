"""A house under play is killed again and again: what it has acknowledged is there, and every game goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from nodes import Node, opened
from players import Player, check_end, check_promises, evening, seated_at
from three_stores import ON_DISK

from ridotto.store.store import open_store

pytestmark = pytest.mark.anyio

TABLES = [("masker", 2)] * 30 + [("masker", 4)] * 5 + [("mascarade", 2)] * 15  # fifty
FEWEST_MOVES = 30 * 24 + 5 * 24 + 15 * 92  # that they take all together
KILLS = 10


@pytest.mark.parametrize("kind", ON_DISK)
async def test_a_house_that_is_killed_again_and_again_keeps_every_promise(url: str, tmp_path: Path) -> None:
    lots = random.Random(1638)
    node = Node(tmp_path, database=url)
    async with opened(node):
        players = await seated_at(TABLES, [node.url], lots)

        async def kill(number: int) -> None:
            await asyncio.sleep(lots.uniform(0, 0.03))  # in the middle of whatever the house does
            await kill_and_open_again(node, url, players)

        await evening(players, lots.sample(range(FEWEST_MOVES * 9 // 10), KILLS), kill)
        node.check_quiet()
    store = await open_store(url)
    await check_end(store, players)
    await store.close()


async def kill_and_open_again(node: Node, url: str, players: Sequence[Player]) -> None:
    assert not all(player.is_over for player in players)
    node.kill()
    store = await open_store(url)
    await check_promises(store, players)
    await store.close()
    await node.open()
