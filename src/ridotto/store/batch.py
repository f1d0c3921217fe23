"""A batch: the appends of many tables that one commit writes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ridotto.errors import Overtaken
from ridotto.store.summary import TableSummary, encode_summary

LogPositions = dict[str, tuple[int, int]]  # by table id: the table's number, and its seq on disk
UNKNOWN_TABLE = (0, -1)  # for a table that doesn't exist: no append can expect this seq


@dataclass(eq=False)
class PendingAppend:
    """One append, and the future that its caller waits for."""

    summary: TableSummary
    expected_seq: int
    events: Sequence[bytes]
    done: asyncio.Future[None]

    def settle(self, fault: BaseException | None) -> None:
        # A caller that has been cancelled no longer waits.
        if self.done.done():
            return
        if fault is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(fault)


@dataclass
class Batch:
    """The appends that fit the logs on disk. Overtaken ones are set aside, so that they don't spoil the others."""

    positions: LogPositions
    summaries: dict[str, TableSummary] = field(default_factory=dict)
    events: list[tuple[int, int, bytes]] = field(default_factory=list)
    overtaken: dict[PendingAppend, int] = field(default_factory=dict)

    @classmethod
    def of(cls, appends: Iterable[PendingAppend], positions: LogPositions) -> Batch:
        """Separates the appends that fit from those that were overtaken."""
        batch = cls(positions)
        for append in appends:
            batch._add(append)
        return batch

    def _add(self, append: PendingAppend) -> None:
        table = append.summary.table
        number, seq = self.positions.get(table, UNKNOWN_TABLE)
        if table in self.summaries:
            # Two appends to one table may share a batch: the second continues where the first ends.
            seq = self.summaries[table].seq
        if seq == append.expected_seq:
            self.summaries[table] = append.summary
            self.events += event_rows(number, append.summary, append.events)
        else:
            self.overtaken[append] = max(seq, 0)

    @property
    def numbered(self) -> list[tuple[int, TableSummary]]:
        """The summaries, each with its table's number."""
        return [(self.positions[table][0], summary) for table, summary in self.summaries.items()]

    @property
    def changes(self) -> list[tuple[int, float | None, float, int, int]]:
        """What every append changes, one row per table."""
        return [
            (number, summary.due, summary.changed, summary.seq, summary.awaited) for number, summary in self.numbered
        ]

    def fault(self, append: PendingAppend) -> Overtaken | None:
        """The error that this append's caller gets after the commit."""
        if append in self.overtaken:
            return Overtaken("overtaken", seq=self.overtaken[append])
        return None


def event_rows(number: int, summary: TableSummary, events: Sequence[bytes]) -> list[tuple[int, int, bytes]]:
    """The last events of a log, each with its table's number and its own seq."""
    first = summary.seq - len(events) + 1
    return [(number, first + place, event) for place, event in enumerate(events)]


def detail_rows(numbered: Iterable[tuple[int, TableSummary]]) -> list[tuple[int, str, bool, str]]:
    return [(number, summary.phase, summary.public, summary.clock) for number, summary in numbered]


def summary_rows(numbered: Iterable[tuple[int, TableSummary]]) -> list[tuple[int, bytes]]:
    return [(number, encode_summary(summary)) for number, summary in numbered]


def guest_rows(numbered: Iterable[tuple[int, TableSummary]]) -> list[tuple[str, str]]:
    return [(guest, summary.table) for _, summary in numbered for guest in summary.guests]
