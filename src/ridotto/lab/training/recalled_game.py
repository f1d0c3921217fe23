"""A game whose players forget nothing: what they were told is kept, as OpenSpiel's information states need it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec

from ridotto.lab.training.encoding import Encoding
from ridotto.lab.training.encodings import encoding_for
from ridotto.lab.training.played_game import PlayedGame
from ridotto.rules.contract import State
from ridotto.rules.event import Facts

Told = tuple[tuple[str, ...], ...]  # for each seat, line by line


class RecalledGame(PlayedGame):
    """The native classes of a rulebook can neither be pickled nor deep-copied, so this says how."""

    def __init__(self, encoding: Encoding, state: State, told: Told) -> None:
        super().__init__(encoding, state)
        self.told = told

    @classmethod
    def begin(cls, encoding: Encoding, state: State) -> RecalledGame:
        game = cls(encoding, state, ())
        game.told = tuple((game.json(seat),) for seat in range(game.chairs))
        return game

    def play(self, seat: int, action: int) -> None:
        move = self.move_text(seat, action)
        self.state.play(seat, move)
        self.told = tuple(
            (*lines, *([move] if seat == other else []), *self._events_for(other))
            for other, lines in enumerate(self.told)
        )

    def _events_for(self, seat: int) -> list[str]:
        seen = [event.seen_by(seat) for event in self.state.events]
        return [msgspec.json.encode(event, order="sorted").decode() for event in seen if event is not None]

    def information(self, seat: int) -> str:
        """How the game began for a seat, its own moves and what it was told; last, what it sees now."""
        return "\n".join([*self.told[seat], self.json(seat)])

    def dump_text(self) -> str:
        return json.dumps(self.state.game.dump(self.state))

    def __deepcopy__(self, memo: object) -> RecalledGame:
        return RecalledGame(self.encoding, self.state.copy(), self.told)

    def __reduce__(self) -> tuple[Callable[..., RecalledGame], tuple[Any, ...]]:
        encoding = self.encoding
        made_of = (encoding.game.name, int(encoding.seats), encoding.options)
        return _rebuilt, (*made_of, self.state.game.dump(self.state), self.told)


def _rebuilt(name: str, seats: int, options: Facts, position: Facts, told: Told) -> RecalledGame:
    encoding = encoding_for(name, seats, options)
    return RecalledGame(encoding, encoding.game.load(position), told)
