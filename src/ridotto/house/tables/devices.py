"""The devices at a table. Messages are encoded once for all devices that may see the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ridotto.errors import NotAllowed
from ridotto.house.sockets.device import Device
from ridotto.house.sockets.socket_protocol import encode_frame
from ridotto.table import gate
from ridotto.table.handlers import standins
from ridotto.table.messages import Leave, Measurement, Presence
from ridotto.table.table import Table
from ridotto.words import sentence

PRESENCE_DELAY = 0.1  # seconds in which arrivals and departures are collected into one message
KICKED = 4003  # close code


class TableDevices:
    def __init__(self, sent: int, now: Callable[[], float]) -> None:
        self.connected: set[Device] = set()
        self.here: frozenset[str] = frozenset()  # the guests who are here, at any node
        self._remote: dict[str, tuple[frozenset[str], float]] = {}  # guests at other nodes, and when they told us
        self._left_at: dict[str, float] = {}  # by guest: when they left
        self._opened_at = now()  # a guest not seen since then counts as away since then
        self._now = now
        self._sent = sent  # how many log entries have been sent
        self._announcing: asyncio.TimerHandle | None = None

    def guests(self) -> frozenset[str]:
        """The guests who are here, at this node."""
        return frozenset(device.guest.id for device in self.connected)

    def addresses(self) -> dict[str, str]:
        """The same, each with an address they have come from."""
        return {device.guest.id: device.address for device in self.connected}

    def leave(self, device: Device) -> None:
        self.connected.discard(device)
        self._update_here()

    def _update_here(self) -> None:
        """Somebody has come or gone."""
        before, self.here = self.here, self.guests().union(*(guests for guests, _ in self._remote.values()))
        for guest in before - self.here:
            self._left_at[guest] = self._now()

    def absent_since(self, guest: str) -> float | None:
        """Since when a guest has been away; None: they are here."""
        return None if guest in self.here else self._left_at.get(guest, self._opened_at)

    # -- messages

    def enter(self, device: Device, table: Table, after: int | None, seats: tuple[int, ...]) -> None:
        """A device that comes back gets the updates it missed; a new one, or if that's impossible, a snapshot."""
        if device.guest.id in table.seating.kicked_guests:
            raise NotAllowed("table-unwanted")
        self.connected.add(device)
        self._update_here()
        device.seats = table.seats_of(device.guest.id)
        missed = None
        if after is not None and seats == device.seats:
            missed = gate.updates_after(table, device.guest.id, after, self.here, self._now())
        if missed is None:
            self._send_snapshot(device, table)
        else:
            for update in missed:
                device.send(encode_frame(update))

    def broadcast(self, table: Table) -> None:
        """Sends the new log entries to every device."""
        since, self._sent = self._sent, len(table.entries)
        if since == self._sent:
            return
        now = self._now()
        frames: dict[gate.Audience, bytes] = {}
        for device in self.connected:
            audience = gate.audience_of(table, device.guest.id)
            if audience not in frames:
                updates = gate.updates_for(table, audience, since, self.here, now)
                frames[audience] = b"".join([encode_frame(update) for update in updates])
            self._send_update(device, table, audience, frames[audience])

    def _send_update(self, device: Device, table: Table, audience: gate.Audience, frames: bytes) -> None:
        if device.guest.id in table.seating.kicked_guests:
            self._kick(device)
        elif audience.seats != device.seats:
            # A stream belongs to its seats, so a new one begins.
            device.seats = audience.seats
            self._send_snapshot(device, table)
        elif frames:
            device.send(frames)
            device.presence = b""  # an update may have included an older presence

    def _send_snapshot(self, device: Device, table: Table) -> None:
        device.send(encode_frame(gate.snapshot(table, device.guest.id, self.here, self._now())))
        device.presence = b""

    def _kick(self, device: Device) -> None:
        device.send(encode_frame(Leave("table-unwanted", sentence(device.guest.language, "table-unwanted", {}))))
        device.close(KICKED, "kicked")

    def send_measurement(self, measurement: Measurement) -> None:
        frame = encode_frame(measurement)
        for device in self.connected:
            device.send(frame)

    # -- presence

    def schedule_presence(self, table: Table, publish: Callable[[], None]) -> None:
        if self._announcing is None:
            loop = asyncio.get_running_loop()
            self._announcing = loop.call_later(PRESENCE_DELAY, self._announce_presence, table, publish)

    def _announce_presence(self, table: Table, publish: Callable[[], None]) -> None:
        self._announcing = None
        publish()
        self.send_presence(table)

    def update_remote(self, node: str, guests: frozenset[str]) -> bool:
        """Sets the guests at another node. Returns whether that node is new here."""
        new = node not in self._remote
        self._remote[node] = (guests, time.monotonic())
        self._update_here()
        return new

    def forget_silent_nodes(self, since: float) -> None:
        """A silent node has died."""
        self._remote = {node: (guests, at) for node, (guests, at) in self._remote.items() if at > since}
        self._update_here()

    def send_presence(self, table: Table) -> None:
        chairs = tuple(chair.guest is not None and chair.guest.id in self.here for chair in table.chairs)
        bot_from = tuple(standins.bot_from(table, seat, self.absent_since) for seat in range(len(chairs)))
        watching = gate.count_watching(table, self.here)
        frame = encode_frame(Presence(chairs, watching, bot_from if any(bot_from) else ()))
        for device in self.connected:
            if device.presence != frame:
                device.presence = frame
                device.send(frame)
