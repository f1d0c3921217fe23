"""A lesson is laid as a table like any other: private, with bots around, and some moves played in."""

from __future__ import annotations

from ridotto.rules import catalog
from ridotto.table.lessons.shelf import LESSONS
from ridotto.table.log import AnyHappening, BotSat, Clock, Dealt, Entry, Guest, Moved, Opened, Sat
from ridotto.table.names import bot_name, clean_name
from ridotto.table.record import Record
from ridotto.table.seal import seal_of
from ridotto.table.standing import Asker


def open_lesson(asker: Asker, game: str) -> list[Entry]:
    """The log of a new lesson, up to where the learner comes in."""
    lesson = LESSONS[catalog.game(game).name]
    record = lesson.record
    guest = Guest(asker.guest.id, clean_name(asker.guest.name), asker.guest.title, asker.guest.language)
    fresh = asker.fresh
    table, seats, salt = fresh.table(), len(record.players), fresh.salt()
    happenings: list[AnyHappening] = [
        Opened(table, fresh.code(), game, seats, record.options, Clock(), False, guest, lesson=True),
        *seated(table, record, guest),
        Dealt(str(record.seed), salt, seal_of(str(record.seed), salt), record.edition),
        # Nobody's own decisions: so nobody can take them back.
        *(Moved(seat, move, "bot") for seat, move in record.moves[: lesson.opening]),
    ]
    return [Entry(asker.now, what, guest.id) for what in happenings]


def seated(table: str, record: Record, guest: Guest) -> list[AnyHappening]:
    sitting: list[AnyHappening] = []
    names = [guest.name]
    for seat, player in enumerate(record.players):
        if player.bot is None:
            sitting.append(Sat(seat, guest))
        else:
            names.append(bot_name(table, names))
            sitting.append(BotSat(seat, player.bot, names[-1]))
    return sitting
