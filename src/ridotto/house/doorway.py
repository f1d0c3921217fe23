"""The way in for sockets: uvicorn's, and a short way out for what the house tells.

What is told to many is made a frame once, and goes to each connection without further layers. Who does not read cannot
hold his connection open either.
"""

from __future__ import annotations

import time

import msgspec
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

GRACE = 5.0  # seconds for the last bytes
WHOLE_TEXT = 0x81  # the first byte of a frame
EXTENSION = "ridotto.doorway"  # by which it is found in a socket's scope

encode = msgspec.json.Encoder().encode


def framed(message: msgspec.Struct) -> bytes:
    """A message as it travels (RFC 6455, 5.2: one whole text); the same bytes for everybody who may hear it."""
    text = encode(message)
    size = len(text)
    if size < 126:
        return b"%c%c%b" % (WHOLE_TEXT, size, text)
    if size < 1 << 16:
        return b"%c%c%b%b" % (WHOLE_TEXT, 126, size.to_bytes(2), text)
    return b"%c%c%b%b" % (WHOLE_TEXT, 127, size.to_bytes(8), text)


class Doorway(WebSocketsSansIOProtocol):
    blocked_since: float | None = None  # from when on more waits than the connection likes to keep

    @staticmethod
    def of(websocket: WebSocket) -> Doorway:
        doorway = websocket.scope["extensions"][EXTENSION]
        assert isinstance(doorway, Doorway)
        return doorway

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]
        await super().run_asgi()
        # `close` waits until all is written, which for who does not read is never.
        self.loop.call_later(GRACE, self.transport.abort)

    # -- the way out

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def waiting(self) -> int:
        """Bytes that have not left yet."""
        return 0 if self.transport.is_closing() else self.transport.get_write_buffer_size()

    async def has_room(self) -> None:
        await self.writable.wait()

    def pause_writing(self) -> None:
        self.blocked_since = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.blocked_since = None
        super().resume_writing()

    def leave(self, code: int, reason: str) -> None:
        """The last word, after all that waits. Who listens at this door hears that it is closed."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.writable.set()  # nobody has to wait for room any more
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)
