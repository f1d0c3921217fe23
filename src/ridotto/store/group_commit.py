"""Group commit: waiting appends are written together, so that one wait for the disk serves many tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from ridotto.store.batch import Batch, PendingAppend
from ridotto.store.summary import TableSummary


class GroupCommit:
    """While one batch is being committed, the next one fills up."""

    def __init__(self, write: Callable[[Sequence[PendingAppend]], Awaitable[Batch]]) -> None:
        self._write = write
        self._waiting: list[PendingAppend] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, summary: TableSummary, expected_seq: int, events: Sequence[bytes]) -> None:
        """Returns when the events are on disk."""
        append = PendingAppend(summary, expected_seq, events, asyncio.get_running_loop().create_future())
        self._waiting.append(append)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_batches())
        await append.done

    async def finish(self) -> None:
        """Writes whatever is still waiting."""
        if self._writing is not None:
            await self._writing

    async def _write_batches(self) -> None:
        try:
            while self._waiting:
                appends, self._waiting = self._waiting, []
                # A caller that was cancelled before its batch began hasn't written anything.
                await self._write_batch([append for append in appends if not append.done.cancelled()])
        finally:
            self._writing = None

    async def _write_batch(self, appends: Sequence[PendingAppend]) -> None:
        try:
            batch = await self._write(appends)
        except BaseException as fault:  # whatever it is, the waiting callers must get it
            for append in appends:
                append.settle(fault)
            if not isinstance(fault, Exception):
                raise
        else:
            for append in appends:
                append.settle(batch.fault(append))
