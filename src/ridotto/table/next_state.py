"""The game after a move. A move is decided on first and applied then, but it's played only once.

In between, its result is remembered: a single one, which belongs to no table. Nothing depends on it; without it, the
move is just played again.
"""

from __future__ import annotations

from ridotto.rules.contract import State
from ridotto.table.events import AnyTableEvent, Ended

# The state before, the seat, the move as the rulebook writes it, and the state after. Nobody changes the state of a
# table in place, so as long as it's the same object, it's the same state.
_remembered: tuple[State, int, str, State] | None = None


def foresee(before: State, seat: int, text: str) -> tuple[str, State]:
    """The move as the rulebook writes it, however it was typed, and the game after it; or why it's refused."""
    global _remembered  # noqa: PLW0603 - a memo
    after = before.copy()
    after.play(seat, text)
    move = before.game.written(before.position, before.game.read(before.position, text))
    _remembered = (before, seat, move, after)
    return move, after


def state_after(before: State, seat: int, move: str) -> State:
    """The game after a move that is written as the rulebook writes it. The state before stays as it is."""
    global _remembered
    known, _remembered = _remembered, None
    if known is not None and known[0] is before and known[1] == seat and known[2] == move:
        return known[3]
    after = before.copy()
    after.play(seat, move)
    return after


def end_events(state: State) -> list[AnyTableEvent]:
    """The end, if the rules say so."""
    outcome = state.outcome
    return [] if outcome is None else [Ended(outcome.winners, outcome.scores, outcome.reason)]
