"""The cards that move points or the mask (MS-16), each on a drawn board."""

from __future__ import annotations

import pytest
from support.rules.mask_positions import CALM, event_kinds, phase, points, sticks, sticks_drawn, with_card

from ridotto.errors import IllegalMove

# -- points

RINGS = """
    0......  @......
    .......  .......
    ..1.1..  ..o.o..
    ...#...  ...#...
    ..2.2..  .......
    .......  .......
    ......0  .......
"""


def paid(card: str, has: list[int] | None = None, board: str = RINGS) -> list[int]:
    """What everybody has after seat 0 has carried out a card that asks nothing; no stick has moved."""
    state = with_card(card, board, has)
    assert sticks(state) == sticks_drawn(board)
    assert phase(state) == "turn"
    assert state.to_act == (1,)
    return points(state)


def test_ms_16_toll_a_point_for_each_stick_on_a_winning_hole() -> None:
    """MS-16"""
    assert paid("toll") == [9, 8, 10]
    assert paid("toll", [0, 1, 5]) == [0, 0, 5]


def test_ms_16_collection_a_point_from_each_other() -> None:
    """MS-16"""
    assert paid("collection") == [12, 9, 9]
    assert paid("collection", [0, 0, 5]) == [1, 0, 4]


def test_ms_16_largesse_a_point_to_each_other_as_far_as_it_goes() -> None:
    """MS-16"""
    assert paid("largesse") == [8, 11, 11]
    assert paid("largesse", [1, 5, 5]) == [0, 6, 5]


def test_ms_16_consolation_two_for_anyone_without_a_winning_stick() -> None:
    """MS-16"""
    assert paid("consolation") == [10, 10, 12]
    assert paid("consolation", board=CALM) == [12, 12, 12]


def test_ms_16_purse_four_from_the_bank() -> None:
    """MS-16"""
    assert paid("purse") == [14, 10, 10]


def test_ms_16_full_purse_eight_from_the_bank() -> None:
    """MS-16"""
    assert paid("full purse") == [18, 10, 10]


def test_ms_16_pickpocket_three_from_a_player_of_your_choice() -> None:
    """MS-16"""
    state = with_card("pickpocket", RINGS, [10, 2, 10])
    assert state.moves(0) == ["from 1", "from 2"]
    with pytest.raises(IllegalMove, match=r"You can’t take from seat 0 with pickpocket\. You can choose: 1, 2"):
        state.play(0, "from 0")
    with pytest.raises(IllegalMove, match="takes points from one player, like: from 2"):
        state.play(0, "to 1")
    poorer = state.copy()
    poorer.play(0, "from 1")
    assert points(poorer) == [12, 0, 10]
    state.play(0, "from 2")
    assert points(state) == [13, 2, 7]
    assert sticks(state) == sticks_drawn(RINGS)


def test_ms_16_fine_three_to_the_bank() -> None:
    """MS-16"""
    assert paid("fine") == [7, 10, 10]
    assert paid("fine", [2, 10, 10]) == [0, 10, 10]


def test_ms_16_ruin_half_rounded_down() -> None:
    """MS-16"""
    assert paid("ruin") == [5, 10, 10]
    assert paid("ruin", [7, 10, 10]) == [4, 10, 10]
    assert paid("ruin", [1, 10, 10]) == [1, 10, 10]


def test_ms_16_alms_two_to_the_poorest_of_the_others() -> None:
    """MS-16"""
    assert paid("alms", [10, 4, 5]) == [8, 6, 5]
    assert paid("alms", [1, 4, 5]) == [0, 5, 5]
    assert paid("alms", [3, 10, 9]) == [1, 10, 11]  # never yourself
    state = with_card("alms", RINGS, [10, 4, 4])
    assert state.moves(0) == ["to 1", "to 2"]
    with pytest.raises(IllegalMove, match="You can’t give to seat 0"):
        state.play(0, "to 0")
    state.play(0, "to 2")
    assert points(state) == [8, 4, 6]
    assert sticks(state) == sticks_drawn(RINGS)


def test_ms_16_quarter_turn_lays_the_mask_again() -> None:
    """MS-16"""
    state = with_card("quarter turn", RINGS)
    assert state.moves(0) == ["orient 0", "orient 1", "orient 2", "orient 3"]
    with pytest.raises(IllegalMove, match="lays the mask again"):
        state.play(0, "skip")
    state.play(0, "orient 1")
    seen = state.view(None)
    assert seen["rings"] == {"g1": 5, "e3": 3, "e5": 3}
    assert seen["orientation"] == 1
    assert seen["laid"] == [{"name": "drawn", "orientation": 1}]
    assert event_kinds(state) == [("turns", 0)]
    assert sticks(state) == sticks_drawn(RINGS)


def test_ms_21_a_quarter_turn_may_leave_the_mask_as_it_lies() -> None:
    """MS-21"""
    state = with_card("quarter turn", RINGS)
    before = state.view(None)["rings"]
    state.play(0, "orient 0")
    assert state.view(None)["rings"] == before


def test_ms_16_early_payday_for_everybody() -> None:
    """MS-16"""
    assert paid("early payday") == [15, 16, 10]


def test_ms_16_private_payday_for_you_alone() -> None:
    """MS-16"""
    assert paid("private payday") == [15, 10, 10]
    state = with_card("private payday", CALM)
    assert points(state) == [10, 10, 10]
    assert event_kinds(state)[-1] == ("cannot", 0)
