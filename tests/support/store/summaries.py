"""Summaries and appends for the tests of the store, with only what a test is about spelled out."""

from __future__ import annotations

import msgspec

from ridotto.errors import Overtaken
from ridotto.store.store import Store, TableSummary

PLAIN_SUMMARY = TableSummary(
    table="t",
    code="C",
    game="masker",
    phase="gathering",
    public=True,
    seats=2,
    taken=1,
    people=1,
    host="Ada",
    guests=("ada",),
    clock="none",
    due=None,
    changed=100.0,
    seq=0,
)


def make_summary(table: str, **fields: object) -> TableSummary:
    return msgspec.structs.replace(PLAIN_SUMMARY, table=table, code=f"code of {table}", **fields)


def advance(summary: TableSummary, events: int = 1, **fields: object) -> TableSummary:
    """The summary after that many more events."""
    return msgspec.structs.replace(summary, seq=summary.seq + events, **fields)


def numbered_events(first: int, last: int) -> list[bytes]:
    """Events that say their own number, so that it shows if one is lost, doubled or misplaced."""
    return [b"%d" % number for number in range(first, last + 1)]


async def append_wins(store: Store, summary: TableSummary, event: bytes) -> bool:
    """Whether this append was the first after the summary's number."""
    try:
        await store.append(advance(summary), summary.seq, [event])
    except Overtaken:
        return False
    return True
