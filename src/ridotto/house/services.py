"""The services that all tables of a house share."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field

import structlog

from ridotto.bots.pool import BotPool
from ridotto.house.cluster.bus import Bus
from ridotto.house.cluster.worker import ClusterWorker
from ridotto.house.health import StoreHealth
from ridotto.house.limits import Limits
from ridotto.house.logs import fault_details
from ridotto.house.metrics import Metrics
from ridotto.house.settings import Settings
from ridotto.house.tables.measured_balances import MeasuredBalances
from ridotto.house.tables.randomness import SystemRandomness
from ridotto.house.tables.steady_clock import SteadyClock
from ridotto.store.store import Store
from ridotto.table.state import Randomness

log = structlog.get_logger()


@dataclass
class Services:
    settings: Settings
    store: Store
    bus: Bus
    pool: BotPool
    limits: Limits
    worker: ClusterWorker | None = None  # in a house of several processes
    randomness: Randomness = field(default_factory=SystemRandomness)
    now: Callable[[], float] = field(default_factory=SteadyClock)  # the clock of all tables
    metrics: Metrics = field(default_factory=Metrics)
    measured: MeasuredBalances = field(default_factory=MeasuredBalances)
    node: str = field(default_factory=lambda: secrets.token_hex(4))
    health: StoreHealth = field(init=False)
    background_tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.health = StoreHealth(self.store)

    def run_in_background(self, work: Coroutine[object, object, object]) -> asyncio.Task[None]:
        """Runs something as a background task; if it fails, that is logged."""
        task = asyncio.create_task(self._run_logged(work))
        self.background_tasks.add(task)
        task.add_done_callback(self.background_tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began
        return task

    async def _run_logged(self, work: Coroutine[object, object, object]) -> None:
        try:
            await work
        except Exception as fault:
            log.error("background task failed", **fault_details(fault))

    async def cancel_background_tasks(self) -> None:
        """Cancels all background tasks, and waits until they have ended."""
        tasks = list(self.background_tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
