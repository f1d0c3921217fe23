"""The same people at a new table, everybody one seat further."""

from __future__ import annotations

import hashlib
from collections.abc import Container
from functools import partial

from ridotto import catalog
from ridotto.errors import NotAllowed, NotNow, RidottoError
from ridotto.table import commands
from ridotto.table.events import (
    AnyTableEvent,
    Arranged,
    BotSat,
    HintsRuled,
    LogEntry,
    Opened,
    Options,
    Rematched,
    Sat,
)
from ridotto.table.handlers import gathering
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
    return [Rematched(next_table_id(table.id), context.randomness.code(), seat, command.starts_itself)]


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
    seated = [make_seated(table, seat) for seat in range(len(table.chairs))]
    ruled = [HintsRuled(True)] if table.arrangement.hints_allowed else []
    return [LogEntry(at, following) for following in (opened, *ruled, *seated)]


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
