"""A connection to a house, byte by byte: for what no client library would send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

from support.house.websocket_handshake import handshake

READ_TIMEOUT = 120.0  # seconds after which a test has failed
CHUNK_BYTES = 65_536
BUFFER_LIMIT = 1 << 20


class RawConnection:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, payload: bytes) -> bool:
        """Whether the other side still takes it."""
        try:
            self.writer.write(payload)
            await self.writer.drain()
        except ConnectionError:
            return False
        return True

    async def send_endlessly(self, piece: bytes, most: int) -> int:
        """Sends the same piece until the other side stops taking it or `most` bytes are sent; returns how many were."""
        sent = 0
        while sent < most and not self.reader.at_eof() and await self.send(piece):
            sent += len(piece)
        return sent

    async def status(self) -> int:
        """The status of the next response."""
        async with asyncio.timeout(READ_TIMEOUT):
            head = await self.reader.readuntil(b"\r\n\r\n")
        return int(head.split(b" ")[1])

    async def read_all(self) -> bytes:
        """Everything until the other side closes."""
        received = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(READ_TIMEOUT):
                while piece := await self.reader.read(CHUNK_BYTES):
                    received += piece
        return received

    async def read_until(self, last: bytes) -> bytes:
        """Everything up to these bytes."""
        async with asyncio.timeout(READ_TIMEOUT):
            return await self.reader.readuntil(last)

    async def close_code(self) -> int:
        """The code with which the socket is closed, whatever else comes before."""
        received = await self.read_all()
        at = 0
        while at < len(received):
            kind, size, at = received[at], received[at + 1], at + 2
            if size == 126:
                size, at = int.from_bytes(received[at : at + 2]), at + 2
            if kind == Opcode.CLOSE | 0x80:
                return int.from_bytes(received[at : at + 2])
            at += size
        return 0


@asynccontextmanager
async def connection(url: str, source: str = "127.0.0.1") -> AsyncIterator[RawConnection]:
    """Connects from any address of this machine."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(
        address.hostname, address.port, local_addr=(source, 0), limit=BUFFER_LIMIT
    )
    try:
        yield RawConnection(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def raw_socket(url: str, code: str) -> AsyncIterator[RawConnection]:
    """A socket at a table, after the handshake."""
    async with connection(url) as connected:
        await connected.send(handshake(url, code))
        assert await connected.status() == 101
        yield connected


def frame(kind: Opcode, payload: bytes = b"", fin: bool = True) -> bytes:
    return Frame(kind, payload, fin).serialize(mask=True)
