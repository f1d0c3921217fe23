"""A house's store in its own process, to be killed or raced.

python store_process.py open URL SECRET     waits for a line, opens the store, prints the secret
python store_process.py write URL TABLE…    appends to these tables forever, prints each number once it is on disk
python store_process.py race URL TABLE…     appends to these tables with others, until each has its last number
python store_process.py hold FILE           locks that file, and doesn't let go
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))  # tests/, when this file is started as a program

from ridotto.store.file_lock import FileLock
from ridotto.store.store import Store, TableSummary, open_store
from support.store.summaries import advance, append_wins, make_summary

EVENTS_AT_ONCE = 2
RACE_END = 60  # the last number of a race


async def open_and_print(url: str, secret: str) -> None:
    print_line("ready")
    sys.stdin.readline()
    store = await open_store(url)
    print_line((await store.secret(secret.encode)).decode())
    await store.close()


async def write(url: str, *tables: str) -> None:
    store = await open_store(url)
    # All tables exist before the first number is printed.
    summaries = [await store.summary(table) or await created(store, table) for table in tables]
    await asyncio.gather(*(write_on(store, summary) for summary in summaries))


async def created(store: Store, table: str) -> TableSummary:
    await store.create(make_summary(table), [])
    return make_summary(table)


async def write_on(store: Store, summary: TableSummary) -> None:
    while True:
        events = [b"%d" % (summary.seq + number + 1) for number in range(EVENTS_AT_ONCE)]
        await store.append(advance(summary, EVENTS_AT_ONCE), summary.seq, events)
        summary = advance(summary, EVENTS_AT_ONCE)
        print_line(f"{summary.table} {summary.seq}")


async def race(url: str, *tables: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(race_at(store, table) for table in tables))
    await store.close()


async def race_at(store: Store, table: str) -> None:
    while (summary := await store.summary(table) or make_summary(table)).seq < RACE_END:
        if await append_wins(store, summary, b"%d" % (summary.seq + 1)):
            print_line(f"{table} {summary.seq + 1}")


async def hold(file: str) -> None:
    with FileLock(Path(file), 0).held():
        print_line("mine")
        sys.stdin.readline()


def print_line(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def child_command(*args: str) -> list[str]:
    """The command that runs this file in its own process."""
    return [sys.executable, str(Path(__file__)), *args]


ACTIONS: dict[str, Callable[..., Coroutine[object, object, None]]] = {
    "open": open_and_print,
    "write": write,
    "race": race,
    "hold": hold,
}

if __name__ == "__main__":
    action, *args = sys.argv[1:]
    asyncio.run(ACTIONS[action](*args))
