"""Long work in slices: all tables share one thread, and nobody should wait until a long log or replay is done."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from enum import Enum
from typing import TypeVar
from weakref import WeakKeyDictionary

from ridotto.table.events import decode_entry
from ridotto.table.table import Table

T = TypeVar("T")

SLICE_SECONDS = 0.005  # then others get their turn


class SliceQueue(Enum):
    """Long work waits only for work of its kind: tables are loaded however many replays are requested."""

    LOGS = "logs"
    REPLAYS = "replays"


SliceLocks = dict[SliceQueue, asyncio.Lock]
_locks: WeakKeyDictionary[asyncio.AbstractEventLoop, SliceLocks] = WeakKeyDictionary()


def lock_of(queue: SliceQueue) -> asyncio.Lock:
    locks = _locks.setdefault(asyncio.get_running_loop(), {})
    return locks.setdefault(queue, asyncio.Lock())


async def run_in_slices(steps: Iterable[T], queue: SliceQueue) -> AsyncIterator[list[T]]:
    """Slice by slice, each computed when it gets its turn. However much long work is requested at once, everything else
    gets a turn after a single slice."""
    remaining = iter(steps)
    lock = lock_of(queue)
    while True:
        async with lock:
            done = _slice_of(remaining)
            await asyncio.sleep(0)
        if not done:
            return
        yield done


def _slice_of(steps: Iterator[T]) -> list[T]:
    done: list[T] = []
    began = time.perf_counter()
    for step in steps:
        done.append(step)
        if time.perf_counter() - began > SLICE_SECONDS:
            break
    return done


async def collect_in_slices(steps: Iterable[T], queue: SliceQueue = SliceQueue.LOGS) -> list[T]:
    """All results in one list."""
    return [step async for part in run_in_slices(steps, queue) for step in part]


async def apply_log(table: Table, encoded: Iterable[bytes]) -> None:
    """Applies encoded log entries. The caller makes sure that nobody else uses the table in the meantime."""
    await collect_in_slices(_apply_entries(table, encoded))


def _apply_entries(table: Table, encoded: Iterable[bytes]) -> Iterator[None]:
    for entry in encoded:
        table.apply([decode_entry(entry)])
        yield


async def replay_log(encoded: Iterable[bytes]) -> Table:
    """The table, rebuilt from its log."""
    table = Table()
    await apply_log(table, encoded)
    return table
