"""The cards that move sticks (MS-16), each on a drawn board."""

from __future__ import annotations

import pytest
from support.rules.mask_positions import event_kinds, moved, with_card

from ridotto.errors import IllegalMove

# -- moving one's own sticks


def test_ms_16_stroll_three_steps_in_all() -> None:
    """MS-16"""
    state = with_card("stroll")
    state.play(0, "go a1 b2")
    with pytest.raises(IllegalMove, match="It’s 2 steps from g7 to g5, and stroll only has 1 left"):
        state.play(0, "go g7 g5")
    state.play(0, "go g7 g6")
    assert event_kinds(state) == [("walks", 0), ("done", 0)]
    assert moved(
        state,
        """
        .......
        .0.....
        ..1.1..
        ...#...
        ..2.2..
        ......0
        .......
        """,
    )


def test_ms_16_long_stroll_six_steps_in_all() -> None:
    """MS-16"""
    state = with_card("long stroll")
    state.play(0, "go a1 a6")
    state.play(0, "go g7 f7")
    assert moved(
        state,
        """
        .......
        .......
        ..1.1..
        ...#...
        ..2.2..
        0......
        .....0.
        """,
    )


def test_ms_16_two_by_two_a_step_for_each_stick() -> None:
    """MS-16"""
    state = with_card("two by two")
    assert "go a1 a3" not in state.moves(0)
    state.play(0, "go a1 a2")
    with pytest.raises(IllegalMove, match="two by two doesn’t let the stick in a2 move any further"):
        state.play(0, "go a2 a3")
    state.play(0, "go g7 f7")
    assert moved(
        state,
        """
        .......
        0......
        ..1.1..
        ...#...
        ..2.2..
        .......
        .....0.
        """,
    )


LINES = """
    .......
    .......
    1......
    0..#...
    .......
    ...2...
    ...012.
"""


def test_ms_16_leap_along_row_or_column_over_sticks_not_the_centre() -> None:
    """MS-16"""
    state = with_card("leap", LINES)
    moves = state.moves(0)
    assert sorted(moves) == sorted(
        [f"go a4 {hole}" for hole in ("a1", "a2", "a5", "a6", "a7", "b4", "c4")]
        + [f"go d7 {hole}" for hole in ("d5", "a7", "b7", "c7", "g7")]
    )
    with pytest.raises(IllegalMove, match="it can’t get from a4 to e4"):
        state.play(0, "go a4 e4")
    with pytest.raises(IllegalMove, match="leap has to be carried out"):
        state.play(0, "skip")
    state.play(0, "go d7 d5")
    assert event_kinds(state) == [("leaps", 0)]
    assert moved(
        state,
        """
        .......
        .......
        1......
        0..#...
        ...0...
        ...2...
        ....12.
        """,
    )


def test_ms_16_trapdoor_into_any_free_hole() -> None:
    """MS-16"""
    state = with_card("trapdoor")
    assert len(state.moves(0)) == 2 * 42
    with pytest.raises(IllegalMove, match="There is already a stick in c3; it belongs to seat 1"):
        state.play(0, "put a1 c3")
    with pytest.raises(IllegalMove, match="only moves your own sticks"):
        state.play(0, "put c3 a2")
    with pytest.raises(IllegalMove, match="like: put a1 g7"):
        state.play(0, "go a1 a2")
    state.play(0, "put a1 d5")
    assert moved(
        state,
        """
        .......
        .......
        ..1.1..
        ...#...
        ..202..
        .......
        ......0
        """,
    )


def test_ms_16_quick_change_with_another_player() -> None:
    """MS-16"""
    state = with_card("quick change")
    assert len(state.moves(0)) == 2 * 4
    with pytest.raises(IllegalMove, match="swaps one of your sticks with another player’s"):
        state.play(0, "swap c3 c5")
    with pytest.raises(IllegalMove, match="swaps one of your sticks with another player’s"):
        state.play(0, "swap a1 g7")
    with pytest.raises(IllegalMove, match="There is no stick in a2"):
        state.play(0, "swap a1 a2")
    state.play(0, "swap a1 c5")
    assert moved(
        state,
        """
        2......
        .......
        ..1.1..
        ...#...
        ..0.2..
        .......
        ......0
        """,
    )


# -- moving the sticks of others


def test_ms_16_shove_one_stick_up_to_two_steps() -> None:
    """MS-16"""
    state = with_card("shove")
    with pytest.raises(IllegalMove, match="only moves other players’ sticks"):
        state.play(0, "go a1 a2")
    state.play(0, "go c3 c2")
    assert state.moves(0)[0] == "done"
    with pytest.raises(IllegalMove, match="doesn’t let the stick in e3 move any further"):
        state.play(0, "go e3 e2")
    state.play(0, "go c2 b2")
    assert moved(
        state,
        """
        0......
        .1.....
        ....1..
        ...#...
        ..2.2..
        .......
        ......0
        """,
    )


def test_ms_16_crowd_three_sticks_a_step_each() -> None:
    """MS-16"""
    state = with_card("crowd")
    assert "go c3 c1" not in state.moves(0)
    state.play(0, "go c3 c2")
    state.play(0, "go e3 e2")
    with pytest.raises(IllegalMove, match="doesn’t let the stick in c2 move any further"):
        state.play(0, "go c2 c1")
    state.play(0, "go c5 c6")
    assert event_kinds(state) == [("walks", 0), ("done", 0)]
    assert moved(
        state,
        """
        0......
        ..1.1..
        .......
        ...#...
        ....2..
        ..2....
        ......0
        """,
    )


def test_ms_16_banish_to_the_outer_border() -> None:
    """MS-16"""
    state = with_card("banish")
    assert len(state.moves(0)) == 4 * 22
    with pytest.raises(IllegalMove, match="outer edge, and b2 isn’t part of it"):
        state.play(0, "put c3 b2")
    state.play(0, "put c3 d7")
    assert event_kinds(state) == [("puts", 0)]
    assert moved(
        state,
        """
        0......
        .......
        ....1..
        ...#...
        ..2.2..
        .......
        ...1..0
        """,
    )


def test_ms_16_mix_up_two_other_players() -> None:
    """MS-16"""
    state = with_card("mix-up")
    assert sorted(state.moves(0)) == ["swap c3 c5", "swap c3 e5", "swap e3 c5", "swap e3 e5"]
    with pytest.raises(IllegalMove, match="swaps a stick of one other player with a stick"):
        state.play(0, "swap c3 e3")
    with pytest.raises(IllegalMove, match="swaps a stick of one other player with a stick"):
        state.play(0, "swap a1 c5")
    state.play(0, "swap e5 c3")  # in either order
    assert moved(
        state,
        """
        0......
        .......
        ..2.1..
        ...#...
        ..2.1..
        .......
        ......0
        """,
    )


def test_ms_16_promenade_each_player_in_turn() -> None:
    """MS-16"""
    state = with_card("promenade")
    state.play(0, "go a1 a2")
    assert event_kinds(state) == [("walks", 0), ("done", 0)]
    assert state.to_act == (1,)
    state.play(1, "skip")
    with pytest.raises(IllegalMove, match="only moves your own sticks"):
        state.play(2, "go c3 c2")
    state.play(2, "go e5 e6")
    assert moved(
        state,
        """
        .......
        0......
        ..1.1..
        ...#...
        ..2....
        ....2..
        ......0
        """,
    )
