"""What laying a card would bring (MC-4, MC-9), before it's laid."""

from __future__ import annotations

import random

from support.rules.mascarade_positions import table

import ridotto

SKETCH = """
    .     00001 .
    00022 .     .
"""


def test_each_side_says_what_it_shares() -> None:
    """MC-9"""
    state = table(SKETCH, ["00002", "11111"])
    assert state.preview(0, "00002 e4") == {
        "points": 4 + 4,
        "sides": [
            {"square": "e5", "card": "00001", "shared": ["face", "hair", "eyes", "nose"]},
            {"square": "d4", "card": "00022", "shared": ["face", "hair", "eyes", "mouth"]},
        ],
    }


def test_in_the_game_of_going_out_nothing_is_scored() -> None:
    """MC-11: the sides match all the same."""
    state = table("00000", ["04444", "11111"], corner="e5", options={"scoring": "out"})
    sides = [{"square": "e5", "card": "00000", "shared": ["face"]}]
    assert state.preview(0, "04444 e4") == {"points": 0, "sides": sides}


def test_a_preview_comes_true() -> None:
    choice = random.Random(1)
    state = ridotto.game("mascarade").deal(3, 1)
    while state.to_act:
        seat = state.to_act[0]
        move = choice.choice(state.moves(seat))
        foreseen = state.preview(seat, move)["points"]
        state.play(seat, move)
        assert [event.facts["points"] for event in state.events if event.kind == "lays"] == [foreseen]
