"""A turn of Masker: MK-4 to MK-7."""

from __future__ import annotations

import pytest
from support.rules.masker_positions import events_of_kind, field, flat, same_drawing

from ridotto.errors import IllegalMove, NotYourTurn, UnreadableMove

CROWD = """
    R B R B R B
    G Y P G Y P
    . . R B . .
    . G o w . .
    . . Y . . .
    R B . . G P
""".replace(" ", "")


def test_mk_4_a_capture_moves_the_colourless_cross() -> None:
    """MK-4: the cross beside it is taken, and the old place becomes empty."""
    state = flat(CROWD)
    state.play(0, "c4")
    assert same_drawing(state, "RBRBRB GYPGYP ..oB.. .G.w.. ..Y... RB..GP")
    assert field(state, "captured") == ["R", ""]
    assert events_of_kind(state, "captures") == [{"at": "c4", "cross": "R"}]


def test_mk_4_by_a_side_not_by_a_corner() -> None:
    """MK-4: only what touches by a side can be captured."""
    state = flat(CROWD)
    assert sorted(state.moves(0)) == ["b3", "c2", "c4", "d3"]
    with pytest.raises(IllegalMove, match="The cross on d4 doesn’t touch the colourless one on c3"):
        state.play(0, "d4")


def test_mk_4_edges_do_not_touch_each_other() -> None:
    """MK-4: the grid does not go round: f3 and a4 are far apart."""
    state = flat("...... .....B RB...R .....o R....w B.....")
    assert sorted(state.moves(0)) == ["f2", "f4"]


def test_mk_4_the_first_capture_is_compulsory() -> None:
    """MK-4: stop isn't a valid move before it."""
    with pytest.raises(IllegalMove, match="The first capture of a turn is compulsory"):
        flat(CROWD).play(0, "stop")


def test_mk_4_the_second_and_third_are_free() -> None:
    """MK-4: after the first capture, and after the second, the player may stop."""
    for captures in (["c4"], ["c4", "c5"]):
        state = flat(CROWD)
        for place in captures:
            state.play(0, place)
        assert "stop" in state.moves(0)
        state.play(0, "stop")
        assert state.to_act == (1,)
        assert field(state, "taken") == 0


def test_mk_4_three_captures_end_the_turn() -> None:
    """MK-4: nobody takes a fourth."""
    state = flat(CROWD)
    for place in ("c4", "c5", "c6"):
        assert state.to_act == (0,)
        state.play(0, place)
    assert state.to_act == (1,)
    with pytest.raises(NotYourTurn, match="by seat number: 1"):
        state.play(0, "b6")


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("a4", "There is no cross on a4"),
        ("c3", "The colourless cross itself is on c3"),
        ("share 1 2", "There is nothing to share now"),
    ],
)
def test_mk_4_why_a_capture_is_refused(move: str, why: str) -> None:
    """MK-4: each refusal says why, and nothing changes."""
    state = flat(CROWD)
    with pytest.raises(IllegalMove, match=why):
        state.play(0, move)
    assert same_drawing(state, CROWD)


@pytest.mark.parametrize("text", ["g1", "a7", "c44", "take c4", "stop now", "share x 2"])
def test_mk_4_no_such_move(text: str) -> None:
    """MK-4: what names no place, stop or share is unreadable."""
    with pytest.raises(UnreadableMove, match="isn’t a valid move"):
        flat(CROWD).play(0, text)


def test_mk_5_captures_lie_open() -> None:
    """MK-5: everybody sees what each has captured, in the order of capture; three are a pile."""
    state = flat(CROWD, captured=["YP", "GG"])
    state.play(0, "d3")
    state.play(0, "c4")
    for seat in (0, 1, None):
        assert state.view(seat)["captured"] == ["YPwR", "GG"]


ISOLATING = "R.B... ...... ..oG.. ...... ...... ....RB"


def test_mk_6_isolated_the_turn_ends() -> None:
    """MK-6: no cross touches the colourless one: the turn ends by itself."""
    state = flat(ISOLATING)
    state.play(0, "d4")
    assert state.to_act == (1,)


def test_mk_6_the_next_may_take_any_cross() -> None:
    """MK-6: the next player's first capture is anywhere on the grid."""
    state = flat(ISOLATING)
    state.play(0, "d4")
    assert field(state, "anywhere") is True
    assert sorted(state.moves(1)) == ["a6", "c6", "e1", "f1"]


def test_mk_6_only_the_first_capture() -> None:
    """MK-6: the second goes beside the colourless cross again."""
    state = flat(ISOLATING)
    state.play(0, "d4")
    state.play(1, "e1")
    assert field(state, "anywhere") is False
    assert state.moves(1) == ["f1", "stop"]


def test_mk_6_a_position_may_begin_isolated() -> None:
    """MK-6: also in a loaded position, whoever begins beside nothing may capture anything."""
    assert sorted(flat("R..... ...... ..o... ...... ...... .....B").moves(0)) == ["a6", "f1"]


WHITE = "RB.... ...... ..owG. ...... ...... ....RB"


def test_mk_7_after_white_any_cross() -> None:
    """MK-7: whoever goes on after white may take any cross on the grid."""
    state = flat(WHITE)
    state.play(0, "d4")
    assert state.to_act == (0,)
    assert sorted(state.moves(0)) == ["a6", "b6", "e1", "e4", "f1", "stop"]


def test_mk_7_or_else_the_next_player() -> None:
    """MK-7: whoever stops after white leaves the free choice to the next player."""
    state = flat(WHITE)
    state.play(0, "d4")
    state.play(0, "stop")
    assert sorted(state.moves(1)) == ["a6", "b6", "e1", "e4", "f1"]


def test_mk_7_white_as_third_capture() -> None:
    """MK-7: the turn is over after three, so the next player has the free choice."""
    state = flat("RB.... ...... PPowG. ...... ...... ....RB", taken=2, captured=["GG", ""])
    state.play(0, "d4")
    assert state.to_act == (1,)
    assert "a6" in state.moves(1)


def test_mk_7_white_though_isolated() -> None:
    """MK-7: whoever has just taken white may go on though nothing touches the colourless cross."""
    state = flat("RB.... ...... ..ow.. ...... ...... ....RB")
    state.play(0, "d4")
    assert sorted(state.moves(0)) == ["a6", "b6", "e1", "f1", "stop"]


def test_mk_7_only_the_next_capture() -> None:
    """MK-7: the free choice is used up by one capture, unless that one is white again."""
    state = flat("RB.... ...... ..ow.. ...... ...... w...RB")
    state.play(0, "d4")
    again = state.copy()
    state.play(0, "a6")
    assert state.moves(0) == ["b6", "stop"]
    again.play(0, "a1")
    assert sorted(again.moves(0)) == ["a6", "b6", "e1", "f1", "stop"]


def test_mk_7_a_full_player_in_between_keeps_it() -> None:
    """MK-7: the next player is the next one who isn't full."""
    state = flat("RBG... ...... ..owG. ...... ...... ...RBG", captured=["", "w" + "YP" * 5 + "Y", ""])
    state.play(0, "d4")
    state.play(0, "stop")
    assert state.to_act == (2,)
    assert "a6" in state.moves(2)
