"""A guest has taken another name, and the table is told."""

from __future__ import annotations

from ridotto.table.events import AnyTableEvent, Guest, Renamed
from ridotto.table.handlers.talk import may_talk
from ridotto.table.names import clean_name, distinct_name, is_name_of
from ridotto.table.state import TableState


def decide_rename(table: TableState, guest: Guest, was: str) -> list[AnyTableEvent]:
    """Their chair gets the new name, unless the game is over.

    A name can carry a message, so whoever may not talk now keeps the old one at this table.
    """
    held = table.seats_of(guest.id)
    seat = next((seat for seat in held if is_name_of(table.chairs[seat].name or "", was)), None)
    if seat is None or table.phase == "ended" or not may_talk(table, held):
        return []
    others = [chair.name for other, chair in enumerate(table.chairs) if other != seat]
    name, before = clean_name(distinct_name(guest.name, others)), table.chairs[seat].name or ""
    return [] if name == before else [Renamed(seat, name, before)]


def apply_renamed(table: TableState, event: Renamed, at: float) -> None:
    table.seating.rename(event.seat, event.name)
