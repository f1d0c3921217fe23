"""Events that the store takes in a second: many tables, each appends one event after another and waits for the disk.

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


def new_card(number: int) -> TableSummary:
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


async def play(store: Store, card: TableSummary, end: float) -> list[float]:
    """Appends until the end, and says how long each took."""
    took = []
    while (start := time.perf_counter()) < end:
        card = msgspec.structs.replace(card, seq=card.seq + 1, changed=card.changed + 1, due=card.changed + 31)
        await store.append(card, card.seq - 1, [EVENT])
        took.append(time.perf_counter() - start)
    return took


async def measure(name: str, url: str, tables: int, seconds: float) -> None:
    store = await open_store(url)
    cards = [new_card(number) for number in range(tables)]
    for card in cards:
        await store.create(card, [EVENT])
    start = time.perf_counter()
    took = await asyncio.gather(*(play(store, card, start + seconds) for card in cards))
    report(name, sorted(chain.from_iterable(took)), time.perf_counter() - start)
    await store.close()


def report(name: str, took: list[float], seconds: float) -> None:
    middle, slow = took[len(took) // 2], took[len(took) * 99 // 100]
    print(f"{name:12} {len(took) / seconds:9,.0f} events/s   p50 {middle * 1000:6.2f} ms   p99 {slow * 1000:6.2f} ms")


def main(tables: int = 200, seconds: float = 5) -> None:
    print(f"{tables} tables, {seconds:g} s each")
    uvloop.run(measure("memory", "memory:", tables, 0.2))
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure("SQLite", f"sqlite:///{folder}", tables, seconds))
    with postgres(durable=True) as url:
        uvloop.run(measure("PostgreSQL", url, tables, seconds))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
