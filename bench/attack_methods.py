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

from ridotto.client.errors import RefusedByHouse
from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.errors import RidottoError
from ridotto.games.mascarade.rulebook.content import built_in
from ridotto.table.commands import Arrange, SeatBot, Start

ATTACKER_ADDRESS = "127.0.0.2"  # an address of this machine too, on Linux
MAX_BYTES = 4 << 30  # that one attack sends
MAX_CONNECTIONS = 2_000  # that one attack holds open
SENDING_CONNECTIONS = 16  # connections that send
CHUNK_BYTES = 65_536  # bytes
RECONNECT_DELAY = 0.02  # seconds until a connection that was closed is opened again
NO_MASK = bytes(4)
PING, TEXT, TEXT_BEGINS, GOES_ON = 0x89, 0x81, 0x01, 0x00  # first bytes of frames
BIG_DECK = [f"{card}  # {'x' * 570}" for card in built_in()]  # 58 kB
ARRANGE_COMMANDS = 250
THINKING_TABLES = 60
WATCHERS = 20
GUESTS = 400  # at once, of one address
SITTERS = 15
COMMAND_INTERVAL = 0.05  # seconds between two askings of one guest: as many as they may


class AttackTarget:
    """Where an attack happens, until when, and what became of it."""

    def __init__(self, host: str, port: int, seconds: float) -> None:
        self.host = host
        self.port = port
        self.url = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        self.end = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()

    def has_time(self) -> bool:
        return time.monotonic() < self.end and self.counts["bytes"] < MAX_BYTES

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.counts["connections"] += 1
        local = (ATTACKER_ADDRESS, 0) if self.host == "127.0.0.1" and has_attacker_address() else None
        return await asyncio.open_connection(self.host, self.port, local_addr=local)


def has_attacker_address() -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((ATTACKER_ADDRESS, 0))
        except OSError:
            return False
    return True


Attack = Callable[[AttackTarget], Coroutine[object, object, None]]


# -- long heads (7), many frames (8)


async def send_forever(ground: AttackTarget, begin: bytes, piece: bytes, handshake: bytes = b"") -> None:
    """Connections that begin so and then send the same for ever; one that is closed is opened again."""
    await asyncio.gather(*(send_on_one_connection(ground, begin, piece, handshake) for _ in range(SENDING_CONNECTIONS)))


async def send_on_one_connection(ground: AttackTarget, begin: bytes, piece: bytes, handshake: bytes) -> None:
    while ground.has_time():
        with suppress(OSError, EOFError):
            reader, writer = await ground.connect()
            try:
                if handshake:
                    writer.write(handshake)
                    await reader.readuntil(b"\r\n\r\n")
                writer.write(begin)
                while ground.has_time() and not reader.at_eof():
                    writer.write(piece)
                    ground.counts["bytes"] += len(piece)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                writer.transport.abort()
        await asyncio.sleep(RECONNECT_DELAY)


async def long_headers(ground: AttackTarget) -> None:
    await send_forever(ground, b"GET / HTTP/1.1\r\nHost: here\r\n", b"X-Long: " + b"x" * CHUNK_BYTES + b"\r\n")


async def one_long_header(ground: AttackTarget) -> None:
    await send_forever(ground, b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ", b"x" * CHUNK_BYTES)


async def long_request_line(ground: AttackTarget) -> None:
    await send_forever(ground, b"GET /", b"x" * CHUNK_BYTES)


async def many_requests(ground: AttackTarget) -> None:
    """Without waiting for an answer."""
    request = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
    await send_forever(ground, b"", request * (CHUNK_BYTES // len(request)))


async def many_chunks(ground: AttackTarget) -> None:
    """A body of one byte at a time."""
    head = b"PUT /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    await send_forever(ground, head, b"1\r\nx\r\n" * (CHUNK_BYTES // 6))


def frame(kind: int, payload: bytes = b"") -> bytes:
    return bytes((kind, 0x80 | len(payload))) + NO_MASK + payload


async def flood_sockets(ground: AttackTarget, first: bytes, again: bytes) -> None:
    """Sockets at a table of the attacker's own that send frames for ever."""
    async with HouseClient(ground.url) as eve:
        code = await eve.open_table("masker", 2)
    await send_forever(ground, first, again * (CHUNK_BYTES // len(again)), handshake_for(ground, code))


def handshake_for(ground: AttackTarget, code: str) -> bytes:
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {ground.host}:{ground.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


async def pings(ground: AttackTarget) -> None:
    await flood_sockets(ground, b"", frame(PING))


async def message_fragments(ground: AttackTarget) -> None:
    await flood_sockets(ground, frame(TEXT_BEGINS, b"{"), frame(GOES_ON))


async def messages(ground: AttackTarget) -> None:
    await flood_sockets(ground, b"", frame(TEXT, b"{}"))


# -- silence (9)


async def silent_connections(ground: AttackTarget) -> None:
    """As many connections as can be had: some say nothing, some begin to speak and never end."""
    begun = itertools.cycle([b"", b"GET / HT", b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n"])
    holding = asyncio.Semaphore(100)  # that are opened at the same moment
    await asyncio.gather(*(hold_connection(ground, next(begun), holding) for _ in range(max_connections())))


def max_connections() -> int:
    """Of descriptors this process needs a few itself."""
    try:
        import resource  # noqa: PLC0415 -- not everywhere
    except ImportError:
        return MAX_CONNECTIONS
    return min(MAX_CONNECTIONS, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 100)


async def hold_connection(ground: AttackTarget, begin: bytes, opening: asyncio.Semaphore) -> None:
    while ground.has_time():
        with suppress(OSError, TimeoutError):
            async with opening:
                reader, writer = await ground.connect()
            try:
                writer.write(begin)
                async with asyncio.timeout(max(ground.end - time.monotonic(), 0)):
                    while await reader.read(CHUNK_BYTES):
                        pass
            finally:
                writer.transport.abort()
        await asyncio.sleep(1.0)


# -- large options, much talk (12)


async def large_deck(ground: AttackTarget) -> None:
    """A table with a large deck of its own is arranged again and again, and twenty devices hear of it."""
    async with HouseClient(ground.url) as eve:
        code = await eve.open_table("mascarade", 4, options={"deck": BIG_DECK})
        watching = [asyncio.create_task(watch(ground, eve, code)) for _ in range(WATCHERS)]
        async with eve.at_table(code) as seated:
            for number in range(ARRANGE_COMMANDS):
                await try_to(ground, seated.send(Arrange(new_id(), public=bool(number % 2))))
        await asyncio.gather(*watching)


async def watch(ground: AttackTarget, eve: HouseClient, code: str) -> None:
    with suppress(RidottoError):
        async with eve.at_table(code):
            await asyncio.sleep(max(ground.end - time.monotonic(), 0))


async def try_to(ground: AttackTarget, command: Awaitable[object]) -> None:
    if not ground.has_time():
        asyncio.ensure_future(command).cancel()
        return
    try:
        await command
        ground.counts["done"] += 1
    except RefusedByHouse:
        ground.counts["refused"] += 1
        await asyncio.sleep(0.05)


async def gallery_talk(ground: AttackTarget) -> None:
    """Twenty people who only watch talk all at once."""
    async with HouseClient(ground.url) as host:
        code = await host.open_table("masker", 2)
        await asyncio.gather(*(talk(ground, code) for _ in range(WATCHERS)))


async def talk(ground: AttackTarget, code: str) -> None:
    with suppress(OSError, EOFError):
        async with at_table(ground, code) as (reader, writer):
            hearing = asyncio.create_task(count_answers(ground, reader))
            for number in itertools.count():
                if not ground.has_time() or hearing.done():
                    break
                writer.write(frame(TEXT, b'{"command":"say","id":"%d","text":"%b"}' % (number, b"x" * 60)))
                await asyncio.sleep(COMMAND_INTERVAL)
            hearing.cancel()


async def count_answers(ground: AttackTarget, reader: asyncio.StreamReader) -> None:
    while said := await reader.read(CHUNK_BYTES):
        ground.counts["done"] += said.count(b'"type":"done"')
        ground.counts["refused"] += said.count(b'"type":"refusal"')


# -- bots (13)


async def thinking_tables(ground: AttackTarget) -> None:
    """Sixty tables of four masters who think, each watched by whoever has opened it: else they would wait."""
    async with HouseClient(ground.url) as eve, AsyncExitStack() as sockets:
        for number in range(THINKING_TABLES):
            if number % 8 == 0:
                eve.cookie = ""  # as a new guest
            with suppress(RidottoError):
                code = await eve.open_table("mascarade", 4)
                await seat_masters(ground, await sockets.enter_async_context(eve.at_table(code)))
        await asyncio.sleep(max(ground.end - time.monotonic(), 0))


async def seat_masters(ground: AttackTarget, seated: TableClient) -> None:
    for seat in range(4):
        await try_to(ground, seated.send(SeatBot(new_id(), seat, "master")))
    await try_to(ground, seated.send(Start(new_id())))


# -- many guests, all from one address


async def qr_links(ground: AttackTarget) -> None:
    """A link with a QR code costs more than most that can be asked for."""
    request = b"POST /api/me/carry HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n{}"
    await asyncio.gather(*(repeat_request(ground, request) for _ in range(SENDING_CONNECTIONS)))


async def many_pages(ground: AttackTarget) -> None:
    """As a crowd would come, but nobody of it ever goes."""
    request = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
    await asyncio.gather(*(repeat_request(ground, request) for _ in range(GUESTS)))


async def repeat_request(ground: AttackTarget, request: bytes) -> None:
    """The next request goes when the last is answered."""
    while ground.has_time():
        with suppress(OSError, EOFError, TimeoutError):
            reader, writer = await ground.connect()
            try:
                async with asyncio.timeout(max(ground.end - time.monotonic(), 0)):
                    while ground.has_time():
                        writer.write(request)
                        await read_answer(ground, reader)
            finally:
                writer.transport.abort()
        await asyncio.sleep(RECONNECT_DELAY)


async def read_answer(ground: AttackTarget, reader: asyncio.StreamReader) -> None:
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    ground.counts["done" if b" 200 " in head[:20] else "refused"] += 1
    size = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length:"))
    await reader.readexactly(int(size.split(b":")[1]))


async def comings_and_goings(ground: AttackTarget) -> None:
    """Hundreds of guests look at a table; fifteen sit down and get up again, as often as they may."""
    async with HouseClient(ground.url) as eve:
        code = await eve.open_table("carnaval", SITTERS)
    sitting = [sit_and_stand(ground, code, seat) for seat in range(SITTERS)]
    await asyncio.gather(*sitting, *(listen(ground, code) for _ in range(GUESTS - SITTERS)))


async def sit_and_stand(ground: AttackTarget, code: str, seat: int) -> None:
    async with at_table(ground, code) as (reader, writer):
        drinking = asyncio.create_task(read_all(reader))
        for number in itertools.count():
            if not ground.has_time():
                break
            ask = "stand" if number % 2 else "sit"
            writer.write(frame(TEXT, b'{"command":"%b","id":"%d","seat":%d}' % (ask.encode(), number, seat)))
            ground.counts["asked"] += 1
            await asyncio.sleep(COMMAND_INTERVAL)
        drinking.cancel()


async def listen(ground: AttackTarget, code: str) -> None:
    with suppress(OSError, EOFError, TimeoutError):
        async with at_table(ground, code) as (reader, _), asyncio.timeout(max(ground.end - time.monotonic(), 0)):
            await read_all(reader)


async def read_all(reader: asyncio.StreamReader) -> None:
    while await reader.read(CHUNK_BYTES):
        pass


@asynccontextmanager
async def at_table(ground: AttackTarget, code: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
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
    "parts of a message": message_fragments,
    "messages": messages,
    "silent connections": silent_connections,
    "a large deck, arranged 250 times": large_deck,
    "talk of the gallery": gallery_talk,
    "60 tables of masters": thinking_tables,
    "links with QR codes": qr_links,
    "the page, again and again": many_pages,
    "comings and goings": comings_and_goings,
}
