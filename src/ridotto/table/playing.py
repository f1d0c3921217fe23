"""The game itself: it is dealt, moves are played by people, bots and the clock, it ends."""

from __future__ import annotations

from typing import Literal

from ridotto.errors import IllegalMove, NotAllowed, NotNow, NotYourTurn
from ridotto.rules.contract import State
from ridotto.table import asks, clocks, hush
from ridotto.table.log import AnyHappening, Dealt, Ended, Moved, Paused, Resigned, Resumed, TimedOut
from ridotto.table.standing import Asker, Asks, Folds, Knowers, Standing

RESIGNED = "table-resigned"  # the reason of an end that the rules did not bring
MOST_UNASKED = 1_000  # far more than an evening needs: there would be no end to moves that undo each other


# -- what can be asked


def move(table: Standing, asker: Asker, asking: asks.Move) -> list[AnyHappening]:
    table.going_on()
    table.check_mine(asker.guest, asking.seat)
    if hush.is_over(table, asking.hush_number):
        raise NotNow("table-moved-on")
    if table.unasked >= MOST_UNASKED and asking.seat not in table.playing().to_act:
        raise NotNow("table-log-full")
    return plays(table, asking.seat, asking.move, "person")


def plays(table: Standing, seat: int, text: str, by: Literal["person", "bot", "clock"]) -> list[AnyHappening]:
    """What follows from that move, or why it is refused."""
    state = table.playing()
    secret = table.hush
    if secret is not None:
        check_hush(table, state, seat)
    after = played(table, state, seat, text)
    what = Moved(seat, spelled_out(state, text), by)
    table.foreseen = (what, after)
    if secret is not None and seat in state.to_act:
        return [hush.decided(state, after, what)]
    return [what, *hush.ending(after)]


def played(table: Standing, state: State, seat: int, text: str) -> State:
    """The game after that move. A rulebook refuses by seat numbers; people at a table know each other by name."""
    after = state.copy()
    try:
        after.play(seat, text)
    except NotYourTurn as refusal:
        raise _not_yet(table, state, seat) from refusal
    return after


def _not_yet(table: Standing, state: State, seat: int) -> NotYourTurn:
    """Raised where it has no name: an error in a variable of its own frame would wait for the garbage collector, and
    keep the whole game with it."""
    deciding = ", ".join(table.chairs[other].name or "" for other in state.position.deciders_seen_by(seat))
    return NotYourTurn("table-not-your-turn", who=deciding) if deciding else NotYourTurn("table-nothing-to-decide")


def spelled_out(state: State, text: str) -> str:
    """A legal move as the rulebook writes it, however it was typed."""
    return state.game.written(state.position, state.game.read(state.position, text))


def check_hush(table: Standing, state: State, seat: int) -> None:
    """A sealed move stays as it is, and the word of one who leads does not come before it."""
    assert table.hush is not None
    if any(sealed.seat == seat for sealed in table.hush.sealed):
        raise NotNow("table-decided-already")
    if table.hush.sealed and seat not in state.to_act and table.is_leader(seat):
        raise NotNow("table-word-waits")


def resign(table: Standing, asker: Asker, asking: asks.Resign) -> list[AnyHappening]:
    """Of two, the other wins. Among more a bot plays on, for good."""
    table.playing()
    table.check_held(asker.guest, asking.seat)
    if table.is_leader(asking.seat):
        raise NotAllowed("table-leader-stays")
    if table.seats > 2:
        return [Resigned(asking.seat)]
    scores = tuple(int(seat != asking.seat) for seat in range(table.seats))
    return [Resigned(asking.seat), Ended((1 - asking.seat,), scores, RESIGNED)]


def pause(table: Standing, asker: Asker, asking: asks.Pause) -> list[AnyHappening]:
    table.going_on()
    return [Paused(table.seat_at_table(asker.guest))]


def resume(table: Standing, asker: Asker, asking: asks.Resume) -> list[AnyHappening]:
    table.playing()
    seat = table.seat_at_table(asker.guest)
    if table.paused_at is None:
        raise NotNow("table-not-paused")
    return [Resumed(seat)]


# -- what bots and the clock make happen


def thinkers(table: Standing) -> list[tuple[int, str]]:
    """The bots that have to decide now."""
    if table.phase != "playing" or table.state is None or table.paused_at is not None:
        return []
    waiting = [(seat, table.chairs[seat].bot) for seat in hush.undecided(table, table.state)]
    return [(seat, kind) for seat, kind in waiting if kind is not None]


def bot_plays(table: Standing, seat: int, text: str) -> list[AnyHappening]:
    """Nothing, if nobody asks this bot any more."""
    if seat not in [other for other, _ in thinkers(table)]:
        return []
    try:
        return plays(table, seat, text, "bot")
    except IllegalMove:
        return []


def times_out(table: Standing, seat: int) -> list[AnyHappening]:
    state = table.playing()
    played = plays(table, seat, state.default(seat), "clock")
    over = isinstance(played[-1], Ended)
    return [TimedOut(seat), *played, *([] if over else clocks.bot_helps(table, seat))]


# -- what happens


def dealt(table: Standing, what: Dealt, at: float) -> None:
    table.phase = "playing"
    table.dealt = what
    table.players = frozenset(table.held)
    table.state = deal(table, what)
    table.heard += table.state.events
    clocks.start(table)
    hush.renew(table, at)


def deal(table: Standing, what: Dealt) -> State:
    return table.game.deal(table.seats, int(what.seed), table.options, what.edition)


def moved(table: Standing, what: Moved, at: float) -> Knowers | None:
    before = table.playing()
    after = play(table, before, what)
    table.heard += after.events
    table.moves.append(what)
    if what.by == "person":
        table.late[what.seat] = 0
        table.movers.add(what.seat)
    table.unasked += what.seat not in before.to_act
    if table.hush is None or what.seat not in before.to_act:
        hush.renew(table, at, what.seat)
        return None
    return moved_in_secret(table, after, what, at)


def play(table: Standing, before: State, what: Moved) -> State:
    """The game after that move; if it was just decided on, it has been played already."""
    if table.foreseen is not None and table.foreseen[0] is what:
        table.state = table.foreseen[1]
    else:
        table.state = before.copy()
        table.state.play(what.seat, what.move)
    return table.state


def moved_in_secret(table: Standing, after: State, what: Moved, at: float) -> Knowers:
    """Noticed by whoever hears of it: a rulebook that calls somebody in secret whispers it to them."""
    assert table.hush is not None
    hush.played_inside(table.hush, what, at)
    if not hush.is_secret(after):
        hush.follow(table, None)
    return frozenset(
        seat
        for seat in range(len(table.chairs))
        if seat == what.seat or any(event.seen_by(seat) is not None for event in after.events)
    )


def ended(table: Standing, what: Ended, at: float) -> None:
    table.phase = "ended"
    table.ended = what
    table.hush = None
    table.undoing = None
    table.paused_at = None
    clocks.turn(table, at)


def paused(table: Standing, what: Paused, at: float) -> None:
    table.paused_at = at


def resumed(table: Standing, what: Resumed, at: float) -> None:
    assert table.paused_at is not None
    clocks.shift(table, at - table.paused_at)
    hush.calls_later(table, at - table.paused_at)
    table.paused_at = None


ASKS: Asks = {asks.Move: move, asks.Resign: resign, asks.Pause: pause, asks.Resume: resume}
FOLDS: Folds = {Dealt: dealt, Moved: moved, Ended: ended, Paused: paused, Resumed: resumed}
