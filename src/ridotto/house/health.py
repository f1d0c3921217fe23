"""Whether the store can be read and written: for /healthz, and for the log."""

from __future__ import annotations

import asyncio
import errno
import time

import structlog

from ridotto.errors import StoreUnavailable
from ridotto.house.logs import RepeatedWarning
from ridotto.store.store import Store

PROBE_TIMEOUT = 2.0  # seconds for the store to answer
PROBE_INTERVAL = 1.0  # seconds for which a successful write is trusted, however often somebody asks

log = structlog.get_logger()


class StoreHealth:
    """A full disk can still be read, so the check writes something too.

    Whoever asks while a check is running shares its result: strangers may ask, and mustn't keep the store busy.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._check: asyncio.Task[Exception | None] | None = None  # gives what's wrong; one at a time, however long
        self._probed_at = float("-inf")  # when writing last succeeded
        self._failed = RepeatedWarning(log, "store failed")
        self._slow = RepeatedWarning(log, "store slow")

    async def is_healthy(self) -> bool:
        if self._check is None or self._check.done():
            self._check = asyncio.create_task(self._probe())
        try:
            async with asyncio.timeout(PROBE_TIMEOUT):
                fault = await asyncio.shield(self._check)
        except TimeoutError:
            self._slow.warn(seconds=PROBE_TIMEOUT)
            return False
        if fault is not None:
            self.record_failure(fault)
        return fault is None

    async def _probe(self) -> Exception | None:
        try:
            await self._store.summary("")
            if time.monotonic() - self._probed_at > PROBE_INTERVAL:
                await self._store.probe()
                self._probed_at = time.monotonic()
        except Exception as fault:  # whatever it is, the store doesn't work
            return fault
        return None

    def record_failure(self, fault: Exception) -> None:
        """Something couldn't be read or written. The next check will write again."""
        self._failed.warn(why=cause_of(fault))
        self._probed_at = float("-inf")


def cause_of(fault: BaseException) -> str:
    """The system's or the database's own name for it, without the values that it failed with."""
    cause = fault.__cause__ if isinstance(fault, StoreUnavailable) and fault.__cause__ else fault
    cause = getattr(cause, "orig", None) or cause  # SQLAlchemy wraps it
    name = getattr(cause, "sqlite_errorname", None)
    if name is None and isinstance(cause, OSError):
        name = errno.errorcode.get(cause.errno or 0)
    return str(name or type(cause).__name__)
