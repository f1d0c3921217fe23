"""A game being played for training: whose decision it is, what each seat sees, and what it gets in the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ridotto.lab.training.encoding import Encoding, rewards_of
from ridotto.rules.contract import State
from ridotto.rules.event import Facts

Observation = dict[str, NDArray[Any]]


class PlayedGame:
    """Everything that a seat is shown is made of its view."""

    def __init__(self, encoding: Encoding, state: State) -> None:
        self.encoding = encoding
        self.state = state

    def copy(self) -> PlayedGame:
        return PlayedGame(self.encoding, self.state.copy())

    @property
    def chairs(self) -> int:
        """How many can act: the players, and somebody who leads without playing."""
        return int(self.state.position.chairs())

    def view(self, seat: int | None) -> Facts:
        return self.state.view(seat)

    def json(self, seat: int | None) -> str:
        """The view as text; the same view always gives the same text."""
        return msgspec.json.encode(self.view(seat), order="sorted").decode()

    def observation(self, seat: int) -> NDArray[np.int16]:
        return np.array(self.encoding.observe(self.view(seat)), dtype=np.int16)

    def legal_actions(self, seat: int) -> list[int]:
        """None if the seat has nothing to decide."""
        if seat not in self.state.to_act:
            return []
        return self.encoding.legal_actions(self.state.position, seat)

    def legal_flags(self, seat: int) -> NDArray[np.int8]:
        """A one for each legal action."""
        flags = np.zeros(int(self.encoding.actions), dtype=np.int8)
        flags[self.legal_actions(seat)] = 1
        return flags

    def move_text(self, seat: int, action: int) -> str:
        position = self.state.position
        return self.state.game.written(position, self.encoding.move_of(position, seat, action))

    def play(self, seat: int, action: int) -> None:
        """A legal action; one that isn't is refused as at a table, with a sentence."""
        self.state.play(seat, self.move_text(seat, action))

    def rewards(self) -> list[float]:
        """Of each chair, when the game is over. Whoever only leads gets nothing."""
        rewards = rewards_of(self.state.position)
        return rewards + [0.0] * (self.chairs - len(rewards))


def new_game(encoding: Encoding, seed: int, position: Mapping[str, object] | None = None) -> PlayedGame:
    """A fresh deal, or a position as docs/positions.md describes it."""
    return PlayedGame(encoding, encoding.deal(seed) if position is None else encoding.game.load(position))
