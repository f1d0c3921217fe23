"""The socket of a device at a table, which comes back by itself after a cut."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

FIRST_PAUSE: Final = 0.2  # seconds; each further try in vain doubles it …
LONGEST_PAUSE: Final = 15.0  # … up to here
LARGEST: Final = 2**24  # bytes of one message

# Close codes after which it is of no use to come back, as `house/socket.py` gives them.
NOT_WELCOME: Final = 1008
KICKED: Final = 4003
PASSING: Final = ("too-much", "store-unavailable")  # reasons that will be over some time


class Line:
    """Holds on until the house says that it is of no use."""

    def __init__(
        self,
        address: Callable[[], str],  # it says how much has been heard, so it changes
        cookie: str,
        hear: Callable[[str | bytes], None],
        unanswered: Callable[[], Iterable[str]],  # what has to be said again after a cut
        when_cut: Callable[[], None],
    ) -> None:
        self._address = address
        self._headers = {"Cookie": cookie} if cookie else {}
        self._hear = hear
        self._unanswered = unanswered
        self._when_cut = when_cut
        self._socket: ClientConnection | None = None
        self._tries = 0  # in vain

    async def hold(self) -> None:
        """Until the house does not want us here."""
        while not is_final(await self._once()):
            self._when_cut()
            await asyncio.sleep(pause(self._tries))
            self._tries += 1

    async def _once(self) -> tuple[int | None, str | None]:
        """From one cut to the next; how it was closed."""
        try:
            async with connect(
                self._address(), additional_headers=self._headers, compression=None, max_size=LARGEST
            ) as socket:
                return await self._listen(socket)
        except (OSError, TimeoutError, WebSocketException):
            return None, None

    async def _listen(self, socket: ClientConnection) -> tuple[int | None, str | None]:
        self._socket = socket
        try:
            for text in list(self._unanswered()):
                await socket.send(text)
            while True:
                self._hear(await socket.recv())
                self._tries = 0
        except ConnectionClosed:
            return socket.close_code, socket.close_reason
        finally:
            self._socket = None

    async def send(self, text: str) -> None:
        """Now, if the line is up; else it is said when it is up again."""
        if self._socket is not None:
            try:
                await self._socket.send(text)
            except ConnectionClosed:
                return

    async def cut(self) -> None:
        """As if the connection were lost."""
        if self._socket is not None:
            await self._socket.close()


def is_final(closed: tuple[int | None, str | None]) -> bool:
    code, reason = closed
    return code == KICKED or (code == NOT_WELCOME and reason not in PASSING)


def pause(tries: int) -> float:
    """Not all guests of a house that was away for a moment come back at the same one."""
    longest = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(tries, 10))
    return longest * random.uniform(0.5, 1.0)
