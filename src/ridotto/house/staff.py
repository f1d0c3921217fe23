"""Those who serve all tables of a house."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field

import structlog

from ridotto.bots.pool import ThinkingPool
from ridotto.house.bus import Bus
from ridotto.house.fresh import Chance
from ridotto.house.halls import Hall
from ridotto.house.health import StoreHealth
from ridotto.house.limits import Limits
from ridotto.house.logs import place_of
from ridotto.house.metrics import Metrics
from ridotto.house.settings import Settings
from ridotto.house.steady import SteadyClock
from ridotto.store.store import Store
from ridotto.table.standing import Fresh

log = structlog.get_logger()


@dataclass
class Staff:
    settings: Settings
    store: Store
    bus: Bus
    pool: ThinkingPool
    limits: Limits
    hall: Hall | None = None  # in a house of several
    fresh: Fresh = field(default_factory=Chance)
    now: Callable[[], float] = field(default_factory=SteadyClock)  # by which tables live
    metrics: Metrics = field(default_factory=Metrics)
    node: str = field(default_factory=lambda: secrets.token_hex(4))
    health: StoreHealth = field(init=False)
    errands: set[asyncio.Task[None]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.health = StoreHealth(self.store)

    def send(self, errand: Coroutine[object, object, object]) -> asyncio.Task[None]:
        """Something to be done beside; what goes wrong with it is written down."""
        task = asyncio.create_task(self._done(errand))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        task.add_done_callback(lambda _: errand.close())  # it may have been stopped before it began
        return task

    async def _done(self, errand: Coroutine[object, object, object]) -> None:
        try:
            await errand
        except Exception as fault:
            log.error("background task failed", **place_of(fault))

    async def dismiss(self) -> None:
        """All errands end."""
        errands = list(self.errands)
        for task in errands:
            task.cancel()
        await asyncio.gather(*errands, return_exceptions=True)
