"""What somebody has asked to take back, and whose consent is missing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ridotto.rules.event import Event


@dataclass(slots=True)
class PendingUndo:
    seat: int
    to: int  # so many moves would remain
    missing: set[int]  # the seats that haven't said yes yet
    revealed: bool  # something hidden has come out since, and would stay known
    events: tuple[Event, ...] = ()  # what happened by the move that would be taken back


@dataclass(slots=True)
class UndoState:
    pending: PendingUndo | None = None

    def ask(self, pending: PendingUndo) -> None:
        self.pending = pending

    def answer(self, seats: Iterable[int], yes: bool) -> None:
        """A single no ends it."""
        if not yes:
            self.pending = None
        elif self.pending is not None:
            self.pending.missing.difference_update(seats)

    def cancel(self) -> None:
        self.pending = None

    def lapse(self, by: str) -> None:
        """Whoever plays on has answered. A bot plays on whatever is asked."""
        if by != "bot":
            self.pending = None

    def cancel_if_concerned(self, seat: int) -> None:
        """Somebody whom it concerns has left; it can be asked for again."""
        if self.pending is not None and (seat == self.pending.seat or seat in self.pending.missing):
            self.pending = None
