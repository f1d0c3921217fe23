"""Whether the store can be read and written: for /healthz, and for the log."""

from __future__ import annotations

import asyncio
import errno
import time

import structlog

from ridotto.errors import StoreUnavailable
from ridotto.house.logs import Repeated
from ridotto.store.store import Store

PATIENCE = 2.0  # seconds for the store to answer
FRESH = 1.0  # seconds for which it is believed that the store can be written, however often somebody asks

log = structlog.get_logger()


class StoreHealth:
    """A full disk can still be read, so something is written too."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._probe: asyncio.Task[None] | None = None  # one at a time: a disk that hangs is not asked again and again
        self._probed = float("-inf")
        self._failed = Repeated(log, "store failed")

    async def is_well(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.card("")
                await asyncio.shield(self._written())
        except Exception as fault:  # whatever it is, the store does not answer
            self.note(fault)
            return False
        return True

    def _written(self) -> asyncio.Task[None]:
        now = time.monotonic()
        if self._probe is None or (self._probe.done() and now - self._probed > FRESH):
            self._probe, self._probed = asyncio.create_task(self._store.probe()), now
        return self._probe

    def note(self, fault: Exception) -> None:
        """Something could not be read or written. The next who asks for the health gets a new answer."""
        self._failed.warn(why=cause_of(fault))
        self._probed = float("-inf")


def cause_of(fault: BaseException) -> str:
    """The system's or the database's own name for it, without the values that it failed with."""
    cause = fault.__cause__ if isinstance(fault, StoreUnavailable) and fault.__cause__ else fault
    cause = getattr(cause, "orig", None) or cause  # SQLAlchemy wraps it
    name = getattr(cause, "sqlite_errorname", None)
    if name is None and isinstance(cause, OSError):
        name = errno.errorcode.get(cause.errno or 0)
    return str(name or type(cause).__name__)
