"""The way in for sockets: uvicorn's, but who is dropped cannot hold his connection open by not reading."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

GRACE = 5.0  # seconds for the last bytes


class Doorway(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        await super().run_asgi()
        # `close` waits until all is written, which for who does not read is never.
        self.loop.call_later(GRACE, self.transport.abort)
