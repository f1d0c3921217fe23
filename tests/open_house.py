"""A house that is open for a test, and two guests in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
from serving import Visitor, serving

from ridotto.bots.pool import ThinkingPool
from ridotto.bots.pool.worker import Worker


class Dozing(Worker):
    async def warm_up(self) -> None:
        """Is woken by the first question."""


def dozing_pool(workers: int | None) -> ThinkingPool:
    pool = ThinkingPool(workers)
    pool.workers = [Dozing(worker.patience, worker.answerer) for worker in pool.workers]
    return pool


@pytest.fixture(scope="session", autouse=True)
def bots_doze() -> Iterator[None]:
    """In most tests no bot is asked: to wake one for every house would take longer than the test."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("ridotto.house.app.ThinkingPool", dozing_pool)
        yield


@pytest.fixture
async def house() -> AsyncIterator[str]:
    """A house without bots' pauses and without limits, which forgets everything."""
    async with serving() as address:
        yield address


@pytest.fixture
async def anna(house: str) -> Visitor:
    return await Visitor(house).called("Anna")


@pytest.fixture
async def bob(house: str) -> Visitor:
    return await Visitor(house).called("Bob")
