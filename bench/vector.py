"""Steps of training per second: our vector environments beside PettingZoo's connect_four and OpenSpiel's SyncVectorEnv.

A step is one decision: a random legal action is chosen and played, and what the next seat sees and may do is there as
an array. PettingZoo plays its own connect_four; OpenSpiel's SyncVectorEnv steps as many games of its C++ connect_four
at once as ours do. All run on one core, in turn, round by round, and each keeps its best round; time is CPU time.
"""

from __future__ import annotations

import argparse
import json
import warnings
from collections import namedtuple
from random import Random

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.vector_env import SyncVectorEnv
from rulebooks import Benchmark, measure

from ridotto.lab.training.vector_env import VectorEnv
from ridotto.version import is_compiled

GAMES = 1024  # that are stepped at once
SEATS = {"masker": 2, "mascarade": 2, "mask": 3, "carnaval": 7}

Chosen = namedtuple("Chosen", "action")


def ours(name: str, seats: int) -> Benchmark:
    env = VectorEnv(name, seats, games=GAMES, seed=1)

    def run(steps: int) -> float:
        for _ in range(steps):
            env.step(env.sample())
        return steps * GAMES

    return Benchmark(name, run, games=1)


def pettingzoo_connect_four() -> Benchmark:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 -- it warns
    env = connect_four_v3.env()

    def run(games: int) -> float:
        steps = 0
        for seed in range(games):
            env.reset(seed=seed)
            for agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
                steps += not over
        return steps

    return Benchmark("pettingzoo connect_four", run, games=10)


def openspiel_vector() -> Benchmark:
    env = SyncVectorEnv([rl_environment.Environment("connect_four") for _ in range(GAMES)])
    choice = Random(1)

    def run(steps: int) -> float:
        shown = env.reset()
        for _ in range(steps):
            legal = [step.observations["legal_actions"][step.current_player()] for step in shown]
            shown, *_ = env.step([Chosen(choice.choice(actions)) for actions in legal], reset_if_done=True)
        return steps * GAMES

    return Benchmark("openspiel SyncVectorEnv", run, games=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line for machines, the last")
    args = parser.parse_args()
    np.random.seed(1)
    baselines = [pettingzoo_connect_four(), openspiel_vector()]
    games = [ours(name, seats) for name, seats in SEATS.items()]
    measure([*baselines, *games])
    if not is_compiled():
        print("The rulebooks are not compiled: these are the figures of plain Python.")
    print(f"{'':28} {'steps/s':>12}  × PettingZoo  × SyncVectorEnv")
    for each in [*baselines, *games]:
        ratios = [each.best / baseline.best for baseline in baselines]
        print(f"{each.name:28} {each.best:12,.0f}  {ratios[0]:12.2f}  {ratios[1]:15.2f}")
    if args.json:
        print(json.dumps({each.name: figures(each, baselines) for each in games}))


def figures(benchmark: Benchmark, baselines: list[Benchmark]) -> dict[str, float]:
    over = {"vs_pettingzoo_connect_four": baselines[0], "vs_openspiel_sync_vector_env": baselines[1]}
    ratios = {name: round(benchmark.best / baseline.best, 2) for name, baseline in over.items()}
    return {"steps_per_s": round(benchmark.best), **ratios}


if __name__ == "__main__":
    main()
