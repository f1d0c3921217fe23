"""Devices around a table that get the house's messages, checked against what a fresh snapshot would show."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ridotto.client.table_model import TableModel
from ridotto.table import gate
from ridotto.table.events import LogEntry
from ridotto.table.messages import Seconds, TableInfo
from ridotto.table.table import Table

SPECTATOR = "nobody"
CLOCK_TOLERANCE = 0.002  # seconds: messages give clocks in milliseconds


class DeviceCheck:
    """One device. All it knows comes from messages: first a snapshot, then updates."""

    def __init__(self, table: Table, guest: str, now: float) -> None:
        self.guest = guest
        self.scene = TableModel()
        self._begin(table, now)

    def _begin(self, table: Table, now: float) -> None:
        self.info_time, self.has_fresh_info, self.has_fresh_view = now, True, True
        self.scene.apply(gate.snapshot(table, self.guest, (), now))

    def update(self, table: Table, since: int, now: float) -> None:
        """Sends what the log holds after its first `since` entries; new seats begin a new stream."""
        if table.seats_of(self.guest) != self.scene.seats:
            self._begin(table, now)
            return
        self.has_fresh_info = self.has_fresh_view = False
        for update in gate.updates(table, self.guest, since, (), now):
            self.has_fresh_info = update.info is not None
            self.has_fresh_view = all(seen.view is not None for seen in update.seen)
            self.info_time = now if self.has_fresh_info else self.info_time
            self.scene.apply(update)

    def check(self, table: Table, now: float) -> None:
        """Checks all but the history, which only grows: `check_history` looks at it once. What this very entry brought
        is what a snapshot would show."""
        who = gate.audience_of(table, self.guest)
        place = f"{self.guest} after {table.entries[-1]}"
        assert self.scene.n == len(table.log.stream(who.seats)), place
        assert self.scene.seats == who.seats, place
        if not self.has_fresh_info:
            self._check_info(gate.table_info(table, who, (), now), now, place)
        if not self.has_fresh_view and table.state is not None:
            for seat in who.seats or (None,):
                assert self.scene.views[seat] == table.state.view(seat), place

    def check_history(self, table: Table, now: float) -> None:
        for seen in gate.snapshot(table, self.guest, (), now).seen:
            assert tuple(self.scene.events[seen.seat]) == seen.events
            assert self.scene.views.get(seen.seat) == seen.view

    def _check_info(self, fresh: TableInfo, now: float, place: str) -> None:
        known = self.scene.info
        assert without_banks(known) == without_banks(fresh), place
        shown = banks_at(known, now - self.info_time)
        assert all(abs(one - other) < CLOCK_TOLERANCE for one, other in zip(shown, banks_at(fresh, 0), strict=True)), (
            place
        )


def without_banks(info: TableInfo) -> TableInfo:
    return msgspec.structs.replace(info, left=())


def banks_at(info: TableInfo, later: Seconds) -> list[Seconds]:
    """What a device shows of the banks that much later: those that run, run down."""
    return [max(0.0, (left or 0.0) - (later if seat in info.running else 0.0)) for seat, left in enumerate(info.left)]


def check_log(entries: Iterable[LogEntry], guests: Iterable[str]) -> Table:
    """Sends a whole log, entry by entry, to a device of each guest; after every entry each knows all that it may."""
    table = Table()
    devices: list[DeviceCheck] = []
    for entry in entries:
        since = len(table.entries)
        table.apply([entry])
        devices = devices or [DeviceCheck(table, guest, entry.at) for guest in guests]
        for device in devices:
            device.update(table, since, entry.at)
            device.check(table, entry.at)
    for device in devices:
        device.check_history(table, table.entries[-1].at)
    return table
