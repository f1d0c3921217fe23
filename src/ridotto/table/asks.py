"""What a guest can ask of a table. Each asking has an id of the asker's own making: asking twice is harmless."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal

import msgspec

from ridotto.table.log import Clock, Options, hyphenated

LARGEST_ASKING = 4_096  # bytes on a socket
LONGEST_ID = 40
LONGEST_MOVE = 80
LONGEST_TALK = 400
MOST_SEATS = 16  # fifteen players and a master of ceremonies

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
HushNumber = Annotated[int, msgspec.Meta(ge=0)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]  # the table says how long a name may be
Sign = Literal["bravo", "heart", "laugh", "wow", "ouch", "hmm"]
Talk = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TALK)]


class Asking(msgspec.Struct, frozen=True, tag_field="ask", tag=hyphenated, forbid_unknown_fields=True):
    id: Id


# -- before the start


class Sit(Asking, frozen=True):
    """Takes a free seat. A second seat on the same device needs a name of its own; by the old name one moves over."""

    seat: Seat
    name: Name | None = None
    title: Literal["lady", "lord"] | None = None


class Stand(Asking, frozen=True):
    """Leaves a seat before the start; the host can also free the seat of a bot or of a guest."""

    seat: Seat


class SeatBot(Asking, frozen=True):
    seat: Seat
    kind: Name


class Arrange(Asking, frozen=True):
    """The host changes what is played, or how; what is left out stays as it is."""

    seats: Seat | None = None
    options: Options | None = None
    clock: Clock | None = None
    public: bool | None = None
    hints: bool | None = None  # whether people may ask for hints


class Kick(Asking, frozen=True):
    seat: Seat


class Start(Asking, frozen=True):
    """Deals. Empty seats are taken by bots, of the usual kind if none is named."""

    bots: Name | None = None


# -- in the game


class Move(Asking, frozen=True):
    """With the number of the hush that the person saw (`Frame.hush_number`) a move never counts for a later one."""

    seat: Seat
    move: MoveText
    hush_number: HushNumber | None = None


class Nod(Asking, frozen=True):
    """In a hush everybody taps something. With its number the tap never counts for a later one."""

    seat: Seat
    hush_number: HushNumber | None = None


class Say(Asking, frozen=True):
    """At the table by the first seat of the asker, or in the gallery by one who watches."""

    text: Talk


class React(Asking, frozen=True):
    """A sign instead of words, heard as talk is."""

    sign: Sign


class Undo(Asking, frozen=True):
    """Asks to take back this seat's last move."""

    seat: Seat


class AnswerUndo(Asking, frozen=True):
    seat: Seat
    yes: bool


class Pause(Asking, frozen=True):
    """All clocks stand still."""


class Resume(Asking, frozen=True):
    """The clocks run again."""


class MoreTime(Asking, frozen=True):
    """Whoever leads gives what is under way another minute."""

    seat: Seat


class Resign(Asking, frozen=True):
    seat: Seat


class GiveSeat(Asking, frozen=True):
    """A bot plays on in this chair until its guest takes it back. The host can ask it for somebody who has been away
    for a while (`Presence.bot_from`); which kind of bot plays is then not theirs to choose."""

    seat: Seat
    kind: Name | None = None


class TakeSeat(Asking, frozen=True):
    seat: Seat


class Rematch(Asking, frozen=True):
    """After the end: a new table with the same people, seats rotated."""


# -- questions, which change nothing


class Why(Asking, frozen=True):
    """Why is this move refused?"""

    seat: Seat
    move: MoveText


class Look(Asking, frozen=True):
    """What would each of my moves do? Previews by move."""

    seat: Seat


class HintPlease(Asking, frozen=True):
    """What would a master do, and why?"""

    seat: Seat


AnyAsking = (
    Sit
    | Stand
    | SeatBot
    | Arrange
    | Kick
    | Start
    | Move
    | Nod
    | Say
    | React
    | Undo
    | AnswerUndo
    | Pause
    | Resume
    | MoreTime
    | Resign
    | GiveSeat
    | TakeSeat
    | Rematch
    | Why
    | Look
    | HintPlease
)


def digest_of(asking: AnyAsking) -> str:
    """Short: it only has to tell apart what one guest asks under one id."""
    return hashlib.blake2b(repr(asking).encode(errors="backslashreplace"), digest_size=8).hexdigest()
