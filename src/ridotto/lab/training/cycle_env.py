"""A game as a PettingZoo environment in which everybody is asked in every cycle.

Nobody can tell from the order of the questions who has something to decide: that's a secret at the carnival.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from ridotto.lab.training.encoding import Encoding
from ridotto.lab.training.played_game import Observation, new_game
from ridotto.lab.training.spaces import agent_names, make_metadata, make_observation_space, render

Flags = dict[str, bool]
Infos = dict[str, dict[str, Any]]


class CycleEnv(ParallelEnv[str, Observation, int | None]):
    """There's one action more, the last: wait. It's the only one of an agent that has nothing to decide.

    All decisions of a cycle are made at once, and played in the order of the seats. An action that isn't legal counts
    as waiting, and so does one whose choices have changed because somebody else's was played before.
    """

    def __init__(self, encoding: Encoding, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        self.encoding = encoding
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.wait = int(encoding.actions)
        self.metadata = make_metadata(encoding, is_parallelizable=True)
        self.possible_agents = agent_names(encoding)
        self.agents: list[str] = []
        self._observation_space = make_observation_space(encoding, self.wait + 1)
        self._seeds = np.random.default_rng()
        self._action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deals the game of that seed; without one, the next game. `options["position"]` is one to begin with."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chosen = int(self._seeds.integers(2**53)) if seed is None else int(seed)
        self.game = new_game(self.encoding, chosen, (options or {}).get("position"))
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int | None]
    ) -> tuple[dict[str, Observation], dict[str, float], Flags, Flags, Infos]:
        agents = self.agents
        self._play(actions)
        self.cycles += 1
        is_over = not self.game.state.to_act
        is_cut = not is_over and self.cycles == self.max_cycles
        rewards = self.game.rewards() if is_over else [0.0] * len(agents)
        self.agents = [] if is_over or is_cut else agents
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )

    def _play(self, actions: dict[str, int | None]) -> None:
        choices = {seat: self.game.legal_actions(seat) for seat in self.game.state.to_act}
        for seat, legal in choices.items():
            action = actions.get(self.possible_agents[seat])
            if action in legal and self.game.legal_actions(seat) == legal:
                self.game.play(seat, int(action))

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        flags = np.append(self.game.legal_flags(seat), np.int8(0))
        flags[self.wait] = not flags.any()
        return {"observation": self.game.observation(seat), "action_mask": flags}

    def view(self, agent: str) -> str:
        """What an agent may know, as JSON: docs/positions.md."""
        return self.game.json(self.possible_agents.index(agent))

    def render(self) -> str | None:
        return render(self.game, self.render_mode)

    def close(self) -> None:
        """There's no window."""

    def __str__(self) -> str:
        return self.encoding.game.name
