"""The hush: somebody decides, and nobody may know who (CV-8, CV-40).

Every person taps once: who decides by his move, all others by a nod. A move that everybody would notice is sealed and
waits for the taps, and for a while, so that neither a slow person nor a quick bot betrays himself.
"""

from __future__ import annotations

from dataclasses import replace

from ridotto.errors import IllegalMove, NotNow
from ridotto.rules.contract import State
from ridotto.table import asks
from ridotto.table.clocks import bot_helps, hush_allowance, turn
from ridotto.table.log import AnyHappening, Ended, Lifted, Moved, Nodded, Sealed
from ridotto.table.standing import Asker, Asks, Folds, Hush, Knowers, Standing

LEAST_HUSH = 2.0  # seconds


# -- questions


def is_secret(state: State) -> bool:
    """Whether somebody decides and not everybody may know who."""
    return state.to_act != state.position.deciders_seen_by(-1)


def is_noticed(before: State, after: State) -> bool:
    """Whether somebody who watches could tell that something has happened."""
    heard = any(event.seen_by(None) is not None for event in after.events)
    return heard or after.view(None) != before.view(None)


def is_complete(table: Standing, hush: Hush, tapped: set[int], deciders: tuple[int, ...]) -> bool:
    """Whether nobody has to tap any more."""
    return hush.waved or all(seat in tapped or seat in deciders for seat in table.people())


def undecided(table: Standing, state: State) -> list[int]:
    """Who still has to decide, as far as the table has heard."""
    sealed = [what.seat for what in table.hush.sealed] if table.hush else []
    return [seat for seat in state.to_act if seat not in sealed]


def timeout(table: Standing, hush: Hush) -> float | None:
    """When a hush ends, whatever was tapped: the same for all."""
    allowance = hush_allowance(table)
    return None if allowance is None else hush.since + allowance


def due(table: Standing, hush: Hush) -> float | None:
    state = table.playing()
    if hush.sealed and is_complete(table, hush, hush.tapped, state.to_act):
        return hush.since + LEAST_HUSH
    return timeout(table, hush)


# -- what can be asked


def nod(table: Standing, asker: Asker, asking: asks.Nod) -> list[AnyHappening]:
    """Who leads waits with his nod for no more taps of the others."""
    state = table.going_on()
    table.check_mine(asker.guest, asking.seat)
    hush = table.hush
    if hush is None:
        raise NotNow("table-no-hush")
    if asking.seat in undecided(table, state):
        raise NotNow("table-decide-first")  # to him alone
    if asking.seat in hush.tapped:
        return []
    waved = hush.waved or table.is_leader(asking.seat)
    then = replace(hush, tapped=hush.tapped | {asking.seat}, waved=waved)
    return [Nodded(asking.seat), *lifted_if_ready(table, then, state, asker.now)]


def decided(table: Standing, hush: Hush, after: State, move: Moved, now: float) -> list[AnyHappening]:
    """What follows from a decision in a hush."""
    state = table.playing()
    then = replace(hush, tapped=hush.tapped | {move.seat})
    if not is_noticed(state, after):
        return [move, *lifted_if_ready(table, then, after, now)]
    what = Sealed(move.seat, move.move, move.by)
    return [what, *lifted_if_ready(table, replace(then, sealed=[*hush.sealed, what]), state, now)]


def lifted_if_ready(table: Standing, hush: Hush, state: State, now: float) -> list[AnyHappening]:
    if not hush.sealed or now < hush.since + LEAST_HUSH or not is_complete(table, hush, hush.tapped, state.to_act):
        return []
    return lifts(hush, state)


def lifts(hush: Hush, state: State) -> list[AnyHappening]:
    after = state.copy()
    for what in hush.sealed:
        play_sealed(after, what)
    return [Lifted(), *ending(after)]


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
    if end is None or now < end:
        return lifted_if_ready(table, hush, state, now)
    return time_is_up(table, hush, state)


def time_is_up(table: Standing, hush: Hush, state: State) -> list[AnyHappening]:
    """Missing nods count as given; who has not decided does what one does who would rather do nothing."""
    happenings: list[AnyHappening] = []
    sealed = [*hush.sealed]
    while waiting := [seat for seat in state.to_act if seat not in [what.seat for what in sealed]]:
        seat = waiting[0]
        after = state.copy()
        after.play(seat, move := state.default(seat))
        if is_noticed(state, after):
            sealed.append(Sealed(seat, move, "clock"))
            happenings.append(sealed[-1])
        else:
            happenings.append(Moved(seat, move, "clock"))
            state = after
    happenings += lifts(replace(hush, sealed=sealed), state)
    if not isinstance(happenings[-1], Ended):
        for seat in missing(table, hush):
            happenings += bot_helps(table, seat)
    return happenings


def missing(table: Standing, hush: Hush) -> list[int]:
    """The people who have not tapped."""
    return [seat for seat in table.people() if seat not in hush.tapped]


# -- what happens


def nodded(table: Standing, what: Nodded, at: float) -> Knowers:
    assert table.hush is not None
    table.hush.tapped.add(what.seat)
    if table.is_leader(what.seat):
        table.hush.waved = True
        table.hush.since = min(table.hush.since, at)  # nor for the time that he had given (CV-34)
    table.late[what.seat] = 0
    return frozenset((what.seat,))


def sealed(table: Standing, what: Sealed, at: float) -> Knowers:
    assert table.hush is not None
    table.hush.sealed.append(what)
    if what.by == "person":
        table.hush.tapped.add(what.seat)
        table.late[what.seat] = 0
    return frozenset((what.seat,))


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
    table.hush = Hush(at) if secret else None
    turn(table, at, mover)


ASKS: Asks = {asks.Nod: nod}
FOLDS: Folds = {Nodded: nodded, Sealed: sealed, Lifted: lifted}
