"""The messages that a device receives: the wire's types towards the player.

A device receives one stream. It's numbered by what *this* device may notice: a number that followed the log would
reveal by its gaps that something secret happened.
"""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec

from ridotto.rules.event import Facts
from ridotto.table.events import Clock, Options

Seconds = float


class ContentRef(TypedDict):
    """Stands for content of the players' own, such as a deck: how many lines it has, and their digest.

    `GET /api/tables/CODE/options` returns the lines. In a command, it means the content that the table already has.
    """

    lines: int
    digest: str


class ChairInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a chair, as everybody may know."""

    name: str | None = None  # None: free
    bot: str | None = None  # the kind, if a bot plays here now
    guest: bool = False  # whether a person holds the chair (a bot may be playing for them)
    title: Literal["lady", "lord"] | None = None
    mine: bool = False  # held by this device
    here: bool = False  # some device of its guest is connected


class Guide(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a lesson says to its learner: keys of sentences, and moves they could make."""

    say: str  # what to see and to try
    feedback: str | None = None  # what came of what they have just tried
    tries: tuple[str, ...] = ()
    wants: bool = False  # whether it means certain moves that are too many to show


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table around the game, as everybody may know it."""

    code: str
    game: str
    phase: Literal["gathering", "playing", "ended"]
    chairs: tuple[ChairInfo, ...]
    options: Options  # with a ContentRef for content of the players' own
    clock: Clock
    public: bool
    leader: int | None = None  # the seat of a person who leads and doesn't play
    host: bool = False  # whether this device is the host's
    hosted_by: str = ""
    hints_allowed: bool = False  # whether the host allows hints among people
    hints: bool = False  # whether a hint is given here now: somebody alone with bots may always ask
    seal: str | None = None  # published at the deal
    seed: str | None = None  # published at the end, with its salt: `ridotto verify` proves the seal
    salt: str | None = None
    paused: bool = False
    undoable: tuple[int, ...] = ()  # at which of this device's own seats something can be taken back now
    undo: int | None = None  # the seat that asks to take back
    undo_events: tuple[Facts, ...] = ()  # what happened by that move, as this device saw it
    undo_later: tuple[int, ...] = ()  # by seat: how many moves after that one would go with it; empty: none
    undo_revealed: bool = False  # whether a card drawn since would stay known
    answers: tuple[int, ...] = ()  # the seats whose yes is still missing
    hush: bool = False  # everybody has to tap
    hush_number: int = 0  # goes up with every hush that begins or ends; a tap or a move can be sent with it
    calls_from: float | None = None  # when a dance's first hush begins, as Unix time: how the vote ended is read first
    nodded: tuple[int, ...] = ()  # which of this device's own seats have tapped, and have nothing more to decide
    awaited: tuple[int, ...] = ()  # whose taps the hush waits for, as far as this device may know
    talk: bool = True  # whether this device may talk now
    watching: int = 0  # guests who are connected and have no seat
    left: tuple[Seconds | None, ...] = ()  # what each seat's clock has left; None: not everybody may see it run
    running: tuple[int, ...] = ()  # the seats whose clocks run
    due: float | None = None  # when the time of those who decide is up, as Unix time
    starts_itself: bool = False  # before the start: as soon as everybody who has a seat is here
    rematch: str | None = None  # the code of the next table
    rematch_by: int | None = None  # the seat that asked for it
    rematch_game: str | None = None  # what is played there, if it's another game
    guide: Guide | None = None  # in a lesson, to its learner


class Perspective(msgspec.Struct, frozen=True):
    """What one seat of the device (None: a spectator) sees: what happened, and its view of the game."""

    seat: int | None
    events: tuple[Facts, ...]
    view: Facts | None  # None before the deal; in an update: it's unchanged, or a later update brings it


class SideShare(msgspec.Struct, frozen=True):
    """How often a side wins, with its 95% interval."""

    side: str
    rate: float
    low: float
    high: float


class DealtSet(msgspec.Struct, frozen=True):
    """What may be dealt, and how often the first side should win with it."""

    picks: tuple[str, ...]
    rate: float


class Balance(msgspec.Struct, frozen=True, omit_defaults=True):
    """How even a game is if bots of one strength play all seats. What the sides don't win, nobody does."""

    strength: str
    sides: tuple[SideShare, ...]
    length: float  # of a usual game, in whatever the game counts; 0: in nothing
    shortest: float  # four games in five last from here …
    longest: float  # … to there
    games: int = 0  # that were played to find out; 0: it's an estimate
    sets: tuple[DealtSet, ...] = ()  # one of these is dealt, by lot
    ignored: tuple[str, ...] = ()  # options that are chosen, but not taken into account


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot", omit_defaults=True):
    """The first message on a socket: the current state, and all that this device may know of the past."""

    n: int
    seats: tuple[int, ...]  # the seats that this device holds; the stream belongs to them
    info: TableInfo
    seen: tuple[Perspective, ...]
    now: float
    recalled: tuple[Facts, ...] = ()  # what was said last at the tables before, if this guest was there


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """Something happened that this device may notice."""

    n: int
    seen: tuple[Perspective, ...]
    at: float
    info: TableInfo | None = None  # None: it's unchanged, or a later update brings it


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence", omit_defaults=True):
    """Which guests are connected; not part of the log. A table info carries the same, as of the moment it was made."""

    here: tuple[bool, ...]  # by chair
    watching: int
    # By chair: from when on the host can let a bot play for its absent guest (Unix time). Left out: all are here.
    bot_from: tuple[float | None, ...] = ()


MeasurementState = Literal["running", "done", "stopped", "failed"]


class Measurement(msgspec.Struct, frozen=True, tag_field="type", tag="measurement", omit_defaults=True):
    """How many games the house has played to measure the arrangement; not part of the log."""

    strength: str  # of the bots that play
    most: int  # games
    state: MeasurementState
    balance: Balance | None = None  # by the games so far; None: there are none, or they don't count


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """Your command was accepted, and is on disk."""

    id: str
    answer: Facts | None = None  # to a query: previews, hints, the next table's code


class Refusal(msgspec.Struct, frozen=True, tag_field="type", tag="refusal", omit_defaults=True):
    """Your command was refused; nothing has changed."""

    code: str
    key: str
    facts: dict[str, str | int]
    sentence: str  # in the guest's language
    id: str | None = None


class Leave(msgspec.Struct, frozen=True, tag_field="type", tag="leave"):
    """You have to leave: the table is gone, or the host doesn't want you here."""

    key: str
    sentence: str


AnyMessage = Snapshot | Update | Presence | Measurement | Done | Refusal | Leave
