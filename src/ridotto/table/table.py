"""A table is its log: `decide` says what would follow, `apply` is the only thing that changes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ridotto.errors import BadRequest, NotNow
from ridotto.rules.contract import State
from ridotto.table import commands, dispatch
from ridotto.table.commands import AnyCommand, command_digest
from ridotto.table.events import AnyTableEvent, Dealt, Guest, Lifted, LogEntry, Moved, Reacted, Said, TookBack
from ridotto.table.handlers import clocks, hush, playing, renaming
from ridotto.table.public_facts import public_facts
from ridotto.table.state import (
    GALLERY,
    AppliedEntry,
    AwaySince,
    CommandContext,
    Randomness,
    Recipients,
    TableState,
    nobody_away,
)

QUERIES = (commands.Why, commands.Look, commands.HintPlease)
VIEW_CHANGING = (Dealt, Moved, Lifted, TookBack)
MOST_OTHER_ENTRIES = 10_000  # entries of a log that are no moves: a long log costs whoever opens it time and memory
UNBOUNDED = (
    commands.Sit,
    commands.SeatBot,
    commands.Arrange,
    commands.Say,
    commands.React,
    commands.Undo,
    commands.Pause,
    commands.MoreTime,
    commands.GiveSeat,
)


class Table(TableState):
    """Time and randomness are passed in; nothing here reads a clock or draws a lot."""

    @classmethod
    def replay(cls, entries: Iterable[LogEntry]) -> Table:
        table = cls()
        table.apply(entries)
        return table

    # -- what would follow

    def decide(
        self, guest: Guest, command: AnyCommand, now: float, randomness: Randomness, away_since: AwaySince = nobody_away
    ) -> list[LogEntry]:
        """What would follow, or a RidottoError. Nothing, if it was asked before or changes nothing."""
        if self.is_duplicate(guest, command):
            return []
        if isinstance(command, QUERIES):
            self.check_plays_seat(guest, command.seat)
            if isinstance(command, commands.HintPlease):
                self.check_hints()
            return []
        if isinstance(command, UNBOUNDED):
            self._check_log_room(guest)
        happenings = dispatch.handle(self, CommandContext(guest, now, randomness, away_since), command)
        entries = [LogEntry(now, what, guest.id) for what in happenings[1:]]
        return (
            [LogEntry(now, happenings[0], guest.id, command.id, command_digest(command)), *entries]
            if happenings
            else []
        )

    def is_duplicate(self, guest: Guest, command: AnyCommand) -> bool:
        """Whether this very asking was taken before. To another one under its id, no answer would be true."""
        if (guest.id, command.id) not in self.command_digests:
            return False
        known = self.command_digests[guest.id, command.id]
        if isinstance(command, QUERIES) or known not in (None, command_digest(command)):
            raise BadRequest("id-used", id=command.id)
        return True

    def _check_log_room(self, guest: Guest) -> None:
        """What could go on for ever ends somewhere; whatever a game needs goes on. Others leave the host some room."""
        room = MOST_OTHER_ENTRIES if guest.id == self.host.id else MOST_OTHER_ENTRIES * 4 // 5
        if len(self.entries) - len(self.moves) >= room:
            raise NotNow("table-log-full")

    def decide_bot_move(self, seat: int, move: str, now: float) -> list[LogEntry]:
        """What follows from the move that a bot has chosen; nothing, if nobody asks it any more."""
        return unprompted_entries(playing.decide_bot_move(self, seat, move), now)

    def decide_rename(self, guest: Guest, was: str, now: float) -> list[LogEntry]:
        """What follows when a guest has taken another name in the house."""
        return [LogEntry(now, what, guest.id) for what in renaming.decide_rename(self, guest, was)]

    def bots_to_act(self) -> list[tuple[int, str]]:
        """Seat and kind of the bots that have to decide now, each by `state.view(seat)`."""
        return playing.bots_to_act(self)

    @property
    def due(self) -> float | None:
        """When the clock makes something happen."""
        if self.phase != "playing" or self.paused_at is not None:
            return None
        if self.hush is not None:
            return hush.due(self, self.hush)
        first = clocks.next_due(self)
        return None if first is None else first[0]

    def tick(self, now: float) -> list[LogEntry]:
        """The next thing that the clock makes happen by now. Apply it, then ask again until nothing is due."""
        due = self.due
        if due is None or due > now:
            return []
        if self.hush is not None:
            return unprompted_entries(hush.tick(self, self.hush, now), now)
        first = clocks.next_due(self)
        return [] if first is None else unprompted_entries(playing.decide_timeout(self, first[1]), now)

    # -- what happens

    def apply(self, entries: Iterable[LogEntry]) -> None:
        for entry in entries:
            self._apply_one(entry)

    def _apply_one(self, entry: LogEntry) -> None:
        what = entry.event
        facts = public_facts(what)
        self.game_events = []
        before, movers = self.state, len(self.movers)
        knowers = dispatch.apply(self, what, entry.at)
        if knowers is not None:
            knowers |= self._seats_seeing_change(before)
        if entry.guest is not None and entry.command_id is not None:
            self.command_digests[entry.guest, entry.command_id] = entry.digest
        if self.phase == "gathering":
            self.streams.clear()  # who holds which seats still changes
        # With the first move of a seat there is something to take back, and a frame says so.
        frames = self._changes_info(what) or len(self.movers) != movers
        self._append(AppliedEntry(entry, knowers, facts, self.game_events, frames, isinstance(what, VIEW_CHANGING)))

    def _seats_seeing_change(self, before: State | None) -> Recipients:
        """Those to whom the game looks otherwise than before: they notice, whether a rulebook tells them or not."""
        after = self.state
        if before is None or after is None or before is after:
            return frozenset()
        seats = [seat for seat in range(len(self.chairs)) if before.view(seat) != after.view(seat)]
        return frozenset(seats if before.view(None) == after.view(None) else [*seats, GALLERY])

    def _changes_info(self, event: AnyTableEvent) -> bool:
        if isinstance(event, Moved):
            return self.clock.kind != "none" or self.game.secret_deciders or self.lesson
        return not isinstance(event, Said | Reacted)

    def _append(self, applied: AppliedEntry) -> None:
        for seats, stream in self.streams.items():
            if is_recipient(applied, seats):
                stream.append(len(self.applied_entries))
        if is_recipient(applied, ()):
            self.changed = applied.entry.at
        self.entries.append(applied.entry)
        self.applied_entries.append(applied)

    def stream(self, seats: tuple[int, ...]) -> list[int]:
        """The lines that a device with these seats notices, by their number."""
        if seats not in self.streams:
            self.streams[seats] = [
                number for number, line in enumerate(self.applied_entries) if is_recipient(line, seats)
            ]
        return self.streams[seats]


def is_recipient(applied: AppliedEntry, seats: Sequence[int]) -> bool:
    return applied.recipients is None or not applied.recipients.isdisjoint(seats or (GALLERY,))


def unprompted_entries(events: list[AnyTableEvent], now: float) -> list[LogEntry]:
    """Entries that nobody asked for."""
    return [LogEntry(now, what) for what in events]
