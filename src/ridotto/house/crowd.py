"""The devices around a table, and how they are told what they may know: once for all who may know the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable

import msgspec

from ridotto.house.device import Device
from ridotto.table import gate
from ridotto.table.table import Table
from ridotto.table.told import Presence

COALESCED = 0.1  # seconds in which comings and goings are said together
KICKED = 4003  # close code

encode = msgspec.json.Encoder().encode


def text_of(message: msgspec.Struct) -> str:
    return encode(message).decode()


class Crowd:
    def __init__(self, told: int) -> None:
        self.devices: set[Device] = set()
        self.elsewhere: dict[str, frozenset[str]] = {}  # guests with a device at another node
        self._told = told  # so many entries of the log have been told
        self._announcing: asyncio.TimerHandle | None = None

    def guests(self) -> frozenset[str]:
        """Who is here, at this node."""
        return frozenset(device.guest.id for device in self.devices)

    def here(self) -> frozenset[str]:
        """Who is here, at any node."""
        return self.guests().union(*self.elsewhere.values())

    # -- telling

    def enter(self, device: Device, table: Table, after: int | None, seats: tuple[int, ...]) -> None:
        """A device that comes back hears what it has missed; if that cannot be said, and for a new one, how all stands."""
        self.devices.add(device)
        device.seats = table.seats_of(device.guest.id)
        missed = None
        if after is not None and seats == device.seats:
            missed = gate.tellings_after(table, device.guest.id, after)
        if missed is None:
            self._show(device, table)
        else:
            for telling in missed:
                device.tell(text_of(telling))

    def tell(self, table: Table) -> bool:
        """Everybody hears of the entries that are new; whether there were any."""
        since, self._told = self._told, len(table.entries)
        if since >= self._told:
            return False
        said: dict[Hashable, list[str]] = {}
        for device in self.devices:
            self._tell_one(device, table, since, said)
        return True

    def _tell_one(self, device: Device, table: Table, since: int, said: dict[Hashable, list[str]]) -> None:
        guest = device.guest.id
        if table.seats_of(guest) != device.seats:
            # Another stream begins: it belongs to the seats.
            device.seats = table.seats_of(guest)
            self._show(device, table)
            return
        audience = gate.audience(table, guest)
        if audience not in said:
            said[audience] = [text_of(telling) for telling in gate.tellings(table, guest, since, self.here(), time.time())]
        for text in said[audience]:
            device.tell(text)

    def _show(self, device: Device, table: Table) -> None:
        device.tell(text_of(gate.snapshot(table, device.guest.id, self.here(), time.time())))

    # -- presence

    def announce(self, table: Table, publish: Callable[[], None]) -> None:
        if self._announcing is None:
            loop = asyncio.get_running_loop()
            self._announcing = loop.call_later(COALESCED, self._announce, table, publish)

    def _announce(self, table: Table, publish: Callable[[], None]) -> None:
        self._announcing = None
        publish()
        self.say_who_is_here(table)

    def say_who_is_here(self, table: Table) -> None:
        here = self.here()
        chairs = tuple(chair.guest is not None and chair.guest.id in here for chair in table.chairs)
        seated = {chair.guest.id for chair in table.chairs if chair.guest is not None}
        text = text_of(Presence(chairs, len(here - seated)))
        for device in self.devices:
            device.tell(text)
