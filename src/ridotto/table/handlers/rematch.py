"""The same people at a new table: once more, everybody one seat further, or for another game."""

from __future__ import annotations

import hashlib
from collections.abc import Container
from functools import partial

from ridotto import catalog
from ridotto.errors import NotAllowed, NotNow, RidottoError
from ridotto.rules.contract import Game
from ridotto.table import commands
from ridotto.table.events import (
    AnyTableEvent,
    Arranged,
    BotSat,
    Guest,
    HintsRuled,
    LogEntry,
    Opened,
    Options,
    Rematched,
    Sat,
)
from ridotto.table.handlers import gathering
from ridotto.table.handlers.talk import talk_to_recall
from ridotto.table.state import CommandContext, Randomness, TableState

# -- commands


def handle_rematch(table: TableState, context: CommandContext, command: commands.Rematch) -> list[AnyTableEvent]:
    """Whoever asks second comes to the same new table."""
    if table.phase != "ended":
        raise NotNow("table-not-over")
    seat = table.first_seat_of(context.guest)
    if table.lesson:
        raise NotAllowed("table-lesson-once")
    if table.rematch is not None:
        return []
    game = None if command.game == table.game.name else command.game
    if game is not None:
        seats_for_everybody(table, catalog.game(game))
    starts_itself = command.starts_itself and game is None
    return [Rematched(next_table_id(table.id), context.randomness.code(), seat, starts_itself, game)]


def seats_for_everybody(table: TableState, game: Game) -> int:
    """How many play another game, if there is room for all people; bots fill up a table that would be too small."""
    return game.check_seats(max(len(people_at(table)), game.fewest))


def people_at(table: TableState) -> list[Guest]:
    return [chair.guest for chair in table.chairs if chair.guest is not None]


def is_complete(table: TableState, here: Container[str]) -> bool:
    """Whether the table starts by itself now: every seat is taken, and everybody who isn't a bot is here."""
    if table.phase != "gathering" or not table.arrangement.starts_itself:
        return False
    return all(chair.bot is not None if chair.guest is None else chair.guest.id in here for chair in table.chairs)


def decide_start(table: TableState, here: Container[str], randomness: Randomness) -> list[AnyTableEvent]:
    """What follows when everybody has come. If it can't be dealt, the host sees why when they start it themselves."""
    if not is_complete(table, here):
        return []
    try:
        return gathering.deal(table, randomness)
    except RidottoError:
        current = table.arrangement
        return [Arranged(current.seats, current.options_with_refs, table.clock, current.public)]


def next_table_id(table: str) -> str:
    """The id of the next table: the same at all nodes, so however many ask at once, only one table is opened.

    It can't be guessed either: nobody is told the id that it's made from.
    """
    return hashlib.sha256(f"rematch of {table}".encode()).hexdigest()[:32]


# -- events


def apply_rematched(table: TableState, event: Rematched, at: float) -> None:
    table.rematch = event


def rematch_entries(table: TableState, event: Rematched, at: float) -> list[LogEntry]:
    """The log of the new table, as it begins."""
    ruled = [HintsRuled(True)] if keeps_hints(table, event) else []
    opened, seated = once_more(table, event) if event.game is None else something_else(table, event, event.game)
    return [LogEntry(at, following) for following in (opened, *ruled, *seated, *talk_to_recall(table))]


def keeps_hints(table: TableState, event: Rematched) -> bool:
    """Somebody alone with bots had hints without a rule. A table that they mean to change begins with the same."""
    changes = not event.starts_itself and event.game is None
    return table.arrangement.hints_allowed or (changes and table.gives_hints)


def something_else(table: TableState, event: Rematched, name: str) -> tuple[Opened, list[AnyTableEvent]]:
    """Another game for the same people, as it is usually played. Whoever asked for it arranges and starts it."""
    seats = seats_for_everybody(table, catalog.game(name))
    asker = None if event.seat is None else table.chairs[event.seat].guest
    host = asker or table.host
    opened = Opened(event.table, event.code, name, seats, {}, table.clock, table.arrangement.public, host)
    return opened, [Sat(seat, guest) for seat, guest in enumerate(people_at(table))]


def once_more(table: TableState, event: Rematched) -> tuple[Opened, list[AnyTableEvent]]:
    opened = Opened(
        event.table,
        event.code,
        table.game.name,
        table.seats,
        rematch_options(table),
        table.clock,
        table.arrangement.public,
        table.host,
        starts_itself=event.starts_itself,
    )
    return opened, [make_seated(table, seat) for seat in range(len(table.chairs))]


def next_seat(table: TableState, seat: int) -> int:
    """Players move on; whoever leads keeps leading."""
    return seat if table.is_leader(seat) else (seat + 1) % table.seats


def make_seated(table: TableState, seat: int) -> AnyTableEvent:
    chair = table.chairs[seat]
    if chair.guest is not None:
        return Sat(next_seat(table, seat), chair.guest)
    return BotSat(next_seat(table, seat), chair.bot or "", chair.name or "")


def rematch_options(table: TableState) -> Options:
    """The same options; the game changes those that name seats."""
    titles = [chair.guest.title if chair.guest else None for chair in table.chairs[: table.seats]]
    package = catalog.package(table.game.name)
    return package.options_for_rematch(table.options, titles, partial(next_seat, table))
