"""The keyboard, beside everything else that happens: a line can be typed while messages arrive."""

from __future__ import annotations

import asyncio
import threading
from typing import TextIO

from ridotto.cli.terminal import PlayerLeft


class Keyboard:
    """Reads in a thread of its own that nobody waits for: there's no other way to stop reading from a terminal."""

    def __init__(self, read: TextIO) -> None:
        self._input = read
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        threading.Thread(target=self._read_lines, daemon=True).start()

    def _read_lines(self) -> None:
        while True:
            line = self._input.readline()
            try:
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
            except RuntimeError:
                return  # the input has ended
            if not line:
                return

    async def read_line(self) -> str:
        """The next line, stripped."""
        line = await self._lines.get()
        if not line:
            raise PlayerLeft
        return line.strip()
