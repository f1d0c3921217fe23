"""What the house does by itself, again and again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import structlog

from ridotto.house.house import House
from ridotto.house.logs import place_of

SWEEP = 1.0  # seconds

log = structlog.get_logger()


async def keep_time(house: House) -> None:
    """Until the house closes."""
    settings = house.staff.settings
    rounds = [again(SWEEP, house.sweep), again(settings.poll or SWEEP, house.ring)]
    if settings.is_shared:
        rounds.append(again(settings.poll or SWEEP, house.catch_up))
    await asyncio.gather(*rounds)


async def again(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """A round that fails is written down; the next one may succeed."""
    while True:
        # Not all nodes at the same moment.
        await asyncio.sleep(seconds * random.uniform(0.8, 1.2))
        try:
            await work()
        except Exception as fault:
            log.warning("periodic task failed", task=work.__name__, **place_of(fault))
