"""A game from its deal on, move by move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ridotto.rules.contract import State

SeatMove = tuple[int, str]  # seat and move


def history(state: State, moves: Iterable[SeatMove]) -> Iterator[State]:
    """The state as it is, then after each move. It's one and the same object, played on: copy it to keep it.

    Together with the moves, `zip(history(state, moves), moves)`, it's the state before each of them, and when that is
    exhausted all of them have been played.
    """
    yield state
    for seat, move in moves:
        state.play(seat, move)
        yield state
