"""The moves since the deal, which lie open: what a view says of them, and what a position with a wrong past is told."""

from __future__ import annotations

import random

import pytest
from support.rules.masker_positions import MASKER

from ridotto import State
from ridotto.errors import BadPosition


def played(seats: int, grid: str, moves: int, seed: int = 3) -> State:
    state, choice = MASKER.deal(seats, seed, {"grid": grid}), random.Random(seed)
    for _ in range(moves):
        if state.to_act:
            seat = state.to_act[0]
            state.play(seat, choice.choice(state.moves(seat)))
    return state


def past_of(state: State) -> list[str]:
    past = state.view(None)["past"]
    assert isinstance(past, list)
    return past


def test_every_move_is_noted_with_its_seat_and_cross() -> None:
    state = MASKER.deal(2, 1)
    seat, grid = state.to_act[0], "".join(str(row) for row in state.view(None)["grid"])  # type: ignore[attr-defined]
    assert past_of(state) == []
    move = state.moves(seat)[0]
    state.play(seat, move)
    cross = grid["abcdef".index(move[0]) + 6 * (int(move[1]) - 1)]
    assert past_of(state) == [f"{seat} {move} {cross}"]
    state.play(seat, "stop")
    assert past_of(state)[1:] == [f"{seat} stop"]


@pytest.mark.parametrize("grid", ["flat", "stacks"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_the_same_past_and_a_world_has_it_too(seats: int, grid: str) -> None:
    for moves in (1, 12, 30, 60):
        state = played(seats, grid, moves)
        for seat in (*range(seats), None):
            view = state.view(seat)
            assert view["past"] == past_of(state)
            assert MASKER.world(view, 5).view(seat) == view


def test_a_share_is_noted() -> None:
    for seed in range(200):
        past = past_of(played(3, "flat", 99, seed))
        if any("share" in entry for entry in past):
            return
    pytest.fail("nobody shared in any game")


def test_what_is_done_to_a_view_or_a_copy_is_not_done_to_the_game() -> None:
    state = played(2, "flat", 5)
    before, twin = past_of(state), state.copy()
    past_of(state).clear()
    twin.play(twin.to_act[0], twin.moves(twin.to_act[0])[0])
    assert past_of(state) == before
    assert past_of(twin)[:-1] == before


def test_a_drawn_position_has_no_past() -> None:
    drawn = {name: value for name, value in MASKER.dump(played(2, "flat", 5)).items() if name != "past"}
    state = MASKER.load(drawn)
    assert state.view(0)["past"] is None
    state.play(state.to_act[0], state.moves(state.to_act[0])[0])
    assert state.view(0)["past"] is None


def test_moves_that_nobody_was_told_leave_no_past() -> None:
    """A past with a gap in it would be read wrongly."""
    state = played(2, "flat", 5)
    state.position.do(state.position.decider(), state.position.legal(state.position.decider())[0])
    assert state.view(0)["past"] is None
    state.play(state.to_act[0], state.moves(state.to_act[0])[0])
    assert state.view(0)["past"] is None


@pytest.mark.parametrize("grid", ["flat", "stacks"])
def test_a_past_that_does_not_lead_here_is_refused(grid: str) -> None:
    dump = MASKER.dump(played(2, grid, 8))
    past = dump["past"]
    assert isinstance(past, list)
    seat, place, cross = past[0].split()
    wrong = [
        past[1:],
        [*past, past[-1]],
        [f"{1 - int(seat)} {place} {cross}", *past[1:]],
        [f"{seat} {place} {'R' if cross != 'R' else 'B'}", *past[1:]],
        [f"{seat} g9 {cross}", *past[1:]],
        [f"{seat} {place}", *past[1:]],
        [f"{seat} stop", *past],
        ["", *past],
        [f"9 {place} {cross}", *past[1:]],
        [*past[:-1], "what"],
    ]
    for other in wrong:
        with pytest.raises(BadPosition, match="The past doesn’t lead to this position"):
            MASKER.load(dump | {"past": other})
    with pytest.raises(BadPosition, match="“past” should be a list of strings"):
        MASKER.load(dump | {"past": 7})
