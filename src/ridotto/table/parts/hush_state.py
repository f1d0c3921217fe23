"""The hush that is on at a table: who has tapped, and what is sealed. The rules about it are in `handlers/hush.py`, and
how long it lasts in `handlers/hush_timing.py`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ridotto.table.events import Moved, Sealed


@dataclass(slots=True)
class Hush:
    """Somebody decides, and nobody may know who (CV-40): everybody taps."""

    since: float
    tapped_at: float  # when a person last tapped
    tapped: set[int] = field(default_factory=set)
    again: set[int] = field(default_factory=set)  # those around a device at which somebody was called again
    sealed: list[Sealed] = field(default_factory=list)
    leader_nodded: bool = False  # whoever leads waits for no more taps
    awaited: tuple[int, ...] = ()  # the seats that everybody has been told the others wait for
    is_dance: bool = False  # whether everybody knows that a dance is on
    calls_from: float | None = None  # when everybody has read how the vote ended; None: there was nothing to read

    def missing_taps(self, people: Iterable[int]) -> tuple[int, ...]:
        """Those of them who haven't tapped."""
        return tuple(seat for seat in people if seat not in self.tapped)

    def tap(self, seat: int, at: float) -> None:
        if seat in self.tapped:
            self.again.discard(seat)
        self.tapped.add(seat)
        self.tapped_at = at

    def call_again(self, around: tuple[int, ...]) -> None:
        """Somebody at this device has tapped and is called once more, so everybody there taps once more."""
        self.again.update(around)

    def let_go_on(self, at: float) -> None:
        """By the leader's nod. Nor does the hush wait for the extra time that they had given (CV-34), but everybody
        knows from when on the dance calls."""
        self.leader_nodded = True
        self.since = min(self.since, max(at, self.calls_from or at))

    def wait_again(self, leader: int) -> None:
        """Whoever leads waits for taps after all."""
        self.leader_nodded = False
        self.tapped.discard(leader)

    def seal(self, decision: Sealed, at: float) -> None:
        self.sealed.append(decision)
        if decision.by == "person":
            self.tap(decision.seat, at)

    def note_move(self, move: Moved, at: float) -> None:
        """A decision that not everybody notices is a tap, unless it was sealed before: then it has been one."""
        sealed = [decision for decision in self.sealed if decision.seat != move.seat]
        if move.by == "person" and len(sealed) == len(self.sealed):
            self.tap(move.seat, at)
        self.sealed = sealed

    def remind(self, seats: tuple[int, ...]) -> None:
        self.awaited = seats

    def excuse(self, at: float) -> None:
        """Somebody needn't tap any more: for the length of the hush, that's as if they had tapped now."""
        self.tapped_at = at

    def shift(self, seconds: float) -> None:
        """As if it had begun later."""
        self.since += seconds
        self.tapped_at += seconds

    def call_later(self, seconds: float) -> None:
        """If the dance hasn't called yet."""
        if self.calls_from is not None:
            self.calls_from += seconds


@dataclass(slots=True)
class HushState:
    current: Hush | None = None
    number: int = 0  # goes up with every hush that begins or ends: everybody notices that

    def replace(self, following: Hush | None) -> None:
        """This hush is over and that one begins; None: nobody decides in secret any more."""
        if self.current is not None or following is not None:
            self.number += 1
        self.current = following

    def stop(self) -> None:
        """The game is over."""
        self.current = None
