"""The scribe: writes together what waits, so that one wait for the disk serves many tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from ridotto.store.card import Card
from ridotto.store.page import Entry, Page


class Scribe:
    """While one page is committed, the next one fills."""

    def __init__(self, write: Callable[[Sequence[Entry]], Awaitable[Page]]) -> None:
        self._write = write
        self._waiting: list[Entry] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, card: Card, expected: int, events: Sequence[bytes]) -> None:
        """Comes back when the events are on disk."""
        entry = Entry(card, expected, events, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_pages())
        await entry.done

    async def finish(self) -> None:
        """Writes what still waits."""
        if self._writing is not None:
            await self._writing

    async def _write_pages(self) -> None:
        try:
            while self._waiting:
                entries, self._waiting = self._waiting, []
                # Who was cancelled before the page was begun has not written.
                await self._write_page([entry for entry in entries if not entry.done.cancelled()])
        finally:
            self._writing = None

    async def _write_page(self, entries: Sequence[Entry]) -> None:
        try:
            page = await self._write(entries)
        except BaseException as fault:  # whatever it was, those who wait must hear of it
            for entry in entries:
                entry.settle(fault)
            if not isinstance(fault, Exception):
                raise
        else:
            for entry in entries:
                entry.settle(page.fault(entry))
