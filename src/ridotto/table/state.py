"""The state of a table: what its log adds up to, in parts, and the questions and checks that all handlers share.

Handlers (`gathering`, `playing`, `hush`, `clocks`, …) look alike. First come the commands, as functions that return the
events that would follow; then the events, as functions that change the parts of the state. Only `Table.apply` calls the
latter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from ridotto.bots import can_advise
from ridotto.errors import NotAllowed, NotNow, UnknownSeat
from ridotto.rules.contract import Game, State
from ridotto.table.events import Clock, Dealt, Ended, Guest, LogEntry, Moved, Options, Recalled, Rematched
from ridotto.table.history import history
from ridotto.table.parts.arrangement import Arrangement
from ridotto.table.parts.chairs import Chair
from ridotto.table.parts.game_progress import GameProgress, Phase
from ridotto.table.parts.hush_state import Hush, HushState
from ridotto.table.parts.seating import Seating
from ridotto.table.parts.table_clocks import TableClocks
from ridotto.table.parts.table_log import TableLog
from ridotto.table.parts.undo_state import PendingUndo, UndoState


class Randomness(Protocol):
    """Whatever nobody can predict comes from outside."""

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


class TableState:
    def __init__(self) -> None:
        self.id = ""
        self.code = ""
        self.arrangement = Arrangement()
        self.seating = Seating()
        self.progress = GameProgress()
        self.clocks = TableClocks()
        self.hushes = HushState()
        self.undo = UndoState()
        self.log = TableLog()
        self.rematch: Rematched | None = None
        self.lapsed_rematches = 0  # invitations from before the end
        self.recalled: list[Recalled] = []  # from the tables before

    # -- what is read most

    @property
    def game(self) -> Game:
        return self.arrangement.game

    @property
    def seats(self) -> int:
        """How many players there are; there may be one more chair, for a person who leads."""
        return self.arrangement.seats

    @property
    def options(self) -> Options:
        return self.arrangement.options

    @property
    def lesson(self) -> bool:
        return self.arrangement.lesson

    @property
    def host(self) -> Guest:
        return self.seating.host

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.seating.chairs

    @property
    def phase(self) -> Phase:
        return self.progress.phase

    @property
    def dealt(self) -> Dealt | None:
        return self.progress.dealt

    @property
    def state(self) -> State | None:
        return self.progress.state

    @property
    def moves(self) -> list[Moved]:
        return self.progress.moves

    @property
    def ended(self) -> Ended | None:
        return self.progress.ended

    @property
    def clock(self) -> Clock:
        return self.clocks.clock

    @property
    def is_paused(self) -> bool:
        return self.clocks.paused_at is not None

    @property
    def hush(self) -> Hush | None:
        return self.hushes.current

    @property
    def pending_undo(self) -> PendingUndo | None:
        return self.undo.pending

    @property
    def entries(self) -> list[LogEntry]:
        return self.log.entries

    # -- questions

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that a guest holds, whether or not a bot plays there for them."""
        return self.seating.seats_of(guest)

    def people(self) -> list[int]:
        """The seats at which people decide; whoever leads isn't among them."""
        return [seat for seat, chair in enumerate(self.seating.chairs[: self.seats]) if chair.is_person]

    def history(self, moves: int | None = None) -> Iterator[State]:
        """The game as it was dealt, then after each move, or after each of the first so many. See `history.history`."""
        assert self.dealt is not None
        return history(self.arrangement.deal(self.dealt), [(move.seat, move.move) for move in self.moves[:moves]])

    def state_after(self, moves: int) -> State:
        """The game after so many moves."""
        *_, state = self.history(moves)
        return state

    @property
    def gives_hints(self) -> bool:
        """Somebody alone with bots may always ask; people among themselves may if their host has said so."""
        are_allowed = self.arrangement.hints_allowed or sum(chair.guest is not None for chair in self.chairs) <= 1
        return are_allowed and can_advise(self.game)

    def is_leader(self, seat: int) -> bool:
        return seat >= self.seats

    @property
    def leader(self) -> int | None:
        """The seat of a person who leads and doesn't play; None if there is none."""
        return self.seats if len(self.chairs) > self.seats else None

    def check_playing(self) -> State:
        """The game that is being played, or NotNow."""
        progress = self.progress
        if progress.phase != "playing" or progress.state is None:
            raise NotNow("table-not-begun" if progress.phase == "gathering" else "table-is-over")
        return progress.state

    def check_unpaused(self) -> State:
        """The same, if it isn't paused either."""
        state = self.check_playing()
        if self.is_paused:
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
        """The chair, if it's this guest's."""
        chair = self.chair(seat)
        if chair.guest is None or chair.guest.id != guest.id:
            raise NotAllowed("table-not-your-seat", number=seat + 1)
        return chair

    def check_plays_seat(self, guest: Guest, seat: int) -> None:
        """The chair is this guest's, and they play there themselves."""
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
