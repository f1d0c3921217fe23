"""The shape of what leaves Mascarade. docs/positions.md tells what each field means."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ridotto.rules.shape import Deed, Ends, Frame, Seat

Feature = Literal["face", "hair", "eyes", "nose", "mouth"]


class Options(TypedDict):
    """How it is played."""

    scoring: Literal["points", "out"]
    links: Literal["all", "any"]


class Choices(TypedDict, total=False):
    """What the host may choose."""

    scoring: Literal["points", "out"]
    links: Literal["all", "any"]
    masks: int | None
    first: Literal["lot"] | Seat
    deck: list[str] | None


class View(Frame):
    """What a seat may know."""

    game: Literal["mascarade"]
    options: Options
    board: dict[str, str]
    racks: list[list[str] | None]
    rack_sizes: list[int]
    pool_size: int
    unseen: list[str]
    turn: Seat
    scores: list[int]
    worth: list[int]


# -- events


class Lays(Deed):
    event: Literal["lays"]
    card: str
    at: str
    points: int


class Draws(Deed):
    event: Literal["draws"]
    count: int
    cards: NotRequired[list[str]]  # to the seat that draws


class Passes(Deed):
    event: Literal["passes"]


Event = Lays | Draws | Passes | Ends


# -- previews


class Side(TypedDict):
    """A neighbour, and the features that it shares with the card."""

    square: str
    card: str
    shared: list[Feature]


class Preview(TypedDict):
    """What laying a card would bring."""

    points: int
    sides: list[Side]
