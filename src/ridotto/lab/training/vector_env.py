"""Thousands of games a call, as numpy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from ridotto.lab.training.encodings import encoding_for
from ridotto.lab.training.vector_games import VectorGames
from ridotto.rules.dice import Dice


class VectorStep(NamedTuple):
    """What all games show; the first index is the game. The arrays are read-only and change with every step."""

    observations: NDArray[np.int16]  # of the seat that has to decide
    masks: NDArray[np.uint8]  # a one for each legal action
    seats: NDArray[np.int64]  # whose decision it is
    rewards: NDArray[np.float64]  # of each seat, if the last step ended the game; a new one has begun
    ended: NDArray[np.uint8]  # whether it did


class VectorEnv:
    """Many games of one kind. A fixed seed gives the same deals."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        games: int = 1024,
        seed: int = 0,
    ) -> None:
        self.encoding = encoding_for(game, seats, options)
        self.games = games
        self.reset(seed)

    def reset(self, seed: int) -> VectorStep:
        """Deals all games anew."""
        games = VectorGames(self.encoding, self.games, seed)
        self._games = games
        self._dice = Dice(seed)
        self._sampled = vec[i64](bytes(self.games))
        self.batch = VectorStep(
            _table(memoryview(games.observations), np.int16, self.games),
            _table(memoryview(games.masks), np.uint8, self.games),
            _table(memoryview(games.seats), np.int64, self.games).reshape(-1),
            _table(memoryview(games.rewards), np.float64, self.games),
            _table(memoryview(games.ended), np.uint8, self.games).reshape(-1),
        )
        return self.batch

    def step(self, actions: NDArray[Any]) -> VectorStep:
        """Plays an action in each game; an illegal one is refused with a sentence."""
        numbers = np.asarray(actions, dtype="<i8")
        if numbers.shape != (self.games,):
            raise ValueError(f"shape {numbers.shape}, not {(self.games,)}")
        self._games.step(numbers.tobytes())
        return self.batch

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        self._games.sample(self._dice, self._sampled)
        return np.frombuffer(memoryview(self._sampled), np.int64)


def _table(row: memoryview, kind: type[Any], games: int) -> NDArray[Any]:
    """A row of numbers that lies in compiled code, without a copy."""
    return np.frombuffer(row, kind).reshape(games, -1)
