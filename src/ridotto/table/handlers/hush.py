"""The hush: somebody decides, and nobody may know who (CV-8, CV-40).

Every person taps once: whoever decides by their move, all others by a nod. A decision is played at once if the only
ones who notice are those who may see who decides. Any other is sealed. When everybody has tapped, the clock plays the
sealed decisions: those that the whole table notices end the hush, those that only call somebody else are played
silently.

Somebody who has tapped may be called again. If several people share a device, it goes round once more: if it went
straight to whoever is called, all of them would know.

Where a person leads, the dance goes on at their nod. Whom a hush waits for is no secret to them, and after a while to
nobody.

Time must not tell anything either, so nothing that the clock does here happens at once: `hush_timing` says when.
"""

from __future__ import annotations

from ridotto.errors import IllegalMove, NotNow
from ridotto.rules.contract import State
from ridotto.rules.event import Event
from ridotto.table import commands
from ridotto.table.events import AnyTableEvent, Awaited, Ended, Lifted, Moved, Nodded, Sealed
from ridotto.table.handlers import hush_timing
from ridotto.table.handlers.clocks import bot_takeover, switch_clocks
from ridotto.table.handlers.visibility import is_noticed_by_strangers, is_public, is_secret
from ridotto.table.next_state import end_events
from ridotto.table.parts.hush_state import Hush
from ridotto.table.parts.table_log import Recipients
from ridotto.table.state import CommandContext, TableState

# -- who has to do something


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
    people = table.people()
    return hush.leader_nodded or not (hush.missing_taps(people) or hush.again.intersection(people))


def awaited_taps_for(table: TableState, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Whose taps the table waits for, as far as a device with these seats may know."""
    hush = table.hush
    if hush is None:
        return ()
    if any(table.is_leader(seat) for seat in seats):
        return hush.missing_taps(table.people())
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


# -- what the clock makes happen


def due(table: TableState, hush: Hush) -> float | None:
    """Whatever has happened since makes it due at the next step, never at once."""
    state = table.check_playing()
    if not is_complete(table, hush, state):
        next_step = hush_timing.next_reminder(table, hush)
    elif is_next_silent(hush, state):
        next_step = hush_timing.next_silent_time(table, hush)
    else:
        next_step = hush_timing.next_end(table, hush)
    times = (next_step, hush_timing.timeout(table, hush))
    return min((time for time in times if time is not None), default=None)


def tick(table: TableState, hush: Hush, now: float) -> list[AnyTableEvent]:
    state = table.check_playing()
    if hush_timing.is_timed_out(table, hush, now):
        return force_end(table, hush, state)
    if is_complete(table, hush, state):
        return settle(hush, state)
    return [Awaited(hush.missing_taps(table.people()))]


def settle(hush: Hush, state: State) -> list[AnyTableEvent]:
    """The sealed decisions are played, silently as long as not everybody notices."""
    silent, _, _ = play_silently(hush.sealed, state)
    return silent or lift(hush.sealed, state)


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
        for seat in hush.missing_taps(table.people()):
            events += bot_takeover(table, seat)
    return events


def lift(sealed: list[Sealed], state: State) -> list[AnyTableEvent]:
    _, after, _ = play_openly(sealed, state)
    return [Lifted(), *end_events(after)]


# -- how sealed decisions are played


def is_next_silent(hush: Hush, state: State) -> bool:
    """Whether not everybody would notice the next sealed decision."""
    silent, _, _ = play_silently(hush.sealed[:1], state)
    return bool(silent)


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


def play_default(sealed: list[Sealed], state: State) -> tuple[list[AnyTableEvent], State, list[Sealed]]:
    """The clock decides for the first seat that hasn't."""
    seat = still_to_decide(state, sealed)[0]
    decision = Sealed(seat, state.default(seat), "clock")
    after = state.copy()
    after.play(seat, decision.move)
    if is_public(state, after):
        return [decision], state, [*sealed, decision]
    return [Moved(seat, decision.move, "clock")], after, sealed


def play_openly(sealed: list[Sealed], state: State) -> tuple[list[Moved], State, list[Event]]:
    """What is played when the hush ends, the state after that, and what happened in the game."""
    after, moves, events = state.copy(), list[Moved](), list[Event]()
    for decision in sealed:
        move = play_sealed(after, decision)
        if move is not None:
            moves.append(Moved(decision.seat, move, decision.by))
            events += after.events
    return moves, after, events


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
    if hush_timing.is_timed_out(table, hush, at):
        for seat in hush.missing_taps(table.people()):
            table.clocks.note_timeout(seat)
    table.progress.play_sealed(*play_openly(hush.sealed, table.check_playing()))
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
    calls_from = hush_timing.after_reading(at)
    return Hush(calls_from, calls_from, is_dance=dances, calls_from=calls_from)


def is_dance(state: State) -> bool:
    return state.view(None).get("phase") == "dance"
