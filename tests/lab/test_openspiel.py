"""OpenSpiel's own tests and algorithms, on our games."""

from __future__ import annotations

from importlib.util import find_spec
from itertools import permutations
from typing import Any

import pytest

import ridotto
from ridotto.lab.training.encodings import encoding_for
from ridotto.lab.training.recalled_game import RecalledGame

pytestmark = pytest.mark.skipif(
    find_spec("pyspiel") is None, reason="OpenSpiel has no package for this machine or this Python."
)

# Six crosses are left, two of each colour, and each player wears one of the three.
SMALL_GRID = ["oRB...", "BRG...", "G.....", *["......"] * 3]
SMALL_MASKER = [
    {"grid": SMALL_GRID, "colours": list(pair), "captured": ["", ""], "turn": 0} for pair in permutations("RBG", 2)
]


@pytest.fixture(scope="module")
def spiel() -> Any:  # noqa: ANN401 -- OpenSpiel isn't typed, and isn't everywhere
    import pyspiel  # noqa: PLC0415

    return pyspiel


def load_game(*args: Any, **options: Any) -> Any:  # noqa: ANN401
    from ridotto.lab.training.openspiel import load_game  # noqa: PLC0415

    return load_game(*args, **options)


@pytest.mark.parametrize("name", ridotto.GAMES)
def test_it_passes_openspiels_random_simulations(spiel: Any, name: str) -> None:  # noqa: ANN401
    spiel.random_sim_test(load_game(name), num_sims=2, serialize=True, verbose=False)


def test_it_is_written_down_and_read_back(spiel: Any) -> None:  # noqa: ANN401
    game = load_game("masker", options={"grid": "stacks"}, positions=SMALL_MASKER[:0], deals=7, seed=3)
    again = spiel.load_game(str(game))
    state = again.new_initial_state()
    assert len(state.chance_outcomes()) == 7
    state.apply_action(2)
    assert again.num_distinct_actions() == 10
    assert state.observation_string(0) == RecalledGame.begin(
        game.encoding, ridotto.game("masker").deal(2, 5, {"grid": "stacks"})
    ).json(0)


@pytest.mark.parametrize("transform", ["misere", "add_noise", "cached_tree"])
def test_its_transforms_take_our_games(spiel: Any, transform: str) -> None:  # noqa: ANN401
    settings = {"add_noise": "epsilon=0.1,seed=1,"}.get(transform, "")
    game = spiel.load_game(f"{transform}({settings}game={load_game('masker', positions=SMALL_MASKER)})")
    spiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False)


def test_its_search_wins_a_won_game(spiel: Any) -> None:  # noqa: ANN401
    """Red is one capture from losing; whoever wears blue takes it."""
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415

    grid = ["oR....", "B.....", *["......"] * 4]
    position = {"grid": grid, "colours": ["B", "R"], "captured": ["", ""], "turn": 0}
    game = load_game("masker", positions=[position])
    state = game.new_initial_state().child(0)
    bot = mcts.MCTSBot(game, 2.0, 30, mcts.RandomRolloutEvaluator(1))
    assert state.action_to_string(0, bot.step(state)) == "b1"


@pytest.mark.parametrize("name", ridotto.GAMES)
def test_its_search_plays_our_games(spiel: Any, name: str) -> None:  # noqa: ANN401
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415

    game = load_game(name, deals=1)
    state = game.new_initial_state().child(0)
    bot = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1))
    for _ in range(2):
        state.apply_action(bot.step(state))
    assert not state.is_terminal()


def test_regret_minimization_solves_a_small_masker(spiel: Any) -> None:  # noqa: ANN401
    from open_spiel.python.algorithms import cfr, exploitability  # noqa: PLC0415

    tree = spiel.convert_to_cached_tree(load_game("masker", positions=SMALL_MASKER))
    solver = cfr.CFRSolver(tree)
    first = exploitability.nash_conv(tree, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(tree, solver.average_policy()) < first / 5


def test_an_information_state_holds_what_a_player_knows_and_nothing_else() -> None:
    """Who wears which colour differs, but seat 0 can't tell; whoever plays on knows the difference only when told."""
    encoding = encoding_for("masker", 2)
    game = encoding.game
    red_blue, red_green = (
        RecalledGame.begin(encoding, game.load({**SMALL_MASKER[0], "colours": ["R", other]})) for other in "BG"
    )
    for one in (red_blue, red_green):
        one.play(0, 1)
        one.play(0, encoding.actions - 1)
    assert red_blue.information(0) == red_green.information(0)
    assert red_blue.information(1) != red_green.information(1)
    assert '"captures"' in red_blue.information(0)
