"""The devices around a table, and how they are told what they may know: once for all who may know the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ridotto.errors import NotAllowed
from ridotto.house.device import Device
from ridotto.house.doorway import framed
from ridotto.table import gate, standins
from ridotto.table.table import Table
from ridotto.table.told import Leave, Presence
from ridotto.words import sentence

COALESCED = 0.1  # seconds in which comings and goings are said together
KICKED = 4003  # close code


class Crowd:
    def __init__(self, told: int, now: Callable[[], float]) -> None:
        self.devices: set[Device] = set()
        self.here: frozenset[str] = frozenset()  # the guests who are here, at any node
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}  # guests at other nodes, and when that was said
        self._gone: dict[str, float] = {}  # by guest who was here: since when not any more
        self._opened = now()  # whoever was not seen since then counts as away since then
        self._now = now
        self._told = told  # so many entries of the log have been told
        self._announcing: asyncio.TimerHandle | None = None

    def guests(self) -> frozenset[str]:
        """Who is here, at this node."""
        return frozenset(device.guest.id for device in self.devices)

    def addresses(self) -> dict[str, str]:
        """The same, each with an address from which he has come."""
        return {device.guest.id: device.address for device in self.devices}

    def leave(self, device: Device) -> None:
        self.devices.discard(device)
        self._look_around()

    def _look_around(self) -> None:
        """Somebody has come or gone."""
        before, self.here = self.here, self.guests().union(*(guests for guests, _ in self._elsewhere.values()))
        for guest in before - self.here:
            self._gone[guest] = self._now()

    def absent(self, guest: str) -> float | None:
        """Since when a guest has been away; None: they are here."""
        return None if guest in self.here else self._gone.get(guest, self._opened)

    # -- telling

    def enter(self, device: Device, table: Table, after: int | None, seats: tuple[int, ...]) -> None:
        """Who comes back hears what he has missed; else, or if that cannot be said, how everything stands."""
        if device.guest.id in table.unwanted:
            raise NotAllowed("table-unwanted")
        self.devices.add(device)
        self._look_around()
        device.seats = table.seats_of(device.guest.id)
        missed = None
        if after is not None and seats == device.seats:
            missed = gate.tellings_after(table, device.guest.id, after, self.here, self._now())
        if missed is None:
            self._show(device, table)
        else:
            for telling in missed:
                device.tell(framed(telling))

    def tell(self, table: Table) -> None:
        """Everybody hears of the entries that are new."""
        since, self._told = self._told, len(table.entries)
        if since == self._told:
            return
        now = self._now()
        said: dict[gate.Audience, bytes] = {}
        for device in self.devices:
            who = gate.audience(table, device.guest.id)
            if who not in said:
                told = gate.tellings_for(table, who, since, self.here, now)
                said[who] = b"".join([framed(telling) for telling in told])
            self._tell_one(device, table, who, said[who])

    def _tell_one(self, device: Device, table: Table, who: gate.Audience, news: bytes) -> None:
        if device.guest.id in table.unwanted:
            self._show_the_door(device)
        elif who.seats != device.seats:
            # Another stream begins: it belongs to the seats.
            device.seats = who.seats
            self._show(device, table)
        elif news:
            device.tell(news)
            device.presence = b""  # a frame may have said who is here, at a moment when somebody was not

    def _show(self, device: Device, table: Table) -> None:
        device.tell(framed(gate.snapshot(table, device.guest.id, self.here, self._now())))
        device.presence = b""

    def _show_the_door(self, device: Device) -> None:
        device.tell(framed(Leave("table-unwanted", sentence(device.guest.language, "table-unwanted", {}))))
        device.dismiss(KICKED, "kicked")

    # -- presence

    def announce(self, table: Table, publish: Callable[[], None]) -> None:
        if self._announcing is None:
            loop = asyncio.get_running_loop()
            self._announcing = loop.call_later(COALESCED, self._announce, table, publish)

    def _announce(self, table: Table, publish: Callable[[], None]) -> None:
        self._announcing = None
        publish()
        self.say_who_is_here(table)

    def hear_of(self, node: str, guests: frozenset[str]) -> bool:
        """Who is at another node; whether that node was not known to be here."""
        new = node not in self._elsewhere
        self._elsewhere[node] = (guests, time.monotonic())
        self._look_around()
        return new

    def forget_nodes(self, since: float) -> None:
        """A node that is silent has died."""
        self._elsewhere = {node: heard for node, heard in self._elsewhere.items() if heard[1] > since}
        self._look_around()

    def say_who_is_here(self, table: Table) -> None:
        chairs = tuple(chair.guest is not None and chair.guest.id in self.here for chair in table.chairs)
        bot_from = tuple(standins.bot_from(table, seat, self.absent) for seat in range(len(chairs)))
        frame = framed(Presence(chairs, len(self.here - table.held.keys()), bot_from if any(bot_from) else ()))
        for device in self.devices:
            if device.presence != frame:
                device.presence = frame
                device.tell(frame)
