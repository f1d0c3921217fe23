"""The points of a laid card: MC-9, and the sheet's worked example MC-10."""

from __future__ import annotations

import pytest
from support.rules.mascarade_positions import field, table

from ridotto import State


def points_reported(state: State) -> object:
    return next(event.facts["points"] for event in state.events if event.kind == "lays")


@pytest.mark.parametrize(
    ("card", "points"), [("04444", 1), ("00444", 2), ("44000", 3), ("00040", 4), ("40000", 4), ("04040", 3)]
)
def test_mc_9_a_point_for_each_shared_feature(card: str, points: int) -> None:
    """MC-9: on one side, one point per shared feature; at most four, since no two cards are equal."""
    state = table("00000", [card, "11111"])
    state.play(0, f"{card} e4")
    assert field(state, "scores") == [points, 0]
    assert points_reported(state) == points


def test_mc_9_each_side_counts() -> None:
    """MC-9: four sides, four sums: 4 + 3 + 2 + 1."""
    sketch = """
        .     00001 .
        00022 .     00333
        .     04444 .
    """
    state = table(sketch, ["00000", "55555"], scores=[10, 20])
    state.play(0, "00000 e5")
    assert field(state, "scores") == [20, 20]


def test_mc_9_corners_do_not_count() -> None:
    """MC-9: the card at the corner shares four features and gives nothing."""
    state = table(". 00001\n04444 .", ["00000 11111", "55555"])
    state.play(0, "00000 d5")
    assert field(state, "scores") == [1 + 4, 0]
    beyond = table(". 00001\n. .\n04444 .", ["00000 11111", "55555"])
    beyond.play(0, "00000 d5")
    assert field(beyond, "scores") == [1, 0]


@pytest.mark.parametrize(
    ("corner", "sketch", "square"),
    [
        ("a1", "00001 .", "b1"),
        ("i10", ". 00001", "i10"),
        ("a9", "00001\n.", "a9"),
        ("j9", ".\n00001", "j10"),
        ("a5", "00001\n.", "a5"),
        ("j5", ".\n00001", "j6"),
    ],
)
def test_mc_9_at_every_edge(corner: str, sketch: str, square: str) -> None:
    """MC-9: a side counts in every part of the board, also where our two halves of it meet."""
    state = table(sketch, ["00000 11111", "55555"], corner=corner)
    state.play(0, f"00000 {square}")
    assert field(state, "scores") == [4, 0]


def test_mc_9_strangers_give_nothing() -> None:
    """MC-9: with `links: any` a side without a shared feature counts zero."""
    state = table("00001 . 22222", ["00000 33333", "55555"], options={"links": "any"})
    state.play(0, "00000 e4")
    assert field(state, "scores") == [4, 0]


def test_mc_9_the_first_card_scores_nothing() -> None:
    """MC-9: there is nothing that it could touch."""
    state = table("", ["00000 00001", "00002"])
    state.play(0, "00000 e5")
    assert field(state, "scores") == [0, 0]


def test_mc_9_not_in_the_game_of_going_out() -> None:
    """MC-9, MC-11: without points nobody scores."""
    state = table("00000", ["00001 00003", "00002"], options={"scoring": "out"})
    state.play(0, "00001 e4")
    assert field(state, "scores") == [0, 0]
    assert points_reported(state) == 0


def test_mc_10_the_sheets_example() -> None:
    """MC-10: card 5 on four sides against 1, 2, 3, 4: 1 + 2 + 1 + 2 = 6; card 6 on two sides: 1 + 1 = 2.

    The sheet shows the cards as pictures, so these are ours, with the same numbers of shared features.
    """
    one, two, three, four, five, six = "01111", "00222", "30333", "44004", "00000", "35554"
    sketch = f"""
        .     {one}  .
        {two} .      {three}
        .     {four} .
    """
    state = table(sketch, [f"{five} 88888", f"{six} 77777", "99999"])
    state.play(0, f"{five} e5")
    assert field(state, "scores") == [1 + 2 + 1 + 2, 0, 0]
    state.play(1, f"{six} f4")
    assert field(state, "scores") == [6, 1 + 1, 0]
