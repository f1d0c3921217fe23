"""Whom a hush waits for: no secret to whoever leads, and after a while to nobody.

Whoever is called takes longer than the others. So nobody is named before everybody has had time to choose, and then
only from time to time: the names tell who has fallen asleep, not who thinks for a moment longer.
"""

from __future__ import annotations

from math import ceil

from ridotto.table.events import Awaited
from ridotto.table.parts.hush_state import Hush
from ridotto.table.parts.table_log import Recipients
from ridotto.table.state import TableState

REMINDER_SECONDS = 20.0  # seconds until the first look around, and between two of them


def missing_taps(table: TableState, hush: Hush) -> list[int]:
    """The people who have not tapped."""
    return [seat for seat in table.people() if seat not in hush.tapped]


def next_reminder(table: TableState, hush: Hush) -> float | None:
    """When names are told next; None: those who are missing have been named, or nobody is missing."""
    absent = missing_taps(table, hush)
    if not absent or tuple(absent) == hush.awaited:
        return None
    return hush.since + REMINDER_SECONDS * max(1, ceil((table.log.last_at - hush.since) / REMINDER_SECONDS))


def make_reminder(table: TableState, hush: Hush) -> Awaited:
    return Awaited(tuple(missing_taps(table, hush)))


def apply_awaited(table: TableState, event: Awaited, at: float) -> None:
    assert table.hush is not None
    table.hush.remind(event.seats)


def tap_recipients(table: TableState, seat: int) -> Recipients:
    """By whoever taps, and whoever leads: they see everything (CV-34), and with it who has tapped."""
    return frozenset((seat, *range(table.seats, len(table.chairs))))


def awaited_taps_for(table: TableState, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Whose tap the table waits for, as far as a device with these seats may know."""
    hush = table.hush
    if hush is None:
        return ()
    if any(table.is_leader(seat) for seat in seats):
        return tuple(missing_taps(table, hush))
    return tuple(seat for seat in hush.awaited if table.chairs[seat].is_person)  # a bot may have taken over since
