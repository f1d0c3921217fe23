"""Ways to attack a house, each bounded in time, connections and bytes. `attack.py` tries them one by one.

They come from an address of their own where the system has several for itself, so that the person who plays meanwhile
is no neighbour of the attacker's.
"""

from __future__ import annotations

import asyncio
import itertools
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from ridotto.client.refusal import Refusal
from ridotto.client.seated import Seated, new_id
from ridotto.client.visitor import Visitor
from ridotto.errors import RidottoError
from ridotto.rules.mascarade.content import built_in
from ridotto.table.asks import Arrange, SeatBot, Start

ELSEWHERE = "127.0.0.2"  # an address of this machine too, on Linux
MOST_BYTES = 4 << 30  # that one attack sends
MOST_CONNECTIONS = 2_000  # that one attack holds open
AT_ONCE = 16  # connections that send
PIECE = 65_536  # bytes
LULL = 0.02  # seconds until a connection that was closed is opened again
NO_MASK = bytes(4)
PING, TEXT, TEXT_BEGINS, GOES_ON = 0x89, 0x81, 0x01, 0x00  # first bytes of frames
BIG_DECK = [f"{card}  # {'x' * 570}" for card in built_in()]  # 58 kB
ARRANGINGS = 250
THINKING_TABLES = 60
WATCHERS = 20
GUESTS = 400  # at once, of one address
SITTERS = 15
HURRY = 0.05  # seconds between two askings of one guest: as many as they may


class Ground:
    """Where an attack happens, until when, and what became of it."""

    def __init__(self, host: str, port: int, seconds: float) -> None:
        self.host = host
        self.port = port
        self.url = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        self.until = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()

    def goes_on(self) -> bool:
        return time.monotonic() < self.until and self.counts["bytes"] < MOST_BYTES

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.counts["connections"] += 1
        local = (ELSEWHERE, 0) if self.host == "127.0.0.1" and has_elsewhere() else None
        return await asyncio.open_connection(self.host, self.port, local_addr=local)


def has_elsewhere() -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((ELSEWHERE, 0))
        except OSError:
            return False
    return True


Attack = Callable[[Ground], Coroutine[object, object, None]]


# -- long heads (7), many frames (8)


async def pour(ground: Ground, begin: bytes, piece: bytes, handshake: bytes = b"") -> None:
    """Connections that begin so and then send the same for ever; one that is closed is opened again."""
    await asyncio.gather(*(pour_one(ground, begin, piece, handshake) for _ in range(AT_ONCE)))


async def pour_one(ground: Ground, begin: bytes, piece: bytes, handshake: bytes) -> None:
    while ground.goes_on():
        with suppress(OSError, EOFError):
            reader, writer = await ground.connect()
            try:
                if handshake:
                    writer.write(handshake)
                    await reader.readuntil(b"\r\n\r\n")
                writer.write(begin)
                while ground.goes_on() and not reader.at_eof():
                    writer.write(piece)
                    ground.counts["bytes"] += len(piece)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                writer.transport.abort()
        await asyncio.sleep(LULL)


async def long_headers(ground: Ground) -> None:
    await pour(ground, b"GET / HTTP/1.1\r\nHost: here\r\n", b"X-Long: " + b"x" * PIECE + b"\r\n")


async def one_long_header(ground: Ground) -> None:
    await pour(ground, b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ", b"x" * PIECE)


async def long_request_line(ground: Ground) -> None:
    await pour(ground, b"GET /", b"x" * PIECE)


async def many_requests(ground: Ground) -> None:
    """Without waiting for an answer."""
    request = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
    await pour(ground, b"", request * (PIECE // len(request)))


async def many_chunks(ground: Ground) -> None:
    """A body of one byte at a time."""
    head = b"PUT /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    await pour(ground, head, b"1\r\nx\r\n" * (PIECE // 6))


def frame(kind: int, words: bytes = b"") -> bytes:
    return bytes((kind, 0x80 | len(words))) + NO_MASK + words


async def flood(ground: Ground, first: bytes, again: bytes) -> None:
    """Sockets at a table of the attacker's own that send frames for ever."""
    async with Visitor(ground.url) as eve:
        code = await eve.open("masker", 2)
    await pour(ground, first, again * (PIECE // len(again)), handshake_for(ground, code))


def handshake_for(ground: Ground, code: str) -> bytes:
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {ground.host}:{ground.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


async def pings(ground: Ground) -> None:
    await flood(ground, b"", frame(PING))


async def parts(ground: Ground) -> None:
    await flood(ground, frame(TEXT_BEGINS, b"{"), frame(GOES_ON))


async def messages(ground: Ground) -> None:
    await flood(ground, b"", frame(TEXT, b"{}"))


# -- silence (9)


async def silence(ground: Ground) -> None:
    """As many connections as can be had: some say nothing, some begin to speak and never end."""
    begun = itertools.cycle([b"", b"GET / HT", b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n"])
    holding = asyncio.Semaphore(100)  # that are opened at the same moment
    await asyncio.gather(*(hold(ground, next(begun), holding) for _ in range(most_connections())))


def most_connections() -> int:
    """Of descriptors this process needs a few itself."""
    try:
        import resource  # noqa: PLC0415 -- not everywhere
    except ImportError:
        return MOST_CONNECTIONS
    return min(MOST_CONNECTIONS, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 100)


async def hold(ground: Ground, begin: bytes, opening: asyncio.Semaphore) -> None:
    while ground.goes_on():
        with suppress(OSError, TimeoutError):
            async with opening:
                reader, writer = await ground.connect()
            try:
                writer.write(begin)
                async with asyncio.timeout(max(ground.until - time.monotonic(), 0)):
                    while await reader.read(PIECE):
                        pass
            finally:
                writer.transport.abort()
        await asyncio.sleep(1.0)


# -- large options, much talk (12)


async def large_deck(ground: Ground) -> None:
    """A table with a large deck of its own is arranged again and again, and twenty devices hear of it."""
    async with Visitor(ground.url) as eve:
        code = await eve.open("mascarade", 4, options={"deck": BIG_DECK})
        watching = [asyncio.create_task(watch(ground, eve, code)) for _ in range(WATCHERS)]
        async with eve.at(code) as seated:
            for number in range(ARRANGINGS):
                await try_to(ground, seated.ask(Arrange(new_id(), public=bool(number % 2))))
        await asyncio.gather(*watching)


async def watch(ground: Ground, eve: Visitor, code: str) -> None:
    with suppress(RidottoError):
        async with eve.at(code):
            await asyncio.sleep(max(ground.until - time.monotonic(), 0))


async def try_to(ground: Ground, asked: Awaitable[object]) -> None:
    if not ground.goes_on():
        asyncio.ensure_future(asked).cancel()
        return
    try:
        await asked
        ground.counts["done"] += 1
    except Refusal:
        ground.counts["refused"] += 1
        await asyncio.sleep(0.05)


async def gallery(ground: Ground) -> None:
    """Twenty people who only watch talk all at once."""
    async with Visitor(ground.url) as host:
        code = await host.open("masker", 2)
        await asyncio.gather(*(chatter(ground, code) for _ in range(WATCHERS)))


async def chatter(ground: Ground, code: str) -> None:
    with suppress(OSError, EOFError):
        async with at_table(ground, code) as (reader, writer):
            hearing = asyncio.create_task(count_answers(ground, reader))
            for number in itertools.count():
                if not ground.goes_on() or hearing.done():
                    break
                writer.write(frame(TEXT, b'{"ask":"say","id":"%d","text":"%b"}' % (number, b"x" * 60)))
                await asyncio.sleep(HURRY)
            hearing.cancel()


async def count_answers(ground: Ground, reader: asyncio.StreamReader) -> None:
    while said := await reader.read(PIECE):
        ground.counts["done"] += said.count(b'"type":"done"')
        ground.counts["refused"] += said.count(b'"type":"refused"')


# -- bots (13)


async def thinking(ground: Ground) -> None:
    """Sixty tables of four masters who think, each watched by whoever has opened it: else they would wait."""
    async with Visitor(ground.url) as eve, AsyncExitStack() as sockets:
        for number in range(THINKING_TABLES):
            if number % 8 == 0:
                eve.cookie = ""  # as a new guest
            with suppress(RidottoError):
                code = await eve.open("mascarade", 4)
                await masters(ground, await sockets.enter_async_context(eve.at(code)))
        await asyncio.sleep(max(ground.until - time.monotonic(), 0))


async def masters(ground: Ground, seated: Seated) -> None:
    for seat in range(4):
        await try_to(ground, seated.ask(SeatBot(new_id(), seat, "master")))
    await try_to(ground, seated.ask(Start(new_id())))


# -- many guests, all from one address


async def dear_links(ground: Ground) -> None:
    """A link with a QR code costs more than most that can be asked for."""
    request = b"POST /api/me/carry HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n{}"
    await asyncio.gather(*(asked_again(ground, request) for _ in range(AT_ONCE)))


async def many_pages(ground: Ground) -> None:
    """As a crowd would come, but nobody of it ever goes."""
    request = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
    await asyncio.gather(*(asked_again(ground, request) for _ in range(GUESTS)))


async def asked_again(ground: Ground, request: bytes) -> None:
    """The next request goes when the last is answered."""
    while ground.goes_on():
        with suppress(OSError, EOFError, TimeoutError):
            reader, writer = await ground.connect()
            try:
                async with asyncio.timeout(max(ground.until - time.monotonic(), 0)):
                    while ground.goes_on():
                        writer.write(request)
                        await answered(ground, reader)
            finally:
                writer.transport.abort()
        await asyncio.sleep(LULL)


async def answered(ground: Ground, reader: asyncio.StreamReader) -> None:
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    ground.counts["done" if b" 200 " in head[:20] else "refused"] += 1
    size = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length:"))
    await reader.readexactly(int(size.split(b":")[1]))


async def comings_and_goings(ground: Ground) -> None:
    """Hundreds of guests look at a table; fifteen sit down and get up again, as often as they may."""
    async with Visitor(ground.url) as eve:
        code = await eve.open("carnaval", SITTERS)
    sitting = [sit_and_stand(ground, code, seat) for seat in range(SITTERS)]
    await asyncio.gather(*sitting, *(listen(ground, code) for _ in range(GUESTS - SITTERS)))


async def sit_and_stand(ground: Ground, code: str, seat: int) -> None:
    async with at_table(ground, code) as (reader, writer):
        drinking = asyncio.create_task(drink(reader))
        for number in itertools.count():
            if not ground.goes_on():
                break
            ask = "stand" if number % 2 else "sit"
            writer.write(frame(TEXT, b'{"ask":"%b","id":"%d","seat":%d}' % (ask.encode(), number, seat)))
            ground.counts["asked"] += 1
            await asyncio.sleep(HURRY)
        drinking.cancel()


async def listen(ground: Ground, code: str) -> None:
    with suppress(OSError, EOFError, TimeoutError):
        async with at_table(ground, code) as (reader, _), asyncio.timeout(max(ground.until - time.monotonic(), 0)):
            await drink(reader)


async def drink(reader: asyncio.StreamReader) -> None:
    while await reader.read(PIECE):
        pass


@asynccontextmanager
async def at_table(ground: Ground, code: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket of a guest whom the house has never seen."""
    reader, writer = await ground.connect()
    try:
        writer.write(handshake_for(ground, code))
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
    finally:
        writer.transport.abort()


ATTACKS: dict[str, Attack] = {
    "headers without end": long_headers,
    "one header without end": one_long_header,
    "a request line without end": long_request_line,
    "requests without waiting": many_requests,
    "a body in tiny chunks": many_chunks,
    "pings": pings,
    "parts of a message": parts,
    "messages": messages,
    "silent connections": silence,
    "a large deck, arranged 250 times": large_deck,
    "talk of the gallery": gallery,
    "60 tables of masters": thinking,
    "links with QR codes": dear_links,
    "the page, again and again": many_pages,
    "comings and goings": comings_and_goings,
}
