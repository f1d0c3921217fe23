"""A device's connection to a table. It reconnects by itself."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

FIRST_RETRY_SECONDS: Final = 0.2  # every failed try doubles it …
LONGEST_RETRY_SECONDS: Final = 15.0  # … up to here
LARGEST_MESSAGE: Final = 2**24  # bytes of one message

# Close codes after which reconnecting is pointless; `house/sockets/endpoint.py` lists them.
NOT_WELCOME: Final = 1008
KICKED: Final = 4003
TEMPORARY_REASONS: Final = ("too-much", "store-unavailable")  # reasons that will pass


class Connection:
    """Keeps reconnecting until the house says that it's pointless."""

    def __init__(
        self,
        address: Callable[[], str],  # changes: it says how much has been received
        cookie: str,
        on_message: Callable[[str | bytes], None],
        unanswered: Callable[[], Iterable[str]],  # commands to send again after a reconnect
        on_disconnect: Callable[[], None],
    ) -> None:
        self._address = address
        self._headers = {"Cookie": cookie} if cookie else {}
        self._on_message = on_message
        self._unanswered = unanswered
        self._on_disconnect = on_disconnect
        self._socket: ClientConnection | None = None
        self._tries = 0  # failed ones in a row

    async def run(self) -> None:
        """Runs until the house doesn't want us any more."""
        while not is_final(await self._connect_once()):
            self._on_disconnect()
            await asyncio.sleep(retry_delay(self._tries))
            self._tries += 1

    async def _connect_once(self) -> tuple[int | None, str | None]:
        """One connection from start to end; returns its close code and reason."""
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
        """Sends now if connected; otherwise the text goes out with the unanswered ones after a reconnect."""
        if self._socket is not None:
            try:
                await self._socket.send(text)
            except ConnectionClosed:
                return

    async def disconnect(self) -> None:
        """Closes the socket, as if the connection were lost."""
        if self._socket is not None:
            await self._socket.close()


def is_final(closed: tuple[int | None, str | None]) -> bool:
    code, reason = closed
    return code == KICKED or (code == NOT_WELCOME and reason not in TEMPORARY_REASONS)


def retry_delay(tries: int) -> float:
    """Exponential backoff with jitter: after an outage, guests don't all come back at the same moment."""
    longest = min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2.0 ** min(tries, 10))
    return longest * random.uniform(0.5, 1.0)
