"""The commands that a guest can send to a table. Their sender chooses an id for each: sending it twice is harmless."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal

import msgspec

from ridotto.table.events import Clock, Options, kebab_case

LARGEST_COMMAND = 4_096  # bytes on a socket
LONGEST_ID = 40
LONGEST_MOVE = 80
LONGEST_TALK = 400
MOST_SEATS = 16  # fifteen players and a master of ceremonies

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
HushNumber = Annotated[int, msgspec.Meta(ge=0)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]  # the table says how long a name may be
Sign = Literal["bravo", "heart", "laugh", "wow", "ouch", "hmm"]
Talk = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TALK)]


class Command(msgspec.Struct, frozen=True, tag_field="command", tag=kebab_case, forbid_unknown_fields=True):
    id: CommandId


# -- before the start


class Sit(Command, frozen=True):
    """Takes a free seat. A second seat on the same device needs a name of its own; with the old name, it's a change of
    seats."""

    seat: SeatNumber
    name: Name | None = None
    title: Literal["lady", "lord"] | None = None


class Stand(Command, frozen=True):
    """Leaves a seat before the start; the host can also free the seat of a bot or a guest."""

    seat: SeatNumber


class SeatBot(Command, frozen=True):
    seat: SeatNumber
    kind: Name


class Arrange(Command, frozen=True):
    """The host changes what is played, or how; whatever is left out stays as it is."""

    seats: SeatNumber | None = None
    options: Options | None = None
    clock: Clock | None = None
    public: bool | None = None
    hints: bool | None = None  # whether people may ask for hints


class Kick(Command, frozen=True):
    seat: SeatNumber


class Start(Command, frozen=True):
    """Deals. Empty seats are taken by bots, of the usual kind if none is named."""

    bots: Name | None = None


class Measure(Command, frozen=True):
    """The host wants to know how even the arrangement is: bots of that strength play it in the background."""

    strength: Name


class StopMeasuring(Command, frozen=True):
    """They may stop."""


# -- in the game


class Move(Command, frozen=True):
    """With the number of the hush that the person saw (`TableInfo.hush_number`), it never counts for a later one."""

    seat: SeatNumber
    move: MoveText
    hush_number: HushNumber | None = None


class Nod(Command, frozen=True):
    """In a hush everybody taps something. With its number, the tap never counts for a later one."""

    seat: SeatNumber
    hush_number: HushNumber | None = None


class Say(Command, frozen=True):
    """At the table from the sender's first seat, or in the gallery if they are a spectator."""

    text: Talk


class React(Command, frozen=True):
    """A sign instead of words; it reaches whoever talk would reach."""

    sign: Sign


class Undo(Command, frozen=True):
    """Asks to take back this seat's last move."""

    seat: SeatNumber


class AnswerUndo(Command, frozen=True):
    seat: SeatNumber
    yes: bool


class Pause(Command, frozen=True):
    """All clocks stop."""


class Resume(Command, frozen=True):
    """The clocks run again."""


class MoreTime(Command, frozen=True):
    """Whoever leads gives what is under way another minute."""

    seat: SeatNumber


class Resign(Command, frozen=True):
    seat: SeatNumber


class GiveSeat(Command, frozen=True):
    """A bot plays on in this chair until its guest takes it back. The host can do this for somebody who has been
    away for a while (`Presence.bot_from`), but can't choose the kind of bot then."""

    seat: SeatNumber
    kind: Name | None = None


class TakeSeat(Command, frozen=True):
    seat: SeatNumber


class Rematch(Command, frozen=True):
    """A new table with the same people, seats rotated: after the end, or, as an invitation, while a game is on."""

    starts_itself: bool = False  # as soon as everybody is there; if its host asks without it, they start it
    game: str | None = None  # to play something else together; whoever asks arranges and starts it


# -- queries, which change nothing


class Why(Command, frozen=True):
    """Why is this move refused?"""

    seat: SeatNumber
    move: MoveText


class Look(Command, frozen=True):
    """What would each of my moves do? Previews by move."""

    seat: SeatNumber


class HintPlease(Command, frozen=True):
    """What would a master do, and why?"""

    seat: SeatNumber


AnyCommand = (
    Sit
    | Stand
    | SeatBot
    | Arrange
    | Kick
    | Start
    | Measure
    | StopMeasuring
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


def command_digest(command: AnyCommand) -> str:
    """It's short: it only has to tell apart the commands that one guest sends under one id."""
    return hashlib.blake2b(repr(command).encode(errors="backslashreplace"), digest_size=8).hexdigest()
