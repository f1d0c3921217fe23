"""A lesson is laid as a table like any other: private, with bots around, and some moves played in."""

from __future__ import annotations

from ridotto.table.events import AnyTableEvent, BotSat, Clock, Dealt, Guest, LogEntry, Moved, Opened, Sat
from ridotto.table.lessons.catalog import lesson_of
from ridotto.table.names import bot_name, clean_name
from ridotto.table.records.record import Record
from ridotto.table.records.seal import seal_of
from ridotto.table.state import CommandContext


def open_lesson(context: CommandContext, game: str) -> list[LogEntry]:
    """The log of a new lesson, up to where the learner comes in."""
    lesson = lesson_of(game)
    record = lesson.record
    guest = Guest(context.guest.id, clean_name(context.guest.name), context.guest.title, context.guest.language)
    fresh = context.randomness
    table, seats, salt = fresh.table(), len(record.players), fresh.salt()
    happenings: list[AnyTableEvent] = [
        Opened(table, fresh.code(), game, seats, record.options, Clock(), False, guest, lesson=True),
        *seat_everyone(table, record, guest),
        Dealt(str(record.seed), salt, seal_of(str(record.seed), salt), record.edition),
        # Nobody's own decisions: so nobody can take them back.
        *(Moved(seat, move, "bot") for seat, move in record.moves[: lesson.opening_moves]),
    ]
    return [LogEntry(context.now, what, guest.id) for what in happenings]


def seat_everyone(table: str, record: Record, guest: Guest) -> list[AnyTableEvent]:
    sitting: list[AnyTableEvent] = []
    names = [guest.name]
    for seat, player in enumerate(record.players):
        if player.bot is None:
            sitting.append(Sat(seat, guest))
        else:
            names.append(bot_name(table, names))
            sitting.append(BotSat(seat, player.bot, names[-1]))
    return sitting
