"""The shelf: the cards as this pen has written them last."""

from __future__ import annotations

from collections.abc import Iterable

from ridotto.store.batch import Batch, LogPositions, PendingAppend
from ridotto.store.summary import TableSummary, same_details

MOST_CACHED = 20_000


class SummaryCache:
    """What stands here need not be looked up, nor written once more. To forget it is harmless."""

    def __init__(self) -> None:
        self._summaries: dict[str, TableSummary] = {}
        self._numbers: dict[str, int] = {}

    def positions(self, appends: Iterable[PendingAppend]) -> LogPositions:
        """Where this pen has left the tables, if those who append now have seen them there as well.

        Another node may have gone on with a table since. Then an event of ours meets one of theirs in the database,
        which takes only one.
        """
        seen = [entry for entry in appends if self._is_at(entry.summary.table, entry.expected_seq)]
        return {entry.summary.table: (self._numbers[entry.summary.table], entry.expected_seq) for entry in seen}

    def changed(self, batch: Batch) -> list[tuple[int, TableSummary]]:
        """The cards of the page whose face may be another than that on disk, each with its table's number."""
        return [(number, card) for number, card in batch.numbered if not self._is_current(card, batch)]

    def put(self, numbered: Iterable[tuple[int, TableSummary]]) -> None:
        """To be called after the commit."""
        if len(self._summaries) > MOST_CACHED:
            self.clear()
        for number, card in numbered:
            self._numbers[card.table] = number
            self._summaries[card.table] = card

    def clear(self) -> None:
        self._summaries.clear()
        self._numbers.clear()

    def _is_current(self, summary: TableSummary, batch: Batch) -> bool:
        _, seq = batch.positions[summary.table]
        return self._is_at(summary.table, seq) and same_details(self._summaries[summary.table], summary)

    def _is_at(self, table: str, seq: int) -> bool:
        return table in self._summaries and self._summaries[table].seq == seq
