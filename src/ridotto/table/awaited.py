"""For whom a table waits, as everybody at it may know: an entrance tells a guest so."""

from __future__ import annotations

from ridotto.table import clocks
from ridotto.table.patience import missing
from ridotto.table.standing import Standing


def awaited_seats(table: Standing) -> list[int]:
    """In a hush everybody who hasn't tapped yet, called or not: whoever is called again after their tap isn't told so
    here, for a glance at their entrance would tell it to others, too."""
    if table.phase != "playing" or table.paused_at is not None:
        return []
    if table.hush is not None:
        return missing(table, table.hush)
    asked = table.undoing.missing if table.undoing else set()
    return sorted(asked.union(clocks.thinking_people(table)))


def awaited_guests(table: Standing) -> set[str]:
    chairs = (table.chairs[seat] for seat in awaited_seats(table))
    return {chair.guest.id for chair in chairs if chair.guest is not None}
