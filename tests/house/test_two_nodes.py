"""Two nodes serve the same tables, over bad connections: nothing is lost or doubled, and all end with the same log."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from support.house.faulty_proxy import FaultyProxy
from support.house.house_process import HouseProcess, running
from support.house.reconnecting_players import check_end, play_through, seat_players_at
from support.store.postgres_server import PostgresServer
from support.store.redis_server import RedisServer

from ridotto.store.store import open_store

pytestmark = pytest.mark.anyio

TABLES = [("masker", 2)] * 4 + [("masker", 4)] * 4 + [("mascarade", 3)] * 2
FEWEST_MOVES = 8 * 24 + 2 * 90
FAULTS = 4  # of one kind in a test


@dataclass
class Town:
    """Two nodes, PostgreSQL and Redis, and a proxy on every connection between them and to the players."""

    database: str
    redis: RedisServer
    nodes: list[HouseProcess] = field(default_factory=list)
    doors: list[FaultyProxy] = field(default_factory=list)  # between players and nodes
    lines: list[FaultyProxy] = field(default_factory=list)  # between nodes and PostgreSQL and Redis

    async def kill_a_node(self, number: int) -> None:
        node = self.nodes[number % 2]
        node.kill()
        await asyncio.sleep(0.5)  # its players go to the other one
        await node.open()

    async def restart_redis(self, number: int) -> None:
        self.redis.kill()
        await asyncio.sleep(0.5)
        self.redis.start()

    async def cut_players(self, number: int) -> None:
        self.doors[number % 2].cut()

    async def cut_nodes(self, number: int) -> None:
        self.lines[number % len(self.lines)].cut()

    async def slow_down(self, number: int) -> None:
        for proxy in (*self.doors, *self.lines):
            proxy.delay = 0.02 * ((number + 1) % 2)


@pytest.fixture
async def town(redis: RedisServer, postgres_server: PostgresServer, tmp_path: Path) -> AsyncIterator[Town]:
    town = Town(postgres_server.emptied(), redis)
    async with AsyncExitStack() as stack:
        for _ in range(2):
            to_store, to_bus = FaultyProxy(postgres_server.port), FaultyProxy(redis.port)
            store_port = await stack.enter_async_context(to_store.listening())
            bus_port = await stack.enter_async_context(to_bus.listening())
            database = town.database.replace(str(postgres_server.port), str(store_port))
            node = HouseProcess(
                tmp_path, database=database, bus=redis.url.replace(str(redis.port), str(bus_port)), poll=1
            )
            door = FaultyProxy(node.port)
            node.url = f"http://127.0.0.1:{await stack.enter_async_context(door.listening())}"
            town.nodes.append(node)
            town.doors.append(door)
            town.lines += [to_store, to_bus]
        await stack.enter_async_context(running(*town.nodes))
        yield town


Fault = Callable[[Town, int], Awaitable[None]]


@pytest.mark.parametrize(
    "fault", [Town.kill_a_node, Town.restart_redis, Town.cut_players, Town.cut_nodes, Town.slow_down]
)
async def test_whatever_breaks_all_end_with_the_same_log(town: Town, fault: Fault) -> None:
    rng = random.Random(7)
    players = await seat_players_at(TABLES, [node.url for node in town.nodes], rng)
    store = await open_store(town.database)
    moments = rng.sample(range(FEWEST_MOVES * 3 // 4), FAULTS)
    await play_through(players, moments, lambda number: fault(town, number))
    await check_end(store, players)
    await store.close()
