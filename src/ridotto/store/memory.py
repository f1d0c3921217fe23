"""A store that forgets everything when the house closes: for tests, and for evenings that should leave no trace."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice

from ridotto.errors import CodeTaken, Overtaken
from ridotto.store.summary import TableSummary


class MemoryStore:
    def __init__(self) -> None:
        self._summaries: dict[str, TableSummary] = {}
        self._logs: dict[str, list[bytes]] = {}
        self._codes: dict[str, str] = {}
        self._secret: bytes | None = None
        self._spent: dict[str, float] = {}  # by nonce: until when it has to be remembered

    async def create(self, summary: TableSummary, events: Sequence[bytes]) -> None:
        assert summary.seq == len(events)
        if summary.table in self._summaries or summary.code in self._codes:
            raise CodeTaken("code-taken", code=summary.code)
        self._codes[summary.code] = summary.table
        self._summaries[summary.table] = summary
        self._logs[summary.table] = list(events)

    async def append(self, summary: TableSummary, expected_seq: int, events: Sequence[bytes]) -> None:
        assert summary.seq == expected_seq + len(events) > expected_seq
        known = self._summaries.get(summary.table)
        if known is None or known.seq != expected_seq:
            raise Overtaken("overtaken", seq=known.seq if known else 0)
        self._summaries[summary.table] = summary
        self._logs[summary.table] += events

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self._logs.get(table, [])[after:]

    async def summary(self, table: str) -> TableSummary | None:
        return self._summaries.get(table)

    async def summary_by_code(self, code: str) -> TableSummary | None:
        return self._summaries.get(self._codes.get(code, ""))

    async def lobby(self, *, game: str | None = None, clock: str | None = None, limit: int = 50) -> list[TableSummary]:
        shown = [
            summary
            for summary in _newest_first(self._summaries.values())
            if summary.public
            and summary.phase != "ended"
            and game in (None, summary.game)
            and clock in (None, summary.clock)
        ]
        return sorted(shown, key=lambda summary: summary.phase != "gathering")[:limit]

    async def tables_of(self, guest: str, limit: int = 50, over: bool | None = None) -> list[TableSummary]:
        theirs = (summary for summary in _newest_first(self._summaries.values()) if guest in summary.guests)
        return list(islice((summary for summary in theirs if over in (None, summary.phase == "ended")), limit))

    async def due_tables(self, before: float, limit: int = 100) -> list[str]:
        passed = [(summary.due, summary.table) for summary in self._summaries.values() if summary.due is not None]
        return [table for due, table in sorted(passed) if due <= before][:limit]

    async def secret(self, make: Callable[[], bytes]) -> bytes:
        if self._secret is None:
            self._secret = make()
        return self._secret

    async def probe(self) -> None:
        pass

    async def spend(self, nonce: str, until: float, now: float) -> bool:
        self._spent = {known: end for known, end in self._spent.items() if end > now}
        if nonce in self._spent:
            return False
        self._spent[nonce] = until
        return True

    async def is_spent(self, nonce: str) -> bool:
        return nonce in self._spent

    async def close(self) -> None:
        pass


def _newest_first(summaries: Iterable[TableSummary]) -> list[TableSummary]:
    # Ties go to the lower id: an order that every store can produce.
    return sorted(summaries, key=lambda summary: (-summary.changed, summary.table))
