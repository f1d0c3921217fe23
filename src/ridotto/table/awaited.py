"""For whom a table waits, as everybody at it may know: an entrance tells a guest so."""

from __future__ import annotations

from ridotto.table.handlers import clocks
from ridotto.table.handlers.hush import missing_taps
from ridotto.table.state import TableState


def awaited_seats(table: TableState) -> list[int]:
    """In a hush everybody who hasn't tapped yet, called or not: whoever is called again after their tap isn't told so
    here, for a glance at their entrance would tell it to others, too."""
    if table.phase != "playing" or table.is_paused:
        return []
    if table.hush is not None:
        return missing_taps(table, table.hush)
    asked = table.pending_undo.missing if table.pending_undo else set()
    return sorted(asked.union(clocks.people_to_act(table)))


def awaited_guests(table: TableState) -> set[str]:
    chairs = (table.chairs[seat] for seat in awaited_seats(table))
    return {chair.guest.id for chair in chairs if chair.guest is not None}
