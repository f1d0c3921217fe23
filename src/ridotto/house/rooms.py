"""What every door of the house leads to."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ridotto.errors import BadAsk
from ridotto.house.guests import Porter
from ridotto.house.house import House
from ridotto.house.staff import Staff

LONGEST_HOST = 261  # letters: no name is longer, with its port


@dataclass(frozen=True)
class Rooms:
    staff: Staff
    house: House
    porter: Porter

    def link(self, connection: HTTPConnection, path: str) -> str:
        """An address that others can open: as the host has set it, else as this guest has reached the house."""
        urls = self.staff.settings.urls
        return f"{urls[0] if urls else reached_at(connection)}{path}"


def reached_at(connection: HTTPConnection) -> str:
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    host = connection.url.netloc
    if len(host) > LONGEST_HOST:
        raise BadAsk("bad-ask", why="Host")
    return f"{scheme}://{host}"


def rooms_of(connection: HTTPConnection) -> Rooms:
    rooms = connection.app.state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
