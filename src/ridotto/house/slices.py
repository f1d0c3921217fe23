"""Long work in slices: all tables live in one thread, and nobody shall wait until a long log or replay is done."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

from ridotto.table.log import read
from ridotto.table.table import Table

T = TypeVar("T")

SLICE = 0.005  # seconds; then others have their turn


async def gathered(steps: Iterable[T]) -> list[T]:
    """All of them, each made when it is its turn."""
    done: list[T] = []
    began = time.perf_counter()
    for step in steps:
        done.append(step)
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return done


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
