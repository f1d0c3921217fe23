"""A table in memory, with its devices: decide, write, and only then broadcast."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from ridotto.errors import CodeTaken, Overtaken
from ridotto.house.cluster.bus import TableNotice
from ridotto.house.services import Services
from ridotto.house.sockets.device import Device
from ridotto.house.sockets.socket_protocol import encode_frame
from ridotto.house.tables.bots import TableBots
from ridotto.house.tables.cpu_meter import CpuMeter
from ridotto.house.tables.devices import TableDevices
from ridotto.house.tables.measurement import TableMeasurement
from ridotto.house.tables.steady_clock import SteadyClock
from ridotto.house.tables.summary import CODE_ATTEMPTS, create_in_store, summary_of
from ridotto.house.tables.time_slices import apply_log, replay_log
from ridotto.house.tables.timer import TableTimer
from ridotto.table.events import LogEntry, Rematched, encode_entry
from ridotto.table.handlers.rematch import is_complete, rematch_entries
from ridotto.table.table import Table

T = TypeVar("T")
Decide = Callable[[Table, float], list[LogEntry]]


class OpenTable:
    """Whatever changes or reads the table holds the lock, so nobody sees what isn't on disk yet."""

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.table = table
        self.id = table.id
        self.lock = asyncio.Lock()
        self.uncommitted = False  # whether the table may be ahead of its log on disk
        self.now = SteadyClock(services.now)
        self.devices = TableDevices(len(table.entries), self.now)
        self.bots = TableBots(services)
        self.timer = TableTimer(self.now)
        self.measurement = TableMeasurement(services, self.devices.send_measurement)
        self.last_used = time.monotonic()

    @property
    def log_length(self) -> int:
        """The length of the log, as far as this node knows it."""
        return len(self.table.entries)

    # -- commands

    async def execute(self, decide: Decide, meter: CpuMeter | None = None) -> list[LogEntry]:
        """Decides, writes and broadcasts. If another node was faster, reads what it has written and decides again."""
        measure = (meter or CpuMeter()).measure
        async with self.lock:
            while True:
                if self.uncommitted:
                    await self._reload()
                with measure():
                    entries = decide(self.table, self._time())
                if not entries:
                    return []
                try:
                    await self._write(entries)
                except Overtaken:
                    self.services.metrics.overtaken.inc()
                    continue
                with measure():
                    self._broadcast()
                self.services.bus.publish(TableNotice(self.services.node, self.id, self.log_length))
                return entries

    def _time(self) -> float:
        """A table's time never goes back behind its log."""
        self.now.advance_to(self.table.entries[-1].at)
        return self.now()

    async def query(self, question: Callable[[Table], T], meter: CpuMeter | None = None) -> T:
        """Answers a question that changes nothing."""
        async with self.lock:
            if self.uncommitted:
                await self._reload()
            with (meter or CpuMeter()).measure():
                return question(self.table)

    async def catch_up(self) -> None:
        """Reads what other nodes have written."""
        async with self.lock:
            await self._read_new()

    async def _read_new(self) -> None:
        if self.uncommitted:
            await self._reload()
        encoded = await self.services.store.read(self.id, self.log_length)
        await apply_log(self.table, encoded)
        self._broadcast()

    def start_tick(self) -> None:
        """Somebody's time is up."""
        self.services.run_in_background(self._tick())

    async def _tick(self) -> None:
        if not await self.execute(lambda table, now: table.tick(now)):
            self.schedule()  # the timer has fired too early

    async def _write(self, entries: list[LogEntry]) -> None:
        if isinstance(entries[0].event, Rematched):
            entries = [await self._with_rematch_code(entries[0], entries[0].event)]
        expected = self.log_length
        encoded = [encode_entry(entry) for entry in entries]
        self.uncommitted = True
        self.table.apply(entries)
        began = time.perf_counter()
        await self.services.store.append(summary_of(self.table), expected, encoded)
        self.services.metrics.append.observe(time.perf_counter() - began)
        self.uncommitted = False

    async def _with_rematch_code(self, entry: LogEntry, rematched: Rematched) -> LogEntry:
        """Before a rematch is announced, its table exists."""
        return msgspec.structs.replace(entry, event=await self._create_rematch(rematched, entry.at))

    async def _create_rematch(self, rematched: Rematched, at: float) -> Rematched:
        """As it was created. Another node may be creating the same table, or have done so before it was killed."""
        following = rematched
        for _ in range(CODE_ATTEMPTS):
            try:
                await create_in_store(self.services.store, Table.replay(rematch_entries(self.table, following, at)))
            except CodeTaken:
                created = await self.services.store.summary(rematched.table)
                if created is not None:
                    game = None if created.game == self.table.game.name else created.game
                    return msgspec.structs.replace(rematched, code=created.code, game=game)
            else:
                return following
            following = msgspec.structs.replace(rematched, code=self.services.randomness.code())
        raise CodeTaken("code-taken", code=following.code)

    async def _reload(self) -> None:
        """After a failed append nobody knows how much is on disk, so the log is read again."""
        encoded = await self.services.store.read(self.id, 0)
        self.table = await replay_log(encoded)
        self.uncommitted = False
        self._broadcast()

    def _broadcast(self) -> None:
        began = time.perf_counter()
        self.devices.broadcast(self.table)
        self.services.metrics.broadcast.observe(time.perf_counter() - began)
        if self.table.phase == "gathering":
            self.announce_presence()  # whoever sits down is no longer a spectator
        self.schedule()

    def schedule(self) -> None:
        """Starts the bots that have to decide, and sets the timer."""
        self.now.advance_to(self.table.entries[-1].at)
        self._update_bots()
        self.measurement.update(self.table)
        self.timer.set(self.table.due, self.start_tick)

    def _update_bots(self) -> None:
        self.bots.update(self.table, self.devices.addresses(), self.execute)

    # -- presence

    async def enter(self, device: Device, after: int | None, seats: tuple[int, ...]) -> None:
        """Reads the store first: a device that comes from another node may have seen more than this node has."""
        async with self.lock:
            await self._read_new()
            self.devices.enter(device, self.table, after, seats)
            self.schedule()
            if self.measurement.message is not None:
                device.send(encode_frame(self.measurement.message))
        self.announce_presence()

    def leave(self, device: Device) -> None:
        self.devices.leave(device)
        self.last_used = time.monotonic()
        if not self.devices.connected:
            self._update_bots()
            self.measurement.stop()
        self.announce_presence()

    def announce_presence(self) -> None:
        """Tells this node's devices and the other nodes who is here; several arrivals go into one message."""
        self.devices.schedule_presence(self.table, self.publish_presence)

    def publish_presence(self) -> None:
        here = tuple(sorted(self.devices.guests()))
        self.services.bus.publish(TableNotice(self.services.node, self.id, self.log_length, here))
        self._start_if_complete()

    def _start_if_complete(self) -> None:
        """A rematch starts when everybody has come. Several nodes may notice it; the table is dealt once."""
        if is_complete(self.table, self.devices.here):
            self.services.run_in_background(self._start())

    async def _start(self) -> None:
        await self.execute(lambda table, now: table.decide_start(self.devices.here, now, self.services.randomness))

    def update_remote_presence(self, node: str, here: tuple[str, ...]) -> None:
        """Sets the guests at another node. If that node is new here, it doesn't know yet who is at ours."""
        if self.devices.update_remote(node, frozenset(here)):
            self.announce_presence()
        self.devices.send_presence(self.table)
        self._start_if_complete()

    def drop_stuck(self, now: float) -> None:
        for device in [device for device in self.devices.connected if device.is_stuck(now)]:
            device.drop()

    def is_idle(self, now: float) -> bool:
        busy = self.lock.locked() or self.devices.connected or self.bots.are_thinking
        return not busy and now - self.last_used > self.services.settings.idle

    def close(self) -> None:
        self.timer.stop()
        self.bots.stop()
        self.measurement.stop()
