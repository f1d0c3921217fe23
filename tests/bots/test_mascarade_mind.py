"""Mascarade's minds: which moves a bot with little time thinks about."""

from __future__ import annotations

import pytest
from support.bots.minds import make_search_bot

import ridotto
from ridotto import State
from ridotto.bots import make_bot
from ridotto.rules.event import Facts

MASCARADE = ridotto.game("mascarade")
each_quick_thinker = pytest.mark.parametrize("kind", ["novice", "regular"])


def under_way(moves: int, options: Facts) -> State:
    state = MASCARADE.deal(3, 11, options)
    for number in range(moves):
        seat = state.to_act[0]
        state.play(seat, make_bot("greedy", MASCARADE, number).choose(state.view(seat)))
    return state


def points(state: State, moves: list[str]) -> list[int]:
    """What each of these moves of the seat on turn scores, highest first."""
    found = [state.preview(state.to_act[0], move)["points"] for move in moves]
    return sorted((gained for gained in found if isinstance(gained, int)), reverse=True)


def considered(state: State, kind: str) -> list[str]:
    search = make_search_bot(kind, MASCARADE, 3).search(state.view(state.to_act[0]))
    return [MASCARADE.written(search.root, move) for move, _, _ in search.ranking()]


@each_quick_thinker
@pytest.mark.parametrize("moves", [6, 20, 40])
def test_whoever_has_little_time_thinks_about_the_moves_with_most_points(kind: str, moves: int) -> None:
    state = under_way(moves, {})
    thought_about = considered(state, kind)
    every = points(state, state.moves(state.to_act[0]))
    assert points(state, thought_about) == every[: len(thought_about)]
    assert 1 < len(thought_about) < len(every)


@each_quick_thinker
def test_where_no_points_are_scored_every_move_may_be_the_best(kind: str) -> None:
    state = under_way(12, {"scoring": "out"})
    assert sorted(considered(state, kind)) == sorted(state.moves(state.to_act[0]))


def test_a_master_thinks_about_every_move() -> None:
    state = under_way(20, {})
    assert sorted(considered(state, "master")) == sorted(state.moves(state.to_act[0]))


def test_the_greedy_bot_takes_the_most_points() -> None:
    """So it's the yardstick for `regular`: a player who does that has understood half of the game."""
    state = under_way(0, {})
    for number in range(30):
        seat = state.to_act[0]
        move = make_bot("greedy", MASCARADE, number).choose(state.view(seat))
        assert points(state, [move]) == points(state, state.moves(seat))[:1]
        state.play(seat, move)
