"""The contract of the bus, in one process, between the halls of a house, and over Redis."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable

import pytest
from redis.asyncio import Redis
from support.house.running_house import WebGuest, quick_settings, run_house
from support.store.redis_server import RedisServer

from ridotto.errors import StoreUnavailable
from ridotto.house.cluster.bus import CHANNEL, Bus, LocalBus, RedisBus, TableNotice
from ridotto.house.cluster.worker import Mailboxes

pytestmark = pytest.mark.anyio

PATIENCE = 120.0  # seconds


@pytest.fixture(params=["local", "halls", "redis"])
async def buses(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Bus, Bus]]:
    """The ends of the bus at two nodes."""
    ends: tuple[Bus, Bus]
    halls = Mailboxes(2)
    if request.param == "local":
        shared = LocalBus()
        ends = (shared, shared)
    elif request.param == "halls":
        ends = (halls.worker(0), halls.worker(1))
        for hall in ends:
            hall.start_receiving(lambda guest, said: pytest.fail("nobody was handed over"))
    else:
        url = request.getfixturevalue("redis").url
        ends = (RedisBus(url), RedisBus(url))
    yield ends
    for end in ends:
        await end.close()
    halls.close()


class Ear:
    """Keeps what a node hears."""

    def __init__(self) -> None:
        self.heard: list[TableNotice] = []
        self.missed = 0

    async def listen(self, bus: Bus) -> Ear:
        async def count() -> None:
            self.missed += 1

        await bus.listen(self.heard.append, count)
        await until(lambda: bus.connected)
        return self


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


NOTICES = [TableNotice("a", "table", seq) for seq in range(50)] + [TableNotice("a", "other", 1, ("anna", "bob"))]


async def test_what_one_node_says_all_hear_in_order(buses: tuple[Bus, Bus]) -> None:
    here, there = buses
    ears = [await Ear().listen(here), await Ear().listen(there)]
    for notice in NOTICES:
        here.publish(notice)
    for ear in ears:
        await until(lambda ear=ear: len(ear.heard) == len(NOTICES))  # type: ignore[misc]
        assert ear.heard == NOTICES


async def test_a_bus_that_is_closed_brings_nothing(buses: tuple[Bus, Bus]) -> None:
    here, _ = buses
    ear = await Ear().listen(here)
    await here.close()
    here.publish(NOTICES[0])
    await asyncio.sleep(0)
    assert ear.heard == []


async def test_after_redis_was_away_the_nodes_look_what_they_have_missed(redis: RedisServer) -> None:
    here, there = RedisBus(redis.url), RedisBus(redis.url)
    ears = [await Ear().listen(here), await Ear().listen(there)]
    redis.kill()
    await until(lambda: not here.connected and not there.connected)
    here.publish(NOTICES[0])  # nobody waits for it
    redis.start()
    await until(lambda: all(ear.missed == 2 for ear in ears))
    heard = len(ears[1].heard)
    here.publish(NOTICES[-1])
    await until(lambda: len(ears[1].heard) > heard)
    assert ears[1].heard[-1] == NOTICES[-1]
    await here.close()
    await there.close()


async def test_a_node_opens_while_redis_is_away(redis: RedisServer) -> None:
    redis.kill()
    bus, ear = RedisBus(redis.url), Ear()
    listening = asyncio.create_task(ear.listen(bus))
    await asyncio.sleep(0.1)
    redis.start()
    await listening
    await until(lambda: ear.missed == 1)
    await bus.close()


MALFORMED = [b"", b"null", b"{}", b"[]", b"\xff", b'{"node": 1, "table": "t", "seq": 1}', b"[" * 100_000]


async def test_what_is_no_notice_is_passed_over(redis: RedisServer) -> None:
    """Others may use the same Redis, and another version of the house may say more than this one knows."""
    bus = RedisBus(redis.url)
    ear = await Ear().listen(bus)
    async with Redis.from_url(redis.url) as stranger:
        for words in MALFORMED:
            await stranger.publish(CHANNEL, words)
    bus.publish(NOTICES[0])
    await until(lambda: len(ear.heard) == 1)
    assert (ear.heard, bus.connected, ear.missed) == ([NOTICES[0]], True, 1)
    await bus.close()


async def test_a_listener_that_fails_and_a_store_that_is_away_do_not_end_the_bus(redis: RedisServer) -> None:
    heard: list[int] = []
    looked: list[None] = []

    def hear(notice: TableNotice) -> None:
        heard.append(notice.seq)
        if notice.seq == 0:
            raise KeyError(notice.table)

    async def look() -> None:
        looked.append(None)
        if len(looked) == 1:
            raise StoreUnavailable("store-unavailable")

    bus = RedisBus(redis.url)
    await bus.listen(hear, look)
    await until(lambda: len(looked) == 2)
    for notice in NOTICES[:3]:
        bus.publish(notice)
    await until(lambda: heard == [0, 1, 2])
    await bus.close()
    assert not bus.connected


async def test_health_tells_when_redis_does_not_answer(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is there, and takes all that is sent to it, and says nothing."""
    monkeypatch.setattr("ridotto.house.cluster.bus.PING_INTERVAL", 0.2, raising=False)
    async with run_house(quick_settings(bus=redis.url)) as url:
        somebody = WebGuest(url)

        async def bus_is(well: bool) -> None:
            async with asyncio.timeout(PATIENCE):
                while (await somebody.get("/healthz"))["bus"] != well:
                    await asyncio.sleep(0.05)

        await bus_is(True)
        assert redis.process is not None
        redis.process.send_signal(signal.SIGSTOP)
        await bus_is(False)
        redis.process.send_signal(signal.SIGCONT)
        await bus_is(True)
