"""The way in from the common door: who asks for a table in another hall is shown there."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from functools import partial

import uvicorn
from uvicorn.config import Config
from uvicorn.server import ServerState

from ridotto.house.connections import ConnectionLimits
from ridotto.house.halls import Hall
from ridotto.house.http_protocol import HttpProtocol


class Hallway(HttpProtocol):
    """The usual protocol, which looks at the beginning of each request first."""

    def __init__(
        self,
        hall: Hall,
        limits: ConnectionLimits,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
        said: bytes = b"",
    ) -> None:
        super().__init__(limits, config, server_state, app_state, _loop)
        self.hall = hall
        self.said = said  # in the hall from which the guest comes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.said:
            super().data_received(self.said)

    def data_received(self, data: bytes) -> None:
        if self.may_part() and self.hall.hand_over(self.transport.get_extra_info("socket").fileno(), data):
            self.transport.close()  # of two holds on the connection the other one lasts
        else:
            super().data_received(data)

    def may_part(self) -> bool:
        """Only before a request, and when the last answer has left: else two halls would talk to one guest at once."""
        answered = self.cycle is None or self.cycle.response_complete
        between = answered and not self.amid_request and not self.is_refused
        return between and not self.transport.get_write_buffer_size()


class HallServer(uvicorn.Server):
    """A server whose guests come from the common door and from other halls."""

    def __init__(self, config: Config, hall: Hall, limits: ConnectionLimits) -> None:
        super().__init__(config)
        self.hall = hall
        self.hallway = partial(Hallway, hall, limits)
        config.http = self.hallway  # type: ignore[assignment]  # called like the class

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.hall.open_letters(self.adopt)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.leave_letters()
        await super().shutdown(sockets)

    def adopt(self, guest: socket.socket, said: bytes) -> None:
        task = asyncio.create_task(self.welcome(guest, said))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def welcome(self, guest: socket.socket, said: bytes) -> None:
        hallway = partial(self.hallway, self.config, self.server_state, self.lifespan.state, said=said)
        with suppress(OSError):  # he has gone meanwhile
            await asyncio.get_running_loop().connect_accepted_socket(hallway, guest)
