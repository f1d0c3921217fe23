"""Security headers for every response, and the check of which pages may write."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.errors import NotAllowed

# The page sets colours and positions in `style` attributes; scripts come from the house only.
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SecurityHeadersMiddleware:
    """Adds the headers to every response, and ignores range requests: everything here is small and sent whole."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["type"] == "http":
            scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"range"]
        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


def check_origin(connection: HTTPConnection, urls: tuple[str, ...]) -> None:
    """A page of another site mustn't write in a guest's name. Clients that aren't browsers send no origin.

    If the house knows its own addresses, only those count; otherwise the host that the browser has requested.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    host = connection.headers.get("host", "")
    known = origin.rstrip("/") in urls if urls else netloc_of(origin) == host
    if not known:
        raise NotAllowed("foreign-page", origin=origin)


def netloc_of(origin: str) -> str | None:
    """None if it isn't a valid URL."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
