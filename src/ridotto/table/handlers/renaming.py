"""Somebody is called otherwise from now on, and the table hears of it."""

from __future__ import annotations

from ridotto.table.events import AnyTableEvent, Guest, Renamed
from ridotto.table.handlers.talk import may_talk
from ridotto.table.names import clean_name, distinct_name, is_name_of
from ridotto.table.state import TableState


def decide_rename(table: TableState, guest: Guest, was: str) -> list[AnyTableEvent]:
    """What follows when a guest who was called so takes another name: their chair bears it, unless it is over.

    A name can be read like a word. Whoever may not talk now keeps the old one at this table.
    """
    mine = table.seats_of(guest.id)
    seat = next((seat for seat in mine if is_name_of(table.chairs[seat].name or "", was)), None)
    if seat is None or table.phase == "ended" or not may_talk(table, mine):
        return []
    others = [chair.name for other, chair in enumerate(table.chairs) if other != seat]
    name, before = clean_name(distinct_name(guest.name, others)), table.chairs[seat].name or ""
    return [] if name == before else [Renamed(seat, name, before)]


def apply_renamed(table: TableState, event: Renamed, at: float) -> None:
    table.seating.rename(event.seat, event.name)
