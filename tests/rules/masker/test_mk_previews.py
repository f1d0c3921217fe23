"""What a capture would open, and what it leaves in doubt (MK-4 to MK-11)."""

from __future__ import annotations

import random

import pytest
from support.rules.masker_positions import flat

import ridotto
from ridotto import State

CROWD = "RBRBRB GYPGYP ..RB.. .Gow.. ..Y... RB..GP"


def test_mk_4_a_capture_opens_what_lies_beside_it() -> None:
    """MK-4, MK-5"""
    assert flat(CROWD).preview(0, "c4") == {
        "captures": "R",
        "eliminates": [],
        "doubt": False,
        "ends": None,
        "turn": 0,
        "opens": ["d4", "c5"],
        "anywhere": False,
    }


def test_mk_7_after_a_white_cross_any_is_free() -> None:
    """MK-7"""
    foreseen = flat(CROWD).preview(0, "d3")
    assert (foreseen["captures"], foreseen["anywhere"]) == ("w", True)
    assert len(foreseen["opens"]) == 20  # type: ignore[arg-type]  # a list


def test_mk_5_the_third_capture_ends_the_turn() -> None:
    """MK-5"""
    foreseen = flat(CROWD, taken=2).preview(0, "c4")
    assert (foreseen["ends"], foreseen["turn"]) == ("turn", 1)


def test_mk_9_the_last_cross_of_a_colour_leaves_a_doubt() -> None:
    """MK-9: the last green one may be the other's colour, and then the game is over; red cannot know."""
    state = flat("...... ...... ...... .GoR.. R..B.. BBB...", colours="RG")
    assert state.preview(0, "b3")["doubt"] is True
    assert state.preview(0, "b3")["eliminates"] == []
    assert state.preview(0, "d3")["doubt"] is False


def test_mk_9_the_last_cross_of_ones_own_colour_leaves_no_doubt() -> None:
    """MK-9, MK-11"""
    foreseen = flat("...... ...... ...... .GoR.. ...B.. BBB...", colours="RG").preview(0, "d3")
    assert (foreseen["doubt"], foreseen["eliminates"], foreseen["ends"]) == (False, [0], "game")
    assert (foreseen["turn"], foreseen["opens"], foreseen["anywhere"]) == (None, [], False)


def test_mk_11_a_player_who_can_tell_the_last_colour_foresees_the_end() -> None:
    """MK-11: only red and green are left, so the other must be green."""
    foreseen = flat("...... ...... ...... .GoR.. R..... ......", colours="RG").preview(0, "b3")
    assert (foreseen["doubt"], foreseen["eliminates"], foreseen["ends"]) == (False, [1], "game")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("grid", ["flat", "stacks"])
def test_previews_without_a_doubt_come_true(seats: int, grid: str) -> None:
    for seed in range(40):
        choice = random.Random(seed)
        state = ridotto.game("masker").deal(seats, seed, {"grid": grid})
        while state.to_act:
            seat = state.to_act[0]
            move = choice.choice(state.moves(seat))
            foreseen = state.preview(seat, move)
            state.play(seat, move)
            assert foreseen["doubt"] or came_true(state, foreseen)


def came_true(state: State, foreseen: dict[str, object]) -> bool:
    facts = {event.kind: event.facts for event in state.events}
    out = facts["eliminates"]["seats"] if "eliminates" in facts else []
    now = state.view(None)
    opens = [move for move in state.moves(state.to_act[0]) if move[0] in "abcdef"] if state.to_act else []
    assert foreseen["eliminates"] == out
    assert (foreseen["ends"] == "game") == (state.outcome is not None)
    assert foreseen["turn"] == (state.to_act[0] if state.to_act else None)
    if not state.to_act or state.position.decider() not in now["eliminated"]:  # type: ignore[operator]  # a list
        assert foreseen["opens"] == opens
    return True
