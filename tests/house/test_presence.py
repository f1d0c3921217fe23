"""Presence, as a device receives it: if an update was wrong for a moment, the next presence corrects it."""

from __future__ import annotations

from support.table.table_driver import TableDriver

from ridotto.house.sockets.device import Device
from ridotto.house.tables.devices import TableDevices
from ridotto.table import commands
from ridotto.table.events import Guest


class Wire:
    """A connection that keeps everything it should send."""

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


def test_after_a_reload_nobody_stays_away_because_an_update_said_so_in_between() -> None:
    driver = TableDriver("masker", 2).sit("Anna", "Bob").start()
    table = driver.table
    devices = TableDevices(len(table.entries), lambda: driver.now)
    (anna, wire), (bob, _), (again, _) = device("Anna"), device("Bob"), device("Bob")
    for arriving in (anna, bob):
        devices.enter(arriving, table, None, ())
    devices.send_presence(table)
    everybody = wire.sent[-1]
    devices.leave(bob)
    driver.send("Anna", commands.Pause("x"))
    devices.broadcast(table)
    assert wire.sent[-1].count(b'"here":true') == 1, "Bob is away"
    devices.enter(again, table, None, ())
    devices.send_presence(table)
    assert wire.sent[-1] == everybody


def test_the_message_that_somebody_has_sat_down_counts_them_no_longer_among_those_who_watch() -> None:
    """Otherwise, the host of a full table would read for a moment that somebody is there without a seat."""
    driver = TableDriver("masker", 2).sit("Anna")
    table = driver.table
    devices = TableDevices(len(table.entries), lambda: driver.now)
    (anna, wire), (bob, _) = device("Anna"), device("Bob")
    for arriving in (anna, bob):
        devices.enter(arriving, table, None, ())
    driver.send("Anna", commands.Arrange("x", public=True))
    devices.broadcast(table)
    assert b'"watching":1' in wire.sent[-1]
    driver.send("Bob", commands.Sit("y", 1))
    devices.broadcast(table)
    assert b'"Bob"' in wire.sent[-1]
    assert b'"watching"' not in wire.sent[-1]
