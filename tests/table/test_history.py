"""A game from its deal on, move by move."""

from __future__ import annotations

import pytest
from support.table.table_driver import TableDriver

import ridotto
from ridotto.errors import IllegalMove
from ridotto.table.history import history


def test_the_deal_comes_first_and_then_a_state_for_each_move() -> None:
    table = TableDriver("masker", 2).sit("Anna", "Bob").start().play_out(3)
    states = [state.copy() for state in table.history()]
    assert len(states) == len(table.moves) + 1
    assert states[0] == table.state_after(0)
    assert states[-1] == table.state
    assert [table.state_after(moves) for moves in range(len(states))] == states


def test_beside_the_moves_it_is_the_state_before_each_of_them() -> None:
    table = TableDriver("masker", 2).sit("Anna", "Bob").start().play_out(3)
    played, moves = table.state_after(0), [(move.seat, move.move) for move in table.moves]
    for before, (seat, move) in zip(history(played, moves), moves, strict=False):
        assert move in before.moves(seat)
    assert played == table.state


def test_an_illegal_move_is_refused_where_it_stands() -> None:
    state = ridotto.game("masker").deal(2, 7)
    seat = state.to_act[0]
    played = history(state, [(seat, state.moves(seat)[0]), (seat, "z9")])
    assert next(played)
    assert next(played)
    with pytest.raises(IllegalMove):
        next(played)
