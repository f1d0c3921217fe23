"""Bots that play in a person's chair: for a while, or for good."""

from __future__ import annotations

from dataclasses import replace

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import asks, clocks
from ridotto.table.chairs import Seated, bot_kind, bot_name
from ridotto.table.gathering import pass_hosting_on
from ridotto.table.log import AnyHappening, BotTook, Resigned, TookSeat
from ridotto.table.standing import Asker, Asks, Folds, Standing

# -- what can be asked


def give_seat(table: Standing, asker: Asker, asking: asks.GiveSeat) -> list[AnyHappening]:
    """One's own; the host can also let a bot play for somebody who is not there."""
    table.playing()
    chair = table.chair(asking.seat)
    if asker.guest.id != table.host.id:
        table.check_held(asker.guest, asking.seat)
    if not chair.is_person:
        raise NotNow("table-bot-plays", number=asking.seat + 1)
    if table.is_leader(asking.seat):
        raise NotAllowed("table-leader-stays")
    return [BotTook(asking.seat, bot_kind(table.game, asking.kind))]


def take_seat(table: Standing, asker: Asker, asking: asks.TakeSeat) -> list[AnyHappening]:
    table.playing()
    if table.check_held(asker.guest, asking.seat).bot is None:
        raise NotNow("table-plays-himself", number=asking.seat + 1)
    return [TookSeat(asking.seat)]


# -- what happens


def bot_took(table: Standing, what: BotTook, at: float) -> None:
    table.place(what.seat, replace(table.chairs[what.seat], bot=what.kind))
    forget_undo(table, what.seat)
    clocks.turn(table, at)


def took_seat(table: Standing, what: TookSeat, at: float) -> None:
    table.place(what.seat, replace(table.chairs[what.seat], bot=None))
    table.late[what.seat] = 0
    clocks.turn(table, at)


def resigned(table: Standing, what: Resigned, at: float) -> None:
    """With two seats the game is over, and he keeps his name in the record; among more the chair is a bot's now."""
    if table.seats == 2:
        return
    leaver = table.chairs[what.seat].guest
    name = bot_name(chair.name for chair in table.chairs)
    table.place(what.seat, Seated(name, None, table.chairs[what.seat].bot or bot_kind(table.game, None)))
    forget_undo(table, what.seat)
    if leaver is not None and leaver.id == table.host.id:
        pass_hosting_on(table)
    clocks.turn(table, at)


def forget_undo(table: Standing, seat: int) -> None:
    """Somebody whom it concerns has left: it can be asked anew."""
    if table.undoing is not None and (seat == table.undoing.seat or seat in table.undoing.missing):
        table.undoing = None


ASKS: Asks = {asks.GiveSeat: give_seat, asks.TakeSeat: take_seat}
FOLDS: Folds = {BotTook: bot_took, TookSeat: took_seat, Resigned: resigned}
