"""A game as a PettingZoo environment in which whoever has to decide is asked."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ridotto.lab.training.encoding import Encoding
from ridotto.lab.training.played_game import Observation, new_game
from ridotto.lab.training.spaces import agent_names, make_metadata, make_observation_space, render


class TurnEnv(AECEnv[str, Observation, int | None]):
    """For games in which everybody may know whose decision it is."""

    def __init__(self, encoding: Encoding, render_mode: str | None = None) -> None:
        super().__init__()
        self.encoding = encoding
        self.render_mode = render_mode
        self.metadata = make_metadata(encoding, is_parallelizable=False)
        self.possible_agents = agent_names(encoding)
        self.agents: list[str] = []
        self._observation_space = make_observation_space(encoding, int(encoding.actions))
        self._seeds = np.random.default_rng()
        self._action_spaces = {agent: spaces.Discrete(int(encoding.actions)) for agent in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals the game of that seed; without one, the next game. `options["position"]` is one to begin with."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chosen = int(self._seeds.integers(2**53)) if seed is None else int(seed)
        self.game = new_game(self.encoding, chosen, (options or {}).get("position"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        seat = self.seat(agent)
        asked = agent == self.agent_selection
        flags = self.game.legal_flags(seat) if asked else np.zeros(int(self.encoding.actions), np.int8)
        return {"observation": self.game.observation(seat), "action_mask": flags}

    def view(self, agent: str) -> str:
        """What an agent may know, as JSON: docs/positions.md."""
        return self.game.json(self.seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.game.play(self.seat(agent), int(action))
        self._ask()
        if not self.game.state.to_act:
            self.rewards = dict(zip(self.agents, self.game.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _ask(self) -> None:
        """It's the turn of the first that has to decide; when the game is over, everybody is asked once more."""
        to_act = self.game.state.to_act
        self.agent_selection = self.agents[to_act[0] if to_act else 0]

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        return render(self.game, self.render_mode)

    def close(self) -> None:
        """There's no window."""

    def __str__(self) -> str:
        return self.encoding.game.name
