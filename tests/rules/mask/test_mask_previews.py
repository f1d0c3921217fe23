"""What a move of Mask would cost, move and earn, before it's made."""

from __future__ import annotations

import random

import pytest
from support.rules.mask_positions import drawn, points, with_card

import ridotto
from ridotto.errors import IllegalMove

BOARD = """
    0......  ..o....
    1......  .......
    ..1....  ..@....
    ...#...  ...#...
    ..2.2..  ..o....
    .......  .......
    ......0  ......@
"""


def test_ms_7_a_way_has_its_holes_and_its_price() -> None:
    """MS-7: a point a step; then MS-13: the ring at its end pays three."""
    assert drawn(BOARD).preview(0, "go a1 c1") == {
        "cost": 2,
        "points": [8, 10, 10],
        "way": ["b1", "c1"],
        "rings": {"c1": 3, "c3": 5, "c5": 3, "g7": 5},
        "gains": [8, 5, 3],
    }


def test_ms_7_a_way_goes_round_the_others() -> None:
    """MS-7: the shortest free way."""
    foreseen = drawn(BOARD).preview(0, "go a1 a3")
    assert foreseen["way"] == ["b1", "b2", "b3", "a3"]
    assert foreseen["cost"] == 4


def test_ms_5_an_orientation_shows_where_the_rings_would_be() -> None:
    """MS-5, MS-13"""
    state = drawn(BOARD, phase="orient", turn=2, opener=2)
    for turn, rings in enumerate(state.view(2)["orientations"]):  # type: ignore[arg-type,var-annotated]  # a list
        foreseen = state.preview(2, f"orient {turn}")
        assert foreseen["rings"] == rings
        after = state.copy()
        after.play(2, f"orient {turn}")
        holes = after.view(2)["sticks"]
        assert foreseen["gains"] == [sum(rings.get(hole, 0) for hole in pair) for pair in holes]  # type: ignore[attr-defined]


def test_ms_10_a_bid_would_go_to_the_seller() -> None:
    """MS-10: and to the bank for one's own card."""
    state = drawn(BOARD)
    state.play(0, "draw")
    assert state.preview(0, "bid 4")["points"] == [6, 10, 10]
    state.play(0, "out")
    assert state.preview(1, "bid 4")["points"] == [14, 6, 10]
    assert state.preview(1, "bid 4")["cost"] == 4


def test_ms_16_steps_by_a_card_are_free() -> None:
    """MS-16"""
    foreseen = with_card("stroll", BOARD).preview(0, "go a1 c1")
    assert (foreseen["cost"], foreseen["way"], foreseen["gains"]) == (0, ["b1", "c1"], [8, 5, 3])


def test_ms_16_a_leap_touches_no_hole_between() -> None:
    """MS-16"""
    foreseen = with_card("leap", BOARD).preview(0, "go a1 c1")
    assert (foreseen["way"], foreseen["gains"]) == ([], [8, 5, 3])


def test_ms_7_prices_come_true() -> None:
    """MS-7: in every game."""
    choice = random.Random(2)
    state = ridotto.game("mask").deal(4, 2, {"masks": 8})
    while state.to_act:
        seat = state.to_act[0]
        move = choice.choice(state.moves(seat))
        foreseen, before = state.preview(seat, move), points(state)
        state.play(seat, move)
        goes = [event.facts["cost"] for event in state.events if event.kind == "goes"]
        assert not goes or goes == [foreseen["cost"]] == [before[seat] - foreseen["points"][seat]]  # type: ignore[index]


def test_ms_7_a_way_that_is_too_dear_has_no_preview() -> None:
    """MS-7"""
    with pytest.raises(IllegalMove):
        drawn(BOARD, points=[1, 10, 10]).preview(0, "go a1 c1")
