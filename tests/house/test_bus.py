"""The contract of the bus, in one process, between the workers of a house, and over Redis."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable

import httpx2
import pytest
from redis.asyncio import Redis
from support.house.running_house import WebGuest, quick_settings, run_house
from support.store.redis_server import RedisServer

from ridotto.errors import StoreUnavailable
from ridotto.house.cluster.bus import CHANNEL, Bus, LocalBus, RedisBus, TableNotice
from ridotto.house.cluster.worker import Mailboxes

pytestmark = pytest.mark.anyio

TIMEOUT = 120.0  # seconds


@pytest.fixture(params=["local", "workers", "redis"])
async def buses(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Bus, Bus]]:
    """The ends of the bus at two nodes."""
    ends: tuple[Bus, Bus]
    mailboxes = Mailboxes(2)
    if request.param == "local":
        shared = LocalBus()
        ends = (shared, shared)
    elif request.param == "workers":
        ends = (mailboxes.worker(0), mailboxes.worker(1))
        for worker in ends:
            worker.start_receiving(lambda connection, payload: pytest.fail("no connection was handed over"))
    else:
        url = request.getfixturevalue("redis").url
        ends = (RedisBus(url), RedisBus(url))
    yield ends
    for end in ends:
        await end.close()
    mailboxes.close()


class Listener:
    """Keeps the notices that a node receives."""

    def __init__(self) -> None:
        self.heard: list[TableNotice] = []
        self.missed = 0

    async def listen(self, bus: Bus) -> Listener:
        async def count() -> None:
            self.missed += 1

        await bus.listen(self.heard.append, count)
        await until(lambda: bus.connected)
        return self


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not condition():
            await asyncio.sleep(0.01)


NOTICES = [TableNotice("a", "table", seq) for seq in range(50)] + [TableNotice("a", "other", 1, ("anna", "bob"))]


async def test_all_nodes_receive_the_notices_of_one_in_order(buses: tuple[Bus, Bus]) -> None:
    here, there = buses
    listeners = [await Listener().listen(here), await Listener().listen(there)]
    for notice in NOTICES:
        here.publish(notice)
    for listener in listeners:
        await until(lambda listener=listener: len(listener.heard) == len(NOTICES))  # type: ignore[misc]
        assert listener.heard == NOTICES


async def test_a_closed_bus_delivers_nothing(buses: tuple[Bus, Bus]) -> None:
    here, _ = buses
    listener = await Listener().listen(here)
    await here.close()
    here.publish(NOTICES[0])
    await asyncio.sleep(0)
    assert listener.heard == []


async def test_after_redis_was_away_the_nodes_check_what_they_have_missed(redis: RedisServer) -> None:
    here, there = RedisBus(redis.url), RedisBus(redis.url)
    listeners = [await Listener().listen(here), await Listener().listen(there)]
    redis.kill()
    await until(lambda: not here.connected and not there.connected)
    here.publish(NOTICES[0])  # nobody waits for it
    redis.start()
    await until(lambda: all(listener.missed == 2 for listener in listeners))
    received = len(listeners[1].heard)
    here.publish(NOTICES[-1])
    await until(lambda: len(listeners[1].heard) > received)
    assert listeners[1].heard[-1] == NOTICES[-1]
    await here.close()
    await there.close()


async def test_a_node_opens_while_redis_is_away(redis: RedisServer) -> None:
    redis.kill()
    bus, listener = RedisBus(redis.url), Listener()
    listening = asyncio.create_task(listener.listen(bus))
    await asyncio.sleep(0.1)
    redis.start()
    await listening
    await until(lambda: listener.missed == 1)
    await bus.close()


MALFORMED = [b"", b"null", b"{}", b"[]", b"\xff", b'{"node": 1, "table": "t", "seq": 1}', b"[" * 100_000]


async def test_what_is_not_a_notice_is_ignored(redis: RedisServer) -> None:
    """Others may use the same Redis, and another version of the house may say more than this one knows."""
    bus = RedisBus(redis.url)
    listener = await Listener().listen(bus)
    async with Redis.from_url(redis.url) as stranger:
        for payload in MALFORMED:
            await stranger.publish(CHANNEL, payload)
    bus.publish(NOTICES[0])
    await until(lambda: len(listener.heard) == 1)
    assert (listener.heard, bus.connected, listener.missed) == ([NOTICES[0]], True, 1)
    await bus.close()


async def test_a_listener_that_fails_and_a_store_that_is_away_do_not_end_the_bus(redis: RedisServer) -> None:
    received: list[int] = []
    checks: list[None] = []

    def on_notice(notice: TableNotice) -> None:
        received.append(notice.seq)
        if notice.seq == 0:
            raise KeyError(notice.table)

    async def check_missed() -> None:
        checks.append(None)
        if len(checks) == 1:
            raise StoreUnavailable("store-unavailable")

    bus = RedisBus(redis.url)
    await bus.listen(on_notice, check_missed)
    await until(lambda: len(checks) == 2)
    for notice in NOTICES[:3]:
        bus.publish(notice)
    await until(lambda: received == [0, 1, 2])
    await bus.close()
    assert not bus.connected


async def test_health_shows_when_redis_does_not_answer(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is there and takes everything that is sent to it, but says nothing."""
    monkeypatch.setattr("ridotto.house.cluster.bus.PING_INTERVAL", 0.2, raising=False)
    async with run_house(quick_settings(bus=redis.url)) as url:
        somebody = WebGuest(url)

        async def bus_is(well: bool) -> None:
            async with asyncio.timeout(TIMEOUT):
                while not await shows(well):
                    await asyncio.sleep(0.05)

        async def shows(well: bool) -> bool:
            try:
                return bool((await somebody.get("/healthz"))["bus"] == well)
            except httpx2.TransportError:  # on a busy machine, the connection may have been idle for too long
                return False

        await bus_is(True)
        assert redis.process is not None
        redis.process.send_signal(signal.SIGSTOP)
        await bus_is(False)
        redis.process.send_signal(signal.SIGCONT)
        await bus_is(True)
