"""Once more: the same people at a new table, everybody one seat further."""

from __future__ import annotations

import hashlib

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import asks
from ridotto.table.log import AnyHappening, BotSat, Entry, HintsRuled, Opened, Options, Rematched, Sat
from ridotto.table.standing import Asker, Asks, Folds, Standing

# -- what can be asked


def rematch(table: Standing, asker: Asker, asking: asks.Rematch) -> list[AnyHappening]:
    """Whoever asks second is at the same new table."""
    if table.phase != "ended":
        raise NotNow("table-not-over")
    seat = table.seat_at_table(asker.guest)
    if table.lesson:
        raise NotAllowed("table-lesson-once")
    return [] if table.rematch is not None else [Rematched(next_table(table.id), asker.fresh.code(), seat)]


def next_table(table: str) -> str:
    """The id of the table that follows: the same for all nodes, so however many ask at once, one table is laid.

    It cannot be guessed either: the id from which it is made is told to nobody.
    """
    return hashlib.sha256(f"rematch of {table}".encode()).hexdigest()[:32]


# -- what happens


def rematched(table: Standing, what: Rematched, at: float) -> None:
    table.rematch = what


def opening(table: Standing, what: Rematched, at: float) -> list[Entry]:
    """The log of the new table, as it begins."""
    opened = Opened(
        what.table, what.code, table.game.name, table.seats, turned(table), table.clock, table.public, table.host
    )
    seated = [sits(table, seat) for seat in range(len(table.chairs))]
    ruled = [HintsRuled(True)] if table.hints else []
    return [Entry(at, happening) for happening in (opened, *ruled, *seated)]


def next_seat(table: Standing, seat: int) -> int:
    """Players go round; who leads keeps leading."""
    return seat if table.is_leader(seat) else (seat + 1) % table.seats


def sits(table: Standing, seat: int) -> AnyHappening:
    chair = table.chairs[seat]
    if chair.guest is not None:
        return Sat(next_seat(table, seat), chair.guest)
    return BotSat(next_seat(table, seat), chair.bot or "", chair.name or "")


def turned(table: Standing) -> Options:
    """The same options; ladies are ladies wherever they sit, and who has a title is counted anew (CV-7)."""
    options = dict(table.options)
    ladies = options.pop("ladies", None)
    titled = any(chair.guest is not None and chair.guest.title for chair in table.chairs)
    if ladies is not None and not titled:
        options["ladies"] = sorted(next_seat(table, seat) for seat in ladies) if isinstance(ladies, list) else ladies
    return options


ASKS: Asks = {asks.Rematch: rematch}
FOLDS: Folds = {Rematched: rematched}
