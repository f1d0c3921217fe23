"""Long work in slices: all tables live in one thread, and nobody shall wait until a long log or replay is done."""

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

SLICE_SECONDS = 0.005  # seconds; then others have their turn


class SliceQueue(Enum):
    """Long work of one kind waits for its kind alone: a table is opened however many replays are asked for."""

    LOGS = "logs"
    REPLAYS = "replays"


SliceLocks = dict[SliceQueue, asyncio.Lock]
_locks: WeakKeyDictionary[asyncio.AbstractEventLoop, SliceLocks] = WeakKeyDictionary()


def lock_of(queue: SliceQueue) -> asyncio.Lock:
    locks = _locks.setdefault(asyncio.get_running_loop(), {})
    return locks.setdefault(queue, asyncio.Lock())


async def run_in_slices(steps: Iterable[T], queue: SliceQueue) -> AsyncIterator[list[T]]:
    """Slice by slice, each made when it is its turn. However many ask for long work at once, everybody else has a turn
    after one slice of one of them."""
    ahead = iter(steps)
    lock = lock_of(queue)
    while True:
        async with lock:
            done = _slice_of(ahead)
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
    """All of them."""
    return [step async for part in run_in_slices(steps, queue) for step in part]


async def apply_log(table: Table, log_lines: Iterable[bytes]) -> None:
    """Takes in what a log says. Whoever calls sees to it that nobody else uses the table meanwhile."""
    await collect_in_slices(_apply_lines(table, log_lines))


def _apply_lines(table: Table, log_lines: Iterable[bytes]) -> Iterator[None]:
    for line in log_lines:
        table.apply([decode_entry(line)])
        yield


async def replay_log(log_lines: Iterable[bytes]) -> Table:
    """The table as its log tells it."""
    table = Table()
    await apply_log(table, log_lines)
    return table
