"""A house that is open for a test, and two guests in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from ridotto.bots.pool import BotPool
from ridotto.bots.pool.worker import BotWorker
from support.house.running_house import WebGuest, run_house


class LazyBotWorker(BotWorker):
    async def warm_up(self) -> None:
        """It starts with the first question instead."""


def lazy_bot_pool(workers: int | None) -> BotPool:
    pool = BotPool(workers)
    pool.workers = [LazyBotWorker(worker.timeout, worker.answerer) for worker in pool.workers]
    return pool


@pytest.fixture(scope="session", autouse=True)
def bots_doze() -> Iterator[None]:
    """Most tests never ask a bot, and starting one for every house would take longer than the test."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("ridotto.house.app.BotPool", lazy_bot_pool)
        yield


@pytest.fixture
async def house() -> AsyncIterator[str]:
    """A house without bot pauses and without limits. It keeps nothing after the test."""
    async with run_house() as address:
        yield address


@pytest.fixture
async def anna(house: str) -> WebGuest:
    return await WebGuest(house).set_name("Anna")


@pytest.fixture
async def bob(house: str) -> WebGuest:
    return await WebGuest(house).set_name("Bob")
