"""The house's periodic tasks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import structlog

from ridotto.house.logs import fault_details
from ridotto.house.tables.house import House

SWEEP_INTERVAL = 1.0  # seconds

log = structlog.get_logger()


async def run_periodic_tasks(house: House) -> None:
    """Runs until the house closes."""
    settings = house.services.settings
    tasks = [repeat(SWEEP_INTERVAL, house.sweep), repeat(settings.poll or SWEEP_INTERVAL, house.tick_overdue_tables)]
    if settings.is_shared:
        tasks.append(repeat(settings.poll or SWEEP_INTERVAL, house.catch_up))
    await asyncio.gather(*tasks)


async def repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """A round that fails is logged; the next one may succeed."""
    while True:
        # Not all nodes at the same moment.
        await asyncio.sleep(seconds * random.uniform(0.8, 1.2))
        try:
            await work()
        except Exception as fault:
            log.warning("periodic task failed", task=work.__name__, **fault_details(fault))
