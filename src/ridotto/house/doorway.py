"""The way in for sockets: uvicorn's, with a short way in for short texts and a short way out for what the house tells.

What is told to many is made a frame once, and goes to each connection without further layers. Who does not read cannot
hold his connection open either. RFC 6455, 5.2 shows what a frame looks like.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ridotto.house.askings import Askings

GRACE = 5.0  # seconds for the last bytes
WHOLE_TEXT = 0x81  # the first byte of a frame
WHOLE = 0x80  # of a frame of any kind that is not a part of a message, and its upper half
MASKED = 0x80  # in the second byte; the rest of it is the size
SHORT = 126  # what is shorter has its size there
KEY = slice(2, 6)  # of a short frame, by which its words are masked
MOST_ASKINGS = 8  # that wait to be answered before the house stops to listen
EXTENSION = "ridotto.doorway"  # by which it is found in a socket's scope

encode = msgspec.json.Encoder().encode


def framed(message: msgspec.Struct) -> bytes:
    """A message as it travels, one whole text; the same bytes for everybody who may hear it."""
    text = encode(message)
    size = len(text)
    if size < SHORT:
        return b"%c%c%b" % (WHOLE_TEXT, size, text)
    if size < 1 << 16:
        return b"%c%c%b%b" % (WHOLE_TEXT, 126, size.to_bytes(2), text)
    return b"%c%c%b%b" % (WHOLE_TEXT, 127, size.to_bytes(8), text)


def is_short_frame(data: bytes) -> bool:
    """Whether this is one whole short frame of a guest, and nothing more."""
    return (
        len(data) >= KEY.stop
        and data[0] & 0xF0 == WHOLE
        and MASKED <= data[1] < MASKED + SHORT
        and len(data) == KEY.stop + data[1] - MASKED
    )


def words_in(frame: bytes) -> bytes:
    """What a short frame says."""
    words, key = frame[KEY.stop :], frame[KEY]
    keys = key * (len(words) // len(key) + 1)
    return (int.from_bytes(words) ^ int.from_bytes(keys[: len(words)])).to_bytes(len(words))


class Doorway(WebSocketsSansIOProtocol):
    only_short = True  # whether nothing but whole short frames has come in: then none is half read
    said = b""  # frames that leave together
    blocked_since: float | None = None  # from when on more waits than the connection likes to keep

    @staticmethod
    def of(websocket: WebSocket) -> Doorway:
        doorway = websocket.scope["extensions"][EXTENSION]
        assert isinstance(doorway, Doorway)
        return doorway

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.queue = Askings()  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]
        await super().run_asgi()
        # `close` waits until all is written, which for who does not read is never.
        self.loop.call_later(GRACE, self.transport.abort)

    # -- the way in

    def data_received(self, data: bytes) -> None:
        """Nearly all that guests send is one short text."""
        if self.handshake_initiated:
            self.only_short = self.only_short and is_short_frame(data)
            if self.only_short and data[0] == WHOLE_TEXT and self._take(words_in(data)):
                return
        super().data_received(data)

    def _take(self, words: bytes) -> bool:
        """Puts a text where the house finds it, if that is all there is to do."""
        if self.conn.state is not State.OPEN or self.close_sent:
            return False
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": words.decode()})
        except UnicodeDecodeError:
            return False
        if self.queue.qsize() >= MOST_ASKINGS and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def asking(self) -> str | bytes | None:
        """The next that the guest asks; None when he is gone. Who asks faster than he reads has to wait, and is not
        dropped for it."""
        if not self.writable.is_set():
            await self.writable.wait()
        message = await self.receive()
        if message["type"] == "websocket.receive":
            return message.get("text") or message.get("bytes") or b""
        return None

    # -- the way out

    def write(self, frame: bytes) -> None:
        """What is said in one breath leaves together: each write to the kernel costs as much as deciding on a move."""
        if not self.said:
            self.loop.call_soon(self.send_said)
        self.said += frame

    def send_said(self) -> None:
        frames, self.said = self.said, b""
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def waiting(self) -> int:
        """Bytes that have not left yet."""
        if self.transport.is_closing():
            return 0
        return self.transport.get_write_buffer_size() + len(self.said)

    def shutdown(self) -> None:
        self.send_said()
        super().shutdown()

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
        self.send_said()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.writable.set()  # nobody has to wait for room any more
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)
