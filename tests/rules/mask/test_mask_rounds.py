"""Placing, rounds, moving and paydays (MS-4 to MS-7, MS-12 to MS-15)."""

from __future__ import annotations

import pytest
from support.rules.mask_positions import drawn, event_kinds, phase, points, sticks, sticks_drawn

import ridotto
from ridotto.errors import IllegalMove

MASK = ridotto.game("mask")


def test_ms_4_two_sticks_each_one_at_a_time_twice_round() -> None:
    """MS-4"""
    state = MASK.deal(3, 1, {"first": 1})
    assert points(state) == [10, 10, 10]
    assert state.view(None)["sticks"] == [[None, None]] * 3
    for seat, hole in zip([1, 2, 0, 1, 2, 0], ["a1", "c3", "g7", "b1", "e5", "d1"], strict=True):
        assert state.to_act == (seat,)
        state.play(seat, f"place {hole}")
    assert sticks(state) == sticks_drawn("""
        11.0...
        .......
        ..2....
        ...#...
        ....2..
        .......
        ......0
    """)
    assert event_kinds(state) == [("places", 0), ("turns-up", 1)]


def test_ms_4_a_hole_takes_one_stick() -> None:
    """MS-4"""
    state = MASK.deal(3, 1, {"first": 0})
    assert len(state.moves(0)) == 48
    state.play(0, "place c3")
    assert len(state.moves(1)) == 47
    with pytest.raises(IllegalMove, match="There is already a stick in c3; it belongs to seat 0"):
        state.play(1, "place c3")
    with pytest.raises(IllegalMove, match="The centre, d4, isn’t a hole"):
        state.play(1, "place d4")


BOARD = """
    0......  @......
    .......  .o.....
    ..1.1..  ..o.@..
    ...#...  ...#...
    ..2.2..  ..o....
    .......  .......
    ......0  .......
"""

FOX = {"a1": 3, "g1": 3, "b3": 5, "f3": 5, "d6": 5}


def test_ms_5_the_opener_lays_the_mask_in_one_of_four_orientations() -> None:
    """MS-5"""
    state = drawn(BOARD, turn=1, opener=1, phase="orient", masks=["owl", "cat"])
    assert state.moves(1) == ["orient 0", "orient 1", "orient 2", "orient 3"]
    assert [state.view(seat)["turned_up"] for seat in (0, 1, None)] == ["owl"] * 3
    state.play(1, "orient 1")
    seen = state.view(0)
    assert (seen["mask"], seen["orientation"], seen["masks_left"]) == ("owl", 1, 1)
    # The owl's ears, a1 and g1, now point to the right, and its eyes, b3 and f3, are one above the other.
    assert seen["rings"] == {"g1": 3, "e2": 5, "d3": 3, "c4": 3, "d5": 3, "e6": 5, "g7": 3}


def test_ms_5_the_round_begins_left_of_the_opener_and_ends_with_the_opener() -> None:
    """MS-5"""
    state = drawn(BOARD, turn=1, opener=1, phase="orient")
    state.play(1, "orient 0")
    for seat in (2, 0, 1):
        assert state.to_act == (seat,)
        state.play(seat, "pass")
    assert event_kinds(state) == [("passes", 1), ("payday", None), ("turns-up", 2)]
    assert state.to_act == (2,)
    assert phase(state) == "orient"


def test_ms_6_a_player_may_pass() -> None:
    """MS-6"""
    state = drawn(BOARD)
    state.play(0, "pass")
    assert sticks(state) == sticks_drawn(BOARD)
    assert points(state) == [10, 10, 10]
    assert state.to_act == (1,)


def test_ms_7_a_step_costs_a_point() -> None:
    """MS-7"""
    state = drawn(BOARD, points=[6, 10, 10])
    state.play(0, "go a1 b2")
    assert points(state) == [4, 10, 10]
    state.play(0, "go g7 g6")
    assert points(state) == [3, 10, 10]
    assert sticks(state) == sticks_drawn("""
        .......
        .0.....
        ..1.1..
        ...#...
        ..2.2..
        ......0
        .......
    """)
    assert state.to_act == (0,)
    state.play(0, "done")
    assert state.to_act == (1,)


def test_ms_7_the_way_goes_round_sticks_and_centre() -> None:
    """MS-7"""
    state = drawn("""
        .......
        ...1...
        ..102..
        ...#...
        .......
        .......
        0.2....
    """)
    assert "go d3 d5" not in state.moves(0)
    with pytest.raises(IllegalMove, match="no clear path from d3 to a1"):
        state.play(0, "go d3 a1")
    with pytest.raises(IllegalMove, match="The centre, d4, isn’t a hole"):
        state.play(0, "go d3 d4")
    with pytest.raises(IllegalMove, match="There is already a stick in d2; it belongs to seat 1"):
        state.play(0, "go d3 d2")
    state.play(0, "go a7 d7")  # round the stick on c7
    assert points(state) == [5, 10, 10]


def test_ms_7_never_more_than_one_has() -> None:
    """MS-7"""
    state = drawn(BOARD, points=[3, 10, 10])
    with pytest.raises(IllegalMove, match="from a1 to a5 costs 4, but you only have 3"):
        state.play(0, "go a1 a5")
    with pytest.raises(IllegalMove, match=r"You have no stick in c3\. Yours are in a1, g7"):
        state.play(0, "go c3 c2")
    state.play(0, "go a1 a4")
    assert points(state) == [0, 10, 10]
    assert event_kinds(state) == [("goes", 0), ("done", 0)]  # nothing is left to pay with
    assert state.to_act == (1,)


def test_ms_7_a_player_who_is_walled_in_is_done() -> None:
    """MS-7: a stick that moved could always go back, so this needs a drawn position."""
    state = drawn(
        """
        01.....
        2......
        .......
        ...#...
        .......
        ......2
        .....10
        """,
        phase="move",
    )
    assert state.to_act == (1,)
    assert drawn(BOARD, phase="move", points=[0, 1, 1]).to_act == (1,)
    assert drawn(BOARD, phase="move").moves(0)[0] == "done"


def test_ms_7_the_cost_is_shown_before_it_is_paid() -> None:
    """MS-7"""
    state = drawn(BOARD, points=[2, 10, 10])
    seen = state.view(0)
    moves, costs = seen["moves"], seen["costs"]
    assert isinstance(moves, list)
    assert isinstance(costs, list)
    assert dict(zip(moves, costs, strict=True)) == {
        "pass": None,
        "draw": None,
        "go a1 b1": 1,
        "go a1 c1": 2,
        "go a1 a2": 1,
        "go a1 b2": 2,
        "go a1 a3": 2,
        "go g7 g5": 2,
        "go g7 f6": 2,
        "go g7 g6": 1,
        "go g7 e7": 2,
        "go g7 f7": 1,
    }
    assert state.view(1)["costs"] == []


def test_ms_12_a_player_without_points_may_pass_or_sell() -> None:
    """MS-12"""
    state = drawn(BOARD, points=[0, 10, 10])
    assert state.moves(0) == ["pass", "draw"]
    state.play(0, "draw")
    assert event_kinds(state) == [("draws", 0), ("cannot-bid", 0)]
    assert state.to_act == (1,)


def test_ms_13_payday_pays_five_for_a_double_ring_and_three_for_a_ring() -> None:
    """MS-13"""
    state = drawn(BOARD, turn=2, opener=2)
    assert state.view(None)["wages"] == [5, 8, 3]
    state.play(2, "pass")
    assert points(state) == [15, 18, 13]
    assert state.view(None)["wages"] == [0, 0, 0]  # the next mask isn't laid yet
    assert state.events[1].facts == {"mask": "drawn", "gains": [5, 8, 3]}


def test_ms_14_the_game_ends_after_the_payday_of_the_last_mask() -> None:
    """MS-14"""
    state = drawn(BOARD, turn=2, opener=2, masks=[])
    state.play(2, "pass")
    assert state.outcome == ridotto.Outcome((1,), (15, 18, 13), "mask-last-payday")
    assert event_kinds(state) == [("passes", 2), ("payday", None), ("ends", None)]
    assert phase(state) == "over"


def test_ms_14_equal_points_share_the_win() -> None:
    """MS-14"""
    state = drawn(BOARD, turn=2, opener=2, masks=[], points=[13, 10, 15])
    state.play(2, "pass")
    assert state.outcome == ridotto.Outcome((0, 1, 2), (18, 18, 18), "mask-last-payday")


def test_ms_15_farewell_takes_the_masks_off_down_to_the_first() -> None:
    """MS-15"""
    laid = [{"name": "fox", "orientation": 0}, {"name": "owl", "orientation": 1}, {"name": "drawn", "orientation": 0}]
    state = drawn(BOARD, turn=2, opener=2, masks=[], laid=laid, options={"farewell": True})
    state.play(2, "pass")
    paid = [event.facts for event in state.events if event.kind in ("payday", "takes-off")]
    assert paid == [
        {"mask": "drawn", "gains": [5, 8, 3]},
        {"mask": "drawn"},
        {"mask": "owl", "gains": [3, 0, 0]},  # g7
        {"mask": "owl"},
        {"mask": "fox", "gains": [3, 0, 0]},  # a1
    ]
    assert state.outcome == ridotto.Outcome((0,), (21, 18, 13), "mask-farewell")
    assert sticks(state) == sticks_drawn(BOARD)


def test_ms_19_the_mask_turned_up_is_seen_by_all_and_what_stayed_in_the_box_by_nobody() -> None:
    """MS-19"""
    state = drawn(BOARD, turn=1, opener=1, phase="orient", masks=["owl", "cat"])
    for seat in (0, 1, 2, None):
        seen = state.view(seat)
        assert (seen["turned_up"], seen["masks_left"]) == ("owl", 2)
        unseen = seen["unseen_masks"]
        assert isinstance(unseen, list)
        assert len(unseen) == 17  # the cat is one of them
        assert "masks" not in seen


def test_ms_21_a_mask_pays_at_the_farewell_as_it_was_last_laid() -> None:
    """MS-21"""
    laid = [{"name": "fox", "orientation": 0}]
    facts = {"mask": "fox", "rings": FOX, "laid": laid, "masks": ["owl"], "options": {"farewell": True}}
    state = drawn(BOARD, turn=2, opener=2, cards=["quarter turn"], **facts)
    state.play(2, "draw")
    state.play(2, "bid 1")
    state.play(0, "out")
    state.play(1, "out")
    state.play(2, "orient 2")  # the ears, a1 and g1, now lie on g7 and a7
    state.play(0, "orient 0")
    for seat in (1, 2, 0):
        state.play(seat, "pass")
    assert state.events[-2].facts == {"mask": "fox", "gains": [3, 0, 0]}


def test_ms_26_the_last_mask_does_not_pay_twice() -> None:
    """MS-26"""
    state = drawn(BOARD, turn=2, opener=2, masks=[], options={"farewell": True})
    state.play(2, "pass")
    assert event_kinds(state) == [("passes", 2), ("payday", None), ("ends", None)]
    assert points(state) == [15, 18, 13]


def test_ms_15_without_the_option_there_is_no_farewell() -> None:
    """MS-15"""
    laid = [{"name": "fox", "orientation": 0}, {"name": "drawn", "orientation": 0}]
    state = drawn(BOARD, turn=2, opener=2, masks=[], laid=laid)
    state.play(2, "pass")
    assert points(state) == [15, 18, 13]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ms_5_every_player_opens_in_turn(seats: int) -> None:
    """MS-5"""
    state = MASK.deal(seats, 3, {"first": 2, "masks": seats})
    openers = []
    while state.to_act:
        (seat,) = state.to_act
        if phase(state) == "orient":
            openers.append(seat)
        state.play(seat, "pass" if phase(state) == "turn" else state.moves(seat)[0])
    assert openers == [(2 + number) % seats for number in range(seats)]
