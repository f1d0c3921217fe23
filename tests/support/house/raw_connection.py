"""A connection to a house, to the byte: for what no client library would send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

from support.house.websocket_handshake import handshake

READ_TIMEOUT = 120.0  # seconds after which a test has failed
CHUNK_BYTES = 65_536  # bytes
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
        """The same piece again and again, until nobody takes it or so many bytes are gone; how many are."""
        sent = 0
        while sent < most and not self.reader.at_eof() and await self.send(piece):
            sent += len(piece)
        return sent

    async def status(self) -> int:
        """Of the next answer."""
        async with asyncio.timeout(READ_TIMEOUT):
            head = await self.reader.readuntil(b"\r\n\r\n")
        return int(head.split(b" ")[1])

    async def read_all(self) -> bytes:
        """Until the other side has closed."""
        heard = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(READ_TIMEOUT):
                while piece := await self.reader.read(CHUNK_BYTES):
                    heard += piece
        return heard

    async def read_until(self, last: bytes) -> bytes:
        """Up to these words."""
        async with asyncio.timeout(READ_TIMEOUT):
            return await self.reader.readuntil(last)

    async def close_code(self) -> int:
        """With which a socket is closed, after whatever else is said on it."""
        said = await self.read_all()
        at = 0
        while at < len(said):
            kind, size, at = said[at], said[at + 1], at + 2
            if size == 126:
                size, at = int.from_bytes(said[at : at + 2]), at + 2
            if kind == Opcode.CLOSE | 0x80:
                return int.from_bytes(said[at : at + 2])
            at += size
        return 0


@asynccontextmanager
async def connection(url: str, source: str = "127.0.0.1") -> AsyncIterator[RawConnection]:
    """From any address of this machine."""
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(
        place.hostname, place.port, local_addr=(source, 0), limit=BUFFER_LIMIT
    )
    try:
        yield RawConnection(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def raw_socket(url: str, code: str) -> AsyncIterator[RawConnection]:
    """At a table, after the handshake."""
    async with connection(url) as connected:
        await connected.send(handshake(url, code))
        assert await connected.status() == 101
        yield connected


def frame(kind: Opcode, payload: bytes = b"", fin: bool = True) -> bytes:
    return Frame(kind, payload, fin).serialize(mask=True)
