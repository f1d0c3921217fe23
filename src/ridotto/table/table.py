"""A table is its log: `decide` says what would follow, `apply` is the only thing that changes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ridotto.errors import BadAsk, NotNow
from ridotto.rules.contract import State
from ridotto.table import (
    asks,
    clocks,
    gathering,
    hush,
    pace,
    patience,
    playing,
    rematch,
    renaming,
    standins,
    talk,
    undo,
)
from ridotto.table.asks import AnyAsking, digest_of
from ridotto.table.heard import heard_of
from ridotto.table.log import (
    AnyHappening,
    Dealt,
    Entry,
    Guest,
    Lifted,
    Moved,
    Reacted,
    Said,
    TookBack,
)
from ridotto.table.standing import GALLERY, Absent, Asker, Asks, Folds, Fresh, Knowers, Line, Standing, nobody_away

PARTS = (gathering, playing, pace, standins, talk, undo, rematch)
ASKS: Asks = {asking: part for room in (*PARTS, hush) for asking, part in room.ASKS.items()}
FOLDS: Folds = {what: part for room in (*PARTS, renaming, hush, patience, clocks) for what, part in room.FOLDS.items()}
QUESTIONS = (asks.Why, asks.Look, asks.HintPlease)
STIRRING = (Dealt, Moved, Lifted, TookBack)
MOST_ASIDES = 10_000  # entries of a log that are no moves: a long log costs whoever opens it time and memory
ENDLESS = (
    asks.Sit,
    asks.SeatBot,
    asks.Arrange,
    asks.Say,
    asks.React,
    asks.Undo,
    asks.Pause,
    asks.MoreTime,
    asks.GiveSeat,
)


class Table(Standing):
    """Time and randomness are passed in; nothing here reads a clock or draws a lot."""

    @classmethod
    def replay(cls, entries: Iterable[Entry]) -> Table:
        table = cls()
        table.apply(entries)
        return table

    # -- what would follow

    def decide(
        self, guest: Guest, asking: AnyAsking, now: float, fresh: Fresh, absent: Absent = nobody_away
    ) -> list[Entry]:
        """What would follow, or a RidottoError. Nothing, if it was asked before or changes nothing."""
        if self.was_taken(guest, asking):
            return []
        if isinstance(asking, QUESTIONS):
            self.check_mine(guest, asking.seat)
            if isinstance(asking, asks.HintPlease):
                self.check_hints()
            return []
        if isinstance(asking, ENDLESS):
            self._check_room(guest)
        happenings = self.would_follow(Asker(guest, now, fresh, absent), asking)
        entries = [Entry(now, what, guest.id) for what in happenings[1:]]
        return [Entry(now, happenings[0], guest.id, asking.id, digest_of(asking)), *entries] if happenings else []

    def was_taken(self, guest: Guest, asking: AnyAsking) -> bool:
        """Whether this very asking was taken before. To another one under its id, no answer would be true."""
        if (guest.id, asking.id) not in self.asked:
            return False
        known = self.asked[guest.id, asking.id]
        if isinstance(asking, QUESTIONS) or known not in (None, digest_of(asking)):
            raise BadAsk("id-used", id=asking.id)
        return True

    def _check_room(self, guest: Guest) -> None:
        """What could go on for ever ends somewhere; whatever a game needs goes on. Others leave the host some room."""
        room = MOST_ASIDES if guest.id == self.host.id else MOST_ASIDES * 4 // 5
        if len(self.entries) - len(self.moves) >= room:
            raise NotNow("table-log-full")

    def would_follow(self, asker: Asker, asking: AnyAsking) -> list[AnyHappening]:
        """Whatever its id."""
        return ASKS[type(asking)](self, asker, asking)

    def bot_decides(self, seat: int, move: str, now: float) -> list[Entry]:
        """What follows from the move that a bot has chosen; nothing, if nobody asks it any more."""
        return noted(playing.bot_plays(self, seat, move), now)

    def guest_renamed(self, guest: Guest, was: str, now: float) -> list[Entry]:
        """What follows when a guest has taken another name in the house."""
        return [Entry(now, what, guest.id) for what in renaming.renames(self, guest, was)]

    def thinkers(self) -> list[tuple[int, str]]:
        """Seat and kind of the bots that have to decide now, each by `state.view(seat)`."""
        return playing.thinkers(self)

    @property
    def due(self) -> float | None:
        """When the clock makes something happen."""
        if self.phase != "playing" or self.paused_at is not None:
            return None
        if self.hush is not None:
            return hush.due(self, self.hush)
        first = clocks.next_due(self)
        return None if first is None else first[0]

    def tick(self, now: float) -> list[Entry]:
        """The next thing that the clock makes happen by now. Apply it, then ask again until nothing is due."""
        due = self.due
        if due is None or due > now:
            return []
        if self.hush is not None:
            return noted(hush.tick(self, self.hush, now), now)
        first = clocks.next_due(self)
        return [] if first is None else noted(playing.times_out(self, first[1]), now)

    # -- what happens

    def apply(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self._take(entry)

    def _take(self, entry: Entry) -> None:
        what = entry.what
        facts = heard_of(what)
        self.heard = []
        before, movers = self.state, len(self.movers)
        knowers = FOLDS[type(what)](self, what, entry.at)
        if knowers is not None:
            knowers |= self._see_otherwise(before)
        self.foreseen = None
        if entry.guest is not None and entry.ask is not None:
            self.asked[entry.guest, entry.ask] = entry.digest
        if self.phase == "gathering":
            self.streams.clear()  # who holds which seats still changes
        # With the first move of a seat there is something to take back, and a frame says so.
        frames = self._frames(what) or len(self.movers) != movers
        self._write(Line(entry, knowers, facts, self.heard, frames, isinstance(what, STIRRING)))

    def _see_otherwise(self, before: State | None) -> Knowers:
        """Those to whom the game looks otherwise than before: they notice, whether a rulebook tells them or not."""
        after = self.state
        if before is None or after is None or before is after:
            return frozenset()
        seats = [seat for seat in range(len(self.chairs)) if before.view(seat) != after.view(seat)]
        return frozenset(seats if before.view(None) == after.view(None) else [*seats, GALLERY])

    def _frames(self, what: AnyHappening) -> bool:
        if isinstance(what, Moved):
            return self.clock.kind != "none" or self.game.secret_deciders or self.lesson
        return not isinstance(what, Said | Reacted)

    def _write(self, line: Line) -> None:
        for seats, stream in self.streams.items():
            if is_noticed(line, seats):
                stream.append(len(self.lines))
        if is_noticed(line, ()):
            self.changed = line.entry.at
        self.entries.append(line.entry)
        self.lines.append(line)

    def stream(self, seats: tuple[int, ...]) -> list[int]:
        """The lines that a device with these seats notices, by their number."""
        if seats not in self.streams:
            self.streams[seats] = [number for number, line in enumerate(self.lines) if is_noticed(line, seats)]
        return self.streams[seats]


def is_noticed(line: Line, seats: Sequence[int]) -> bool:
    return line.knowers is None or not line.knowers.isdisjoint(seats or (GALLERY,))


def noted(happenings: list[AnyHappening], now: float) -> list[Entry]:
    """Entries that nobody asked for."""
    return [Entry(now, what) for what in happenings]
