"""Requests of any kind, the page's files too: whoever asks faster than any crowd is answered later."""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ridotto.errors import TooMuch
from ridotto.house.limits import network_of
from ridotto.house.rooms import address_of, rooms_of

LATER = 1.0  # seconds


class Paced:
    """To refuse would cost the house as much as to answer, and a crowd that loads the page shall see all of it. But a
    connection that waits asks for nothing more, and an address has only so many of them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and self._is_hasty(HTTPConnection(scope)):
            await asyncio.sleep(LATER)
        await self.app(scope, receive, send)

    def _is_hasty(self, connection: HTTPConnection) -> bool:
        try:
            rooms_of(connection).staff.limits.pages.take(network_of(address_of(connection)))
        except TooMuch:
            return True
        return False
