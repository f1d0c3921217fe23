"""How things stand at a table: what its log has come to, and the questions that every part of the house rules asks.

The parts (`gathering`, `playing`, `hush`, `clocks`, …) look alike: first what can be asked, as functions that say what
would happen, then what does happen, as functions that change how things stand. Only `Table.apply` calls the latter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol

import msgspec

from ridotto.errors import NotAllowed, NotNow, UnknownSeat
from ridotto.rules.contract import Game, State
from ridotto.rules.event import Event, Facts
from ridotto.table.chairs import Chair
from ridotto.table.events import AnyTableEvent, Clock, Dealt, Ended, Guest, LogEntry, Moved, Options, Rematched, Sealed

Recipients = frozenset[int]
GALLERY = -1  # among knowers: those who watch


class Randomness(Protocol):
    """What nobody can foresee comes from outside."""

    def seed(self) -> int: ...

    def salt(self) -> str: ...

    def table(self) -> str: ...

    def code(self) -> str: ...


# Since when a guest has been away from the table, as Unix time; None: they are here.
AwaySince = Callable[[str], float | None]


def nobody_away(guest: str) -> float | None:
    return None


class CommandContext(msgspec.Struct, frozen=True):
    guest: Guest
    now: float
    randomness: Randomness
    away_since: AwaySince = nobody_away


class AppliedEntry(msgspec.Struct, frozen=True):
    """A line of the log as it can be told: to whom (None: to all), and what."""

    entry: LogEntry
    recipients: Recipients | None
    public_facts: Facts | None  # what happened around the game
    game_events: list[Event]  # what happened in it
    changes_info: bool  # whether the frame may be another now
    changes_views: bool  # whether the game stands otherwise now


@dataclass
class Hush:
    """Somebody decides, and nobody may know who (CV-40): everybody taps."""

    since: float
    tapped_at: float  # when a person tapped for the last time
    tapped: set[int] = field(default_factory=set)
    sealed: list[Sealed] = field(default_factory=list)
    leader_nodded: bool = False  # who leads waits for no more taps
    awaited: tuple[int, ...] = ()  # whom everybody has heard that the others wait for
    is_dance: bool = False  # whether everybody knows that a dance is on
    calls_from: float | None = None  # when everybody has read how the vote ended; None: nothing was to be read


@dataclass
class PendingUndo:
    seat: int
    to: int
    missing: set[int]  # the seats whose yes is missing
    revealed: bool


class TableState:
    game: Game
    host: Guest

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self.applied_entries: list[AppliedEntry] = []
        self.command_digests: dict[
            tuple[str, str], str | None
        ] = {}  # by guest and id, what was asked: twice is harmless
        self.id = ""
        self.code = ""
        self.seats = 0  # players; there may be one chair more, of a person who leads
        self.options: Options = {}
        self.contents: dict[str, list[str]] = {}  # by digest: all content of the players' own that the log holds
        self.options_with_refs: Options = {}  # the options as they are told
        self.clock = Clock()
        self.public = False
        self.hints_allowed = False  # whether the host allows hints among people
        self.lesson = False  # a guided first game
        self.phase: Literal["gathering", "playing", "ended"] = "gathering"
        self.chairs: tuple[Chair, ...] = ()
        self.seats_by_guest: dict[str, tuple[int, ...]] = {}  # by guest: his seats
        self.taken = 0  # chairs that are not free
        self.has_bots = False
        self.guests: dict[str, None] = {}  # who has opened it, and all who ever sat here: they find it again
        self.kicked_guests: set[str] = set()  # guests that the host has shown the door
        self.guests_at_deal: frozenset[str] = frozenset()  # the guests who had seats when it was dealt
        self.dealt: Dealt | None = None
        self.state: State | None = None
        self.moves: list[Moved] = []
        self.unprompted_moves = (
            0  # moves that the table didn't wait for: "not ready after all", or what whoever leads does
        )
        self.movers: set[int] = set()  # the seats at which people have moved, and could take that back
        self.game_events: list[Event] = []  # what the line at hand has brought
        self.decided_move: tuple[Moved, State] | None = None  # what a move that was just decided brings
        self.hush: Hush | None = None
        self.hush_number = 0  # goes up with every hush that begins or ends: everybody notices that
        self.pending_undo: PendingUndo | None = None
        self.paused_at: float | None = None
        self.running_since: dict[int, float] = {}  # since when the clocks of which seats run
        self.time_left: list[float] = []  # what each seat has in its bank
        self.timeouts_in_a_row: list[int] = []  # how often running each seat has let its time run out
        self.ended: Ended | None = None
        self.rematch: Rematched | None = None
        self.streams: dict[tuple[int, ...], list[int]] = {}  # by the seats of a device: the lines that it notices
        self.changed_at = 0.0  # when something has last happened that everybody notices; strangers are told this time

    # -- questions

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that a guest holds, a bot playing there for him or not."""
        return self.seats_by_guest.get(guest, ())

    def people(self) -> list[int]:
        """The seats at which people decide; who leads is not among them."""
        return [seat for seat in range(self.seats) if self.chairs[seat].is_person]

    @property
    def gives_hints(self) -> bool:
        """Somebody alone with bots may always ask; people among themselves may if their host has said so."""
        return self.hints_allowed or sum(chair.guest is not None for chair in self.chairs) <= 1

    def is_leader(self, seat: int) -> bool:
        return seat >= self.seats

    @property
    def leader(self) -> int | None:
        """The seat of a person who leads and doesn't play; None if there is none."""
        return self.seats if len(self.chairs) > self.seats else None

    @property
    def titles(self) -> list[str | None]:
        """The players' titles, by seat."""
        return [chair.guest.title if chair.guest else None for chair in self.chairs[: self.seats]]

    def check_playing(self) -> State:
        """The game that is being played, or NotNow."""
        if self.phase != "playing" or self.state is None:
            raise NotNow("table-not-begun" if self.phase == "gathering" else "table-is-over")
        return self.state

    def check_unpaused(self) -> State:
        """The same, if it is not paused either."""
        state = self.check_playing()
        if self.paused_at is not None:
            raise NotNow("table-is-paused")
        return state

    # -- checks. Programs count seats from 0; a sentence that people read counts them from 1, as the page does.

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise UnknownSeat("table-no-seat", number=seat + 1, last=len(self.chairs))
        return self.chairs[seat]

    def check_gathering(self) -> None:
        if self.phase != "gathering":
            raise NotNow("table-has-begun")

    def check_host(self, guest: Guest) -> None:
        if guest.id != self.host.id:
            raise NotAllowed("table-only-host", host=self.host.name)

    def check_holds_seat(self, guest: Guest, seat: int) -> Chair:
        """The chair, if it is this guest's."""
        chair = self.chair(seat)
        if chair.guest is None or chair.guest.id != guest.id:
            raise NotAllowed("table-not-your-seat", number=seat + 1)
        return chair

    def check_plays_seat(self, guest: Guest, seat: int) -> None:
        """The chair is this guest's and he plays there himself."""
        if self.check_holds_seat(guest, seat).bot is not None:
            raise NotNow("table-bot-plays", number=seat + 1)

    def check_hints(self) -> None:
        if not self.gives_hints:
            raise NotAllowed("table-no-hints", host=self.host.name)

    def first_seat_of(self, guest: Guest) -> int:
        """The first seat of a guest, for things that any player may do."""
        seats = self.seats_of(guest.id)
        if not seats:
            raise NotAllowed("table-only-players")
        return seats[0]

    # -- who sits where

    def set_chair(self, seat: int, chair: Chair) -> None:
        """Somebody sits down there, or gets up."""
        self.set_chairs((*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def set_chairs(self, chairs: tuple[Chair, ...]) -> None:
        """These chairs stand here now. Who holds which is asked with every move, and changes hardly ever."""
        self.chairs = chairs
        self.taken = sum(not chair.is_free for chair in chairs)
        self.has_bots = any(chair.bot is not None for chair in chairs)
        self.seats_by_guest = {}
        for seat, chair in enumerate(chairs):
            if chair.guest is not None:
                self.seats_by_guest[chair.guest.id] = (*self.seats_of(chair.guest.id), seat)


# What a part of the house rules offers: what can be asked, and what happens (it tells who notices; None: all do).
CommandHandlers = dict[type, Callable[..., list[AnyTableEvent]]]
EventAppliers = dict[type, Callable[..., Recipients | None]]
