"""The log of a table in memory: its entries, who notices which of them, and the commands that they answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from ridotto.rules.event import Event, Facts
from ridotto.table.events import LogEntry

Recipients = frozenset[int]
GALLERY = -1  # among recipients: the spectators
NOBODY: Recipients = frozenset()
UndoneCounts = dict[int | None, int]  # by seat (None: a spectator), how many of the events it saw were taken back


class AppliedEntry(msgspec.Struct, frozen=True):
    """A log entry with what it brought, and to whom."""

    entry: LogEntry
    recipients: Recipients | None  # None: everybody
    public_facts: Facts | None  # what happened around the game
    game_events: list[Event]  # what happened in it
    undone: UndoneCounts  # what was taken back there, as far as it's told
    changes_info: bool  # whether the table info may be different now
    changes_views: bool  # whether the views of the game may be


def is_recipient(applied: AppliedEntry, seats: Sequence[int]) -> bool:
    """Whether a device with these seats notices it; a device without seats is a spectator's."""
    return applied.recipients is None or not applied.recipients.isdisjoint(seats or (GALLERY,))


@dataclass(slots=True)
class TableLog:
    entries: list[LogEntry] = field(default_factory=list)
    applied_entries: list[AppliedEntry] = field(default_factory=list)
    command_digests: dict[tuple[str, str], str | None] = field(default_factory=dict)  # by guest and command id
    changed_at: float = 0.0  # the time of the last entry that everybody noticed; strangers are told it
    _streams: dict[tuple[int, ...], list[int]] = field(default_factory=dict, compare=False)

    @property
    def last_at(self) -> float:
        return self.entries[-1].at

    def append(self, applied: AppliedEntry) -> None:
        entry = applied.entry
        for seats, stream in self._streams.items():
            if is_recipient(applied, seats):
                stream.append(len(self.entries))
        if is_recipient(applied, ()):
            self.changed_at = entry.at
        if entry.guest is not None and entry.command_id is not None:
            self.command_digests[entry.guest, entry.command_id] = entry.digest
        self.entries.append(entry)
        self.applied_entries.append(applied)

    def stream(self, seats: tuple[int, ...]) -> list[int]:
        """The entries that a device with these seats notices, by their index."""
        if seats not in self._streams:
            self._streams[seats] = [
                index for index, applied in enumerate(self.applied_entries) if is_recipient(applied, seats)
            ]
        return self._streams[seats]

    def forget_streams(self) -> None:
        """Who holds which seats still changes."""
        self._streams.clear()
