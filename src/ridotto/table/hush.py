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
from ridotto.table import asks, patience
from ridotto.table.clocks import bot_helps, hush_allowance, turn
from ridotto.table.log import AnyHappening, Ended, Lifted, Moved, Nodded, Sealed
from ridotto.table.patience import missing
from ridotto.table.standing import Asker, Asks, Folds, Hush, Knowers, Standing

LEAST_HUSH = 2.0  # seconds; also the step of the grid on which a longer hush ends
ROOM = 1 / 2  # of it, between the last tap and the end
SLOT = 1 / 8  # of it: the step of the grid on which decisions are played silently
READING = 5 / 2  # of it, before the first hush of a dance: how the vote ended is read first
FOR_LEADER = 30  # of it: so long after the last tap the dance waits for whoever leads, who may still be reading
LARGE_TABLE = 10  # with more players than that bots think longer, and more of them one after another
AT_ONCE = 1e-6  # seconds: sums of floats are not exact


# -- questions


def is_secret(state: State) -> bool:
    """Whether somebody decides and not everybody may know who."""
    return state.to_act != state.position.deciders_seen_by(-1)


def is_noticed(before: State, after: State, mover: int) -> bool:
    """Whether anybody who may not see who decides could tell that something has happened."""
    strangers = [seat for seat in chairs(before) if mover not in before.position.deciders_seen_by(seat)]
    return is_public(before, after) or any(sees_change(before, after, seat) for seat in strangers)


def is_public(before: State, after: State) -> bool:
    """Whether somebody who only watches could tell."""
    return sees_change(before, after, None)


def sees_change(before: State, after: State, seat: int | None) -> bool:
    heard = any(event.seen_by(seat) is not None for event in after.events)
    return heard or after.view(seat) != before.view(seat)


def chairs(state: State) -> range:
    return range(int(state.position.chairs()))


def undecided(table: Standing, state: State) -> list[int]:
    """Who still has to decide, as far as the table has heard."""
    return waiting(state, table.hush.sealed if table.hush else [])


def waiting(state: State, sealed: list[Sealed]) -> list[int]:
    decided = [what.seat for what in sealed]
    return [seat for seat in state.to_act if seat not in decided]


def is_complete(table: Standing, hush: Hush, state: State) -> bool:
    """Whether nobody has to tap or to decide any more."""
    if not hush.sealed or waiting(state, hush.sealed):
        return False
    return hush.waved or not missing(table, hush)


# -- how long it lasts


def length(table: Standing) -> float:
    """The length of a hush in which everybody is quick: by what everybody knows, and by nothing else."""
    usual = LEAST_HUSH if table.seats <= LARGE_TABLE else 1.5 * LEAST_HUSH
    allowance = hush_allowance(table)
    return usual if allowance is None else min(usual, allowance)


def on_grid(since: float, step: float, earliest: float) -> float:
    """The first step of a grid that is not too early."""
    return since + step * max(0, ceil((earliest - since - AT_ONCE) / step))


def timeout(table: Standing, hush: Hush) -> float | None:
    """When a hush ends, whatever was tapped: the same for all."""
    allowance = hush_allowance(table)
    return None if allowance is None else hush.since + allowance


def due(table: Standing, hush: Hush) -> float | None:
    """Whatever has happened since makes it due at the next step, never at once."""
    end = timeout(table, hush)
    state = table.playing()
    if not is_complete(table, hush, state):
        next_step = patience.next_look(table, hush)
    else:
        next_step = slot_after(table, hush) if plays_silently(hush, state) else end_after(table, hush)
    return min((time for time in (next_step, end) if time is not None), default=None)


def leaders_time(table: Standing, hush: Hush) -> float:
    """Until when the dance doesn't run ahead of whoever leads; if they have gone away, it goes on without them."""
    is_led = len(table.chairs) > table.seats
    return hush.tapped_at + FOR_LEADER * LEAST_HUSH if is_led and not hush.waved else hush.since


def slot_after(table: Standing, hush: Hush) -> float:
    return on_grid(hush.since, SLOT * LEAST_HUSH, table.entries[-1].at)


def end_after(table: Standing, hush: Hush) -> float:
    earliest = max(hush.tapped_at + ROOM * LEAST_HUSH, table.entries[-1].at, leaders_time(table, hush))
    return on_grid(hush.since + length(table), LEAST_HUSH, earliest)


def plays_silently(hush: Hush, state: State) -> bool:
    """Whether the next of the sealed decisions would not be noticed by everybody."""
    after = state.copy()
    return play_sealed(after, hush.sealed[0]) is not None and not is_public(state, after)


# -- what can be asked


def nod(table: Standing, asker: Asker, asking: asks.Nod) -> list[AnyHappening]:
    """With their nod whoever leads lets the dance go on, and waits for no more taps of the others."""
    state = table.going_on()
    table.check_mine(asker.guest, asking.seat)
    if is_over(table, asking.hush_number):
        return []  # the call that it was meant for has ended meanwhile: no harm done
    hush = table.hush
    if hush is None:
        raise NotNow("table-no-hush")
    if asking.seat in undecided(table, state):
        raise NotNow("table-decide-first")  # to them alone
    return [] if asking.seat in hush.tapped else [Nodded(asking.seat)]


def is_over(table: Standing, number: int | None) -> bool:
    """Whether something that was meant for a hush, or for the time after it, comes too late."""
    return number is not None and number != table.hush_number


def decided(before: State, after: State, move: Moved) -> AnyHappening:
    """What follows from a decision in a hush."""
    return Sealed(move.seat, move.move, move.by) if is_noticed(before, after, move.seat) else move


def ending(state: State) -> list[AnyHappening]:
    """The end, if the rules say so."""
    outcome = state.outcome
    return [] if outcome is None else [Ended(outcome.winners, outcome.scores, outcome.reason)]


def play_sealed(state: State, what: Sealed) -> str | None:
    """Plays it; what has come between may have made it impossible. Tells what was played."""
    if what.seat not in state.to_act:
        return None
    try:
        state.play(what.seat, what.move)
    except IllegalMove:
        move = state.default(what.seat)
        state.play(what.seat, move)
        return move
    return what.move


# -- what the clock makes happen


def tick(table: Standing, hush: Hush, now: float) -> list[AnyHappening]:
    end = timeout(table, hush)
    state = table.playing()
    if end is not None and now >= end:
        return time_is_up(table, hush, state)
    return settles(hush, state) if is_complete(table, hush, state) else [patience.looks_around(table, hush)]


def settles(hush: Hush, state: State) -> list[AnyHappening]:
    """The sealed decisions are played: silently as long as not everybody notices."""
    silent, state, sealed = silently(hush.sealed, state)
    return silent or lifts(sealed, state)


def silently(sealed: list[Sealed], state: State) -> tuple[list[AnyHappening], State, list[Sealed]]:
    """What is played without everybody's notice; how the game stands then, and what is still sealed."""
    played: list[AnyHappening] = []
    for number, what in enumerate(sealed):
        after = state.copy()
        move = play_sealed(after, what)
        if move is None or is_public(state, after):
            return played, state, sealed[number:]
        played.append(Moved(what.seat, move, what.by))
        state = after
    return played, state, []


def lifts(sealed: list[Sealed], state: State) -> list[AnyHappening]:
    after = state.copy()
    for what in sealed:
        play_sealed(after, what)
    return [Lifted(), *ending(after)]


def time_is_up(table: Standing, hush: Hush, state: State) -> list[AnyHappening]:
    """Missing nods count as given; whoever has not decided does what one does who would rather do nothing."""
    happenings: list[AnyHappening] = []
    sealed = hush.sealed
    while True:
        next_ones = declined if waiting(state, sealed) else silently
        played, state, sealed = next_ones(sealed, state)
        if not played:
            break
        happenings += played
    happenings += lifts(sealed, state)
    if not isinstance(happenings[-1], Ended):
        for seat in missing(table, hush):
            happenings += bot_helps(table, seat)
    return happenings


def declined(sealed: list[Sealed], state: State) -> tuple[list[AnyHappening], State, list[Sealed]]:
    """The clock decides for the first who has not."""
    seat = waiting(state, sealed)[0]
    what = Sealed(seat, state.default(seat), "clock")
    after = state.copy()
    after.play(seat, what.move)
    if is_public(state, after):
        return [what], state, [*sealed, what]
    return [Moved(seat, what.move, "clock")], after, sealed


# -- what happens


def nodded(table: Standing, what: Nodded, at: float) -> Knowers:
    assert table.hush is not None
    taps(table.hush, what.seat, at)
    if table.is_leader(what.seat):
        table.hush.waved = True
        # Nor for the time that they had given (CV-34); but everybody knows from when on the dance calls.
        table.hush.since = min(table.hush.since, max(at, table.hush.calls_from or at))
    table.late[what.seat] = 0
    return patience.tap_noticed(table, what.seat)


def sealed(table: Standing, what: Sealed, at: float) -> Knowers:
    assert table.hush is not None
    table.hush.sealed.append(what)
    if what.by == "person":
        taps(table.hush, what.seat, at)
        table.late[what.seat] = 0
    return patience.tap_noticed(table, what.seat)


def taps(hush: Hush, seat: int, at: float) -> None:
    hush.tapped.add(seat)
    hush.tapped_at = at


def played_inside(hush: Hush, what: Moved, at: float) -> None:
    """A decision that not everybody notices; if it was sealed, it is no tap any more."""
    sealed = [secret for secret in hush.sealed if secret.seat != what.seat]
    if what.by == "person" and len(sealed) == len(hush.sealed):
        taps(hush, what.seat, at)
    hush.sealed = sealed


def excused(table: Standing, at: float) -> None:
    """Somebody need not tap any more: for the length of a hush that is as if they had tapped now."""
    if table.hush is not None:
        table.hush.tapped_at = at


def calls_later(table: Standing, seconds: float) -> None:
    """A pause is over: a dance that had not yet called doesn't call in the middle of it."""
    if table.hush is not None and table.hush.calls_from is not None:
        table.hush.calls_from += seconds


def lifted(table: Standing, what: Lifted, at: float) -> None:
    hush = table.hush
    assert hush is not None
    state = table.playing()
    end = timeout(table, hush)
    if end is not None and at >= end:
        for seat in missing(table, hush):
            table.late[seat] += 1
    for secret in hush.sealed:
        move = play_sealed(state, secret)
        if move is not None:
            table.moves.append(Moved(secret.seat, move, secret.by))
            table.heard += state.events
    renew(table, at)


def renew(table: Standing, at: float, mover: int | None = None) -> None:
    """Everybody has noticed something: a hush that follows is another one."""
    secret = table.state is not None and is_secret(table.state)
    follow(table, beginning(table, at) if secret else None)
    turn(table, at, mover)


def beginning(table: Standing, at: float) -> Hush:
    """The next hush. The first of a dance begins later, by what everybody knows and by nothing else."""
    dances = is_dance(table.playing())
    goes_on = table.hush is not None and table.hush.dances
    if not dances or goes_on or not table.moves:
        return Hush(at, at, dances=dances)
    calls_from = at + READING * LEAST_HUSH
    return Hush(calls_from, calls_from, dances=dances, calls_from=calls_from)


def is_dance(state: State) -> bool:
    return state.view(None).get("phase") == "dance"


def follow(table: Standing, next_one: Hush | None) -> None:
    """This hush is over, and that one begins; None: nobody decides in secret any more."""
    if table.hush is not None or next_one is not None:
        table.hush_number += 1
    table.hush = next_one


ASKS: Asks = {asks.Nod: nod}
FOLDS: Folds = {Nodded: nodded, Sealed: sealed, Lifted: lifted}
