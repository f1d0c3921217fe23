"""A table in memory, with the devices around it: decide, write, and only then tell."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from ridotto.errors import CodeTaken, Overtaken
from ridotto.house.alarm import Alarm
from ridotto.house.bots import Bots
from ridotto.house.bus import Notice
from ridotto.house.card import TRIES, card_of, keep
from ridotto.house.crowd import Crowd
from ridotto.house.device import Device
from ridotto.house.meter import Meter
from ridotto.house.slices import read_on, replayed
from ridotto.house.staff import Staff
from ridotto.house.steady import SteadyClock
from ridotto.table.log import Entry, Rematched, written
from ridotto.table.rematch import opening
from ridotto.table.table import Table

T = TypeVar("T")
Decide = Callable[[Table, float], list[Entry]]


class OpenTable:
    """All that changes or reads the table holds the lock, so nobody sees what is not on disk yet."""

    def __init__(self, staff: Staff, table: Table) -> None:
        self.staff = staff
        self.table = table
        self.id = table.id
        self.lock = asyncio.Lock()
        self.ahead = False  # whether the table holds more than is surely on disk
        self.now = SteadyClock(staff.now)
        self.crowd = Crowd(len(table.entries), self.now)
        self.bots = Bots(staff)
        self.alarm = Alarm(self.now)
        self.touched = time.monotonic()

    @property
    def length(self) -> int:
        """Of the log, as far as it is known here."""
        return len(self.table.entries)

    # -- what happens

    async def happen(self, decide: Decide, meter: Meter | None = None) -> list[Entry]:
        """Decides, writes and tells. Who was overtaken by another node reads what it has written and decides again."""
        running = (meter or Meter()).running
        async with self.lock:
            while True:
                if self.ahead:
                    await self._refresh()
                with running():
                    entries = decide(self.table, self._time())
                if not entries:
                    return []
                try:
                    await self._write(entries)
                except Overtaken:
                    self.staff.metrics.overtaken.inc()
                    continue
                with running():
                    self._tell()
                self.staff.bus.publish(Notice(self.staff.node, self.id, self.length))
                return entries

    def _time(self) -> float:
        """For a table time never goes back behind its log."""
        self.now.catch_up(self.table.entries[-1].at)
        return self.now()

    async def consult(self, question: Callable[[Table], T], meter: Meter | None = None) -> T:
        """Answers a question that changes nothing."""
        async with self.lock:
            if self.ahead:
                await self._refresh()
            with (meter or Meter()).running():
                return question(self.table)

    async def catch_up(self) -> None:
        """Reads what other nodes have written."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        if self.ahead:
            await self._refresh()
        lines = await self.staff.store.read(self.id, self.length)
        await read_on(self.table, lines)
        self._tell()

    def ring(self) -> None:
        """The time of somebody is up."""
        self.staff.send(self._tick())

    async def _tick(self) -> None:
        if not await self.happen(lambda table, now: table.tick(now)):
            self.wake()  # it has rung too early

    async def _write(self, entries: list[Entry]) -> None:
        if isinstance(entries[0].what, Rematched):
            entries = [await self._with_next(entries[0], entries[0].what)]
        expected = self.length
        lines = [written(entry) for entry in entries]
        self.ahead = True
        self.table.apply(entries)
        began = time.perf_counter()
        await self.staff.store.append(card_of(self.table), expected, lines)
        self.staff.metrics.append.took(time.perf_counter() - began)
        self.ahead = False

    async def _with_next(self, entry: Entry, rematched: Rematched) -> Entry:
        """Before a rematch is told, its table stands ready."""
        code = await self._lay_next(rematched, entry.at)
        return msgspec.structs.replace(entry, what=msgspec.structs.replace(rematched, code=code))

    async def _lay_next(self, rematched: Rematched, at: float) -> str:
        """Its code. Another node may have laid it at this moment, or before it was killed."""
        code = rematched.code
        for _ in range(TRIES):
            try:
                await keep(self.staff.store, Table.replay(opening(self.table, Rematched(rematched.table, code), at)))
            except CodeTaken:
                laid = await self.staff.store.card(rematched.table)
                if laid is not None:
                    return laid.code
            else:
                return code
            code = self.staff.fresh.code()
        raise CodeTaken("code-taken", code=code)

    async def _refresh(self) -> None:
        """After a failed append nobody knows how much is on disk: the log says it."""
        lines = await self.staff.store.read(self.id, 0)
        self.table = await replayed(lines)
        self.ahead = False
        self._tell()

    def _tell(self) -> None:
        began = time.perf_counter()
        self.crowd.tell(self.table)
        self.staff.metrics.tell.took(time.perf_counter() - began)
        if self.table.phase == "gathering":
            self.announce()  # who sits down watches no more
        self.wake()

    def wake(self) -> None:
        """Bots look whether they have to decide, the clock when it has to ring."""
        self.now.catch_up(self.table.entries[-1].at)
        self._rouse_bots()
        self.alarm.set(self.table.due, self.ring)

    def _rouse_bots(self) -> None:
        self.bots.look(self.table, self.crowd.addresses(), self.happen)

    # -- who is there

    async def enter(self, device: Device, after: int | None, seats: tuple[int, ...]) -> None:
        """Who was cut off from another node may have heard more than this one has."""
        async with self.lock:
            await self._read_on()
            self.crowd.enter(device, self.table, after, seats)
            self.wake()
        self.announce()

    def leave(self, device: Device) -> None:
        self.crowd.leave(device)
        self.touched = time.monotonic()
        if not self.crowd.devices:
            self._rouse_bots()
        self.announce()

    def announce(self) -> None:
        """Says who is here, to this node's devices and to the other nodes; many comings are said at once."""
        self.crowd.announce(self.table, self.publish_presence)

    def publish_presence(self) -> None:
        here = tuple(sorted(self.crowd.guests()))
        self.staff.bus.publish(Notice(self.staff.node, self.id, self.length, here))

    def hear_of(self, node: str, here: tuple[str, ...]) -> None:
        """Who has a device at another node. A node that has just come does not know yet who is here."""
        if self.crowd.hear_of(node, frozenset(here)):
            self.announce()
        self.crowd.say_who_is_here(self.table)

    def drop_stuck(self, now: float) -> None:
        for device in [device for device in self.crowd.devices if device.is_stuck(now)]:
            device.drop()

    def is_idle(self, now: float) -> bool:
        busy = self.lock.locked() or self.crowd.devices or self.bots.are_thinking
        return not busy and now - self.touched > self.staff.settings.idle

    def close(self) -> None:
        self.alarm.stop()
        self.bots.stop()
