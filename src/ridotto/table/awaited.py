"""Whom a table waits for, as everybody at it may know: the entrance tells a guest that it's their turn."""

from __future__ import annotations

from ridotto.table.handlers import clocks
from ridotto.table.state import TableState


def awaited_seats(table: TableState) -> list[int]:
    """In a hush, everybody who hasn't tapped yet, called or not. Whoever is called again after their tap isn't told so
    here, because a glance at their entrance would tell others, too."""
    if table.phase != "playing" or table.is_paused:
        return []
    if table.hush is not None:
        return list(table.hush.missing_taps(table.people()))
    answering = table.pending_undo.missing if table.pending_undo else set()
    return sorted(answering.union(clocks.people_to_act(table)))


def awaited_guests(table: TableState) -> set[str]:
    chairs = (table.chairs[seat] for seat in awaited_seats(table))
    return {chair.guest.id for chair in chairs if chair.guest is not None}
