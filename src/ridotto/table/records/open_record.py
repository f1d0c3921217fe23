"""Opens a record: a table like any other, at which a game has come as far as the record says."""

from __future__ import annotations

from ridotto.table.events import AnyTableEvent, BotSat, Clock, Dealt, Guest, Moved, Opened, Sat
from ridotto.table.lessons.catalog import lesson_of
from ridotto.table.records.record import Record
from ridotto.table.records.seal import seal_of


def open_record(record: Record, table: str, code: str, guest: Guest) -> list[AnyTableEvent]:
    """The log of the table. One guest holds the seats of all people, each under the name that the record has."""
    salt, seats = record.salt or "", len(record.players)
    return [
        Opened(table, code, record.game.name, seats, record.options, Clock(), False, guest, lesson=record.lesson),
        *(sat(record, seat, guest) for seat in range(seats)),
        Dealt(str(record.seed), salt, record.seal or seal_of(str(record.seed), salt), record.edition),
        *moved(record),
    ]


def sat(record: Record, seat: int, guest: Guest) -> AnyTableEvent:
    player = record.players[seat]
    if player.bot is not None:
        return BotSat(seat, player.bot, player.name)
    return Sat(seat, Guest(guest.id, player.name, guest.title, guest.language))


def moved(record: Record) -> list[Moved]:
    """Nobody has decided on the opening moves of a lesson, so nobody can take them back."""
    opening = lesson_of(record.game.name).opening_moves if record.lesson else 0
    return [
        Moved(seat, move, "bot" if number < opening or record.players[seat].bot else "person")
        for number, (seat, move) in enumerate(record.moves)
    ]
