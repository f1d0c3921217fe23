"""A page: the appends of many tables that one commit writes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ridotto.errors import Overtaken
from ridotto.store.summary import TableSummary, encode_summary

LogPositions = dict[str, tuple[int, int]]  # by the id of a table: its number, and its seq as it is on disk
UNKNOWN_TABLE = (0, -1)  # a table that is not there has no number that anybody could expect


@dataclass(eq=False)
class PendingAppend:
    """One append, and the future that its writer waits for."""

    summary: TableSummary
    expected_seq: int
    events: Sequence[bytes]
    done: asyncio.Future[None]

    def settle(self, fault: BaseException | None) -> None:
        # Who was cancelled meanwhile has stopped waiting.
        if self.done.done():
            return
        if fault is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(fault)


@dataclass
class Batch:
    """The appends that fit the logs as they stand. The overtaken ones are put aside and do not spoil the others."""

    positions: LogPositions
    summaries: dict[str, TableSummary] = field(default_factory=dict)
    events: list[tuple[int, int, bytes]] = field(default_factory=list)
    overtaken: dict[PendingAppend, int] = field(default_factory=dict)

    @classmethod
    def of(cls, appends: Iterable[PendingAppend], positions: LogPositions) -> Batch:
        """Sorts out the entries."""
        batch = cls(positions)
        for append in appends:
            batch._add(append)
        return batch

    def _add(self, append: PendingAppend) -> None:
        table = append.summary.table
        number, seq = self.positions.get(table, UNKNOWN_TABLE)
        if table in self.summaries:
            # Two appends of one table may share a page: the second goes on where the first has ended.
            seq = self.summaries[table].seq
        if seq == append.expected_seq:
            self.summaries[table] = append.summary
            self.events += event_rows(number, append.summary, append.events)
        else:
            self.overtaken[append] = max(seq, 0)

    @property
    def numbered(self) -> list[tuple[int, TableSummary]]:
        """The cards, each with its table's number."""
        return [(self.positions[table][0], card) for table, card in self.summaries.items()]

    @property
    def changes(self) -> list[tuple[int, float | None, float, int, int]]:
        """What every append changes, as a row for each table."""
        return [(number, card.due, card.changed, card.seq, card.awaited) for number, card in self.numbered]

    def fault(self, append: PendingAppend) -> Overtaken | None:
        """What the writer of this entry has to hear after the commit."""
        if append in self.overtaken:
            return Overtaken("overtaken", seq=self.overtaken[append])
        return None


def event_rows(number: int, summary: TableSummary, events: Sequence[bytes]) -> list[tuple[int, int, bytes]]:
    """The last events of a log, each with its table's number and its own place."""
    first = summary.seq - len(events) + 1
    return [(number, first + place, event) for place, event in enumerate(events)]


def detail_rows(numbered: Iterable[tuple[int, TableSummary]]) -> list[tuple[int, str, bool, str]]:
    return [(number, card.phase, card.public, card.clock) for number, card in numbered]


def summary_rows(numbered: Iterable[tuple[int, TableSummary]]) -> list[tuple[int, bytes]]:
    return [(number, encode_summary(card)) for number, card in numbered]


def guest_rows(numbered: Iterable[tuple[int, TableSummary]]) -> list[tuple[str, str]]:
    return [(guest, card.table) for _, card in numbered for guest in card.guests]
