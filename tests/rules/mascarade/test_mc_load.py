"""Positions of Mascarade that contradict themselves, each refused with its sentence; and some that do not."""

from __future__ import annotations

import pytest
from support.rules.mascarade_positions import MASCARADE

from ridotto.errors import BadOption, BadPosition

GOOD: dict[str, object] = {
    "options": {"scoring": "points", "links": "all"},
    "board": {"e5": "00000", "e6": "00001"},
    "racks": [["00002", "00003"], ["10000"]],
    "pool": ["20000", "30000"],
    "turn": 0,
    "scores": [3, 0],
    "lots": {"seed": "7", "drawn": 3},
    "outcome": None,
}
OVER = {"winners": [1], "scores": [3, 4], "reason": "mascarade-blocked"}
TOO_MANY = [f"{number:05d}" for number in range(500, 600)]

FAULTS: list[tuple[dict[str, object], str]] = [
    # the board
    ({"board": {"k5": "00000"}}, "“k5” isn’t a square on the board: squares go from a1 to j10"),
    ({"board": {"e11": "00000"}}, "“e11” isn’t a square"),
    ({"board": {"": "00000"}}, "“” isn’t a square"),
    ({"board": {"e5": "0000"}}, "“0000” isn’t a valid card: five digits or letters"),
    ({"board": {"e5": "0000!"}}, "“0000!” isn’t a valid card"),
    ({"board": {"e5": None}}, "“none” isn’t a valid card"),
    ({"board": ["00000"]}, "The field “board” should be an object"),
    # each card once
    ({"board": {"e5": "00000", "e6": "00000"}}, "The card 00000 appears twice"),
    ({"racks": [["00002", "00000"], ["10000"]]}, "The card 00000 appears twice"),
    ({"racks": [["00002", "10000"], ["10000"]]}, "The card 10000 appears twice"),
    ({"pool": ["20000", "20000"]}, "The card 20000 appears twice"),
    ({"pool": ["00003"]}, "The card 00003 appears twice"),
    ({"pool": TOO_MANY}, "There are 105 cards, more than the 100 squares can take"),
    # racks and pool
    ({"racks": [["00002"], ["1000"]]}, "“1000” isn’t a valid card"),
    ({"racks": [["00002"], "10000"]}, "The field “racks” should be a list of strings"),
    ({"racks": [["00002"]]}, "needs 2 to 4 seats"),
    ({"racks": [["00002"]], "seats": 2}, "The field “racks” should be a list of length 2"),
    ({"pool": ["abcdé"]}, "“abcdé” isn’t a valid card"),
    ({"pool": [20000]}, "The field “pool” should be a list of strings"),
    # turn, scores, lots
    ({"turn": 2}, "The field “turn” should be a number from 0 to 1"),
    ({"turn": True}, "The field “turn” should be a number from 0 to 1"),
    ({"scores": [3]}, "The field “scores” should be a list of 2 numbers"),
    ({"scores": [3, -1]}, "The field “scores” should be a number from 0"),
    ({"lots": {"seed": 7, "drawn": 3}}, "The field “seed” should be a string"),
    ({"lots": {"seed": "7", "drawn": -1}}, "The field “drawn” should be a number from 0"),
    # the outcome
    ({"outcome": OVER | {"winners": [0, 1]}}, "A finished game of Mascarade has exactly one winner"),
    ({"outcome": OVER | {"winners": []}}, "exactly one winner"),
    ({"outcome": OVER | {"winners": [2]}}, "The field “winners” should be a number from 0 to 1"),
    ({"outcome": OVER | {"reason": 3}}, "The field “reason” should be a string"),
    ({"outcome": "over"}, "The field “outcome” should be an object"),
    ({"game": "masker"}, "This is a position from masker, not from Mascarade"),
]


@pytest.mark.parametrize(("fault", "sentence"), FAULTS, ids=range(len(FAULTS)))
def test_a_contradiction_is_named(fault: dict[str, object], sentence: str) -> None:
    """MC-1 to MC-9: each fault in an otherwise good position gets its own sentence."""
    with pytest.raises(BadPosition, match=sentence):
        MASCARADE.load(GOOD | fault)


def test_the_good_position_is_good() -> None:
    """Otherwise the table above would prove nothing."""
    state = MASCARADE.load(GOOD)
    assert state.to_act == (0,)
    assert MASCARADE.dump(state) == GOOD | {"game": "mascarade", "seats": 2}


def test_options_of_a_position_are_checked() -> None:
    """MC-11: a position knows only options that the game has."""
    with pytest.raises(BadOption, match="“none” isn’t a valid value for the option links"):
        MASCARADE.load(GOOD | {"options": {"links": "none"}})
    with pytest.raises(BadOption, match="no option “wind”"):
        MASCARADE.load(GOOD | {"options": {"wind": "north"}})


def test_what_may_be_left_out() -> None:
    """A drawn position needs no options, lots or outcome."""
    drawn = {name: GOOD[name] for name in ("board", "racks", "pool", "turn", "scores")}
    state = MASCARADE.load(drawn)
    assert MASCARADE.dump(state)["options"] == {"scoring": "points", "links": "all"}


def test_a_game_that_is_over_stays_over() -> None:
    """MC-8: the recorded winner of a tie is not drawn anew."""
    for seat in (0, 1):
        state = MASCARADE.load(GOOD | {"scores": [4, 4], "outcome": OVER | {"winners": [seat]}})
        assert state.to_act == ()
        assert state.outcome is not None
        assert state.outcome.winners == (seat,)
