"""Moves per second of every rulebook and iterations per second of the search, beside OpenSpiel's C++ in the same run.

Each game plays random games to the end from one deal, with the loop inside the compiled code. OpenSpiel plays random
games of hex(board_size=6) inside its MCTSBot with RandomRolloutEvaluator: rollouts per second times their mean length.
The search decides on the first move of Masker; OpenSpiel's MCTSBot, with one rollout per simulation, on the first move
of hex. All take turns, round by round, so that a busy machine slows all of them down, and each keeps its best round.
Time is CPU time, without what other processes do. The ratio is the figure that counts.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

import pyspiel

import ridotto
from ridotto.bots.search import Search
from ridotto.games.masker.mind import MaskerMind
from ridotto.rules.playout import play_many
from ridotto.version import is_compiled

ROUNDS = 8
SECONDS_A_ROUND = 0.4
ITERATIONS = 20_000  # for a decision of ours …
SIMULATIONS = 1_000  # … and for one of OpenSpiel's, which slows down with more of them


@dataclass
class Benchmark:
    """Something to measure; `run(n)` plays n games or decides n times, and returns how many moves or iterations."""

    name: str
    run: Callable[[int], float]
    games: int = 100
    best: float = 0.0

    def warm_up(self) -> None:
        """Finds out how many games fill a round."""
        while True:
            start = process_time()
            self.run(self.games)
            if process_time() - start > SECONDS_A_ROUND / 4:
                return
            self.games *= 2

    def round(self) -> None:
        start = process_time()
        moves = self.run(self.games)
        self.best = max(self.best, moves / (process_time() - start))


def rulebook(name: str, seats: int, options: dict[str, object], label: str) -> Benchmark:
    position = ridotto.game(name).deal(seats, 1, options).position
    return Benchmark(label, lambda games: float(play_many(position, games, 1)))


def hex_mean_length(games: int = 2000) -> float:
    """How many moves a random game of hex takes."""
    choice, game, moves = Random(1), pyspiel.load_game("hex(board_size=6)"), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice.choice(state.legal_actions()))
        moves += state.move_number()
    return moves / games


def openspiel_hex() -> Benchmark:
    game = pyspiel.load_game("hex(board_size=6)")
    length = hex_mean_length()

    def run(rollouts: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
        bot.step(game.new_initial_state())
        return rollouts * length

    return Benchmark("openspiel hex", run)


def masker_search() -> Benchmark:
    game = ridotto.game("masker")
    state = game.deal(2, 1)
    seat = state.to_act[0]
    root = game.world(state.view(seat), 1).position

    def run(decisions: int) -> float:
        for seed in range(decisions):
            Search(root, seat, MaskerMind(), seed).run(ITERATIONS)
        return decisions * ITERATIONS

    return Benchmark("masker", run, games=1)


def openspiel_search() -> Benchmark:
    game = pyspiel.load_game("hex(board_size=6)")

    def run(decisions: int) -> float:
        for seed in range(decisions):
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, seed, False)
            bot.step(game.new_initial_state())
        return decisions * SIMULATIONS

    return Benchmark("openspiel hex", run, games=1)


def make_benchmarks() -> dict[str, list[Benchmark]]:
    return {
        "mascarade": [
            rulebook("mascarade", 4, {}, "mascarade"),
            rulebook("mascarade", 4, {"links": "any"}, "mascarade links any"),
        ],
        "mask": [
            rulebook("mask", 4, {}, "mask"),
            rulebook("mask", 6, {"farewell": True}, "mask six players, farewell"),
        ],
        "masker": [
            rulebook("masker", 2, {}, "masker"),
            rulebook("masker", 3, {}, "masker three players"),
            rulebook("masker", 2, {"grid": "stacks"}, "masker stacks"),
        ],
        "carnaval": [
            rulebook("carnaval", 8, {}, "carnaval"),
            rulebook("carnaval", 15, {"roles": "full"}, "carnaval fifteen players"),
        ],
    }


def measure(benchmarks: list[Benchmark]) -> None:
    for benchmark in benchmarks:
        benchmark.warm_up()
    for number in range(ROUNDS):
        for benchmark in benchmarks:
            benchmark.round()
        sys.stderr.write(f"round {number + 1} of {ROUNDS}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line for machines, the last")
    args = parser.parse_args()
    by_game, baseline = make_benchmarks(), openspiel_hex()
    rulebooks = [benchmark for game in by_game.values() for benchmark in game]
    search, search_baseline = masker_search(), openspiel_search()
    measure([baseline, *rulebooks, search_baseline, search])
    if not is_compiled():
        print("The rulebooks are not compiled: these are the figures of plain Python.")
    show("moves/s", rulebooks, baseline)
    show("iterations/s", [search], search_baseline)
    if args.json:
        results = {name: figures("moves_per_s", game[0], baseline) for name, game in by_game.items()}
        print(json.dumps(results | {"search": figures("iterations_per_s", search, search_baseline)}))


def figures(unit: str, benchmark: Benchmark, baseline: Benchmark) -> dict[str, float]:
    return {unit: round(benchmark.best), "vs_openspiel_hex": round(benchmark.best / baseline.best, 2)}


def show(unit: str, benchmarks: list[Benchmark], baseline: Benchmark) -> None:
    print(f"{'':28} {unit:>12}  × OpenSpiel hex")
    for benchmark in [baseline, *benchmarks]:
        print(f"{benchmark.name:28} {benchmark.best:12,.0f}  {benchmark.best / baseline.best:.2f}")


if __name__ == "__main__":
    main()
