"""The hush: somebody decides, and nobody may know who (CV-8, CV-40).

Every person taps once: whoever decides by their move, all others by a nod. A decision is played at once if the only
ones who notice are those who may see who decides. Any other is sealed. When everybody has tapped, the clock plays the
sealed decisions: those that the whole table notices end the hush, those that only call somebody else are played
silently.

Somebody who has tapped may be called again. If several people share a device, it goes round once more: if it went
straight to whoever is called, all of them would know.

Time must not tell anything either. Bots decide at once, so a hush lasts as long as everybody can expect: its length
depends on nothing hidden, and what takes longer ends at the next step of a coarse grid. What is played silently has a
finer grid of its own, and between the last tap and the end there is always room for a chain of such decisions.

A dance begins right after everybody has seen how a vote ended. So its first hush begins later, by a time that is always
the same: nobody has to tap while they are still reading.

Where a person leads, the dance goes on at their nod. It waits for that longer than anybody reads, but not for ever.

Whom a hush waits for is no secret to whoever leads, and after a while to nobody. Whoever is called takes longer than
the others. So nobody is named before everybody has had time to choose, and then only from time to time: the names tell
who has fallen asleep, not who is thinking for a moment longer.
"""

from __future__ import annotations

from math import ceil

from ridotto.errors import IllegalMove, NotNow
from ridotto.rules.contract import State
from ridotto.rules.event import Event
from ridotto.table import commands
from ridotto.table.events import AnyTableEvent, Awaited, Ended, Lifted, Moved, Nodded, Sealed
from ridotto.table.handlers.clocks import bot_takeover, switch_clocks
from ridotto.table.handlers.visibility import is_noticed_by_strangers, is_public, is_secret
from ridotto.table.next_state import end_events
from ridotto.table.parts.hush_state import Hush
from ridotto.table.parts.table_log import Recipients
from ridotto.table.state import CommandContext, TableState

LEAST_HUSH = 2.0  # seconds; also the step of the grid on which a longer hush ends
LAST_TAP_MARGIN = 1 / 2  # of it, between the last tap and the end
SILENT_GRID_STEP = 1 / 8  # of it: the step of the grid on which decisions are played silently
READING_TIME = 5 / 2  # of it, before the first hush of a dance: how the vote ended is read first
LEADER_WAIT = 30  # of it: how long after the last tap the dance waits for whoever leads, who may still be reading
LARGE_TABLE = 10  # with more players than that, bots think longer, and more of them one after another
MOST_SECONDS_WITH_BANK = 60  # a bank is for the whole game, so a hush needs a limit of its own
REMINDER_SECONDS = 20.0  # until somebody is named for the first time, and between two reminders
EPSILON = 1e-6  # seconds: sums of floats aren't exact


# -- who has to do something


def missing_taps(table: TableState, hush: Hush) -> list[int]:
    """The people who haven't tapped."""
    return [seat for seat in table.people() if seat not in hush.tapped]


def undecided(table: TableState, state: State) -> list[int]:
    """Those who still have to decide, as far as the table knows."""
    return still_to_decide(state, table.hush.sealed if table.hush else [])


def still_to_decide(state: State, sealed: list[Sealed]) -> list[int]:
    decided = [decision.seat for decision in sealed]
    return [seat for seat in state.to_act if seat not in decided]


def is_complete(table: TableState, hush: Hush, state: State) -> bool:
    """Whether nobody has to tap or to decide any more."""
    if not hush.sealed or still_to_decide(state, hush.sealed):
        return False
    return hush.leader_nodded or not (missing_taps(table, hush) or hush.again.intersection(table.people()))


def awaited_taps_for(table: TableState, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Whose taps the table waits for, as far as a device with these seats may know."""
    hush = table.hush
    if hush is None:
        return ()
    if any(table.is_leader(seat) for seat in seats):
        return tuple(missing_taps(table, hush))
    return tuple(seat for seat in hush.awaited if table.chairs[seat].is_person)  # a bot may have taken over since


# -- commands


def handle_nod(table: TableState, context: CommandContext, command: commands.Nod) -> list[AnyTableEvent]:
    """With their nod, whoever leads lets the dance go on without waiting for more taps of the others."""
    state = table.check_unpaused()
    table.check_plays_seat(context.guest, command.seat)
    if is_stale(table, command.hush_number):
        return []  # the hush that it was meant for has ended in the meantime: no harm done
    hush = table.hush
    if hush is None:
        raise NotNow("table-no-hush")
    if command.seat in undecided(table, state):
        raise NotNow("table-decide-first")  # only they see this
    return [] if command.seat in hush.tapped - hush.again else [Nodded(command.seat)]


def is_stale(table: TableState, number: int | None) -> bool:
    """Whether a command was meant for an earlier hush, or for the time before this one."""
    return number is not None and number != table.hushes.number


def check_decision(table: TableState, hush: Hush, state: State, seat: int) -> None:
    """A sealed decision stays as it is, and no word of whoever leads comes before it."""
    if any(decision.seat == seat for decision in hush.sealed):
        raise NotNow("table-decided-already")
    if hush.sealed and seat not in state.to_act and table.is_leader(seat):
        raise NotNow("table-word-waits")


def decision_event(before: State, after: State, move: Moved) -> AnyTableEvent:
    """What follows from a decision in a hush: it's played at once, or sealed."""
    return Sealed(move.seat, move.move, move.by) if is_noticed_by_strangers(before, after, move.seat) else move


# -- how long it lasts


def allowance(table: TableState) -> float | None:
    """How long a hush may last; None: as long as it takes."""
    clock = table.clock
    if clock.kind == "none":
        return None
    return min(MOST_SECONDS_WITH_BANK, clock.seconds) if clock.kind == "bank" else clock.seconds


def usual_length(table: TableState) -> float:
    """The length of a hush in which everybody is quick. It depends on what everybody knows, and on nothing else."""
    usual = LEAST_HUSH if table.seats <= LARGE_TABLE else 1.5 * LEAST_HUSH
    most = allowance(table)
    return usual if most is None else min(usual, most)


def timeout(table: TableState, hush: Hush) -> float | None:
    """When a hush ends whatever was tapped, for all at once."""
    most = allowance(table)
    return None if most is None else hush.since + most


def next_grid_time(since: float, step: float, earliest: float) -> float:
    """The first step of a grid that isn't too early."""
    return since + step * max(0, ceil((earliest - since - EPSILON) / step))


def next_silent_time(table: TableState, hush: Hush) -> float:
    return next_grid_time(hush.since, SILENT_GRID_STEP * LEAST_HUSH, table.log.last_at)


def next_end(table: TableState, hush: Hush) -> float:
    earliest = max(hush.tapped_at + LAST_TAP_MARGIN * LEAST_HUSH, table.log.last_at, leader_deadline(table, hush))
    return next_grid_time(hush.since + usual_length(table), LEAST_HUSH, earliest)


def leader_deadline(table: TableState, hush: Hush) -> float:
    """Until when the dance doesn't run ahead of whoever leads; if they have gone away, it goes on without them."""
    is_led = len(table.chairs) > table.seats
    return hush.tapped_at + LEADER_WAIT * LEAST_HUSH if is_led and not hush.leader_nodded else hush.since


def next_reminder(table: TableState, hush: Hush) -> float | None:
    """When names are told next; None: those who are missing have been named, or nobody is missing."""
    missing = missing_taps(table, hush)
    if not missing or tuple(missing) == hush.awaited:
        return None
    return hush.since + REMINDER_SECONDS * max(1, ceil((table.log.last_at - hush.since) / REMINDER_SECONDS))


# -- what the clock makes happen


def due(table: TableState, hush: Hush) -> float | None:
    """Whatever has happened since makes it due at the next step, never at once."""
    state = table.check_playing()
    if not is_complete(table, hush, state):
        next_step = next_reminder(table, hush)
    elif is_next_silent(hush, state):
        next_step = next_silent_time(table, hush)
    else:
        next_step = next_end(table, hush)
    return min((time for time in (next_step, timeout(table, hush)) if time is not None), default=None)


def tick(table: TableState, hush: Hush, now: float) -> list[AnyTableEvent]:
    end = timeout(table, hush)
    state = table.check_playing()
    if end is not None and now >= end:
        return force_end(table, hush, state)
    if is_complete(table, hush, state):
        return settle(hush, state)
    return [Awaited(tuple(missing_taps(table, hush)))]


def settle(hush: Hush, state: State) -> list[AnyTableEvent]:
    """The sealed decisions are played, silently as long as not everybody notices."""
    silent, state, sealed = play_silently(hush.sealed, state)
    return silent or lift(sealed, state)


def is_next_silent(hush: Hush, state: State) -> bool:
    """Whether not everybody would notice the next sealed decision."""
    after = state.copy()
    return play_sealed(after, hush.sealed[0]) is not None and not is_public(state, after)


def play_silently(sealed: list[Sealed], state: State) -> tuple[list[AnyTableEvent], State, list[Sealed]]:
    """What is played without everybody noticing, the state after that, and what is still sealed."""
    played: list[AnyTableEvent] = []
    for number, decision in enumerate(sealed):
        after = state.copy()
        move = play_sealed(after, decision)
        if move is None or is_public(state, after):
            return played, state, sealed[number:]
        played.append(Moved(decision.seat, move, decision.by))
        state = after
    return played, state, []


def play_sealed(state: State, sealed: Sealed) -> str | None:
    """Plays it, and returns what was played: something else, or nothing, if it's no longer possible."""
    if sealed.seat not in state.to_act:
        return None
    try:
        state.play(sealed.seat, sealed.move)
    except IllegalMove:
        move = state.default(sealed.seat)
        state.play(sealed.seat, move)
        return move
    return sealed.move


def lift(sealed: list[Sealed], state: State) -> list[AnyTableEvent]:
    after = state.copy()
    for decision in sealed:
        play_sealed(after, decision)
    return [Lifted(), *end_events(after)]


def force_end(table: TableState, hush: Hush, state: State) -> list[AnyTableEvent]:
    """Missing nods count as given; for those who haven't decided, the clock does what comes closest to nothing."""
    events: list[AnyTableEvent] = []
    sealed = hush.sealed
    while True:
        play_next = play_default if still_to_decide(state, sealed) else play_silently
        played, state, sealed = play_next(sealed, state)
        if not played:
            break
        events += played
    events += lift(sealed, state)
    if not isinstance(events[-1], Ended):
        for seat in missing_taps(table, hush):
            events += bot_takeover(table, seat)
    return events


def play_default(sealed: list[Sealed], state: State) -> tuple[list[AnyTableEvent], State, list[Sealed]]:
    """The clock decides for the first seat that hasn't."""
    seat = still_to_decide(state, sealed)[0]
    decision = Sealed(seat, state.default(seat), "clock")
    after = state.copy()
    after.play(seat, decision.move)
    if is_public(state, after):
        return [decision], state, [*sealed, decision]
    return [Moved(seat, decision.move, "clock")], after, sealed


# -- events


def apply_nodded(table: TableState, event: Nodded, at: float) -> Recipients:
    assert table.hush is not None
    table.hush.tap(event.seat, at)
    if table.is_leader(event.seat):
        table.hush.let_go_on(at)
    table.clocks.note_in_time(event.seat)
    return tap_recipients(table, event.seat)


def apply_sealed(table: TableState, event: Sealed, at: float) -> Recipients:
    assert table.hush is not None
    table.hush.seal(event, at)
    if event.by == "person":
        table.clocks.note_in_time(event.seat)
    return tap_recipients(table, event.seat)


def tap_recipients(table: TableState, seat: int) -> Recipients:
    """Whoever taps, and whoever leads: they see everything (CV-34), and with it who has tapped."""
    return frozenset((seat, *range(table.seats, len(table.chairs))))


def apply_awaited(table: TableState, event: Awaited, at: float) -> None:
    assert table.hush is not None
    table.hush.remind(event.seats)


def apply_secret_move(
    table: TableState, hush: Hush, event: Moved, before: State, after: State, at: float
) -> Recipients:
    """Noticed by whoever learns of it: a rulebook that calls somebody in secret whispers it to them."""
    busy = still_to_decide(before, hush.sealed)  # whoever decides in several steps isn't called by the next one
    hush.note_move(event, at)
    call_again(table, hush, [seat for seat in still_to_decide(after, hush.sealed) if seat not in busy])
    if not is_secret(after):
        table.hushes.replace(None)
    return frozenset(
        seat
        for seat in range(len(table.chairs))
        if seat == event.seat or any(game_event.seen_by(seat) is not None for game_event in after.events)
    )


def call_again(table: TableState, hush: Hush, called: list[int]) -> None:
    for seat in hush.tapped.intersection(called, table.people()):
        guest = table.chairs[seat].guest
        assert guest is not None
        around = table.seats_of(guest.id)
        if len(around) > 1:
            hush.call_again(around)


def apply_lifted(table: TableState, event: Lifted, at: float) -> None:
    hush = table.hush
    assert hush is not None
    end = timeout(table, hush)
    if end is not None and at >= end:
        for seat in missing_taps(table, hush):
            table.clocks.note_timeout(seat)
    after, moves, events = table.check_playing().copy(), list[Moved](), list[Event]()
    for decision in hush.sealed:
        move = play_sealed(after, decision)
        if move is not None:
            moves.append(Moved(decision.seat, move, decision.by))
            events += after.events
    table.progress.play_sealed(moves, after, events)
    restart(table, at)


def restart(table: TableState, at: float, mover: int | None = None) -> None:
    """Everybody has noticed something: if a hush follows, it's a new one."""
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
