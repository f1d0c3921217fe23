"""The shape of what leaves Mask. docs/positions.md tells what each field means."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ridotto.rules.shape import Deed, Ends, Frame, News, Seat

Phase = Literal["place", "orient", "turn", "move", "auction", "card", "over"]
Orientation = Literal[0, 1, 2, 3]
Rings = dict[str, Literal[3, 5]]

# `in` and `from` cannot be written as fields of a class.
StillIn = TypedDict("StillIn", {"in": list[Seat]})
Leaving = TypedDict("Leaving", {"from": str})


class Options(TypedDict):
    """How it is played."""

    farewell: bool


class Choices(TypedDict, total=False):
    """What the host may choose."""

    farewell: bool
    masks: int | None
    first: Literal["lot"] | Seat
    deck: list[str] | None
    stencils: list[str] | None


class LaidMask(TypedDict):
    """A mask on the base."""

    name: str
    orientation: Orientation


class DrawnCard(TypedDict):
    """A card beside the pile."""

    card: str | None
    does: str | None
    seen_by: list[Seat]
    read_out: bool


class Bidding(DrawnCard, StillIn):
    """In the phase `auction`."""

    bid: int
    bidder: Seat | None
    asked: Seat


class CarryingOut(DrawnCard):
    """In the phase `card`."""

    buyer: Seat
    doer: Seat
    walked: dict[str, int]


class View(Frame):
    """What a seat may know."""

    game: Literal["mask"]
    options: Options
    sticks: list[tuple[str | None, str | None]]
    points: list[int]
    mask: str | None
    orientation: Orientation | None
    rings: Rings
    laid: list[LaidMask]
    opener: Seat
    turn: Seat
    phase: Phase
    remembers: list[list[int]]
    read_out: list[int]
    deck: list[str] | None
    stencils: list[str] | None
    turned_up: str | None
    masks_left: int
    unseen_masks: list[str]
    cards: list[str | None]
    unseen_cards: list[str]
    auction: Bidding | CarryingOut | None
    costs: list[int | None]
    orientations: list[Rings]
    wages: list[int]


# -- events


class Places(Deed):
    event: Literal["places"]
    at: str


class TurnsUp(Deed):
    event: Literal["turns-up"]
    mask: str


class Lays(Deed):
    event: Literal["lays", "turns"]
    mask: str
    orientation: Orientation


class GoesOn(Deed):
    event: Literal["passes", "out", "cannot-bid", "unsold"]


class IsDone(Deed):
    event: Literal["done"]
    card: NotRequired[str]  # with which


class Goes(Deed, Leaving):
    event: Literal["goes", "walks", "leaps", "puts"]
    to: str
    owner: Seat
    cost: int


class Swaps(Deed):
    event: Literal["swaps"]
    one: str
    other: str
    owners: list[Seat]


class Draws(Deed):
    event: Literal["draws"]
    card: NotRequired[str]  # to the seller


class Bids(Deed):
    event: Literal["bids", "pays-bank", "gets"]
    points: int


class Buys(Deed):
    event: Literal["buys", "keeps"]
    card: str
    points: int
    seller: Seat


class Pays(Deed):
    event: Literal["pays"]
    points: int
    to: Seat


class Skips(Deed):
    event: Literal["skips", "cannot"]
    card: str


class Payday(News):
    event: Literal["payday"]
    mask: str
    gains: list[int]


class TakesOff(News):
    event: Literal["takes-off"]
    mask: str


Event = (
    Places
    | TurnsUp
    | Lays
    | GoesOn
    | IsDone
    | Goes
    | Swaps
    | Draws
    | Bids
    | Buys
    | Pays
    | Skips
    | Payday
    | TakesOff
    | Ends
)


# -- previews


class Preview(TypedDict):
    """What a move would do to sticks, rings and points."""

    cost: int
    points: list[int]
    way: list[str]
    rings: Rings
    gains: list[int]
