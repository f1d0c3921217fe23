"""The scribe: writes together what waits, so that one wait for the disk serves many tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from ridotto.store.batch import Batch, PendingAppend
from ridotto.store.summary import TableSummary


class GroupCommit:
    """While one page is committed, the next one fills."""

    def __init__(self, write: Callable[[Sequence[PendingAppend]], Awaitable[Batch]]) -> None:
        self._write = write
        self._waiting: list[PendingAppend] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, summary: TableSummary, expected_seq: int, events: Sequence[bytes]) -> None:
        """Comes back when the events are on disk."""
        entry = PendingAppend(summary, expected_seq, events, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_batches())
        await entry.done

    async def finish(self) -> None:
        """Writes what still waits."""
        if self._writing is not None:
            await self._writing

    async def _write_batches(self) -> None:
        try:
            while self._waiting:
                appends, self._waiting = self._waiting, []
                # Who was cancelled before the page was begun has not written.
                await self._write_batch([entry for entry in appends if not entry.done.cancelled()])
        finally:
            self._writing = None

    async def _write_batch(self, appends: Sequence[PendingAppend]) -> None:
        try:
            batch = await self._write(appends)
        except BaseException as fault:  # whatever it was, those who wait must hear of it
            for entry in appends:
                entry.settle(fault)
            if not isinstance(fault, Exception):
                raise
        else:
            for entry in appends:
                entry.settle(batch.fault(entry))
