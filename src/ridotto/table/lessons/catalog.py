"""The lessons of the house, by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ridotto import catalog
from ridotto.errors import NotNow
from ridotto.table.events import Moved
from ridotto.table.lessons.lesson import Lesson


def games_with_lessons() -> list[str]:
    return [name for name, package in catalog.packages().items() if package.lesson() is not None]


def lesson_of(game: str) -> Lesson[Any]:
    package = catalog.package(game)
    lesson = package.lesson()
    if lesson is None:
        raise NotNow("table-no-lesson", game=package.rulebook.title)
    return lesson


def as_record_moves(moves: Sequence[Moved]) -> list[tuple[int, str]]:
    """The moves of a table as a record has them."""
    return [(move.seat, move.move) for move in moves]
