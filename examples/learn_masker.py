"""Learns Masker by playing against itself, and then plays against chance: `python examples/learn_masker.py`.

A linear policy in eight features of a capture, improved by its gradient (REINFORCE) in 512 games at once. It's told
nothing but who has won. After ten seconds it wins four of five games against random players.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ridotto.lab.training.spaces import split
from ridotto.lab.training.vector_env import VectorEnv, VectorStep

Floats = NDArray[np.float64]

GAMES = 512
RATE = 0.02  # how much a game changes the policy
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


def learn(steps: int, seed: int = 1) -> Floats:
    """The weights after so many decisions in each of the games."""
    env, choice = VectorEnv("masker", games=GAMES, seed=seed), np.random.default_rng(seed)
    weights, batch = np.zeros(len(FEATURES)), env.batch
    rows = np.arange(GAMES)
    traces = np.zeros((GAMES, 2, len(FEATURES)))  # what each seat's decisions in its game have in common
    for _ in range(steps):
        features = action_features(env, batch)
        likely = probabilities(weights, features, batch.masks)
        actions = choose(likely, choice)
        expected = np.einsum("ga,gaf->gf", likely, features)
        traces[rows, batch.seats] += features[rows, actions] - expected
        batch = env.step(actions)
        if over := batch.ended.astype(bool).nonzero()[0].tolist():
            weights += RATE * np.einsum("gs,gsf->f", batch.rewards[over], traces[over]) / len(over) ** 0.5
            traces[over] = 0
    return weights


def win_rate(weights: Floats, steps: int, seed: int = 2) -> float:
    """Of seat 0, which follows the policy, against a random seat 1."""
    env, choice = VectorEnv("masker", games=GAMES, seed=seed), np.random.default_rng(seed)
    batch, won, games = env.batch, 0, 0
    for _ in range(steps):
        likely = probabilities(weights, action_features(env, batch), batch.masks)
        actions = np.where(batch.seats == 0, choose(likely, choice), env.sample())
        batch = env.step(actions)
        won += int((batch.rewards[:, 0] > 0).sum())
        games += int(batch.ended.sum())
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=1500)
    weights = learn(parser.parse_args().steps)
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{name:16} {weight:6.2f}")
    print(f"wins {win_rate(weights, 200):.0%} of its games against chance")


if __name__ == "__main__":
    main()
