"""Once more: the same people at a new table, everybody one seat further."""

from __future__ import annotations

import hashlib

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import commands
from ridotto.table.events import AnyTableEvent, BotSat, HintsRuled, LogEntry, Opened, Options, Rematched, Sat
from ridotto.table.state import CommandContext, CommandHandlers, EventAppliers, TableState

# -- what can be asked


def handle_rematch(table: TableState, context: CommandContext, command: commands.Rematch) -> list[AnyTableEvent]:
    """Whoever asks second is at the same new table."""
    if table.phase != "ended":
        raise NotNow("table-not-over")
    seat = table.first_seat_of(context.guest)
    if table.lesson:
        raise NotAllowed("table-lesson-once")
    return [] if table.rematch is not None else [Rematched(next_table_id(table.id), context.randomness.code(), seat)]


def next_table_id(table: str) -> str:
    """The id of the table that follows: the same for all nodes, so however many ask at once, one table is laid.

    It cannot be guessed either: the id from which it is made is told to nobody.
    """
    return hashlib.sha256(f"rematch of {table}".encode()).hexdigest()[:32]


# -- what happens


def apply_rematched(table: TableState, event: Rematched, at: float) -> None:
    table.rematch = event


def rematch_entries(table: TableState, event: Rematched, at: float) -> list[LogEntry]:
    """The log of the new table, as it begins."""
    opened = Opened(
        event.table,
        event.code,
        table.game.name,
        table.seats,
        rotated_options(table),
        table.clock,
        table.public,
        table.host,
    )
    seated = [make_seated(table, seat) for seat in range(len(table.chairs))]
    ruled = [HintsRuled(True)] if table.hints_allowed else []
    return [LogEntry(at, happening) for happening in (opened, *ruled, *seated)]


def next_seat(table: TableState, seat: int) -> int:
    """Players go round; who leads keeps leading."""
    return seat if table.is_leader(seat) else (seat + 1) % table.seats


def make_seated(table: TableState, seat: int) -> AnyTableEvent:
    chair = table.chairs[seat]
    if chair.guest is not None:
        return Sat(next_seat(table, seat), chair.guest)
    return BotSat(next_seat(table, seat), chair.bot or "", chair.name or "")


def rotated_options(table: TableState) -> Options:
    """The same options. Seats move with their players, and what follows from titles is settled anew at the start."""
    options = dict(table.options)
    for option in table.game.options:
        chosen = options.get(option.name)
        if option.for_titles(table.titles) is not None:
            options.pop(option.name, None)
        elif option.picks_seats() and isinstance(chosen, list):
            options[option.name] = sorted(next_seat(table, seat) for seat in chosen)
    return options


COMMAND_HANDLERS: CommandHandlers = {commands.Rematch: handle_rematch}
EVENT_APPLIERS: EventAppliers = {Rematched: apply_rematched}
