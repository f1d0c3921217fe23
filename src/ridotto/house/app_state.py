"""What every request and socket has access to."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ridotto.errors import BadRequest
from ridotto.house.http.sessions import Sessions
from ridotto.house.services import Services
from ridotto.house.tables.house import House

LONGEST_HOST = 261  # characters: no host name with its port is longer


@dataclass(frozen=True)
class AppState:
    services: Services
    house: House
    sessions: Sessions

    def link(self, connection: HTTPConnection, path: str) -> str:
        """An address that others can open: as set by whoever runs the house, or else as this guest has reached it."""
        urls = self.services.settings.urls
        return f"{urls[0] if urls else reached_at(connection)}{path}"


def reached_at(connection: HTTPConnection) -> str:
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    host = connection.url.netloc
    if len(host) > LONGEST_HOST:
        raise BadRequest("bad-request", why="Host")
    return f"{scheme}://{host}"


def app_state_of(connection: HTTPConnection) -> AppState:
    app_state = connection.app.state.ridotto
    assert isinstance(app_state, AppState)
    return app_state


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
