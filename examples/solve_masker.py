"""Solves the end of a game of Masker with OpenSpiel: `python examples/solve_masker.py`.

Six crosses are left, two of each colour, and nobody knows which colour the other wears. Counterfactual regret
minimization finds how to play so that not even a player who knows your plan gains anything by it.
"""

from __future__ import annotations

import argparse
from itertools import permutations

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from ridotto.lab.training.openspiel import load_game

GRID = ["oRB...", "BRG...", "G.....", "......", "......", "......"]
DEALS = [{"grid": GRID, "colours": list(pair), "captured": ["", ""], "turn": 0} for pair in permutations("RBG", 2)]


def solve(iterations: int) -> list[float]:
    """How much could be gained against the plan, before and after each ten iterations."""
    tree = pyspiel.convert_to_cached_tree(load_game("masker", positions=DEALS))
    solver = cfr.CFRPlusSolver(tree)
    gains = [exploitability.nash_conv(tree, solver.average_policy())]
    for number in range(iterations):
        solver.evaluate_and_update_policy()
        if number % 10 == 9:
            gains.append(exploitability.nash_conv(tree, solver.average_policy()))
    return gains


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=200)
    for number, gain in enumerate(solve(parser.parse_args().iterations)):
        print(f"{number * 10:4} iterations: {gain:.4f} points a game could be gained against it")


if __name__ == "__main__":
    main()
