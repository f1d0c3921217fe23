"""The lessons of the house, by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ridotto.table.lessons import carnaval, mascarade, mask, masker
from ridotto.table.lessons.lesson import Lesson
from ridotto.table.log import Moved

LESSONS: Final[dict[str, Lesson[Any]]] = {room.LESSON.game: room.LESSON for room in (mascarade, masker, mask, carnaval)}


def played(moves: Sequence[Moved]) -> list[tuple[int, str]]:
    """The moves of a table as a record has them."""
    return [(move.seat, move.move) for move in moves]
