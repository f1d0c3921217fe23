"""The bus between nodes: it says that a table's log has grown, and which guests are there. The log is in the store.

Nothing depends on a notice arriving: a node that misses one reads the store at the next notice, or when it polls.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from ridotto.house.logs import RepeatedWarning, fault_details

CHANNEL = "ridotto"
RECONNECT_DELAY = 1.0  # seconds
PING_INTERVAL = 3.0  # seconds of silence after which Redis is pinged, and in which it has to answer
PUBLISH_TIMEOUT = 5.0  # seconds for Redis to take a notice

log = structlog.get_logger()


class TableNotice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something has changed at a table."""

    node: str  # the sender
    table: str
    seq: int  # the length of its log
    here: tuple[str, ...] | None = None  # the guests with a device at that node, if that has changed


Listener = Callable[[TableNotice], None]


class Bus(Protocol):
    connected: bool

    def publish(self, notice: TableNotice) -> None: ...
    async def listen(self, listener: Listener, on_reconnect: Callable[[], Awaitable[None]]) -> None: ...
    async def close(self) -> None: ...


class LocalBus:
    """Between houses in one process; usually there is only one."""

    connected = True

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, notice: TableNotice) -> None:
        for listener in self._listeners:
            listener(notice)

    async def listen(self, listener: Listener, on_reconnect: Callable[[], Awaitable[None]]) -> None:
        self._listeners.append(listener)

    async def close(self) -> None:
        self._listeners.clear()


class RedisBus:
    """Between nodes. One task sends the notices in order, so publishing never waits."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._failed = RepeatedWarning(log, "notice failed")
        self.connected = False

    def publish(self, notice: TableNotice) -> None:
        with suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(msgspec.json.encode(notice))

    async def listen(self, listener: Listener, on_reconnect: Callable[[], Awaitable[None]]) -> None:
        self._tasks = [
            asyncio.create_task(self._publish_all()),
            asyncio.create_task(self._receive_all(listener, on_reconnect)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _publish_all(self) -> None:
        while True:
            message = await self._outgoing.get()
            # A lost notice does no harm: the others poll the store anyway.
            with suppress(Exception):
                async with asyncio.timeout(PUBLISH_TIMEOUT):
                    await self._redis.publish(CHANNEL, message)

    async def _receive_all(self, listener: Listener, on_reconnect: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await self._receive(listener, on_reconnect)
            except Exception as fault:  # whatever it is: without the bus, updates from other nodes are only late
                log.warning("bus connection lost", **fault_details(fault))
            finally:
                self.connected = False
            await asyncio.sleep(RECONNECT_DELAY)

    async def _receive(self, listener: Listener, on_reconnect: Callable[[], Awaitable[None]]) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            self.connected = True
            await on_reconnect()
            while True:
                message = await self._next(channel)
                if message["type"] == "message":
                    self._deliver(message["data"], listener)

    async def _next(self, channel: PubSub) -> dict[str, Any]:
        """The next message. If Redis stays silent, it is pinged."""
        message: dict[str, Any] | None = await channel.get_message(timeout=PING_INTERVAL)
        if message is None:
            await channel.ping()
            message = await channel.get_message(timeout=PING_INTERVAL)
        if message is None:
            raise TimeoutError
        return message

    def _deliver(self, payload: bytes, listener: Listener) -> None:
        """Others may use the same Redis: what isn't a valid notice, or fails, doesn't affect the next one."""
        try:
            listener(msgspec.json.decode(payload, type=TableNotice))
        except Exception as fault:
            self._failed.warn(**fault_details(fault))


def open_bus(url: str) -> Bus:
    return RedisBus(url) if url else LocalBus()
