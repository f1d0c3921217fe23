"""Learns Masker by playing against itself, and then plays against chance: `python examples/learn_masker.py`.

A linear policy in eight features of a capture, improved by its gradient (REINFORCE) after every 512 games. It's told
nothing but who has won. After ten seconds it wins four of five games against random players.

The games of a round are played in parts, on all cores, or with `--ray local` or `--ray ADDRESS` on a Ray cluster. A
part is known by its number and always comes out the same, so the weights don't depend on where it's played, nor on how
many workers there are, nor on whether one of them dies.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ridotto.lab.runners import GameRunner, runner_at
from ridotto.lab.training.spaces import split
from ridotto.lab.training.vector_env import VectorEnv, VectorStep

Floats = NDArray[np.float64]

GAMES = 64  # of a part
PARTS = 8  # of a round
RATE = 0.1  # how much a round changes the policy
FEATURES = ("stop", "own", "own, the last", "white", "other, the last", "other, of two", "other, of three", "other")


def action_features(env: VectorEnv, batch: VectorStep) -> Floats:
    """For each game and action, what it would do: 37 actions, the last of which is to stop."""
    fields = split(env.encoding, batch.observations)
    crosses = fields["grid"][:, 1:6]  # of each colour, where they stand
    own_colour = fields["colours"][:, 0]
    own = np.einsum("gcs,gc->gs", crosses, own_colour)
    left = np.einsum("gcs,gc->gs", crosses, crosses.sum(axis=2))  # how many there are of the colour on a square
    other = crosses.sum(axis=1) - own
    white = fields["grid"][:, 0]
    squares = [own, own * (left == 1), white, *(other * (left == few) for few in (1, 2, 3)), other]
    features = np.zeros((env.games, 37, len(FEATURES)))
    features[:, 36, 0] = 1
    features[:, :36, 1:] = np.stack(squares, axis=2)
    return features


def probabilities(weights: Floats, features: Floats, masks: NDArray[Any]) -> Floats:
    scores = np.where(masks, features @ weights, -np.inf)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(likely / likely.sum(axis=1, keepdims=True))


def choose(likely: Floats, choice: np.random.Generator) -> NDArray[np.int64]:
    """An action for each game, as likely as the policy says."""
    reached: NDArray[np.bool_] = likely.cumsum(axis=1) > choice.random((len(likely), 1))
    return np.asarray(reached.argmax(axis=1))


def play_part(weights: Floats, seed: int, number: int) -> tuple[int, Floats]:
    """The part's number, and what its games say about the weights: each of them is played once."""
    env, choice = VectorEnv("masker", games=GAMES, seed=seed + number), np.random.default_rng([seed, number])
    batch, rows = env.batch, np.arange(GAMES)
    traces = np.zeros((GAMES, 2, len(FEATURES)))  # what each seat's decisions in its game have in common
    gradient, going_on = np.zeros(len(FEATURES)), np.ones(GAMES, bool)
    while going_on.any():
        features = action_features(env, batch)
        likely = probabilities(weights, features, batch.masks)
        actions = choose(likely, choice)
        expected = np.einsum("ga,gaf->gf", likely, features)
        traces[rows, batch.seats] += features[rows, actions] - expected
        batch = env.step(actions)
        over = going_on & batch.ended.astype(bool)
        gradient += np.einsum("gs,gsf->f", batch.rewards[over], traces[over])
        going_on &= ~over
    return number, gradient


def learn(rounds: int, runner: GameRunner, on_progress: Callable[[int], None], seed: int = 1) -> Floats:
    """The weights after so many rounds."""
    weights = np.zeros(len(FEATURES))
    for done in range(rounds):
        parts = runner.run(partial(play_part, weights, seed + done * PARTS), PARTS)
        # In the order of their numbers, not in which they come in: a sum of fractions depends on it.
        gradients = [gradient for _, gradient in sorted(parts, key=lambda part: part[0])]
        weights = weights + RATE * np.sum(gradients, axis=0) / (PARTS * GAMES) ** 0.5
        on_progress(done + 1)
    return weights


def win_rate(weights: Floats, steps: int, seed: int = 2) -> float:
    """Of seat 0, which follows the policy, against a random seat 1."""
    env, choice = VectorEnv("masker", games=PARTS * GAMES, seed=seed), np.random.default_rng(seed)
    batch, won, games = env.batch, 0, 0
    for _ in range(steps):
        likely = probabilities(weights, action_features(env, batch), batch.masks)
        actions = np.where(batch.seats == 0, choose(likely, choice), env.sample())
        batch = env.step(actions)
        won += int((batch.rewards[:, 0] > 0).sum())
        games += int(batch.ended.sum())
    return won / games


def show_progress(done: int, rounds: int) -> None:
    """On the error stream: the weights can go to a file."""
    bar = "█" * (40 * done // rounds)
    sys.stderr.write(f"\r{bar:░<40} {done * PARTS * GAMES} games" + "\n" * (done == rounds))
    sys.stderr.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--steps", type=int, default=200, help="moves of each game against chance")
    parser.add_argument("--workers", type=int, help="processes; one for each core unless you say")
    parser.add_argument("--ray", help="the address of a Ray cluster, or local")
    args = parser.parse_args()
    with runner_at(args.workers, args.ray) as runner:
        weights = learn(args.rounds, runner, lambda done: show_progress(done, args.rounds))
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{name:16} {weight:6.2f}")
    print(f"wins {win_rate(weights, args.steps):.0%} of its games against chance")


if __name__ == "__main__":
    main()
