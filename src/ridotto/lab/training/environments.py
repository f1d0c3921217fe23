"""PettingZoo environments of every installed game."""

from __future__ import annotations

from collections.abc import Mapping

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from ridotto.lab.training.cycle_env import CycleEnv
from ridotto.lab.training.encodings import encoding_for
from ridotto.lab.training.played_game import Observation
from ridotto.lab.training.turn_env import TurnEnv


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AECEnv[str, Observation, int | None]:
    """An environment that asks one agent after another; an illegal action ends the game and costs a point.

    A game that hides who has to decide asks everybody in turn, as `parallel_env` does, and so does any game that is to
    end after so many cycles.
    """
    encoding = encoding_for(game, seats, options)
    if encoding.game.secret_deciders or max_cycles is not None:
        return parallel_to_aec(CycleEnv(encoding, render_mode, max_cycles))
    wrapped = TerminateIllegalWrapper(TurnEnv(encoding, render_mode), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> ParallelEnv[str, Observation, int | None]:
    """An environment that asks everybody at once; whoever has nothing to decide waits."""
    return CycleEnv(encoding_for(game, seats, options), render_mode, max_cycles)
