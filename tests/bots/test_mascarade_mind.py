"""Mascarade's mind: which moves a master thinks about, and what a card opens up."""

from __future__ import annotations

import pytest
from support.bots.minds import make_search_bot
from support.rules.mascarade_positions import MASCARADE, table

import ridotto
from ridotto.bots import make_bot
from ridotto.games.mascarade.mind import (
    MASTER_SHORTLIST,
    TOUCHES_MORE,
    TOUCHES_ONE,
    TOUCHES_TWO,
    as_mascarade,
    opening_cost,
    win_share,
)
from ridotto.games.mascarade.rulebook.notation import square_from

ROW = """
    . . . .
    . 00000 00001 .
    . . . .
"""
CORNER = """
    . 00000
    00001 .
"""


def at(square: str) -> int:
    found = square_from(square)
    assert found is not None
    return found


def in_the_middle_of_a_game(scoring: str) -> ridotto.State:
    """After twenty random cards, when there are many places for a card."""
    state = MASCARADE.deal(4, 11, {"scoring": scoring})
    for step in range(20):
        seat = state.to_act[0]
        state.play(seat, make_bot("random", MASCARADE, step).choose(state.view(seat)))
    return state


def thought_about(kind: str, state: ridotto.State) -> tuple[list[int], list[int]]:
    """The moves that such a bot considers, and all there are."""
    seat = state.to_act[0]
    search = make_search_bot(kind, MASCARADE, 1).new_search(state.view(seat))
    return search.mind.candidates(search.root, seat), search.root.legal(seat)


def test_a_master_thinks_about_a_few_of_many_moves_and_a_regular_about_all() -> None:
    state = in_the_middle_of_a_game("points")
    few, legal = thought_about("master", state)
    assert len(few) == MASTER_SHORTLIST < len(legal)
    assert set(few) < set(legal)
    assert thought_about("regular", state) == (legal, legal)


def test_where_nobody_counts_points_a_master_thinks_about_all_moves() -> None:
    few, legal = thought_about("master", in_the_middle_of_a_game("out"))
    assert few == legal
    assert len(legal) > MASTER_SHORTLIST


def test_a_master_thinks_about_the_move_with_most_points() -> None:
    state = in_the_middle_of_a_game("points")
    worth = state.view(state.to_act[0])["worth"]
    assert isinstance(worth, list)
    few, legal = thought_about("master", state)
    assert max(worth[legal.index(move)] for move in few) == max(worth)


@pytest.mark.parametrize(
    ("square", "cost"),
    [
        ("d5", 3 * TOUCHES_ONE),  # c5, d4 and d6
        ("e6", 2 * TOUCHES_ONE + TOUCHES_TWO),  # e7 and d6; f6 touches f5, too
        ("e4", 2 * TOUCHES_ONE + TOUCHES_TWO),
    ],
)
def test_what_a_card_beside_a_row_opens_up(square: str, cost: float) -> None:
    state = table(ROW, ["00002 00003", "00010 00020"])
    assert opening_cost(as_mascarade(state.position), at(square)) == pytest.approx(cost)


def test_a_square_between_two_cards_is_dearer_still() -> None:
    """A card on c5: b5 and c6 touch nothing else, c4 touches d4, and d5 touches d4 and e5."""
    state = table(CORNER, ["00002 00003", "00010 00020"])
    cost = opening_cost(as_mascarade(state.position), at("c5"))
    assert cost == pytest.approx(2 * TOUCHES_ONE + TOUCHES_TWO + TOUCHES_MORE)


def shares(scores: list[int], pool: str) -> list[float]:
    state = table(ROW, ["00002 00003", "00010 00020", "00030 00040"], pool, scores=scores)
    return [win_share(as_mascarade(state.position), seat) for seat in range(3)]


def test_chances_to_win_add_up_and_every_score_counts() -> None:
    equal, behind = shares([20, 20, 20], ""), shares([20, 20, 15], "")
    assert equal == pytest.approx([1 / 3] * 3)
    assert sum(behind) == pytest.approx(1.0)
    assert behind[0] == behind[1] > equal[0]


def test_a_lead_says_less_while_many_cards_are_to_be_laid() -> None:
    early, late = shares([20, 15, 15], "11111 11112 11113 11114 11115 22221"), shares([20, 15, 15], "")
    assert 1 / 3 < early[0] < late[0]
