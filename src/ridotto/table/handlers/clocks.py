"""How long players may think, and what happens when their time is up.

Only people have clocks. In a hush no seat's own clock runs: it would tell who decides (`hush`).
"""

from __future__ import annotations

from ridotto.errors import BadOption
from ridotto.table.chairs import bot_kind
from ridotto.table.events import AnyTableEvent, BotTook, Clock, TimedOut
from ridotto.table.state import TableState

TIMEOUTS_BEFORE_BOT = 3  # so many time-outs running, and a bot takes the chair
HUSH_SECONDS_WITH_BANK = 60  # a bank is for the whole game; a hush needs a time of its own
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
        raise BadOption("table-clock", kind=clock.kind, fewest=fewest, most=most, increment=increment)


# -- questions


def allowance(table: TableState, seat: int) -> float:
    """What a seat may still think, from the moment when its clock began to run."""
    return table.time_left[seat] if table.clock.kind == "bank" else table.clock.seconds


def next_due(table: TableState) -> tuple[float, int] | None:
    """Whose time is up first, and when."""
    if table.clock.kind == "none":
        return None
    return min(((since + allowance(table, seat), seat) for seat, since in table.running_since.items()), default=None)


def time_left_at(table: TableState, seat: int, now: float) -> float:
    """What a seat has in its bank; a clock that stands still loses nothing."""
    if seat not in table.running_since:
        return table.time_left[seat]
    stopped = now if table.paused_at is None else table.paused_at
    return max(0.0, table.time_left[seat] - max(0.0, stopped - table.running_since[seat]))


def hush_allowance(table: TableState) -> float | None:
    """How long a hush may last; None: as long as it takes."""
    if table.clock.kind == "none":
        return None
    return min(HUSH_SECONDS_WITH_BANK, table.clock.seconds) if table.clock.kind == "bank" else table.clock.seconds


# -- what the clock makes happen


def bot_takeover(table: TableState, seat: int) -> list[AnyTableEvent]:
    """Once more late, and a bot plays on."""
    return (
        [BotTook(seat, bot_kind(table.game, None))] if table.timeouts_in_a_row[seat] + 1 >= TIMEOUTS_BEFORE_BOT else []
    )


# -- what happens


def start(table: TableState) -> None:
    table.time_left = [float(table.clock.seconds)] * len(table.chairs)
    table.timeouts_in_a_row = [0] * len(table.chairs)
    table.running_since = {}


def switch_clocks(table: TableState, at: float, mover: int | None = None) -> None:
    """Stops the clocks of who need not decide any longer, and starts those of who has to now."""
    if table.clock.kind == "none":
        return
    deciders = people_to_act(table)
    for seat in [seat for seat in table.running_since if seat == mover or seat not in deciders]:
        stop(table, seat, at, seat == mover)
    for seat in deciders:
        table.running_since.setdefault(seat, at)


def people_to_act(table: TableState) -> list[int]:
    if table.phase != "playing" or table.state is None or table.hush is not None:
        return []
    # Whoever leads sets the pace: no clock runs for that chair.
    return [seat for seat in table.state.to_act if table.chairs[seat].is_person and not table.is_leader(seat)]


def stop(table: TableState, seat: int, at: float, moved: bool) -> None:
    left = time_left_at(table, seat, at)
    del table.running_since[seat]
    table.time_left[seat] = left + (table.clock.increment if moved else 0)


def shift(table: TableState, seconds: float) -> None:
    """A pause is over: as if it had not been."""
    table.running_since = {seat: since + seconds for seat, since in table.running_since.items()}
    if table.hush is not None:
        table.hush.since += seconds
        table.hush.tapped_at += seconds


def apply_timed_out(table: TableState, event: TimedOut, at: float) -> None:
    table.timeouts_in_a_row[event.seat] += 1
