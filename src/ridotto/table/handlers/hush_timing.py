"""When a hush begins, goes on and ends: time must not tell anything about who decides in it.

Bots decide at once, so a hush lasts as long as everybody can expect: its length depends on nothing hidden, and what
takes longer ends at the next step of a coarse grid. What is played silently has a finer grid of its own, and between
the last tap and the end there is always room for a chain of such decisions.

A dance begins right after everybody has seen how a vote ended. So its first hush begins later, by a time that is always
the same: nobody has to tap while they are still reading.

Where a person leads, the dance goes on at their nod. It waits for that longer than anybody reads, but not for ever.

Whoever is called takes longer than the others. So nobody is named before everybody has had time to choose, and then
only from time to time: the names tell who has fallen asleep, not who is thinking for a moment longer.
"""

from __future__ import annotations

from math import ceil

from ridotto.table.parts.hush_state import Hush
from ridotto.table.state import TableState

LEAST_HUSH = 2.0  # seconds; also the step of the grid on which a longer hush ends
LAST_TAP_MARGIN = 1 / 2  # of it, between the last tap and the end
SILENT_GRID_STEP = 1 / 8  # of it: the step of the grid on which decisions are played silently
READING_TIME = 5 / 2  # of it, before the first hush of a dance: how the vote ended is read first
LEADER_WAIT = 30  # of it: how long after the last tap the dance waits for whoever leads, who may still be reading
LARGE_TABLE = 10  # with more players than that, bots think longer, and more of them one after another
MOST_SECONDS_WITH_BANK = 60  # a bank is for the whole game, so a hush needs a limit of its own
REMINDER_SECONDS = 20.0  # until somebody is named for the first time, and between two reminders
EPSILON = 1e-6  # seconds: sums of floats aren't exact


# -- the beginning, and the latest end


def after_reading(voted_at: float) -> float:
    """When everybody can have read how a vote ended."""
    return voted_at + READING_TIME * LEAST_HUSH


def allowance(table: TableState) -> float | None:
    """How long a hush may last; None: as long as it takes."""
    clock = table.clock
    if clock.kind == "none":
        return None
    return min(MOST_SECONDS_WITH_BANK, clock.seconds) if clock.kind == "bank" else clock.seconds


def timeout(table: TableState, hush: Hush) -> float | None:
    """When a hush ends whatever was tapped, for all at once."""
    most = allowance(table)
    return None if most is None else hush.since + most


def is_timed_out(table: TableState, hush: Hush, now: float) -> bool:
    end = timeout(table, hush)
    return end is not None and now >= end


# -- the next step, if nothing happens before


def next_end(table: TableState, hush: Hush) -> float:
    earliest = max(hush.tapped_at + LAST_TAP_MARGIN * LEAST_HUSH, table.log.last_at, leader_deadline(table, hush))
    return next_grid_time(hush.since + usual_length(table), LEAST_HUSH, earliest)


def usual_length(table: TableState) -> float:
    """The length of a hush in which everybody is quick. It depends on what everybody knows, and on nothing else."""
    usual = LEAST_HUSH if table.seats <= LARGE_TABLE else 1.5 * LEAST_HUSH
    most = allowance(table)
    return usual if most is None else min(usual, most)


def leader_deadline(table: TableState, hush: Hush) -> float:
    """Until when the dance doesn't run ahead of whoever leads; if they have gone away, it goes on without them."""
    is_led = table.leader is not None
    return hush.tapped_at + LEADER_WAIT * LEAST_HUSH if is_led and not hush.leader_nodded else hush.since


def next_silent_time(table: TableState, hush: Hush) -> float:
    return next_grid_time(hush.since, SILENT_GRID_STEP * LEAST_HUSH, table.log.last_at)


def next_grid_time(since: float, step: float, earliest: float) -> float:
    """The first step of a grid that isn't too early."""
    return since + step * max(0, ceil((earliest - since - EPSILON) / step))


def next_reminder(table: TableState, hush: Hush) -> float | None:
    """When names are told next; None: those who are missing have been named, or nobody is missing."""
    missing = hush.missing_taps(table.people())
    if not missing or missing == hush.awaited:
        return None
    return hush.since + REMINDER_SECONDS * max(1, ceil((table.log.last_at - hush.since) / REMINDER_SECONDS))
