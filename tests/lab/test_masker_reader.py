"""Challengers that believe what they know about Masker's master."""

from __future__ import annotations

import masker_reader
import pytest

GAME = masker_reader.GAME
GRID = ["oR.B..", "RB.G..", "......", "......", "......", "......"]


def test_a_reader_believes_what_fits_the_moves() -> None:
    """Whoever takes the last green cross isn't green, and hardly takes a cross of their own."""
    state = GAME.load({"grid": GRID, "colours": ["R", "B"], "captured": ["", ""], "turn": 1})
    reader = masker_reader.Reader(0, 1, ["R", "B"])
    before = state.copy()
    state.play(1, "a2")
    reader.watch(before, "a2", 1)
    assert set(reader.belief) == {"B", "G"}
    assert sum(reader.belief.values()) == pytest.approx(1.0)


def test_a_clairvoyant_takes_the_right_cross() -> None:
    """Blue or green: told that it's green, nobody takes blue."""
    grid = ["R.B...", "R.o...", "..G...", "......", "......", "......"]
    for colour, right in (("B", "c1"), ("G", "c3")):
        state = GAME.load({"grid": grid, "colours": ["R", colour], "captured": ["", ""], "turn": 0})
        assert masker_reader.Clairvoyant(0, 5, ["R", colour]).choose(state.view(0)) == right
