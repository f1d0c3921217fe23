"""The last part of a game in which the learner is ahead: whoever takes the dearest squares wins it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ridotto.games.mascarade.rulebook.shape import View
from ridotto.table.lessons.lesson import Lesson, Step


def mine(view: View) -> bool:
    return bool(view["moves"])


def no_pool(view: View) -> bool:
    return mine(view) and view["pool_size"] == 0


def nearly_out(view: View) -> bool:
    return no_pool(view) and view["seat"] is not None and view["rack_sizes"][view["seat"]] <= 2


def dearest(view: View) -> list[str]:
    """The moves that score most."""
    most = max(view["worth"])
    return [move for move, worth in zip(view["moves"], view["worth"], strict=True) if worth == most]


LESSON: Final = Lesson[View](
    "mascarade",
    files(__package__).joinpath("lesson.jsonl"),
    opening_moves=82,
    steps=(
        Step("first", mine, dearest),
        Step("second", mine, dearest),
        Step("look", mine),
        Step("last", nearly_out),
        Step("pool", no_pool),
        Step("free", mine, again=True),
    ),
)
