"""Bots that play in a person's chair: for a while, or for good."""

from __future__ import annotations

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import commands
from ridotto.table.events import AnyTableEvent, BotTook, Resigned, TookSeat
from ridotto.table.handlers import clocks
from ridotto.table.names import bot_name
from ridotto.table.parts.chairs import bot_kind
from ridotto.table.state import AwaySince, CommandContext, TableState

ABSENCE_SECONDS = 60.0


# -- questions


def bot_from(table: TableState, seat: int, away_since: AwaySince) -> float | None:
    """From when on the host can let a bot play for the guest of a chair; None: they are here, or there is none."""
    guest = table.chairs[seat].guest
    since = None if guest is None or table.is_leader(seat) else away_since(guest.id)
    return None if since is None else since + absence_allowed(table)


def absence_allowed(table: TableState) -> float:
    """Whoever has days for a move needn't be here in the meantime."""
    return max(ABSENCE_SECONDS, table.clock.seconds) if table.clock.kind == "days" else ABSENCE_SECONDS


# -- commands


def handle_give_seat(table: TableState, context: CommandContext, command: commands.GiveSeat) -> list[AnyTableEvent]:
    """A guest's own seat; the host can also let a bot play for somebody who has been away for a while."""
    table.check_playing()
    chair = table.chair(command.seat)
    is_own = chair.guest is not None and chair.guest.id == context.guest.id
    if not is_own and context.guest.id != table.host.id:
        table.check_holds_seat(context.guest, command.seat)
    if not chair.is_person:
        raise NotNow("table-bot-plays", number=command.seat + 1)
    if table.is_leader(command.seat):
        raise NotAllowed("table-leader-stays")
    if not is_own:
        check_away(table, context, command.seat)
    return [BotTook(command.seat, bot_kind(table.game, command.kind if is_own else None))]


def check_away(table: TableState, context: CommandContext, seat: int) -> None:
    since = bot_from(table, seat, context.away_since)
    if since is None or context.now < since:
        raise NotNow("table-not-away", name=table.chairs[seat].name or "")


def handle_take_seat(table: TableState, context: CommandContext, command: commands.TakeSeat) -> list[AnyTableEvent]:
    table.check_playing()
    if table.check_holds_seat(context.guest, command.seat).bot is None:
        raise NotNow("table-plays-himself", number=command.seat + 1)
    return [TookSeat(command.seat)]


# -- events


def apply_bot_took(table: TableState, event: BotTook, at: float) -> None:
    table.seating.set_standin(event.seat, event.kind)
    note_leaving(table, event.seat, at)


def apply_took_seat(table: TableState, event: TookSeat, at: float) -> None:
    table.seating.set_standin(event.seat, None)
    table.clocks.note_in_time(event.seat)
    clocks.switch_clocks(table, at)


def apply_resigned(table: TableState, event: Resigned, at: float) -> None:
    """With two seats the game is over, and they keep their name in the record; among more, the chair is a bot's now."""
    if table.seats == 2:
        return
    name = bot_name(table.id, [chair.name for chair in table.chairs])
    table.seating.replace_by_bot(event.seat, table.chairs[event.seat].bot or bot_kind(table.game, None), name)
    note_leaving(table, event.seat, at)


def note_leaving(table: TableState, seat: int, at: float) -> None:
    """Nobody waits for the person at that seat any more."""
    table.undo.cancel_if_concerned(seat)
    if table.hush is not None:
        table.hush.excuse(at)
    clocks.switch_clocks(table, at)
