"""Connection hand-over: a request for a table of another worker is passed on to that worker, connection and all."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from functools import partial

import uvicorn
from uvicorn.config import Config
from uvicorn.server import ServerState

from ridotto.house.cluster.worker import ClusterWorker
from ridotto.house.connection_limits import ConnectionLimits
from ridotto.house.http.http_protocol import HttpProtocol


class HandoverProtocol(HttpProtocol):
    """The usual protocol, except that it looks at the start of each request first."""

    def __init__(
        self,
        worker: ClusterWorker,
        limits: ConnectionLimits,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
        received: bytes = b"",
    ) -> None:
        super().__init__(limits, config, server_state, app_state, _loop)
        self.worker = worker
        self.received = received  # by the worker that handed the connection over

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.received:
            super().data_received(self.received)

    def data_received(self, data: bytes) -> None:
        if self.may_hand_over() and self.worker.hand_over(self.transport.get_extra_info("socket").fileno(), data):
            self.transport.close()  # the other worker has its own descriptor for the connection
        else:
            super().data_received(data)

    def may_hand_over(self) -> bool:
        """Only between requests, once the last response has been sent: or else two workers would answer at once."""
        answered = self.cycle is None or self.cycle.response_complete
        between = answered and not self.in_request and not self.is_refused
        return between and not self.transport.get_write_buffer_size()


class ClusterServer(uvicorn.Server):
    """A server whose connections come from the shared listening socket and from other workers."""

    def __init__(self, config: Config, worker: ClusterWorker, limits: ConnectionLimits) -> None:
        super().__init__(config)
        self.worker = worker
        self.protocol_factory = partial(HandoverProtocol, worker, limits)
        config.http = self.protocol_factory  # type: ignore[assignment]  # called like the class

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.worker.start_receiving(self.adopt)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.worker.stop_receiving()
        await super().shutdown(sockets)

    def adopt(self, connection: socket.socket, received: bytes) -> None:
        task = asyncio.create_task(self.serve_adopted(connection, received))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def serve_adopted(self, connection: socket.socket, received: bytes) -> None:
        protocol = partial(
            self.protocol_factory, self.config, self.server_state, self.lifespan.state, received=received
        )
        with suppress(OSError):  # the guest is gone
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
