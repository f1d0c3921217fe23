"""A device at a table: a browser tab, a phone, a terminal. What it is told waits in a line of its own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from ridotto.table.log import Guest

LONGEST_LINE = 512  # messages that wait for a device
PATIENCE = 10.0  # seconds for one message to leave

NOT_WELCOME = 1008  # close code of who may not come in, or asks too much
SLOW = 4008  # close code of a device that does not read

Sender = Callable[[str], Awaitable[None]]


class Device:
    """A slow device is dropped; its table never waits for it."""

    def __init__(self, guest: Guest, send: Sender) -> None:
        self.guest = guest
        self.seats: tuple[int, ...] = ()  # the stream that it hears belongs to them
        self.presence = ""  # what it has last been told of who is here
        self._send = send
        self._line: deque[str] = deque()
        self._ready = asyncio.Event()
        self._room = asyncio.Event()
        self._writing_since: float | None = None
        self.closing: tuple[int, str] | None = None  # code and reason, when it has to go
        self.when_slow: Callable[[], object] = lambda: None  # a writer that is stuck does not end by itself

    def tell(self, text: str) -> None:
        if self.closing is not None:
            return
        if len(self._line) >= LONGEST_LINE:
            self.dismiss(SLOW, "slow")
            return
        self._line.append(text)
        self._ready.set()

    def dismiss(self, code: int, reason: str) -> None:
        """It has to go. A slow one goes at once, others hear first what waits for them."""
        if self.closing is None:
            self.closing = (code, reason)
        if code == SLOW:
            self._line.clear()
            self.when_slow()
        self._ready.set()

    async def has_room(self) -> None:
        """Who asks faster than he reads has to wait, and is not dropped for it."""
        while len(self._line) > LONGEST_LINE // 2 and self.closing is None:
            self._room.clear()
            await self._room.wait()

    def is_stuck(self, now: float) -> bool:
        return self._writing_since is not None and now - self._writing_since > PATIENCE

    async def write(self) -> None:
        """Writes until the device has to go."""
        time = asyncio.get_running_loop().time
        while self._line or self.closing is None:
            if not self._line:
                self._ready.clear()
                await self._ready.wait()
            while self._line:
                self._writing_since = time()
                await self._send(self._line.popleft())
                self._writing_since = None
                self._room.set()
