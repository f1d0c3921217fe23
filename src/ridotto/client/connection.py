"""The socket of a device at a table, which comes back by itself after a cut."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

FIRST_RETRY_SECONDS: Final = 0.2  # seconds; each further try in vain doubles it …
LONGEST_RETRY_SECONDS: Final = 15.0  # … up to here
LARGEST_MESSAGE: Final = 2**24  # bytes of one message

# Close codes after which it is of no use to come back, as `house/sockets/endpoint.py` gives them.
NOT_WELCOME: Final = 1008
KICKED: Final = 4003
TEMPORARY_REASONS: Final = ("too-much", "store-unavailable")  # reasons that will be over some time


class Connection:
    """Holds on until the house says that it is of no use."""

    def __init__(
        self,
        address: Callable[[], str],  # it says how much has been heard, so it changes
        cookie: str,
        on_message: Callable[[str | bytes], None],
        unanswered: Callable[[], Iterable[str]],  # what has to be said again after a cut
        on_disconnect: Callable[[], None],
    ) -> None:
        self._address = address
        self._headers = {"Cookie": cookie} if cookie else {}
        self._on_message = on_message
        self._unanswered = unanswered
        self._on_disconnect = on_disconnect
        self._socket: ClientConnection | None = None
        self._tries = 0  # in vain

    async def run(self) -> None:
        """Until the house does not want us here."""
        while not is_final(await self._connect_once()):
            self._on_disconnect()
            await asyncio.sleep(retry_delay(self._tries))
            self._tries += 1

    async def _connect_once(self) -> tuple[int | None, str | None]:
        """From one cut to the next; how it was closed."""
        try:
            async with connect(
                self._address(), additional_headers=self._headers, compression=None, max_size=LARGEST_MESSAGE
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
                self._on_message(await socket.recv())
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

    async def disconnect(self) -> None:
        """As if the connection were lost."""
        if self._socket is not None:
            await self._socket.close()


def is_final(closed: tuple[int | None, str | None]) -> bool:
    code, reason = closed
    return code == KICKED or (code == NOT_WELCOME and reason not in TEMPORARY_REASONS)


def retry_delay(tries: int) -> float:
    """Not all guests of a house that was away for a moment come back at the same one."""
    longest = min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2.0 ** min(tries, 10))
    return longest * random.uniform(0.5, 1.0)
