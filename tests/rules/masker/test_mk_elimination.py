"""Who is out, what they get, and who wins: MK-9 to MK-11."""

from __future__ import annotations

import pytest
from support.rules.masker_positions import events_of_kind, field, flat

from ridotto import State
from ridotto.errors import IllegalMove, NotYourTurn


def last_green(captured: list[str]) -> State:
    """Red, on turn, can take the last green cross on d4."""
    return flat("RB.... ...... ..oGR. ...... ...... .....B", captured=captured)


def last_red(captured: list[str], **fields: object) -> State:
    """Red, on turn, can take their own last cross on d4, and nothing else."""
    return flat("BG.... ...... ..oRG. ...... ...... .....B", captured=captured, **fields)


def test_mk_9_eliminated_with_the_last_cross() -> None:
    """MK-9: no green cross is left: green is out at once, and this is announced with the colour."""
    state = last_green(["", "", ""])
    assert field(state, "eliminated") == []
    state.play(0, "d4")
    assert field(state, "eliminated") == [2]
    assert events_of_kind(state, "eliminates") == [{"seats": [2], "colour": "G"}]
    assert state.view(1)["colours"] == [None, "B", "G"]


def test_mk_9_not_before_the_last() -> None:
    """MK-9: one green cross far away keeps green in the game."""
    state = flat("RBG... ...... ..oGR. ...... ...... .....B", captured=["", "", ""])
    state.play(0, "d4")
    assert field(state, "eliminated") == []


def test_mk_9_a_colour_without_a_player_eliminates_nobody() -> None:
    """MK-9: the last purple cross eliminates nobody."""
    state = flat("RBG... ...... ..oPR. ...... ...... .....B", captured=["", "", ""])
    state.play(0, "d4")
    assert field(state, "eliminated") == []
    assert events_of_kind(state, "eliminates") == []


def test_mk_9_eliminating_another_does_not_end_the_turn() -> None:
    """MK-9: red goes on after eliminating green."""
    state = last_green(["", "", ""])
    state.play(0, "d4")
    assert state.to_act == (0,)
    assert state.moves(0) == ["e4", "stop"]


def test_mk_9_the_eliminated_play_no_more() -> None:
    """MK-9: seat 2 is out, so after seat 1 it is seat 0's turn."""
    state = last_green(["", "", ""])
    state.play(0, "d4")
    state.play(0, "stop")
    state.play(1, "e4")
    assert state.to_act == (0,)


def test_mk_9_one_may_have_to_eliminate_oneself() -> None:
    """MK-9: the only capture is red's own last cross: red must, is out, and the turn ends after one capture."""
    state = last_red(["", "", ""])
    assert state.moves(0) == ["d4"]
    with pytest.raises(IllegalMove, match="compulsory"):
        state.play(0, "stop")
    state.play(0, "d4")
    assert field(state, "eliminated") == [0]
    assert state.to_act == (1,)


def test_mk_9_a_team_goes_together() -> None:
    """MK-9: at four the last red cross eliminates seats 0 and 2."""
    state = flat("BG.... ...... ..oRG. ...... ...... .....B", captured=["", "", "", ""], turn=1)
    state.play(1, "d4")
    assert field(state, "eliminated") == [0, 2]


# -- handing over, at three


def test_mk_10_the_captor_fills_the_piles_of_the_eliminated() -> None:
    """MK-10: green has ten, so red hands over the two taken last, the last one first."""
    state = last_green(["YYYP", "ww", "RRRRBBBPPP"])
    state.play(0, "d4")
    assert field(state, "captured") == ["YYY", "ww", "RRRRBBBPPPGP"]
    assert events_of_kind(state, "hands-over") == [{"to": 2, "crosses": "GP"}]


def test_mk_10_as_far_as_they_go() -> None:
    """MK-10: red has two crosses in all, so green gets two."""
    state = last_green(["P", "ww", "RRR"])
    state.play(0, "d4")
    assert field(state, "captured") == ["", "ww", "RRRGP"]


def test_mk_10_nothing_to_fill() -> None:
    """MK-10: green's piles are full already."""
    state = last_green(["P", "ww", "GGGGGPPPPYYY"])
    state.play(0, "d4")
    assert field(state, "captured") == ["PG", "ww", "GGGGGPPPPYYY"]
    assert events_of_kind(state, "hands-over") == []


def test_mk_10_a_player_who_eliminates_themselves_chooses() -> None:
    """MK-10: red lacks three and may take them from one or from both of the others."""
    state = last_red(["RRRRRPPP", "YYYY", "ww"])
    state.play(0, "d4")
    assert state.to_act == (0,)
    assert state.moves(0) == ["share 1 2", "share 2 1", "share 3 0"]
    assert events_of_kind(state, "hands-over") == []
    state.play(0, "share 2 1")
    assert field(state, "captured") == ["RRRRRPPPRYYw", "YY", "w"]
    assert events_of_kind(state, "hands-over") == [{"to": 0, "crosses": "YY"}, {"to": 0, "crosses": "w"}]
    assert state.to_act == (1,)


def test_mk_10_the_middle_seat_takes_from_first_and_last() -> None:
    """MK-10: a share names the other seats in ascending order."""
    state = flat("RG.... ...... ..oBG. ...... ...... .....R", captured=["YYYY", "BBBBBPPP", "ww"], turn=1)
    state.play(1, "d4")
    state.play(1, "share 3 0")
    assert field(state, "captured") == ["Y", "BBBBBPPPBYYY", "ww"]
    assert state.to_act == (2,)


def test_mk_10_the_last_seat_takes_from_the_first_two() -> None:
    """MK-10: seat 2 takes two from seat 0 and one from seat 1; then it is seat 0's turn."""
    state = flat("RB.... ...... ..oGB. ...... ...... .....R", captured=["YYYY", "ww", "GGGGGPPP"], turn=2)
    state.play(2, "d4")
    state.play(2, "share 2 1")
    assert field(state, "captured") == ["YY", "w", "GGGGGPPPGYYw"]
    assert state.to_act == (0,)


@pytest.mark.parametrize("move", ["share 0 3", "share 4 0", "share 1 1", "share 2 2", "share 99999 1", "e4", "stop"])
def test_mk_10_a_share_fills_the_piles(move: str) -> None:
    """MK-10: neither more nor less, and from each at most what they have."""
    state = last_red(["RRRRRPPP", "YYYY", "ww"])
    state.play(0, "d4")
    with pytest.raises(IllegalMove, match="Take 3 crosses in all, 1 to 3 from seat 1 and the rest from seat 2"):
        state.play(0, move)


def test_mk_10_a_share_without_choice_happens() -> None:
    """MK-10: the others have five in all and red lacks eleven: red takes all, and nobody is asked."""
    state = last_red(["", "YYY", "ww"])
    state.play(0, "d4")
    assert field(state, "captured") == ["RYYYww", "", ""]
    assert state.to_act == (1,)


def test_mk_10_taken_in_the_middle_of_a_turn() -> None:
    """MK-10: the share comes at once, also after a second capture."""
    state = last_red(["RRRRRPP", "YYYY", "ww"], taken=1)
    state.play(0, "d4")
    assert state.moves(0) == ["share 2 2", "share 3 1", "share 4 0"]


def test_mk_10_isolated_while_sharing() -> None:
    """MK-10, MK-6: red stands alone now, so whoever plays after the share may take any cross; all can see it."""
    state = flat("BG.... ...... ..oR.. ...... ...... .....B", captured=["RRRRRPPP", "YYYY", "ww"])
    state.play(0, "d4")
    assert field(state, "anywhere") is True
    state.play(0, "share 2 1")
    assert sorted(state.moves(1)) == ["a6", "b6", "f1"]


def test_mk_10_not_at_two_or_four() -> None:
    """MK-10: at two and at four the first elimination is the end, and the piles stay."""
    for seats in (2, 4):
        piles = ["P"] * seats
        state = flat("R..... ...... ..oBR. ...... ...... ......", captured=piles)
        state.play(0, "d4")
        assert state.to_act == ()
        assert field(state, "captured") == ["PB", *piles[1:]]


# -- the end


def test_mk_11_the_last_one_wins() -> None:
    """MK-11: blue and green are out: red wins, and the game is over."""
    state = flat("R..... ...... ..oBR. ...... ...... ......", captured=["", "", ""])
    state.play(0, "d4")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((0,), "masker-last-left")
    assert state.outcome.scores == (2, 0, 0)
    with pytest.raises(NotYourTurn, match="The game is over"):
        state.play(0, "e4")


def test_mk_11_also_without_being_on_turn() -> None:
    """MK-11: a player who takes their own last cross leaves the win to the other."""
    state = flat("B..... ...... ..oR.. ...... ...... ......")
    state.play(0, "d4")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


def test_mk_11_a_team_wins_together() -> None:
    """MK-11: at four both partners win."""
    state = flat("R..... ...... ..oBR. ...... ...... ......", captured=["", "", "", ""], turn=3)
    state.play(3, "d4")
    assert state.outcome is not None
    assert state.outcome.winners == (0, 2)


def test_mk_11_colours_are_revealed_at_the_end() -> None:
    """MK-11: nobody else's colour before the end; at the end all."""
    state = flat("R.G... ...... ..oGBR ...... ...... ......", captured=["", "", ""])
    state.play(0, "d4")
    assert state.view(None)["colours"] == [None, None, None]
    state.play(0, "e4")
    assert state.view(None)["colours"] == [None, "B", None]
    state.play(0, "stop")
    state.play(2, "f4")
    state.play(0, "c6")
    assert state.view(None)["colours"] == ["R", "B", "G"]
