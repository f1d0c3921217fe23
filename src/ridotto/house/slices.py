"""Long work in slices: all tables live in one thread, and nobody shall wait until a long log or replay is done."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from enum import Enum
from typing import TypeVar
from weakref import WeakKeyDictionary

from ridotto.table.log import read
from ridotto.table.table import Table

T = TypeVar("T")

SLICE = 0.005  # seconds; then others have their turn


class Queue(Enum):
    """Long work of one kind waits for its kind alone: a table is opened however many replays are asked for."""

    LOGS = "logs"
    REPLAYS = "replays"


Turns = dict[Queue, asyncio.Lock]
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, Turns] = WeakKeyDictionary()


def turn_of(queue: Queue) -> asyncio.Lock:
    turns = _turns.setdefault(asyncio.get_running_loop(), {})
    return turns.setdefault(queue, asyncio.Lock())


async def sliced(steps: Iterable[T], queue: Queue) -> AsyncIterator[list[T]]:
    """Slice by slice, each made when it is its turn. However many ask for long work at once, everybody else has a turn
    after one slice of one of them."""
    ahead = iter(steps)
    turn = turn_of(queue)
    while True:
        async with turn:
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
        if time.perf_counter() - began > SLICE:
            break
    return done


async def gathered(steps: Iterable[T], queue: Queue = Queue.LOGS) -> list[T]:
    """All of them."""
    return [step async for part in sliced(steps, queue) for step in part]


async def read_on(table: Table, lines: Iterable[bytes]) -> None:
    """Takes in what a log says. Whoever calls sees to it that nobody else uses the table meanwhile."""
    await gathered(_applied(table, lines))


def _applied(table: Table, lines: Iterable[bytes]) -> Iterator[None]:
    for line in lines:
        table.apply([read(line)])
        yield


async def replayed(lines: Iterable[bytes]) -> Table:
    """The table as its log tells it."""
    table = Table()
    await read_on(table, lines)
    return table
