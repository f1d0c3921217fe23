"""The way in from the common door: who asks for a table in another hall is shown there."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from functools import partial

import uvicorn
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ridotto.house.halls import Hall


class Hallway(HttpToolsProtocol):
    """uvicorn's, which looks at the beginning of each request first."""

    def __init__(
        self,
        hall: Hall,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
        said: bytes = b"",
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.hall = hall
        self.said = said  # in the hall from which the guest comes
        self.amid_request = False

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
        return answered and not self.amid_request and not self.transport.get_write_buffer_size()

    def on_message_begin(self) -> None:
        self.amid_request = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.amid_request = False


class HallServer(uvicorn.Server):
    """A server whose guests come from the common door and from other halls."""

    def __init__(self, config: Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall
        config.http = partial(Hallway, hall)  # type: ignore[assignment]  # called like the class

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
        hallway = partial(Hallway, self.hall, self.config, self.server_state, self.lifespan.state, said=said)
        with suppress(OSError):  # he has gone meanwhile
            await asyncio.get_running_loop().connect_accepted_socket(hallway, guest)
