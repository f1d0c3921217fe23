"""The game itself: it's dealt, people, bots and the clock play moves, and it ends."""

from __future__ import annotations

from typing import Literal

from ridotto import catalog
from ridotto.errors import IllegalMove, NotAllowed, NotNow, NotYourTurn
from ridotto.rules.contract import State
from ridotto.table import commands
from ridotto.table.events import AnyTableEvent, Dealt, Ended, Moved, Paused, Resigned, Resumed, TimedOut
from ridotto.table.handlers import clocks, hush, rematch
from ridotto.table.next_state import end_events, foresee, state_after
from ridotto.table.parts.table_log import Recipients
from ridotto.table.state import CommandContext, TableState

RESIGNED = "table-resigned"  # the reason for an end that isn't by the rules
MOST_UNPROMPTED_MOVES = 1_000  # far more than an evening needs: moves that undo each other could go on for ever


# -- commands


def handle_move(table: TableState, context: CommandContext, command: commands.Move) -> list[AnyTableEvent]:
    table.check_unpaused()
    table.check_plays_seat(context.guest, command.seat)
    if hush.is_stale(table, command.hush_number):
        raise NotNow("table-moved-on")
    if table.progress.unprompted_moves >= MOST_UNPROMPTED_MOVES and command.seat not in table.check_playing().to_act:
        raise NotNow("table-log-full")
    return decide_move(table, command.seat, command.move, "person")


def decide_move(table: TableState, seat: int, text: str, by: Literal["person", "bot", "clock"]) -> list[AnyTableEvent]:
    """What follows from that move, or why it's refused."""
    state = table.check_playing()
    secret = table.hush
    if secret is not None:
        hush.check_decision(table, secret, state, seat)
    move, after = foresee_move(table, state, seat, text)
    moved = Moved(seat, move, by)
    if secret is not None and seat in state.to_act:
        return [hush.decision_event(state, after, moved)]
    return [moved, *end_events(after)]


def foresee_move(table: TableState, state: State, seat: int, text: str) -> tuple[str, State]:
    """As `foresee`, but a rulebook refuses by seat numbers, and people at a table know each other by name."""
    try:
        return foresee(state, seat, text)
    except NotYourTurn as refusal:
        raise _not_your_turn(table, state, seat) from refusal


def _not_your_turn(table: TableState, state: State, seat: int) -> NotYourTurn:
    """The caller raises it without giving it a name: an error in a variable of its own frame would wait for the garbage
    collector, and keep the whole game with it."""
    deciding = ", ".join(table.chairs[other].name or "" for other in state.position.deciders_seen_by(seat))
    return NotYourTurn("table-not-your-turn", who=deciding) if deciding else NotYourTurn("table-nothing-to-decide")


def handle_resign(table: TableState, context: CommandContext, command: commands.Resign) -> list[AnyTableEvent]:
    """Of two players, the other one wins. Among more, a bot plays on for good."""
    table.check_playing()
    table.check_holds_seat(context.guest, command.seat)
    if table.is_leader(command.seat):
        raise NotAllowed("table-leader-stays")
    resigned = Resigned(command.seat, table.chairs[command.seat].name)
    if table.seats > 2:
        return [resigned]
    scores = tuple(int(seat != command.seat) for seat in range(table.seats))
    return [resigned, Ended((1 - command.seat,), scores, RESIGNED)]


def handle_pause(table: TableState, context: CommandContext, command: commands.Pause) -> list[AnyTableEvent]:
    table.check_unpaused()
    return [Paused(table.first_seat_of(context.guest))]


def handle_resume(table: TableState, context: CommandContext, command: commands.Resume) -> list[AnyTableEvent]:
    table.check_playing()
    seat = table.first_seat_of(context.guest)
    if not table.is_paused:
        raise NotNow("table-not-paused")
    return [Resumed(seat)]


# -- what bots and the clock make happen


def bots_to_act(table: TableState) -> list[tuple[int, str]]:
    """The bots that have to decide now, and those that somebody has asked something."""
    state = table.state
    if table.phase != "playing" or state is None or table.is_paused:
        return []
    deciding = [*hush.undecided(table, state), *asked_bots(table, state)]
    waiting = [(seat, table.chairs[seat].bot) for seat in deciding]
    return [(seat, kind) for seat, kind in waiting if kind is not None]


def asked_bots(table: TableState, state: State) -> list[int]:
    """Nobody waits for them, but they may speak. A bot in a person's chair doesn't answer for them."""
    if table.hush is not None:
        return []
    bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot is not None and chair.guest is None]
    able = [seat for seat in bots if seat not in state.to_act and state.moves(seat)]
    asked = catalog.package(table.game.name).asked_seats(state.view(None)) if able else ()
    return [seat for seat in able if seat in asked]


def decide_bot_move(table: TableState, seat: int, text: str) -> list[AnyTableEvent]:
    """Nothing, if this bot no longer has to decide."""
    if seat not in [other for other, _ in bots_to_act(table)]:
        return []
    try:
        return decide_move(table, seat, text, "bot")
    except IllegalMove:
        return []


def decide_timeout(table: TableState, seat: int) -> list[AnyTableEvent]:
    state = table.check_playing()
    played = decide_move(table, seat, state.default(seat), "clock")
    over = isinstance(played[-1], Ended)
    return [TimedOut(seat), *played, *([] if over else clocks.bot_takeover(table, seat))]


# -- events


def apply_dealt(table: TableState, event: Dealt, at: float) -> None:
    table.progress.begin(event, table.arrangement.deal(event))
    table.seating.note_deal()
    table.clocks.start(len(table.chairs))
    hush.restart(table, at)


def apply_moved(table: TableState, event: Moved, at: float) -> Recipients | None:
    before = table.check_playing()
    after = state_after(before, event.seat, event.move)
    prompted = event.seat in before.to_act
    table.progress.play(event, after, prompted)
    table.undo.lapse(event.by)
    if event.by == "person":
        table.clocks.note_in_time(event.seat)
    if table.hush is not None and prompted:
        return hush.apply_secret_move(table, table.hush, event, before, after, at)
    hush.restart(table, at, event.seat)
    return None


def apply_ended(table: TableState, event: Ended, at: float) -> None:
    table.progress.end(event)
    table.hushes.stop()
    table.undo.cancel()
    table.clocks.end_pause()
    rematch.let_lapse(table)
    clocks.switch_clocks(table, at)


def apply_paused(table: TableState, event: Paused, at: float) -> None:
    table.clocks.pause(at)


def apply_resumed(table: TableState, event: Resumed, at: float) -> None:
    """As if the pause hadn't been; a dance that hadn't called yet doesn't call in the middle of it."""
    assert table.clocks.paused_at is not None
    seconds = at - table.clocks.paused_at
    table.clocks.end_pause()
    clocks.shift(table, seconds)
    if table.hush is not None:
        table.hush.call_later(seconds)
