"""The hush: somebody decides, and nobody may know who (CV-8, CV-40).

Every person taps once: whoever decides by their move, all others by a nod. A decision is played at once if nobody
notices but those who may see who decides. Any other is sealed. When everybody has tapped, sealed decisions are played
by the clock: those that the whole table notices end the hush, those that only call somebody else are played silently.

Time must tell nothing either. Bots decide at once, so a hush lasts as long as everybody can expect: its length depends
on nothing hidden, and what takes longer ends at the next step of a coarse grid. What is played silently has its own,
finer grid, and between the last tap and the end there is always room for a chain of such decisions.

A dance begins right after everybody has seen how a vote ended. So its first hush begins later, by a time that is always
the same: nobody has to tap while they are still reading.

Where a person leads, the dance goes on at their nod. It waits for that longer than anybody reads, but not for ever.
"""

from __future__ import annotations

from math import ceil

from ridotto.errors import IllegalMove, NotNow
from ridotto.rules.contract import State
from ridotto.rules.event import Event
from ridotto.table import commands
from ridotto.table.events import AnyTableEvent, Ended, Lifted, Moved, Nodded, Sealed
from ridotto.table.handlers import awaited_taps
from ridotto.table.handlers.awaited_taps import missing_taps
from ridotto.table.handlers.clocks import bot_takeover, hush_allowance, switch_clocks
from ridotto.table.next_state import end_events
from ridotto.table.parts.hush_state import Hush
from ridotto.table.parts.table_log import Recipients
from ridotto.table.state import CommandContext, TableState

LEAST_HUSH = 2.0  # seconds; also the step of the grid on which a longer hush ends
LAST_TAP_MARGIN = 1 / 2  # of it, between the last tap and the end
SILENT_GRID_STEP = 1 / 8  # of it: the step of the grid on which decisions are played silently
READING_TIME = 5 / 2  # of it, before the first hush of a dance: how the vote ended is read first
LEADER_WAIT = 30  # of it: so long after the last tap the dance waits for whoever leads, who may still be reading
LARGE_TABLE = 10  # with more players than that bots think longer, and more of them one after another
EPSILON = 1e-6  # seconds: sums of floats are not exact


# -- questions


def is_secret(state: State) -> bool:
    """Whether somebody decides and not everybody may know who."""
    return state.to_act != state.position.deciders_seen_by(-1)


def is_noticed_by_strangers(before: State, after: State, mover: int) -> bool:
    """Whether anybody who may not see who decides could tell that something has happened."""
    strangers = [seat for seat in all_chairs(before) if mover not in before.position.deciders_seen_by(seat)]
    return is_public(before, after) or any(sees_change(before, after, seat) for seat in strangers)


def is_public(before: State, after: State) -> bool:
    """Whether somebody who only watches could tell."""
    return sees_change(before, after, None)


def sees_change(before: State, after: State, seat: int | None) -> bool:
    heard = any(event.seen_by(seat) is not None for event in after.events)
    return heard or after.view(seat) != before.view(seat)


def all_chairs(state: State) -> range:
    return range(int(state.position.chairs()))


def undecided(table: TableState, state: State) -> list[int]:
    """Who still has to decide, as far as the table has heard."""
    return still_to_decide(state, table.hush.sealed if table.hush else [])


def still_to_decide(state: State, sealed: list[Sealed]) -> list[int]:
    decided = [what.seat for what in sealed]
    return [seat for seat in state.to_act if seat not in decided]


def is_complete(table: TableState, hush: Hush, state: State) -> bool:
    """Whether nobody has to tap or to decide any more."""
    if not hush.sealed or still_to_decide(state, hush.sealed):
        return False
    return hush.leader_nodded or not missing_taps(table, hush)


# -- how long it lasts


def usual_length(table: TableState) -> float:
    """The length of a hush in which everybody is quick: by what everybody knows, and by nothing else."""
    usual = LEAST_HUSH if table.seats <= LARGE_TABLE else 1.5 * LEAST_HUSH
    allowance = hush_allowance(table)
    return usual if allowance is None else min(usual, allowance)


def next_grid_time(since: float, step: float, earliest: float) -> float:
    """The first step of a grid that is not too early."""
    return since + step * max(0, ceil((earliest - since - EPSILON) / step))


def timeout(table: TableState, hush: Hush) -> float | None:
    """When a hush ends, whatever was tapped: the same for all."""
    allowance = hush_allowance(table)
    return None if allowance is None else hush.since + allowance


def due(table: TableState, hush: Hush) -> float | None:
    """Whatever has happened since makes it due at the next step, never at once."""
    end = timeout(table, hush)
    state = table.check_playing()
    if not is_complete(table, hush, state):
        next_step = awaited_taps.next_reminder(table, hush)
    else:
        next_step = next_slot(table, hush) if is_next_silent(hush, state) else next_end(table, hush)
    return min((time for time in (next_step, end) if time is not None), default=None)


def leader_deadline(table: TableState, hush: Hush) -> float:
    """Until when the dance doesn't run ahead of whoever leads; if they have gone away, it goes on without them."""
    is_led = len(table.chairs) > table.seats
    return hush.tapped_at + LEADER_WAIT * LEAST_HUSH if is_led and not hush.leader_nodded else hush.since


def next_slot(table: TableState, hush: Hush) -> float:
    return next_grid_time(hush.since, SILENT_GRID_STEP * LEAST_HUSH, table.log.last_at)


def next_end(table: TableState, hush: Hush) -> float:
    earliest = max(hush.tapped_at + LAST_TAP_MARGIN * LEAST_HUSH, table.log.last_at, leader_deadline(table, hush))
    return next_grid_time(hush.since + usual_length(table), LEAST_HUSH, earliest)


def is_next_silent(hush: Hush, state: State) -> bool:
    """Whether the next of the sealed decisions would not be noticed by everybody."""
    after = state.copy()
    return play_sealed(after, hush.sealed[0]) is not None and not is_public(state, after)


# -- what can be asked


def handle_nod(table: TableState, context: CommandContext, command: commands.Nod) -> list[AnyTableEvent]:
    """With their nod whoever leads lets the dance go on, and waits for no more taps of the others."""
    state = table.check_unpaused()
    table.check_plays_seat(context.guest, command.seat)
    if is_stale(table, command.hush_number):
        return []  # the call that it was meant for has ended meanwhile: no harm done
    hush = table.hush
    if hush is None:
        raise NotNow("table-no-hush")
    if command.seat in undecided(table, state):
        raise NotNow("table-decide-first")  # to them alone
    return [] if command.seat in hush.tapped else [Nodded(command.seat)]


def is_stale(table: TableState, number: int | None) -> bool:
    """Whether something that was meant for a hush, or for the time after it, comes too late."""
    return number is not None and number != table.hushes.number


def decision_event(before: State, after: State, move: Moved) -> AnyTableEvent:
    """What follows from a decision in a hush."""
    return Sealed(move.seat, move.move, move.by) if is_noticed_by_strangers(before, after, move.seat) else move


def play_sealed(state: State, sealed: Sealed) -> str | None:
    """Plays it; what has come between may have made it impossible. Tells what was played."""
    if sealed.seat not in state.to_act:
        return None
    try:
        state.play(sealed.seat, sealed.move)
    except IllegalMove:
        move = state.default(sealed.seat)
        state.play(sealed.seat, move)
        return move
    return sealed.move


# -- what the clock makes happen


def tick(table: TableState, hush: Hush, now: float) -> list[AnyTableEvent]:
    end = timeout(table, hush)
    state = table.check_playing()
    if end is not None and now >= end:
        return force_end(table, hush, state)
    return settle(hush, state) if is_complete(table, hush, state) else [awaited_taps.make_reminder(table, hush)]


def settle(hush: Hush, state: State) -> list[AnyTableEvent]:
    """The sealed decisions are played: silently as long as not everybody notices."""
    silent, state, sealed = play_silently(hush.sealed, state)
    return silent or lift(sealed, state)


def play_silently(sealed: list[Sealed], state: State) -> tuple[list[AnyTableEvent], State, list[Sealed]]:
    """What is played without everybody's notice; how the game stands then, and what is still sealed."""
    played: list[AnyTableEvent] = []
    for number, what in enumerate(sealed):
        after = state.copy()
        move = play_sealed(after, what)
        if move is None or is_public(state, after):
            return played, state, sealed[number:]
        played.append(Moved(what.seat, move, what.by))
        state = after
    return played, state, []


def lift(sealed: list[Sealed], state: State) -> list[AnyTableEvent]:
    after = state.copy()
    for what in sealed:
        play_sealed(after, what)
    return [Lifted(), *end_events(after)]


def force_end(table: TableState, hush: Hush, state: State) -> list[AnyTableEvent]:
    """Missing nods count as given; whoever has not decided does what one does who would rather do nothing."""
    happenings: list[AnyTableEvent] = []
    sealed = hush.sealed
    while True:
        next_ones = play_default if still_to_decide(state, sealed) else play_silently
        played, state, sealed = next_ones(sealed, state)
        if not played:
            break
        happenings += played
    happenings += lift(sealed, state)
    if not isinstance(happenings[-1], Ended):
        for seat in missing_taps(table, hush):
            happenings += bot_takeover(table, seat)
    return happenings


def play_default(sealed: list[Sealed], state: State) -> tuple[list[AnyTableEvent], State, list[Sealed]]:
    """The clock decides for the first who has not."""
    seat = still_to_decide(state, sealed)[0]
    what = Sealed(seat, state.default(seat), "clock")
    after = state.copy()
    after.play(seat, what.move)
    if is_public(state, after):
        return [what], state, [*sealed, what]
    return [Moved(seat, what.move, "clock")], after, sealed


# -- what happens


def apply_nodded(table: TableState, event: Nodded, at: float) -> Recipients:
    assert table.hush is not None
    table.hush.tap(event.seat, at)
    if table.is_leader(event.seat):
        table.hush.let_go_on(at)
    table.clocks.note_in_time(event.seat)
    return awaited_taps.tap_recipients(table, event.seat)


def apply_sealed(table: TableState, event: Sealed, at: float) -> Recipients:
    assert table.hush is not None
    table.hush.seal(event, at)
    if event.by == "person":
        table.clocks.note_in_time(event.seat)
    return awaited_taps.tap_recipients(table, event.seat)


def apply_secret_move(table: TableState, hush: Hush, event: Moved, after: State, at: float) -> Recipients:
    """Noticed by whoever learns of it: a rulebook that calls somebody in secret whispers it to them."""
    hush.note_move(event, at)
    if not is_secret(after):
        table.hushes.replace(None)
    return frozenset(
        seat
        for seat in range(len(table.chairs))
        if seat == event.seat or any(game_event.seen_by(seat) is not None for game_event in after.events)
    )


def apply_lifted(table: TableState, event: Lifted, at: float) -> None:
    hush = table.hush
    assert hush is not None
    end = timeout(table, hush)
    if end is not None and at >= end:
        for seat in missing_taps(table, hush):
            table.clocks.note_timeout(seat)
    after, moves, events = table.check_playing().copy(), list[Moved](), list[Event]()
    for secret in hush.sealed:
        move = play_sealed(after, secret)
        if move is not None:
            moves.append(Moved(secret.seat, move, secret.by))
            events += after.events
    table.progress.play_sealed(moves, after, events)
    restart(table, at)


def restart(table: TableState, at: float, mover: int | None = None) -> None:
    """Everybody has noticed something: a hush that follows is another one."""
    secret = table.state is not None and is_secret(table.state)
    table.hushes.replace(make_hush(table, at) if secret else None)
    switch_clocks(table, at, mover)


def make_hush(table: TableState, at: float) -> Hush:
    """The next hush. The first of a dance begins later, by what everybody knows and by nothing else."""
    dances = is_dance(table.check_playing())
    goes_on = table.hush is not None and table.hush.is_dance
    if not dances or goes_on or not table.moves:
        return Hush(at, at, is_dance=dances)
    calls_from = at + READING_TIME * LEAST_HUSH
    return Hush(calls_from, calls_from, is_dance=dances, calls_from=calls_from)


def is_dance(state: State) -> bool:
    return state.view(None).get("phase") == "dance"
