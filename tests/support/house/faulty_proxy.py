"""A bad connection between two ends: it delays what passes, goes silent, and breaks when a test says so."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

CHUNK_BYTES = 65_536


class FaultyProxy:
    def __init__(self, port: int) -> None:
        self.delay = 0.0  # seconds, at most, that a piece is held up
        self._to = port
        self._lots = random.Random(port)
        self._closed = False
        self._passing = asyncio.Event()  # cleared while the connection is silent
        self._passing.set()
        self._ends: set[asyncio.StreamWriter] = set()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[int]:
        """The port it listens on."""
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        try:
            yield int(server.sockets[0].getsockname()[1])
        finally:
            server.close()
            self.cut()

    def cut(self) -> None:
        """All connections break at once, whatever is in transit."""
        for end in self._ends:
            end.transport.abort()

    @asynccontextmanager
    async def tunnel(self) -> AsyncIterator[None]:
        """All connections break, and no new one gets through."""
        self._closed = True
        self.cut()
        yield
        self._closed = False

    @asynccontextmanager
    async def silence(self) -> AsyncIterator[None]:
        """Nothing passes, and neither end is told. Then all connections break, and what was in transit is lost."""
        self._passing.clear()
        try:
            yield
        finally:
            self.cut()
            self._passing.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._closed:
            await self._carry(reader, writer)
        writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._to)
            self._ends |= {writer, there_writer}
            try:
                await asyncio.gather(self._pass(reader, there_writer), self._pass(there_reader, writer))
            finally:
                self._ends -= {writer, there_writer}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while piece := await reader.read(CHUNK_BYTES):
                if self.delay:
                    await asyncio.sleep(self._lots.uniform(0, self.delay))
                await self._passing.wait()
                writer.write(piece)
                await writer.drain()
        finally:
            writer.close()
