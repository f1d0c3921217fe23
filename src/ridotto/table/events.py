"""The events in a table's log: a table is its log, and replaying it gives the table back.

Everything here is the whole truth, secrets included. The gate decides what a seat may know of it (`gate.py`).
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

Options = dict[str, object]
Title = Literal["lady", "lord"]  # CV-7


def kebab_case(name: str) -> str:
    """BotSat becomes bot-sat, on the wire and on disk."""
    return re.sub("(?<!^)(?=[A-Z])", "-", name).lower()


class TableEvent(msgspec.Struct, frozen=True, tag_field="event", tag=kebab_case, omit_defaults=True):
    """One thing that happened at a table."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a player may think.

    none: as long as they like. move: `seconds` for every decision. bank: `seconds` for the whole game, and `increment`
    more after each move. days: `seconds` for every decision too, but so many that nobody has to sit and wait.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: int = 0
    increment: int = 0


class Guest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody in the house. They need no account, just a name."""

    id: str
    name: str
    title: Title | None = None
    language: str = "en"


# -- gathering


class Opened(TableEvent, frozen=True):
    table: str  # can't be guessed
    code: str  # short enough to type
    game: str
    seats: int
    options: Options
    clock: Clock
    public: bool
    host: Guest
    lesson: bool = False  # a guided first game
    starts_itself: bool = False  # as soon as everybody is here, unless the host arranges something first


class Arranged(TableEvent, frozen=True):
    """The host has changed what is played, or how.

    A reference stands for content that an earlier entry holds (`content.py`). Older logs have it again each time.
    """

    seats: int
    options: Options
    clock: Clock
    public: bool


class HintsRuled(TableEvent, frozen=True):
    """The host has said whether people may ask for hints here. Until then they may not; somebody alone with bots always
    may."""

    allowed: bool


class Sat(TableEvent, frozen=True):
    """A guest sits down; one device may hold several seats, each under its own name (hotseat)."""

    seat: int
    guest: Guest


class BotSat(TableEvent, frozen=True):
    seat: int
    kind: str
    name: str


class Stood(TableEvent, frozen=True):
    """The seat is free again, before the start."""

    seat: int


class Renamed(TableEvent, frozen=True):
    """The guest of a chair has a different name from now on."""

    seat: int
    name: str
    was: str


class Kicked(TableEvent, frozen=True):
    """The host doesn't want this guest at the table."""

    guest: str


class Moved(TableEvent, frozen=True):
    """A move that was played, by the person at the seat, the bot at the seat, or the clock."""

    seat: int
    move: str
    by: Literal["person", "bot", "clock"] = "person"


class Dealt(TableEvent, frozen=True):
    """The game begins. The seed is secret until the end; its seal is published now."""

    seed: str  # a whole number, too long for a JSON number
    salt: str  # so that nobody can try all seeds against the seal
    seal: str  # SHA-256 of "seed/salt"
    edition: int = 1  # of the game's rules; logs from before there were several don't have it


# -- the hush: nobody may know whose decisions these are (CV-40)


class Sealed(TableEvent, frozen=True):
    """A secret move that others would notice if it were played: it waits until everybody has tapped."""

    seat: int
    move: str
    by: Literal["person", "bot", "clock"] = "person"


class Nodded(TableEvent, frozen=True):
    """Everybody taps something in a hush, called or not, so that a tap reveals nothing."""

    seat: int


class Awaited(TableEvent, frozen=True):
    """These people haven't tapped for a while: everybody is told whom the dance waits for."""

    seats: tuple[int, ...]


class Lifted(TableEvent, frozen=True):
    """The hush is over; the sealed moves are played."""


# -- around the game


class Said(TableEvent, frozen=True):
    """Free talk. The table doesn't hear the gallery (the spectators) before the end."""

    name: str
    text: str
    seat: int | None = None  # None: from the gallery


class Recalled(TableEvent, frozen=True):
    """What was said last at the tables that these people come from. Nobody else may read it."""

    readers: tuple[str, ...]  # the ids of guests
    lines: tuple[Said, ...]  # with the seats of that time


class Reacted(TableEvent, frozen=True):
    """A sign instead of words; it reaches whoever talk would reach."""

    name: str
    sign: str
    seat: int | None = None  # None: from the gallery


class UndoAsked(TableEvent, frozen=True):
    seat: int
    to: int  # how many moves would remain
    revealed: bool = False  # something hidden has come out since, and would stay known


class UndoAnswered(TableEvent, frozen=True):
    seat: int
    yes: bool
    withdrawn: bool = False  # whether it's by whoever had asked


class TookBack(TableEvent, frozen=True):
    to: int


class Paused(TableEvent, frozen=True):
    seat: int


class Resumed(TableEvent, frozen=True):
    seat: int


class GaveTime(TableEvent, frozen=True):
    """Whoever leads has given what is under way another minute."""

    seat: int


class Resigned(TableEvent, frozen=True):
    seat: int
    name: str | None = None  # of whoever resigned: the chair may be a bot's now; older logs don't say


class TimedOut(TableEvent, frozen=True):
    """Their time was up; the clock's move follows."""

    seat: int


class BotTook(TableEvent, frozen=True):
    """A bot plays on in this chair until its guest comes back."""

    seat: int
    kind: str


class TookSeat(TableEvent, frozen=True):
    """The guest of the chair plays again."""

    seat: int


class Ended(TableEvent, frozen=True):
    """By the rules, or because somebody resigned. Now the seed is published."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Rematched(TableEvent, frozen=True):
    """The same people sit at a new table, seats rotated."""

    table: str
    code: str
    seat: int | None = None  # whoever asked for it; older logs don't say
    starts_itself: bool = False
    game: str | None = None  # None: the same game again


AnyTableEvent = (
    Opened
    | Arranged
    | HintsRuled
    | Sat
    | BotSat
    | Stood
    | Renamed
    | Kicked
    | Dealt
    | Moved
    | Sealed
    | Nodded
    | Awaited
    | Lifted
    | Said
    | Recalled
    | Reacted
    | UndoAsked
    | UndoAnswered
    | TookBack
    | Paused
    | Resumed
    | GaveTime
    | Resigned
    | TimedOut
    | BotTook
    | TookSeat
    | Ended
    | Rematched
)


# On disk the keys are those of the first version.
class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True, rename={"event": "what", "command_id": "ask"}):
    """An entry of the log."""

    at: float  # Unix time
    event: AnyTableEvent
    guest: str | None = None  # whose command it follows from
    command_id: str | None = None  # the id of their command, so that sending it twice is harmless
    digest: str | None = None  # of that command: another one under its id is refused; older logs don't have it


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(LogEntry)


def encode_entry(entry: LogEntry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(payload: bytes) -> LogEntry:
    return _decoder.decode(payload)
