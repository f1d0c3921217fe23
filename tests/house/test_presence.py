"""Who is here, as a device is told it: what a frame said in a bad moment is put right."""

from __future__ import annotations

from support.table.table_driver import TableDriver

from ridotto.house.sockets.device import Device
from ridotto.house.tables.devices import TableDevices
from ridotto.table import commands
from ridotto.table.events import Guest


class Wire:
    """A connection that keeps all that it was to send."""

    blocked_since: float | None = None

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.sent.append(frame)

    def pending_bytes(self) -> int:
        return 0

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(code, reason)


def device(name: str) -> tuple[Device, Wire]:
    wire = Wire()
    return Device(Guest(name.lower(), name), wire, lambda: None), wire


def test_after_a_reload_nobody_stays_away_because_a_frame_said_so_in_between() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob").start()
    table = evening.table
    crowd = TableDevices(len(table.entries), lambda: evening.now)
    (anna, wire), (bob, _), (again, _) = device("Anna"), device("Bob"), device("Bob")
    for arriving in (anna, bob):
        crowd.enter(arriving, table, None, ())
    crowd.send_presence(table)
    everybody = wire.sent[-1]
    crowd.leave(bob)
    evening.send("Anna", commands.Pause("x"))
    crowd.broadcast(table)
    assert wire.sent[-1].count(b'"here":true') == 1, "Bob is away"
    crowd.enter(again, table, None, ())
    crowd.send_presence(table)
    assert wire.sent[-1] == everybody
