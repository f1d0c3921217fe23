"""Every installed game for OpenSpiel: importing this module registers `ridotto_masker` and the others.

A game begins with one chance node, which chooses the deal or, if positions are given, one of these.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from ridotto import catalog
from ridotto.lab.training.encodings import encoding_for
from ridotto.lab.training.recalled_game import RecalledGame
from ridotto.rules.contract import Game

PREFIX: Final = "ridotto_"
DEALS: Final = 1_000  # a chance node has to list its outcomes
LONGEST: Final = 100_000  # moves; far more than any game takes
NOTHING: Final = "none"  # OpenSpiel can't write down an empty text


def load_game(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    deals: int = DEALS,
    seed: int = 0,
    positions: Sequence[Mapping[str, object]] = (),
) -> Any:  # noqa: ANN401 -- OpenSpiel isn't typed
    """A game of OpenSpiel. Its deals are those of the seeds that follow each other from `seed` on."""
    params = {
        "seats": catalog.game(name).fewest if seats is None else seats,
        "deals": len(positions) or deals,
        "seed": seed,
        "options": packed(options or {}),
        "positions": packed(list(positions)),
    }
    return pyspiel.load_game(PREFIX + name, params)


def packed(facts: object) -> str:
    """Facts as a text that OpenSpiel can read back: it gives brackets and commas a meaning of its own."""
    return urlsafe_b64encode(json.dumps(facts).encode()).decode().rstrip("=") if facts else NOTHING


def unpacked(text: str, nothing: object) -> Any:  # noqa: ANN401 -- JSON
    return nothing if text == NOTHING else json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))


def game_type(game: Game) -> Any:  # noqa: ANN401 -- OpenSpiel isn't typed
    """Rewards add up to nothing, and are given at the end."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} (Ridotto)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.fewest,
        max_num_players=game.most,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.fewest,
            "deals": DEALS,
            "seed": 0,
            "options": NOTHING,
            "positions": NOTHING,
        },
    )


class SpielGame(pyspiel.Game):
    """One of our games with so many seats, options and deals."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        self.encoding = encoding_for(game.name, params["seats"], unpacked(params["options"], {}))
        self.starts: list[Mapping[str, object]] = unpacked(params["positions"], [])
        self.seed = params["seed"]
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.actions),
            max_chance_outcomes=params["deals"],
            num_players=params["seats"],
            min_utility=-2.0,
            max_utility=2.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params)
        self.deals = params["deals"]

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> SpielObserver:  # noqa: ANN401
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def begin(self, outcome: int) -> RecalledGame:
        """The game after the chance node."""
        if self.starts:
            return RecalledGame.begin(self.encoding, self.encoding.game.load(self.starts[outcome]))
        return RecalledGame.begin(self.encoding, self.encoding.deal(self.seed + outcome))


class SpielState(pyspiel.State):
    """OpenSpiel copies and pickles all attributes, so there's one that knows how to."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.recalled: RecalledGame | None = None

    @property
    def begun(self) -> RecalledGame:
        assert self.recalled is not None, "it's the turn of chance"
        return self.recalled

    def current_player(self) -> int:
        if self.recalled is None:
            return int(pyspiel.PlayerId.CHANCE)
        to_act = self.recalled.state.to_act
        return to_act[0] if to_act else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.recalled is not None and not self.recalled.state.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(outcome, 1 / deals) for outcome in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.begun.legal_actions(player))

    def _apply_action(self, action: int) -> None:
        if self.recalled is None:
            self.recalled = self.get_game().begin(action)
        else:
            self.recalled.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.recalled is None else self.recalled.move_text(player, action)

    def returns(self) -> list[float]:
        return self.begun.rewards() if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        return "not dealt" if self.recalled is None else self.recalled.dump_text()


class SpielObserver:
    """What a player sees now, or everything that they were told since the beginning."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(int(game.encoding.size), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.recalled is None else state.recalled.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.recalled is None:
            return ""
        return state.recalled.information(player) if self.perfect_recall else state.recalled.json(player)


def register(game: Game) -> None:
    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(game_type(game), Registered)


for _game in catalog.GAMES.values():
    register(_game)
