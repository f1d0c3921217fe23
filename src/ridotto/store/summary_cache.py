"""A cache of the summaries that this writer wrote last."""

from __future__ import annotations

from collections.abc import Iterable

from ridotto.store.batch import Batch, LogPositions, PendingAppend
from ridotto.store.summary import TableSummary, same_details

MOST_CACHED = 20_000


class SummaryCache:
    """What is cached needn't be looked up, nor written again. Forgetting it is harmless."""

    def __init__(self) -> None:
        self._summaries: dict[str, TableSummary] = {}
        self._numbers: dict[str, int] = {}

    def positions(self, appends: Iterable[PendingAppend]) -> LogPositions:
        """Where this writer left the tables, as far as the appends expect them there too.

        Another node may have written to a table since. Then our event collides with theirs in the database, which
        takes only one.
        """
        seen = [append for append in appends if self._is_at(append.summary.table, append.expected_seq)]
        return {append.summary.table: (self._numbers[append.summary.table], append.expected_seq) for append in seen}

    def changed(self, batch: Batch) -> list[tuple[int, TableSummary]]:
        """The batch's summaries whose details may differ from those on disk, each with its table's number."""
        return [(number, summary) for number, summary in batch.numbered if not self._is_current(summary, batch)]

    def put(self, numbered: Iterable[tuple[int, TableSummary]]) -> None:
        """Call this after the commit."""
        if len(self._summaries) > MOST_CACHED:
            self.clear()
        for number, summary in numbered:
            self._numbers[summary.table] = number
            self._summaries[summary.table] = summary

    def clear(self) -> None:
        self._summaries.clear()
        self._numbers.clear()

    def _is_current(self, summary: TableSummary, batch: Batch) -> bool:
        _, seq = batch.positions[summary.table]
        return self._is_at(summary.table, seq) and same_details(self._summaries[summary.table], summary)

    def _is_at(self, table: str, seq: int) -> bool:
        return table in self._summaries and self._summaries[table].seq == seq
