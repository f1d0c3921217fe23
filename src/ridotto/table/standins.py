"""Bots that play in a person's chair: for a while, or for good."""

from __future__ import annotations

from dataclasses import replace

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import asks, clocks, hush
from ridotto.table.chairs import Seated, bot_kind
from ridotto.table.gathering import pass_hosting_on
from ridotto.table.log import AnyHappening, BotTook, Resigned, TookSeat
from ridotto.table.names import bot_name
from ridotto.table.standing import Absent, Asker, Asks, Folds, Standing

ABSENCE = 60.0  # seconds


# -- questions


def bot_from(table: Standing, seat: int, absent: Absent) -> float | None:
    """From when on the host can let a bot play for the guest of a chair; None: they are here, or there is none."""
    guest = table.chairs[seat].guest
    since = None if guest is None or table.is_leader(seat) else absent(guest.id)
    return None if since is None else since + patience(table)


def patience(table: Standing) -> float:
    """Whoever has days for a move need not be here meanwhile."""
    return max(ABSENCE, table.clock.seconds) if table.clock.kind == "days" else ABSENCE


# -- what can be asked


def give_seat(table: Standing, asker: Asker, asking: asks.GiveSeat) -> list[AnyHappening]:
    """One's own; the host can also let a bot play for somebody who has been away for a while, as everybody saw."""
    table.playing()
    chair = table.chair(asking.seat)
    is_own = chair.guest is not None and chair.guest.id == asker.guest.id
    if not is_own and asker.guest.id != table.host.id:
        table.check_held(asker.guest, asking.seat)
    if not chair.is_person:
        raise NotNow("table-bot-plays", number=asking.seat + 1)
    if table.is_leader(asking.seat):
        raise NotAllowed("table-leader-stays")
    if not is_own:
        check_away(table, asker, asking.seat)
    return [BotTook(asking.seat, bot_kind(table.game, asking.kind if is_own else None))]


def check_away(table: Standing, asker: Asker, seat: int) -> None:
    since = bot_from(table, seat, asker.absent)
    if since is None or asker.now < since:
        raise NotNow("table-not-away", name=table.chairs[seat].name or "")


def take_seat(table: Standing, asker: Asker, asking: asks.TakeSeat) -> list[AnyHappening]:
    table.playing()
    if table.check_held(asker.guest, asking.seat).bot is None:
        raise NotNow("table-plays-himself", number=asking.seat + 1)
    return [TookSeat(asking.seat)]


# -- what happens


def bot_took(table: Standing, what: BotTook, at: float) -> None:
    table.place(what.seat, replace(table.chairs[what.seat], bot=what.kind))
    forget_undo(table, what.seat)
    hush.excused(table, at)
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
    name = bot_name(table.id, [chair.name for chair in table.chairs])
    table.place(what.seat, Seated(name, None, table.chairs[what.seat].bot or bot_kind(table.game, None)))
    forget_undo(table, what.seat)
    hush.excused(table, at)
    if leaver is not None and leaver.id == table.host.id:
        pass_hosting_on(table)
    clocks.turn(table, at)


def forget_undo(table: Standing, seat: int) -> None:
    """Somebody whom it concerns has left: it can be asked anew."""
    if table.undoing is not None and (seat == table.undoing.seat or seat in table.undoing.missing):
        table.undoing = None


ASKS: Asks = {asks.GiveSeat: give_seat, asks.TakeSeat: take_seat}
FOLDS: Folds = {BotTook: bot_took, TookSeat: took_seat, Resigned: resigned}
