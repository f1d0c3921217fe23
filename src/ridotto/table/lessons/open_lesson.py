"""Opens a lesson: a table like any other, but private, with bots around, and with its first moves already played."""

from __future__ import annotations

import msgspec

from ridotto.table.events import LogEntry
from ridotto.table.lessons.catalog import lesson_of
from ridotto.table.names import bot_name, clean_name
from ridotto.table.records.open_record import open_record
from ridotto.table.records.record import Player, Record
from ridotto.table.records.seal import seal_of
from ridotto.table.state import CommandContext


def open_lesson(context: CommandContext, game: str) -> list[LogEntry]:
    """The log of a new lesson, up to where the learner comes in."""
    lesson_of(game)  # before any randomness is used
    randomness = context.randomness
    guest = msgspec.structs.replace(context.guest, name=clean_name(context.guest.name))
    table, code, salt = randomness.table(), randomness.code(), randomness.salt()
    record = lesson_record(game, guest.name, table, salt)
    return [LogEntry(context.now, event, guest.id) for event in open_record(record, table, code, guest)]


def lesson_record(game: str, learner: str, lot: str, salt: str) -> Record:
    """The record of a new lesson, up to where the learner comes in. The lot decides what the bots are called."""
    lesson = lesson_of(game)
    model = lesson.record
    return Record(
        model.game,
        name_players(model.players, learner, lot),
        model.options,
        model.seed,
        model.moves[: lesson.opening_moves],
        seal_of(str(model.seed), salt),
        salt,
        model.edition,
        lesson=True,
    )


def name_players(players: list[Player], learner: str, lot: str) -> list[Player]:
    named: list[Player] = []
    for player in players:
        taken = [learner, *(other.name for other in named)]
        named.append(Player(learner) if player.bot is None else Player(bot_name(lot, taken), player.bot))
    return named
