"""The shape of what leaves a rulebook, for tools that want types; the page's are written from these.

Rulebooks make plain facts; tests check these shapes on every view of many games. Each game's folder
has a `shape.py` of its own, and in each are the same five: `Choices`, `Options`, `View`, `Event`, `Preview`.
"""

from __future__ import annotations

from typing import Literal, NewType, TypedDict

Seat = NewType("Seat", int)


class Outcome(TypedDict):
    """How a game ended: a higher score is a better one, the reason is a key of our words."""

    winners: list[Seat]
    scores: list[int]
    reason: str


class Frame(TypedDict):
    """What every view has around the game's own fields."""

    seats: int
    seat: Seat | None
    to_act: list[Seat]
    moves: list[str]
    outcome: Outcome | None


class Deed(TypedDict):
    """An event that somebody brought about."""

    seat: Seat


class News(TypedDict):
    """An event that is nobody's doing."""

    seat: None


class Ends(Outcome):
    event: Literal["ends"]
    seat: Seat | None
