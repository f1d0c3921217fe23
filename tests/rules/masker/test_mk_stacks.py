"""The game in stacks: MK-12 to MK-14. How they are dealt is in test_mk_deal.py."""

from __future__ import annotations

import pytest
from support.rules.masker_positions import field, same_drawing, stacks

from ridotto.errors import IllegalMove

THREE_STOREYS = """
    RBRB  GYPw  RBRB
    GY    PYo   w
    RR    BG    YYP
"""


def test_mk_12_from_top_to_top() -> None:
    """MK-12: it leaves its stack, takes the top beside it and stands in its place."""
    state = stacks(THREE_STOREYS)
    state.play(0, "a2")
    assert same_drawing(state, "RBRB GYPw RBRB  Go PY w  RR BG YYP")
    assert field(state, "captured") == ["Y", ""]


def test_mk_12_whatever_the_height() -> None:
    """MK-12: a side is what counts, not the level; corners do not touch."""
    state = stacks(THREE_STOREYS)
    assert sorted(state.moves(0)) == ["a2", "b1", "b3", "c2"]
    with pytest.raises(IllegalMove, match="The cross on a1 doesn’t touch the colourless one on b2"):
        state.play(0, "a1")


def test_mk_12_what_it_left_is_a_top_again() -> None:
    """MK-12: the cross on which it stood can be captured by coming back."""
    state = stacks(THREE_STOREYS)
    state.play(0, "a2")
    state.play(0, "b2")
    assert field(state, "captured") == ["YY", ""]
    assert same_drawing(state, "RBRB GYPw RBRB  G Po w  RR BG YYP")


def test_mk_12_isolated_without_a_stack_beside() -> None:
    """MK-12, MK-6: no stack beside it has a cross: the turn ends, and the next takes any top."""
    state = stacks("RB - YB   - - -   o P -")
    state.play(0, "b1")
    assert state.to_act == (1,)
    assert sorted(state.moves(1)) == ["a3", "c3"]


def test_mk_12_its_own_stack_does_not_count() -> None:
    """MK-12, MK-6: what lies under the colourless cross is not beside it."""
    state = stacks("RB - YB   - - -   o GP -")
    state.play(0, "b1")
    assert state.to_act == (1,)
    assert sorted(state.moves(1)) == ["a3", "c3"]
    with pytest.raises(IllegalMove, match="The colourless cross itself is on b1"):
        state.play(1, "b1")


def test_mk_12_after_white_any_top() -> None:
    """MK-12, MK-7: any cross means any top."""
    state = stacks(THREE_STOREYS)
    state.play(0, "c2")
    assert sorted(state.moves(0)) == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c3", "stop"]
    state.play(0, "a1")
    assert field(state, "captured") == ["wR", ""]


def test_mk_12_covered_crosses_are_in_play() -> None:
    """MK-12, MK-9: the last red cross lies covered: red is not eliminated."""
    state = stacks("RB - B   - - -   o R B")
    state.play(0, "b1")
    assert field(state, "eliminated") == []
    assert state.outcome is None


def test_mk_12_covered_by_the_colourless_cross() -> None:
    """MK-12, MK-9: also under the colourless cross itself."""
    state = stacks("B - B   - - -   o RR B")
    state.play(0, "b1")
    assert same_drawing(state, "B - B  - - -  - Ro B")
    assert field(state, "eliminated") == []


def test_mk_12_everybody_sees_the_stacks() -> None:
    """MK-12: covered crosses are visible."""
    state = stacks(THREE_STOREYS)
    assert state.view(None)["grid"] == field(state, "grid")


def test_mk_13_an_empty_stack_stays_empty() -> None:
    """MK-13: alone on its stack it leaves nothing behind, and nobody can go there any more."""
    state = stacks("RB RG B   o P YR   RB GG RY")
    state.play(0, "b2")
    assert same_drawing(state, "RB RG B  - o YR  RB GG RY")
    assert sorted(state.moves(0)) == ["b1", "b3", "c2", "stop"]
    with pytest.raises(IllegalMove, match="There is no cross on a2"):
        state.play(0, "a2")


LAST_STACK = "- - -   - RBGYo -   - - -"


def test_mk_14_its_own_stack_when_no_other_is_left() -> None:
    """MK-14: it takes the cross on which it stands and sinks; written with its own stack."""
    state = stacks(LAST_STACK)
    assert state.moves(0) == ["b2"]
    state.play(0, "b2")
    assert same_drawing(state, "- - -  - RBGo -  - - -")
    assert field(state, "captured") == ["Y", ""]


def test_mk_14_one_capture_a_turn() -> None:
    """MK-14, MK-6: it is isolated, so the turn is over and the next does the same."""
    state = stacks(LAST_STACK)
    state.play(0, "b2")
    assert state.to_act == (1,)
    assert state.moves(1) == ["b2"]


def test_mk_14_unless_white_is_taken() -> None:
    """MK-14, MK-7: after white the player may go on, down the same stack."""
    state = stacks("- - -   - RBGwo -   - - -")
    state.play(0, "b2")
    assert state.to_act == (0,)
    assert state.moves(0) == ["b2", "stop"]
    state.play(0, "b2")
    assert field(state, "captured") == ["wG", ""]
    assert state.to_act == (1,)


def test_mk_14_not_while_another_stack_has_a_cross() -> None:
    """MK-14: with one cross elsewhere, that one must be taken."""
    state = stacks("- - -   - RBo -   - - G")
    assert state.moves(0) == ["c1"]


def test_mk_14_down_to_the_end() -> None:
    """MK-14, MK-11: red digs up the last blue cross and wins."""
    state = stacks("- - -   - RBo -   - - -")
    state.play(0, "b2")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
