"""Full players: MK-8 and MK-15."""

from __future__ import annotations

import pytest
from support.rules.masker_positions import events_of_kind, field, flat

FULL_AT_TWO = "YYYYYYPPPPPPRRRBBB"
FULL_AT_THREE = "YYYYYYPPPPPP"
FULL_AT_FOUR = "YYYYYYPPP"


@pytest.mark.parametrize("full", [FULL_AT_TWO, FULL_AT_THREE, FULL_AT_FOUR])
def test_mk_8_full_ends_the_turn(full: str) -> None:
    """MK-8: 18 crosses at two, 12 at three, 9 at four; the capture that fills the piles is the last of the turn."""
    seats = {18: 2, 12: 3, 9: 4}[len(full)]
    others = [""] * (seats - 1)
    state = flat("RBG... RBG... RBGoww ...... ...... ......", captured=[full[:-1], *others])
    state.play(0, "c4")
    assert state.to_act == (1,)
    one_less = flat("RBG... RBG... RBGoww ...... ...... ......", captured=[full[:-2], *others])
    one_less.play(0, "c4")
    assert one_less.to_act == (0,)


@pytest.mark.parametrize("full", [FULL_AT_TWO, FULL_AT_THREE, FULL_AT_FOUR])
def test_mk_8_the_full_pass(full: str) -> None:
    """MK-8: from then on they pass, and everybody hears it."""
    seats = {18: 2, 12: 3, 9: 4}[len(full)]
    state = flat("RB.... RB.... RBwoww ...... ...... ...GGG", captured=[""] * (seats - 1) + [full], turn=seats - 2)
    state.play(seats - 2, "c4")
    state.play(seats - 2, "stop")
    assert state.to_act == (0,)
    assert [event.seat for event in state.events if event.kind == "passes"] == [seats - 1]


def test_mk_8_full_is_not_eliminated() -> None:
    """MK-8: a full player wins like any other when their colour is the last."""
    state = flat("...... ...... .RoB.. ...... ...... .....B", captured=[FULL_AT_TWO, ""], turn=1)
    assert field(state, "eliminated") == []
    state.play(1, "d4")
    assert state.to_act == (1,), "red is full and passes"
    state.play(1, "f1")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_mk_8_the_limit_falls_when_all_are_full() -> None:
    """MK-8: everybody in play is full while crosses remain: nobody passes any more."""
    state = flat("RBwww. ...... ..oP.. ...R.. ...... .....B", captured=["YYYYYYPPPPP", "G" * 6 + "R" * 4 + "BB", ""])
    assert field(state, "eliminated") == [2]
    state.play(0, "d4")
    assert field(state, "unlimited") is True
    assert events_of_kind(state, "lifts") == [{}]
    assert state.to_act == (1,)


def test_mk_8_for_the_rest_of_the_game() -> None:
    """MK-8: above the limit a turn has three captures again."""
    piles = [FULL_AT_THREE, "G" * 6 + "R" * 3 + "BBB", ""]
    state = flat("RRw... ...... ..owRB ...... ...... ...BBw", captured=piles, unlimited=True)
    for place in ("d4", "a6", "b6"):
        assert state.to_act == (0,)
        state.play(0, place)
    assert state.to_act == (1,)
    assert field(state, "captured") == [FULL_AT_THREE + "wRR", piles[1], ""]


def test_mk_15_the_capture_that_fills_the_last_player_ends_their_turn() -> None:
    """MK-15: only from the next turn on does the limit no longer hold."""
    state = flat("RBwww. ...... ..oPR. ...... ...... .....B", captured=["YYYYYYPPPPP", "G" * 6 + "R" * 4 + "BB", ""])
    state.play(0, "d4")
    assert state.to_act == (1,), "though e4 touches, and the limit has fallen"


def test_mk_15_piles_are_counted_after_handing_over() -> None:
    """MK-15: the twelfth cross eliminates green; what is handed over leaves room, so the captor goes on."""
    state = flat("RB.... ...... ..oGR. ...... ...... .....B", captured=["YYYYYYPPPPP", "", "RRBB"])
    state.play(0, "d4")
    assert field(state, "captured") == ["YYYY", "", "RRBBGPPPPPYY"]
    assert state.to_act == (0,)
    assert state.moves(0) == ["e4", "stop"]


def test_mk_15_still_full_after_handing_over() -> None:
    """MK-15: a player who need not hand over anything stays full, and their turn ends."""
    state = flat("RB.... ...... ..oGR. ...... ...... .....B", captured=["YYYYYYPPPPP", "", "GGGGGRRBBwww"])
    state.play(0, "d4")
    assert field(state, "captured") == ["YYYYYYPPPPPG", "", "GGGGGRRBBwww"]
    assert state.to_act == (1,)


def test_mk_15_a_player_who_gave_crosses_plays_again() -> None:
    """MK-15: seat 1 was full and passed; red takes three of its crosses, so it is its turn."""
    state = flat("BG.... ...... ..oRG. ...... ...... .....B", captured=["RRRRR", FULL_AT_THREE, "ww"])
    state.play(0, "d4")
    assert state.moves(0) == ["share 4 2", "share 5 1", "share 6 0"]
    state.play(0, "share 4 2")
    assert field(state, "captured") == ["RRRRRRPPPPww", "YYYYYYPP", ""]
    assert state.to_act == (1,)


def test_mk_15_taken_last_goes_first() -> None:
    """MK-15: handed-over crosses are always those taken last."""
    state = flat("RB.... ...... ..oGR. ...... ...... .....B", captured=["wYPYP", "", "RRBBYYPP"])
    state.play(0, "d4")
    assert events_of_kind(state, "hands-over") == [{"to": 2, "crosses": "GPYP"}]
    assert field(state, "captured") == ["wY", "", "RRBBYYPPGPYP"]


def test_mk_15_nothing_is_handed_over_at_the_end() -> None:
    """MK-15: the final elimination leaves all piles as they are."""
    state = flat("...... ...... ..oBR. ...... ...... ......", captured=["YYY", "PP", "GGG"])
    state.play(0, "d4")
    assert field(state, "captured") == ["YYYB", "PP", "GGG"]
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
