"""A bare WebSocket client: it gets whole text messages from a server that doesn't compress, and sends short ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
)
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # final frames
MASKED = 0x80
NO_MASK = bytes(4)  # clients must mask frames; this mask changes nothing
EXTENDED_LENGTH = 126  # the length is in the next two bytes; longer messages don't come


class LightSocket(asyncio.Protocol):
    def __init__(self, handshake: bytes, on_message: Callable[[bytes], None]) -> None:
        self._handshake = handshake
        self._on_message = on_message
        self._buffer = b""
        self._is_open = False
        self._transport: asyncio.WriteTransport | None = None
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._handshake)

    def connection_lost(self, _: Exception | None) -> None:
        self.is_lost = True

    def send(self, message: bytes, kind: int = TEXT) -> None:
        assert self._transport is not None
        assert len(message) < EXTENDED_LENGTH
        self._transport.write(bytes((kind, MASKED | len(message))) + NO_MASK + message)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._is_open:
            answer, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = answer
                return
            assert b" 101 " in answer[:16], answer
            self._is_open = True
        self._buffer = self._read_frames(buffer)

    def _read_frames(self, buffer: bytes) -> bytes:
        """Passes on all complete messages, and returns what is left of the next one."""
        start = 0
        while len(buffer) >= start + 4:
            length, body = buffer[start + 1], start + 2
            if length == EXTENDED_LENGTH:
                length, body = int.from_bytes(buffer[body : body + 2], "big"), body + 2
            if len(buffer) < body + length:
                break
            kind, start = buffer[start], body + length
            if kind == TEXT:
                self._on_message(buffer[body:start])
            elif kind == PING:
                self.send(buffer[body:start], PONG)
        return buffer[start:]


async def connect(port: int, path: str, cookie: str, on_message: Callable[[bytes], None]) -> LightSocket:
    handshake = HANDSHAKE.format(path=path, port=port, cookie=cookie).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LightSocket(handshake, on_message), "127.0.0.1", port)
    return socket
