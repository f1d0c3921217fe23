"""Opens a lesson: a table like any other, but private, with bots around, and with its first moves already played."""

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
    randomness = context.randomness
    table, seats, salt = randomness.table(), len(record.players), randomness.salt()
    events: list[AnyTableEvent] = [
        Opened(table, randomness.code(), game, seats, record.options, Clock(), False, guest, lesson=True),
        *seat_everyone(table, record, guest),
        Dealt(str(record.seed), salt, seal_of(str(record.seed), salt), record.edition),
        # Nobody has decided on these, so nobody can take them back.
        *(Moved(seat, move, "bot") for seat, move in record.moves[: lesson.opening_moves]),
    ]
    return [LogEntry(context.now, event, guest.id) for event in events]


def seat_everyone(table: str, record: Record, guest: Guest) -> list[AnyTableEvent]:
    events: list[AnyTableEvent] = []
    names = [guest.name]
    for seat, player in enumerate(record.players):
        if player.bot is None:
            events.append(Sat(seat, guest))
        else:
            names.append(bot_name(table, names))
            events.append(BotSat(seat, player.bot, names[-1]))
    return events
