"""How long players may think, and what happens when their time is up.

Only people have clocks. In a hush no seat's own clock runs, because that would reveal who decides (`hush`).
"""

from __future__ import annotations

from ridotto.errors import BadOption
from ridotto.table.events import AnyTableEvent, BotTook, Clock, TimedOut
from ridotto.table.parts.chairs import bot_kind
from ridotto.table.state import TableState

TIMEOUTS_BEFORE_BOT = 3  # after that many in a row, a bot takes over
HOUR = 3600
# By kind: the fewest and the most seconds, and the most that a move adds.
CLOCK_LIMITS = {
    "none": (0, 0, 0),
    "move": (5, HOUR, 0),
    "bank": (30, 24 * HOUR, HOUR),
    "days": (HOUR, 30 * 24 * HOUR, 0),
}


def check_clock(clock: Clock) -> None:
    fewest, most, increment = CLOCK_LIMITS[clock.kind]
    if not fewest <= clock.seconds <= most or not 0 <= clock.increment <= increment:
        raise BadOption("table-clock", fewest=fewest, most=most, increment=increment)


# -- what the clock makes happen


def bot_takeover(table: TableState, seat: int) -> list[AnyTableEvent]:
    """What follows if that seat's time runs out once more: a bot may play on."""
    is_last = table.clocks.timeouts_in_a_row[seat] + 1 >= TIMEOUTS_BEFORE_BOT
    return [BotTook(seat, bot_kind(table.game, None))] if is_last else []


# -- events


def switch_clocks(table: TableState, at: float, mover: int | None = None) -> None:
    """Stops the clocks of those who needn't decide any longer, and starts those of the people who have to now."""
    if table.clock.kind != "none":
        table.clocks.switch(people_to_act(table), at, mover)


def people_to_act(table: TableState) -> list[int]:
    """Those whose clocks run. Whoever leads sets the pace, so no clock runs for them."""
    if table.phase != "playing" or table.state is None or table.hush is not None:
        return []
    return [seat for seat in table.state.to_act if table.chairs[seat].is_person and not table.is_leader(seat)]


def shift(table: TableState, seconds: float) -> None:
    """As if that much time hadn't passed."""
    table.clocks.shift(seconds)
    if table.hush is not None:
        table.hush.shift(seconds)


def apply_timed_out(table: TableState, event: TimedOut, at: float) -> None:
    table.clocks.note_timeout(event.seat)
