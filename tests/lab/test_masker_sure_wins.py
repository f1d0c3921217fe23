"""The yardstick of sure wins: drawn endgames, solved by hand."""

from __future__ import annotations

import masker_sure_wins
import pytest

import ridotto
from ridotto.games.masker.rulebook.game import own

GAME = ridotto.game("masker")


def sure_moves(*grid: str, colours: str = "RB") -> list[str]:
    rows = [row.ljust(6, ".") for row in grid] + ["......"] * (6 - len(grid))
    facts = {"grid": rows, "colours": list(colours), "captured": ["", ""], "turn": 0}
    position = own(GAME.load(facts).position)
    return [GAME.written(position, move) for move in masker_sure_wins.sure_moves(position)]


def test_the_last_cross_of_the_only_other_colour_wins() -> None:
    assert sure_moves("oBRR") == ["b1"]


def test_taking_the_own_last_cross_never_wins() -> None:
    assert sure_moves("oR.B") == []


def test_a_win_that_needs_a_guess_is_not_sure() -> None:
    """Blue or green: whichever is taken, the other may be the one, and then it's red's turn to go."""
    assert sure_moves("BoG", "R.") == []


def test_both_colours_in_one_turn_are_sure() -> None:
    assert sure_moves("oBG.RR") == ["b1"]


def test_the_file_of_results_says_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(masker_sure_wins.find_puzzles(1, 1))
    rows = masker_sure_wins.measure(iter([puzzle]))
    assert rows[0]["sure"] in puzzle.view["moves"]  # type: ignore[operator]
    assert len(list(masker_sure_wins.report(rows))) == len(masker_sure_wins.KINDS_MEASURED)
