"""uvicorn's WebSocket protocol, with a fast path in for short texts and a fast path out for the house's messages.

A message to many devices is encoded as a frame once, and goes straight to each connection. A client that doesn't read
can't hold its connection open for long, and one that sends more frames than its messages need is cut off. RFC 6455, 5.2
shows what a frame looks like.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket
from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import Event, State

from ridotto.errors import TooMuch
from ridotto.house.connection_limits import ConnectionLimits
from ridotto.house.sockets.device import POLICY_VIOLATION
from ridotto.house.sockets.inbox import Inbox

CLOSE_GRACE = 5.0  # seconds for the last bytes
FIN_TEXT = 0x81  # the first byte of a whole text message
FIN = 0x80  # the upper half of the first byte of any frame that isn't a fragment
MASK_BIT = 0x80  # in the second byte; the rest of that byte is the size
SHORT_LIMIT = 126  # payloads below this have their size in the second byte
MASKING_KEY = slice(2, 6)  # of a short frame: what its payload is masked with
MOST_QUEUED = 8  # messages that wait for an answer before the house stops reading
PARSE_CHUNK = 1024  # bytes to parse before other connections get their turn
MOST_FRAMES = 100.0  # that aren't whole messages: pings, pongs, fragments, heartbeats; a page sends one a second
FRAMES_A_SECOND = 10.0  # how fast they are allowed again
HEARTBEAT = b"beat"  # a text that is echoed, because a page can't send pings
HEARTBEAT_FRAME = b"%c%c%b" % (FIN_TEXT, len(HEARTBEAT), HEARTBEAT)
NOT_UTF8 = 1007  # close code
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
EXTENSION = "ridotto.socket_protocol"  # where to find the protocol in a socket's scope

encode = msgspec.json.Encoder().encode


def encode_frame(message: msgspec.Struct) -> bytes:
    """A message as one whole text frame; the same bytes for everyone who may see it."""
    text = encode(message)
    size = len(text)
    if size < SHORT_LIMIT:
        return b"%c%c%b" % (FIN_TEXT, size, text)
    if size < 1 << 16:
        return b"%c%c%b%b" % (FIN_TEXT, 126, size.to_bytes(2), text)
    return b"%c%c%b%b" % (FIN_TEXT, 127, size.to_bytes(8), text)


def is_short_frame(data: bytes) -> bool:
    """Whether this is exactly one whole short frame from a client."""
    return (
        len(data) >= MASKING_KEY.stop
        and data[0] & 0xF0 == FIN
        and MASK_BIT <= data[1] < MASK_BIT + SHORT_LIMIT
        and len(data) == MASKING_KEY.stop + data[1] - MASK_BIT
    )


def unmasked_payload(frame: bytes) -> bytes:
    """The payload of a short frame."""
    payload, key = frame[MASKING_KEY.stop :], frame[MASKING_KEY]
    keys = key * (len(payload) // len(key) + 1)
    return (int.from_bytes(payload) ^ int.from_bytes(keys[: len(payload)])).to_bytes(len(payload))


def is_utf8(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


def is_message(event: Event) -> bool:
    """Whether a frame is a whole message: those are limited where they are answered."""
    return isinstance(event, Frame) and event.fin and event.opcode in (Opcode.TEXT, Opcode.BINARY)


class SocketProtocol(WebSocketsSansIOProtocol):
    unparsed = b""  # received, and waiting to be parsed
    frames_left = MOST_FRAMES
    frames_counted = 0.0  # when that was counted
    only_short_frames = True  # whether only whole short frames have come in: then none is half parsed
    outgoing = b""  # frames to be sent together
    blocked_since: float | None = None  # since when the write buffer has been too full

    def __init__(
        self,
        limits: ConnectionLimits,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = limits

    @staticmethod
    def of(websocket: WebSocket) -> SocketProtocol:
        protocol = websocket.scope["extensions"][EXTENSION]
        assert isinstance(protocol, SocketProtocol)
        return protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.queue = Inbox()  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.release(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds the connection that holds it, and garbage collection is rare here

    async def run_asgi(self) -> None:
        extensions = {**(self.scope["extensions"] or {}), EXTENSION: self}
        self.scope["extensions"] = extensions  # type: ignore[typeddict-item]
        await super().run_asgi()
        del extensions[EXTENSION]  # a reference cycle too
        # `close` waits until everything is written, which is never if the client doesn't read.
        self.loop.call_later(CLOSE_GRACE, self.transport.abort)

    # -- incoming

    def data_received(self, data: bytes) -> None:
        """Nearly everything that guests send is one short text at a time."""
        if not self.handshake_initiated:
            self.receive_handshake(data)
            return
        self.only_short_frames = self.only_short_frames and is_short_frame(data)
        if self.only_short_frames and data[0] == FIN_TEXT and self._enqueue(unmasked_payload(data)):
            return
        self.unparsed += data
        self.parse_chunk()

    def receive_handshake(self, request: bytes) -> None:
        """The request is complete. If the library can't parse it, it says nothing and would wait for ever."""
        super().data_received(request)
        if not self.handshake_initiated:
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def parse_chunk(self) -> None:
        """A chunk at a time: a single read may contain forty thousand frames."""
        part, self.unparsed = self.unparsed[:PARSE_CHUNK], self.unparsed[PARSE_CHUNK:]
        super().data_received(part)
        if self.transport.is_closing():
            return
        if self.unparsed:
            self.stop_reading()
        if self.read_paused and self.queue.empty():
            # No message is waiting to be handled, so nobody else would resume. The last chunk may end mid-message.
            self.loop.call_soon(self.resume_parsing)

    def stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_parsing(self) -> None:
        """Parses what has been received first; when all of it is parsed, reading resumes."""
        if self.transport.is_closing():
            return
        if self.unparsed:
            self.parse_chunk()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.resume_parsing()
        return message

    def handle_events(self) -> None:
        """After our close frame not even messages are handled any more, so then they count too."""
        events = self.conn.events
        extra = len(events) if self.close_sent else sum(not is_message(event) for event in events)
        if extra and not self.may_send(extra):
            self.cut_off()
        else:
            super().handle_events()

    def may_send(self, frames: int) -> bool:
        now = self.loop.time()
        filled = self.frames_left + (now - self.frames_counted) * FRAMES_A_SECOND
        self.frames_left, self.frames_counted = min(filled, MOST_FRAMES) - frames, now
        return self.frames_left >= 0

    def cut_off(self) -> None:
        """A client that sends this much isn't read any more, not even for its close frame."""
        self.limits.count_refusal("frames")
        self.conn.events.clear()
        self.unparsed = b""
        self.close(POLICY_VIOLATION, TooMuch.code)
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.close(NOT_UTF8, "")
        elif self.curr_msg_data_type == "text" and self.frames == [HEARTBEAT] and not self.close_sent:
            self.frames = []
            self.answer_heartbeat()
        else:
            super().send_receive_event_to_app()

    def _enqueue(self, payload: bytes) -> bool:
        """Puts a text into the inbox, if that's all there is to do."""
        if self.conn.state is not State.OPEN or self.close_sent:
            return False
        if payload == HEARTBEAT:
            self.answer_heartbeat()
            return True
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": payload.decode()})
        except UnicodeDecodeError:
            return False
        if self.queue.qsize() >= MOST_QUEUED:
            self.stop_reading()
        return True

    def answer_heartbeat(self) -> None:
        """A heartbeat asks whether the connection is alive: it's answered here, whatever the table is busy with."""
        if self.may_send(1):
            self.write(HEARTBEAT_FRAME)
        else:
            self.cut_off()

    async def next_payload(self) -> str | bytes | None:
        """The guest's next message; None when they are gone. A guest who sends faster than they read has to wait, and
        isn't dropped for it."""
        if not self.writable.is_set():
            await self.writable.wait()
        message = await self.receive()
        if message["type"] == "websocket.receive":
            return message.get("text") or message.get("bytes") or b""
        return None

    # -- outgoing

    def write(self, frame: bytes) -> None:
        """Frames of one event-loop turn leave together: a system call costs as much as deciding on a move."""
        if not self.outgoing:
            self.loop.call_soon(self.flush)
        self.outgoing += frame

    def flush(self) -> None:
        frames, self.outgoing = self.outgoing, b""
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def pending_bytes(self) -> int:
        """Bytes that haven't been sent yet."""
        if self.transport.is_closing():
            return 0
        return self.transport.get_write_buffer_size() + len(self.outgoing)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def pause_writing(self) -> None:
        self.blocked_since = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.blocked_since = None
        super().resume_writing()

    def close(self, code: int, reason: str) -> None:
        """Sends a close frame after everything queued. The reader of the inbox gets a disconnect."""
        if self.close_sent or self.transport.is_closing():
            return
        self.flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.writable.set()  # nobody has to wait for the write buffer any more
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(CLOSE_GRACE, self.transport.abort)
