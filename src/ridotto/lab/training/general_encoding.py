"""An encoding for any game, from its views and its lists of moves alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from zlib import crc32

from ridotto.lab.training.encoding import NO_ACTION, Encoding
from ridotto.rules.event import Facts
from ridotto.rules.position import Position

MOST_MOVES: Final = 1024  # at one time; there is no action for those further down the list
FEATURES: Final = 1024


class GeneralEncoding(Encoding):
    """Action n is the n-th legal move. Each fact of a view is one of so many features, found by its hash."""

    def all_moves(self) -> list[int]:
        return list(range(MOST_MOVES))

    def all_fields(self) -> dict[str, tuple[int, ...]]:
        return {"features": (FEATURES,)}

    def observe(self, view: Facts) -> list[int]:
        values = [0] * FEATURES
        for fact in facts_in({name: value for name, value in view.items() if name != "moves"}):
            values[crc32(fact.encode()) % FEATURES] += 1
        return values

    def legal_actions(self, position: Position, seat: int) -> list[int]:
        return list(range(min(len(position.legal(seat)), MOST_MOVES)))

    def move_of(self, position: Position, seat: int, action: int) -> int:
        legal = position.legal(seat)
        return legal[action] if 0 <= action < len(legal) else NO_ACTION

    def action_of(self, position: Position, seat: int, move: int) -> int:
        legal = position.legal(seat)
        place = legal.index(move) if move in legal else MOST_MOVES
        return place if place < MOST_MOVES else NO_ACTION


def facts_in(part: object, path: str = "") -> Iterator[str]:
    """`board.e5=03521`: each value of a view with the way to it; what isn't there says nothing."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from facts_in(value, f"{path}.{name}")
    elif isinstance(part, list):
        for place, value in enumerate(part):
            yield from facts_in(value, f"{path}.{place}")
    elif part is not None:
        yield f"{path}={part}"
