"""The lessons of the house, by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ridotto.games.carnaval import lesson as carnaval
from ridotto.games.mascarade import lesson as mascarade
from ridotto.games.mask import lesson as mask
from ridotto.games.masker import lesson as masker
from ridotto.table.events import Moved
from ridotto.table.lessons.lesson import Lesson

LESSONS: Final[dict[str, Lesson[Any]]] = {room.LESSON.game: room.LESSON for room in (mascarade, masker, mask, carnaval)}


def as_record_moves(moves: Sequence[Moved]) -> list[tuple[int, str]]:
    """The moves of a table as a record has them."""
    return [(move.seat, move.move) for move in moves]
