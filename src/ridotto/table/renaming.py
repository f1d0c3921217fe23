"""Somebody is called otherwise from now on, and the table hears of it."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from ridotto.table.log import AnyHappening, Guest, Renamed
from ridotto.table.names import clean_name, is_called_after, told_apart
from ridotto.table.standing import Folds, Standing
from ridotto.table.talk import may_talk


def renames(table: Standing, guest: Guest, was: str) -> list[AnyHappening]:
    """What follows when a guest who was called so takes another name: their chair bears it, unless it is over.

    A name can be read like a word. Whoever may not talk now keeps the old one at this table.
    """
    mine = table.seats_of(guest.id)
    seat = next((seat for seat in mine if is_called_after(table.chairs[seat].name or "", was)), None)
    if seat is None or table.phase == "ended" or not may_talk(table, mine):
        return []
    others = [chair.name for other, chair in enumerate(table.chairs) if other != seat]
    name, before = clean_name(told_apart(guest.name, others)), table.chairs[seat].name or ""
    return [] if name == before else [Renamed(seat, name, before)]


def renamed(table: Standing, what: Renamed, at: float) -> None:
    chair = table.chairs[what.seat]
    if chair.guest is None:
        return
    guest = msgspec.structs.replace(chair.guest, name=what.name)
    table.place(what.seat, replace(chair, name=what.name, guest=guest))
    if table.host.id == guest.id:
        table.host = guest


FOLDS: Folds = {Renamed: renamed}
