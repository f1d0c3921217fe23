"""The shape of what leaves Masker. docs/positions.md tells what each field means."""

from __future__ import annotations

from typing import Literal, TypedDict

from ridotto.rules.shape import Deed, Ends, Frame, Seat

Colour = Literal["R", "B", "G", "Y", "P"]
Cross = Literal["w", "R", "B", "G", "Y", "P"]


class Options(TypedDict):
    """How it is played."""

    grid: Literal["flat", "stacks"]


class Choices(TypedDict, total=False):
    """What the host may choose."""

    grid: Literal["flat", "stacks"]


class View(Frame):
    """What a seat may know."""

    game: Literal["masker"]
    options: Options
    grid: list[str]
    colours: list[Colour | None]
    captured: list[str]
    turn: Seat
    taken: int
    anywhere: bool
    eliminated: list[Seat]
    unlimited: bool
    past: list[str] | None
    full_at: int | None
    anywhere_by: Literal["white", "alone"] | None


# -- events


class Captures(Deed):
    event: Literal["captures"]
    at: str
    cross: Cross


class GoesOn(Deed):
    event: Literal["stops", "passes", "lifts"]


class Eliminates(Deed):
    event: Literal["eliminates"]
    seats: list[Seat]
    colour: Colour


class HandsOver(Deed):
    event: Literal["hands-over"]
    to: Seat
    crosses: str


Event = Captures | GoesOn | Eliminates | HandsOver | Ends


# -- previews


class Preview(TypedDict):
    """What a move would do, as if nobody wore a colour that is in doubt."""

    captures: Cross | None
    eliminates: list[Seat]
    doubt: bool
    ends: Literal["turn", "game"] | None
    turn: Seat | None
    opens: list[str]
    anywhere: bool
