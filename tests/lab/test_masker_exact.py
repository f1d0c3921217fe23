"""Small games of Masker, solved: by hand, by OpenSpiel, and what bots lose in them."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import masker_exact
import pytest
from masker_response import BotPlan, Responder
from masker_solver import Solver, solve
from masker_tree import TooLarge, build_tree

import ridotto
from ridotto.games.masker.rulebook.game import own
from ridotto.games.masker.rulebook.play import MaskerPosition

GAME = ridotto.game("masker")


def drawn(*grid: str, turn: int = 0) -> MaskerPosition:
    rows = [row.ljust(6, ".") for row in grid] + ["......"] * (6 - len(grid))
    facts = {"grid": rows, "colours": ["R", "B"], "captured": ["", ""], "turn": turn}
    return own(GAME.load(facts).position)


def value(position: MaskerPosition) -> float:
    return solve(build_tree(position)).value


def test_a_guess_is_worth_as_much_as_it_is_likely() -> None:
    """One cross of each colour, none beside another. Of the two that aren't one's own, one is the other player's; if
    it's not the one that's taken, the other player knows which to take next."""
    assert value(drawn("R.B", "", "o.G")) == pytest.approx(1 / 2, abs=0.001)
    assert value(drawn("RoB", ".G", turn=1)) == pytest.approx(1 / 2, abs=0.001)


def test_a_game_that_can_be_followed_by_hand() -> None:
    """Red has to take their own cross. Blue takes red, and has lost if that wasn't the other's. Green takes both."""
    assert value(drawn("oRBG")) == pytest.approx((0 + 1 / 2 + 1) / 3, abs=0.001)


def test_perfect_play_is_enclosed_ever_closer() -> None:
    solver = Solver(build_tree(drawn("oRB", "BRG", "G")))
    solver.run(10)
    early = solver.solution()
    solver.run(190)
    late = solver.solution()
    assert early.low <= late.value <= early.high
    assert late.gap < early.gap / 3


def test_more_than_one_colour_that_is_nobodys() -> None:
    """With four colours the game can go on after one of them is gone."""
    solution = solve(build_tree(drawn("oRB", "GYR", "BGY")))
    assert 0.0 <= solution.low <= solution.high <= 1.0
    assert solution.gap <= 0.001


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel has no package for this machine or this Python.")
def test_openspiel_finds_the_same_value() -> None:
    import pyspiel  # noqa: PLC0415
    from open_spiel.python.algorithms import cfr, expected_game_score  # noqa: PLC0415
    from solve_masker import DEALS, GRID  # noqa: PLC0415

    from ridotto.lab.training.openspiel import load_game  # noqa: PLC0415

    tree = pyspiel.convert_to_cached_tree(load_game("masker", positions=DEALS))
    solver = cfr.CFRPlusSolver(tree)
    for _ in range(40):
        solver.evaluate_and_update_policy()
    points = expected_game_score.policy_value(tree.new_initial_state(), [solver.average_policy()] * 2)
    assert value(drawn(*GRID)) == pytest.approx((1 + points[0]) / 2, abs=0.02)


def test_a_tree_that_would_be_too_large() -> None:
    with pytest.raises(TooLarge):
        build_tree(drawn("oRB", "BRG", "G"), most=10)


@pytest.mark.parametrize("kind", ["random", "greedy", "novice"])
def test_nobody_keeps_more_than_perfect_play(kind: str) -> None:
    position = drawn("oRB", "BRG", "G")
    solution, plan = solve(build_tree(position)), BotPlan(kind, range(2))
    assert 1 - Responder(plan, bot_seat=0).win_rate(position) <= solution.high
    assert Responder(plan, bot_seat=1).win_rate(position) >= solution.low


def test_the_best_response_to_chance() -> None:
    """The bot takes one of three crosses blindly: its own, the other's, or the third, and then the responder takes the
    right one of the two that are left."""
    assert Responder(BotPlan("random", [0]), bot_seat=0).win_rate(drawn("R.B", "", "o.G")) == pytest.approx(2 / 3)


def test_a_run_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    file = tmp_path / "exact.csv"
    masker_exact.run(["3x3-four-colours"], 1, 7003, file, ("random", "greedy"))
    once = file.read_text()
    masker_exact.run(["3x3-four-colours"], 1, 7003, file, ("random", "greedy"))
    assert file.read_text() == once
    assert once.count("3x3-four-colours") == 2
