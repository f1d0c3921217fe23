"""Throttles requests of any kind, even for the page's files: beyond what a crowd would send, answers are delayed."""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ridotto.errors import TooMuch
from ridotto.house.app_state import address_of, app_state_of
from ridotto.house.limits import network_of

DELAY = 1.0  # seconds


class ThrottleMiddleware:
    """Refusing would cost as much as answering, and a crowd that loads the page should get all of it. But a connection
    that waits sends nothing more, and an address has only so many connections."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and self._is_too_fast(HTTPConnection(scope)):
            await asyncio.sleep(DELAY)
        await self.app(scope, receive, send)

    def _is_too_fast(self, connection: HTTPConnection) -> bool:
        try:
            app_state_of(connection).services.limits.page_requests.take(network_of(address_of(connection)))
        except TooMuch:
            return True
        return False
