"""Thousands of games at once are the same games, one step at a time."""

from __future__ import annotations

import numpy as np
import pytest

import ridotto
from ridotto.errors import IllegalMove
from ridotto.lab.training.vector_env import VectorEnv
from ridotto.lab.training.vector_games import GAMES_A_SEED

STEPS = {"masker": 120, "mascarade": 110}  # so that games end; the others would take too long


@pytest.mark.parametrize("name", ridotto.GAMES)
def test_each_game_goes_as_the_rulebook_says(name: str) -> None:
    """The first game is played along, move by move, with what its seats see made of their views."""
    env = VectorEnv(name, games=5, seed=3)
    batch, encoding = env.batch, env.encoding
    deals = iter(range(6, 100))
    states = [encoding.deal(3 * GAMES_A_SEED + number) for number in range(1, 6)]
    for _ in range(STEPS.get(name, 25)):
        for number, state in enumerate(states):
            seat = state.to_act[0]
            assert batch.seats[number] == seat
            assert batch.observations[number].tolist() == encoding.observe(state.view(seat))
            legal = encoding.legal_actions(state.position, seat)
            assert np.flatnonzero(batch.masks[number]).tolist() == sorted(legal)
        actions = env.sample().copy()
        env.step(actions)
        for number, state in enumerate(states):
            seat = state.to_act[0]
            state.position.do(seat, encoding.move_of(state.position, seat, int(actions[number])))
            assert bool(batch.ended[number]) == state.position.over
            if state.position.over:
                won = [state.position.won(seat) for seat in range(int(encoding.seats))]
                assert batch.rewards[number].argmax() == np.argmax(won)
                states[number] = encoding.deal(3 * GAMES_A_SEED + next(deals))
            else:
                assert not batch.rewards[number].any()


def test_rewards_add_up_to_nothing() -> None:
    env = VectorEnv("masker", seats=3, games=64, seed=1)
    games = 0
    for _ in range(80):
        batch = env.step(env.sample())
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        games += int(batch.ended.sum())
    assert games > 60


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    def played(seed: int) -> bytes:
        env = VectorEnv("masker", games=8, seed=seed)
        for _ in range(10):
            env.step(env.sample())
        return env.batch.observations.tobytes()

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_the_arrays_are_the_same_ones_after_every_step_and_nobody_can_change_them() -> None:
    env = VectorEnv("masker", games=4, seed=1)
    observations = env.batch.observations
    before = observations.copy()
    env.step(env.sample())
    assert not np.array_equal(observations, before)
    with pytest.raises(ValueError, match="read-only"):
        observations[0, 0] = 1


def test_an_illegal_action_is_refused_with_a_sentence() -> None:
    env = VectorEnv("masker", games=3, seed=1)
    with pytest.raises(IllegalMove):
        env.step(np.full(3, env.encoding.actions - 1))  # nobody may stop before the first capture
    with pytest.raises(ValueError, match="shape"):
        env.step(np.zeros(4))
