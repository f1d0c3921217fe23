"""The devices around a table, and how they are told what they may know: once for all who may know the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ridotto.errors import NotAllowed
from ridotto.house.sockets.device import Device
from ridotto.house.sockets.socket_protocol import encode_frame
from ridotto.table import gate
from ridotto.table.handlers import standins
from ridotto.table.messages import Leave, Presence
from ridotto.table.table import Table
from ridotto.words import sentence

PRESENCE_DELAY = 0.1  # seconds in which comings and goings are said together
KICKED = 4003  # close code


class TableDevices:
    def __init__(self, sent: int, now: Callable[[], float]) -> None:
        self.connected: set[Device] = set()
        self.here: frozenset[str] = frozenset()  # the guests who are here, at any node
        self._remote: dict[str, tuple[frozenset[str], float]] = {}  # guests at other nodes, and when that was said
        self._left_at: dict[str, float] = {}  # by guest who was here: since when not any more
        self._opened_at = now()  # whoever was not seen since then counts as away since then
        self._now = now
        self._sent = sent  # so many entries of the log have been told
        self._announcing: asyncio.TimerHandle | None = None

    def guests(self) -> frozenset[str]:
        """Who is here, at this node."""
        return frozenset(device.guest.id for device in self.connected)

    def addresses(self) -> dict[str, str]:
        """The same, each with an address from which he has come."""
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

    # -- telling

    def enter(self, device: Device, table: Table, after: int | None, seats: tuple[int, ...]) -> None:
        """Who comes back hears what he has missed; else, or if that cannot be said, how everything stands."""
        if device.guest.id in table.kicked_guests:
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
            for telling in missed:
                device.send(encode_frame(telling))

    def broadcast(self, table: Table) -> None:
        """Everybody hears of the entries that are new."""
        since, self._sent = self._sent, len(table.entries)
        if since == self._sent:
            return
        now = self._now()
        frames: dict[gate.Audience, bytes] = {}
        for device in self.connected:
            audience = gate.audience_of(table, device.guest.id)
            if audience not in frames:
                updates = gate.updates_for(table, audience, since, self.here, now)
                frames[audience] = b"".join([encode_frame(telling) for telling in updates])
            self._send_update(device, table, audience, frames[audience])

    def _send_update(self, device: Device, table: Table, audience: gate.Audience, frames: bytes) -> None:
        if device.guest.id in table.kicked_guests:
            self._kick(device)
        elif audience.seats != device.seats:
            # Another stream begins: it belongs to the seats.
            device.seats = audience.seats
            self._send_snapshot(device, table)
        elif frames:
            device.send(frames)
            device.presence = b""  # a frame may have said who is here, at a moment when somebody was not

    def _send_snapshot(self, device: Device, table: Table) -> None:
        device.send(encode_frame(gate.snapshot(table, device.guest.id, self.here, self._now())))
        device.presence = b""

    def _kick(self, device: Device) -> None:
        device.send(encode_frame(Leave("table-unwanted", sentence(device.guest.language, "table-unwanted", {}))))
        device.close(KICKED, "kicked")

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
        """Who is at another node; whether that node was not known to be here."""
        new = node not in self._remote
        self._remote[node] = (guests, time.monotonic())
        self._update_here()
        return new

    def forget_silent_nodes(self, since: float) -> None:
        """A node that is silent has died."""
        self._remote = {node: heard for node, heard in self._remote.items() if heard[1] > since}
        self._update_here()

    def send_presence(self, table: Table) -> None:
        chairs = tuple(chair.guest is not None and chair.guest.id in self.here for chair in table.chairs)
        bot_from = tuple(standins.bot_from(table, seat, self.absent_since) for seat in range(len(chairs)))
        frame = encode_frame(
            Presence(chairs, len(self.here - table.seats_by_guest.keys()), bot_from if any(bot_from) else ())
        )
        for device in self.connected:
            if device.presence != frame:
                device.presence = frame
                device.send(frame)
