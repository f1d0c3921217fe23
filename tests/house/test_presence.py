"""Who is here, as a device is told it: what a frame said in a bad moment is put right."""

from __future__ import annotations

from tables import Evening

from ridotto.house.crowd import Crowd
from ridotto.house.device import Device
from ridotto.table import asks
from ridotto.table.log import Guest


class Wire:
    """A connection that keeps all that it was to send."""

    blocked_since: float | None = None

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.sent.append(frame)

    def waiting(self) -> int:
        return 0

    def leave(self, code: int, reason: str) -> None:
        raise AssertionError(code, reason)


def device(name: str) -> tuple[Device, Wire]:
    wire = Wire()
    return Device(Guest(name.lower(), name), wire, lambda: None), wire


def test_after_a_reload_nobody_stays_away_because_a_frame_said_so_in_between() -> None:
    evening = Evening("masker", 2).sit("Anna", "Bob").start()
    table = evening.table
    crowd = Crowd(len(table.entries), lambda: evening.now)
    (anna, wire), (bob, _), (again, _) = device("Anna"), device("Bob"), device("Bob")
    for arriving in (anna, bob):
        crowd.enter(arriving, table, None, ())
    crowd.say_who_is_here(table)
    everybody = wire.sent[-1]
    crowd.leave(bob)
    evening.ask("Anna", asks.Pause("x"))
    crowd.tell(table)
    assert wire.sent[-1].count(b'"here":true') == 1, "Bob is away"
    crowd.enter(again, table, None, ())
    crowd.say_who_is_here(table)
    assert wire.sent[-1] == everybody
