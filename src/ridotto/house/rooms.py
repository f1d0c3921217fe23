"""What every door of the house leads to."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ridotto.house.guests import Porter
from ridotto.house.house import House
from ridotto.house.staff import Staff


@dataclass(frozen=True)
class Rooms:
    staff: Staff
    house: House
    porter: Porter

    def link(self, connection: HTTPConnection, path: str) -> str:
        """An address that others can open: as the host has set it, else as this guest has reached the house."""
        urls = self.staff.settings.urls
        scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
        return f"{urls[0] if urls else f'{scheme}://{connection.url.netloc}'}{path}"


def rooms_of(connection: HTTPConnection) -> Rooms:
    rooms = connection.app.state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
