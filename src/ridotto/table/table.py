"""A table is its log: `decide` returns what would follow from a command, and only `apply` changes anything."""

from __future__ import annotations

from collections.abc import Container, Iterable

from ridotto.errors import BadRequest, NotNow
from ridotto.rules.contract import State
from ridotto.table import commands, dispatch
from ridotto.table.commands import AnyCommand, command_digest
from ridotto.table.events import AnyTableEvent, Dealt, Guest, Lifted, LogEntry, Moved, Reacted, Said, TookBack
from ridotto.table.handlers import hush, playing, rematch, renaming
from ridotto.table.parts.table_log import GALLERY, AppliedEntry, Recipients
from ridotto.table.public_facts import public_facts
from ridotto.table.state import AwaySince, CommandContext, Randomness, TableState, nobody_away

QUERIES = (commands.Why, commands.Look, commands.HintPlease)
MEASURING = (commands.Measure, commands.StopMeasuring)
VIEW_CHANGING = (Dealt, Moved, Lifted, TookBack)
MOST_OTHER_ENTRIES = 10_000  # log entries that aren't moves: a long log costs whoever opens it time and memory
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
    """Time and randomness are passed in; nothing here reads a clock or draws a random number."""

    @classmethod
    def replay(cls, entries: Iterable[LogEntry]) -> Table:
        table = cls()
        table.apply(entries)
        return table

    # -- what would follow

    def decide(
        self, guest: Guest, command: AnyCommand, now: float, randomness: Randomness, away_since: AwaySince = nobody_away
    ) -> list[LogEntry]:
        """The entries that would follow, or a RidottoError. None, if it's a duplicate or changes nothing."""
        if self.is_duplicate(guest, command):
            return []
        if isinstance(command, QUERIES):
            self.check_plays_seat(guest, command.seat)
            if isinstance(command, commands.HintPlease):
                self.check_hints()
            return []
        if isinstance(command, MEASURING):
            self.check_may_measure(guest)
            return []
        if isinstance(command, UNBOUNDED):
            self._check_log_room(guest)
        events = dispatch.handle(self, CommandContext(guest, now, randomness, away_since), command)
        if not events:
            return []
        first = LogEntry(now, events[0], guest.id, command.id, command_digest(command))
        return [first, *(LogEntry(now, event, guest.id) for event in events[1:])]

    def is_duplicate(self, guest: Guest, command: AnyCommand) -> bool:
        """Whether this very command was accepted before. A different one with the same id is refused: no answer to it
        would be true."""
        digests = self.log.command_digests
        if (guest.id, command.id) not in digests:
            return False
        known = digests[guest.id, command.id]
        if isinstance(command, QUERIES + MEASURING) or known not in (None, command_digest(command)):
            raise BadRequest("id-used", id=command.id)
        return True

    def check_may_measure(self, guest: Guest) -> None:
        self.check_gathering()
        self.check_host(guest)

    def _check_log_room(self, guest: Guest) -> None:
        """What could go on for ever ends somewhere; what a game needs goes on. Others leave the host some room."""
        room = MOST_OTHER_ENTRIES if guest.id == self.host.id else MOST_OTHER_ENTRIES * 4 // 5
        if len(self.entries) - len(self.moves) >= room:
            raise NotNow("table-log-full")

    def decide_bot_move(self, seat: int, move: str, now: float) -> list[LogEntry]:
        """What follows from the move that a bot has chosen. None, if it no longer has to decide."""
        return unprompted_entries(playing.decide_bot_move(self, seat, move), now)

    def decide_rename(self, guest: Guest, was: str, now: float) -> list[LogEntry]:
        """What follows when a guest has taken another name in the house."""
        return [LogEntry(now, event, guest.id) for event in renaming.decide_rename(self, guest, was)]

    def decide_start(self, here: Container[str], now: float, randomness: Randomness) -> list[LogEntry]:
        """What follows when these guests are here: a rematch waits for everybody, and then starts by itself."""
        return unprompted_entries(rematch.decide_start(self, here, randomness), now)

    def bots_to_act(self) -> list[tuple[int, str]]:
        """Seat and kind of the bots that have to decide now, each by `state.view(seat)`."""
        return playing.bots_to_act(self)

    @property
    def due(self) -> float | None:
        """When the clock makes something happen next."""
        if self.phase != "playing" or self.is_paused:
            return None
        if self.hush is not None:
            return hush.due(self, self.hush)
        first = self.clocks.next_due()
        return None if first is None else first[0]

    def tick(self, now: float) -> list[LogEntry]:
        """The next thing that the clock makes happen by now. Apply it, then call again until nothing is due."""
        due = self.due
        if due is None or due > now:
            return []
        if self.hush is not None:
            return unprompted_entries(hush.tick(self, self.hush, now), now)
        first = self.clocks.next_due()
        return [] if first is None else unprompted_entries(playing.decide_timeout(self, first[1]), now)

    # -- what happens

    def apply(self, entries: Iterable[LogEntry]) -> None:
        for entry in entries:
            self._apply_one(entry)

    def _apply_one(self, entry: LogEntry) -> None:
        event, progress = entry.event, self.progress
        facts = public_facts(event)
        before, movers, asked = progress.state, len(progress.movers), self.pending_undo
        recipients = dispatch.apply(self, event, entry.at)
        if recipients is not None:
            recipients |= self._seats_seeing_change(before)
        if progress.phase == "gathering":
            self.log.forget_streams()
        # With the first move of a seat there is something to take back, and a request lapses with a move.
        changes_undo = len(progress.movers) != movers or self.pending_undo is not asked
        changes_info = self._changes_info(event) or changes_undo
        changes_views = isinstance(event, VIEW_CHANGING)
        news, undone = progress.take_new_events(), progress.take_undone()
        self.log.append(AppliedEntry(entry, recipients, facts, news, undone, changes_info, changes_views))

    def _seats_seeing_change(self, before: State | None) -> Recipients:
        """Those for whom the view of the game has changed: they notice, whether or not an event tells them."""
        after = self.state
        if before is None or after is None or before is after:
            return frozenset()
        seats = [seat for seat in range(len(self.chairs)) if before.view(seat) != after.view(seat)]
        return frozenset(seats if before.view(None) == after.view(None) else [*seats, GALLERY])

    def _changes_info(self, event: AnyTableEvent) -> bool:
        if isinstance(event, Moved):
            # Whatever a bot plays meanwhile would go, too, if somebody asks to take back.
            asked = self.pending_undo is not None
            return asked or self.clock.kind != "none" or self.game.secret_deciders or self.lesson
        return not isinstance(event, Said | Reacted)


def unprompted_entries(events: list[AnyTableEvent], now: float) -> list[LogEntry]:
    """Entries that no guest asked for."""
    return [LogEntry(now, event) for event in events]
