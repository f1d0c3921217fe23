"""Log entries that the store takes per second: many tables, each appends one after another and waits for the disk.

python bench/store.py [TABLES [SECONDS]]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from itertools import chain
from pathlib import Path

import msgspec
import uvloop

from ridotto.store.store import Store, TableSummary, open_store

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.store.postgres_server import postgres

EVENT = b'{"kind":"moved","seat":1,"move":"03521 e6","at":1790000000.125,"left":[431.5,388.25]}'


def new_summary(number: int) -> TableSummary:
    return TableSummary(
        table=f"table-{number}-that-cannot-be-guessed",
        code=f"C{number}",
        game="mascarade",
        phase="playing",
        public=True,
        seats=4,
        taken=4,
        people=4,
        host="Ada",
        guests=tuple(f"guest-{number}-{seat}-of-a-table" for seat in range(4)),
        clock="move",
        due=1790000030.0,
        changed=1790000000.0,
        seq=1,
    )


async def play(store: Store, summary: TableSummary, end: float) -> list[float]:
    """Appends until the end, and returns how long each append took."""
    durations = []
    while (start := time.perf_counter()) < end:
        summary = msgspec.structs.replace(
            summary, seq=summary.seq + 1, changed=summary.changed + 1, due=summary.changed + 31
        )
        await store.append(summary, summary.seq - 1, [EVENT])
        durations.append(time.perf_counter() - start)
    return durations


async def measure(name: str, url: str, tables: int, seconds: float) -> None:
    store = await open_store(url)
    summaries = [new_summary(number) for number in range(tables)]
    for summary in summaries:
        await store.create(summary, [EVENT])
    start = time.perf_counter()
    durations = await asyncio.gather(*(play(store, summary, start + seconds) for summary in summaries))
    report(name, sorted(chain.from_iterable(durations)), time.perf_counter() - start)
    await store.close()


def report(name: str, durations: list[float], seconds: float) -> None:
    middle, slow = durations[len(durations) // 2], durations[len(durations) * 99 // 100]
    print(
        f"{name:12} {len(durations) / seconds:9,.0f} events/s   p50 {middle * 1000:6.2f} ms   p99 {slow * 1000:6.2f} ms"
    )


def main(tables: int = 200, seconds: float = 5) -> None:
    print(f"{tables} tables, {seconds:g} s each")
    uvloop.run(measure("memory", "memory:", tables, 0.2))
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure("SQLite", f"sqlite:///{folder}", tables, seconds))
    with postgres(durable=True) as url:
        uvloop.run(measure("PostgreSQL", url, tables, seconds))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
