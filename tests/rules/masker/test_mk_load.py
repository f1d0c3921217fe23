"""Positions of Masker that contradict themselves, each refused with its sentence; and some that do not."""

from __future__ import annotations

import pytest
from support.rules.masker_positions import MASKER, field, flat

from ridotto.errors import BadPosition

GOOD: dict[str, object] = {
    "grid": ["RB..GY", "ow....", "PP....", "......", "......", ".....G"],
    "colours": ["R", "B", "G"],
    "captured": ["RRRR", "", "YYY"],
    "turn": 0,
    "taken": 0,
    "anywhere": False,
    "eliminated": [],
}
STACKS = ["RBo", "B", "", "", "", "", "", "", "GGG"]
SHARED = ["RRRRRRPP", "PP", "YYY"]  # a choice for red: share 1 3, share 2 2
RED_IS_OUT = ["oB..G.", ".w....", "PP....", "......", "......", ".....G"]

FAULTS: list[tuple[dict[str, object], str]] = [
    # the grid
    ({"grid": ["RB..GY"] * 5}, "There must be exactly one colourless cross"),
    ({"grid": ["Ro..BG", "o.....", "......", "......", "......", "......"]}, "There must be exactly one colourless"),
    ({"grid": ["RB..GY", "ow....", "PP....", "......", "......"]}, "six rows of six, or nine stacks of at most four"),
    ({"grid": ["RB..GYY", "ow....", "PP....", "......", "......", "......"]}, "six rows of six"),
    ({"grid": ["RBGRBo", "B", "", "", "", "", "", "", "GGG"]}, "nine stacks of at most four"),
    ({"grid": ["RBo", "RRGGR", "", "", "", "", "", "", "GGG"]}, "nine stacks of at most four"),
    ({"grid": ["RoB", "B", "", "", "", "", "", "", "GGG"]}, "must be on top of its stack"),
    ({"grid": ["RBX.GY", "ow....", "PP....", "......", "......", "......"]}, "“X” in the field grid isn’t a cross"),
    ({"grid": ["R.o", "B", "", "", "", "", "", "", "GGG"]}, r"“\.” in the field grid isn’t a cross"),
    ({"grid": STACKS, "options": {"grid": "flat"}}, "The option “grid” doesn’t match"),
    ({"grid": "RBo"}, "The field “grid” should be a list of strings"),
    # the box
    ({"captured": ["RRRRRR", "", ""]}, "The box holds 6 “R” crosses, but the position has 7"),
    ({"captured": ["wwwww", "", ""]}, "The box holds 5 “w” crosses, but the position has 6"),
    ({"captured": ["oRR", "", ""]}, "“o” in the field captured isn’t a cross"),
    ({"captured": ["R" * 99, "", ""]}, "more crosses in “captured” than the box holds"),
    ({"captured": ["", ""], "seats": 3}, "The field “captured” should be a list of length 3"),
    ({"captured": [""]}, "needs 2 to 4 seats"),
    # the colours
    ({"colours": ["R", "R", "G"]}, "Two sides have the same colour"),
    ({"colours": ["R", "w", "G"]}, "“w” isn’t a player’s colour"),
    ({"colours": ["R", "B"]}, "The field “colours” should be a list of length 3"),
    ({"colours": ["R", "B", "B", "R"], "captured": [""] * 4}, "With four players, seats 0 and 2 share one colour"),
    # who is out
    ({"eliminated": [1]}, "no cross of their colour left are out. In this position, these seats are: –"),
    ({"grid": RED_IS_OUT, "turn": 1}, "these seats are: 0"),
    ({"eliminated": [1, 1]}, "a list in which no seat appears twice"),
    ({"eliminated": [3]}, "“eliminated” should be a number from 0 to 2"),
    ({"grid": ["o....Y"] + ["......"] * 5, "eliminated": [0, 1, 2]}, "Nobody is left"),
    # the turn
    ({"turn": 3}, "The field “turn” should be a number from 0 to 2"),
    ({"taken": 4}, "The field “taken” should be a number from 0 to 3"),
    ({"taken": 3}, "Seat 0’s turn was already over"),
    ({"anywhere": "yes"}, "The field “anywhere” should be true or false"),
    ({"captured": ["RRRRYYYYYPPP", "", ""]}, "Seat 0 has full piles and passes, so it can’t be its turn"),
    (
        {"grid": RED_IS_OUT, "eliminated": [0], "captured": SHARED},  # red has taken nothing in this turn
        "Seat 0 is out, so it can’t be its turn",
    ),
    (
        {"grid": RED_IS_OUT, "eliminated": [0], "taken": 1, "captured": ["RRRR", "", ""]},  # nothing to share
        "Seat 0 is out, so it can’t be its turn",
    ),
    ({"game": "mascarade"}, "This is a position from mascarade, not from Masker"),
]


@pytest.mark.parametrize(("fault", "sentence"), FAULTS, ids=range(len(FAULTS)))
def test_a_contradiction_is_named(fault: dict[str, object], sentence: str) -> None:
    """MK-1 to MK-15: each fault in an otherwise good position gets its own sentence."""
    with pytest.raises(BadPosition, match=sentence):
        MASKER.load(GOOD | fault)


def test_the_good_position_is_good() -> None:
    """Otherwise the table above would prove nothing."""
    assert MASKER.load(GOOD).to_act == (0,)
    assert MASKER.load(GOOD | {"grid": STACKS}).to_act == (0,)


def test_isolated_in_the_middle_of_a_turn() -> None:
    """MK-6: whoever is isolated after a capture that wasn't white has stopped already."""
    alone = "R....B ...... ..o... ...... ...... ......"
    with pytest.raises(BadPosition, match="Seat 0’s turn was already over"):
        flat(alone, taken=1)
    assert flat(alone, taken=1, anywhere=True).moves(0) == ["a6", "f6", "stop"]  # MK-7: it was white
    assert flat(alone, taken=1, anywhere=True).view(0)["anywhere_by"] == "white"
    assert flat(alone).view(0)["anywhere_by"] == "alone"


def test_the_order_of_the_eliminated_does_not_matter() -> None:
    """MK-9: a list of seats is a set."""
    grid = ["o....G", *["......"] * 5]
    state = MASKER.load(GOOD | {"grid": grid, "eliminated": [1, 0]})
    assert field(state, "eliminated") == [0, 1]
    assert state.outcome is not None
    assert state.outcome.winners == (2,)


def test_a_share_can_be_loaded() -> None:
    """MK-10: a player who eliminated themselves in this turn is still asked for their share."""
    sharing: dict[str, object] = {"eliminated": [0], "taken": 1, "captured": SHARED}
    state = MASKER.load(GOOD | sharing | {"grid": RED_IS_OUT})
    assert state.moves(0) == ["share 1 3", "share 2 2"]
    assert field(state, "anywhere") is False
    alone = MASKER.load(GOOD | sharing | {"grid": ["o..BG.", *["......"] * 5]})
    assert field(alone, "anywhere") is True  # MK-6: for whoever plays next


def test_a_lifted_limit_is_found() -> None:
    """MK-8: a drawn position in which everybody is full has no limit; nobody needs to say so."""
    full = ["YYYYYYPPPPPP", "GGGGGGRRRRBB", ""]
    assert field(flat("RB.... ...... ..ow.. ...... ...... .....B", captured=full), "unlimited") is True
