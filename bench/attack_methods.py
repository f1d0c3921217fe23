"""Ways to attack a house, each limited in time, connections and bytes. `attack.py` tries them one by one.

They come from an address of their own where the machine has several loopback addresses, so that the person who plays
meanwhile doesn't share the attacker's limits.
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

ATTACKER_ADDRESS = "127.0.0.2"  # also this machine, on Linux
MAX_BYTES = 4 << 30  # sent by one attack
MAX_CONNECTIONS = 2_000  # held open by one attack
SENDING_CONNECTIONS = 16
CHUNK_BYTES = 65_536
RECONNECT_DELAY = 0.02  # seconds until a closed connection is opened again
NO_MASK = bytes(4)
PING, TEXT, TEXT_BEGINS, GOES_ON = 0x89, 0x81, 0x01, 0x00  # first bytes of WebSocket frames
BIG_DECK = [f"{card}  # {'x' * 570}" for card in built_in()]  # 58 kB
ARRANGE_COMMANDS = 250
THINKING_TABLES = 60
WATCHERS = 20
GUESTS = 400  # at once, from one address
SITTERS = 15
COMMAND_INTERVAL = 0.05  # seconds between two commands of one guest, the fastest rate allowed


class AttackTarget:
    """Where an attack goes, until when, and what came of it."""

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


async def send_forever(target: AttackTarget, begin: bytes, piece: bytes, handshake: bytes = b"") -> None:
    """Connections that send `begin` and then the same piece for ever; one that is closed is opened again."""
    await asyncio.gather(*(send_on_one_connection(target, begin, piece, handshake) for _ in range(SENDING_CONNECTIONS)))


async def send_on_one_connection(target: AttackTarget, begin: bytes, piece: bytes, handshake: bytes) -> None:
    while target.has_time():
        with suppress(OSError, EOFError):
            reader, writer = await target.connect()
            try:
                if handshake:
                    writer.write(handshake)
                    await reader.readuntil(b"\r\n\r\n")
                writer.write(begin)
                while target.has_time() and not reader.at_eof():
                    writer.write(piece)
                    target.counts["bytes"] += len(piece)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                writer.transport.abort()
        await asyncio.sleep(RECONNECT_DELAY)


async def long_headers(target: AttackTarget) -> None:
    await send_forever(target, b"GET / HTTP/1.1\r\nHost: here\r\n", b"X-Long: " + b"x" * CHUNK_BYTES + b"\r\n")


async def one_long_header(target: AttackTarget) -> None:
    await send_forever(target, b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ", b"x" * CHUNK_BYTES)


async def long_request_line(target: AttackTarget) -> None:
    await send_forever(target, b"GET /", b"x" * CHUNK_BYTES)


async def many_requests(target: AttackTarget) -> None:
    """Without waiting for an answer."""
    request = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
    await send_forever(target, b"", request * (CHUNK_BYTES // len(request)))


async def many_chunks(target: AttackTarget) -> None:
    """A body of one byte at a time."""
    head = b"PUT /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    await send_forever(target, head, b"1\r\nx\r\n" * (CHUNK_BYTES // 6))


def frame(kind: int, payload: bytes = b"") -> bytes:
    return bytes((kind, 0x80 | len(payload))) + NO_MASK + payload


async def flood_sockets(target: AttackTarget, first: bytes, again: bytes) -> None:
    """Sockets at the attacker's own table that send frames for ever."""
    async with HouseClient(target.url) as eve:
        code = await eve.open_table("masker", 2)
    await send_forever(target, first, again * (CHUNK_BYTES // len(again)), handshake_for(target, code))


def handshake_for(target: AttackTarget, code: str) -> bytes:
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {target.host}:{target.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


async def pings(target: AttackTarget) -> None:
    await flood_sockets(target, b"", frame(PING))


async def message_fragments(target: AttackTarget) -> None:
    await flood_sockets(target, frame(TEXT_BEGINS, b"{"), frame(GOES_ON))


async def messages(target: AttackTarget) -> None:
    await flood_sockets(target, b"", frame(TEXT, b"{}"))


# -- idle connections (9)


async def silent_connections(target: AttackTarget) -> None:
    """As many connections as possible: some send nothing, some start a request and never finish it."""
    begun = itertools.cycle([b"", b"GET / HT", b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n"])
    opening = asyncio.Semaphore(100)  # how many are opened at the same time
    await asyncio.gather(*(hold_connection(target, next(begun), opening) for _ in range(max_connections())))


def max_connections() -> int:
    """This process needs a few descriptors for itself."""
    try:
        import resource  # noqa: PLC0415 -- POSIX only
    except ImportError:
        return MAX_CONNECTIONS
    return min(MAX_CONNECTIONS, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 100)


async def hold_connection(target: AttackTarget, begin: bytes, opening: asyncio.Semaphore) -> None:
    while target.has_time():
        with suppress(OSError, TimeoutError):
            async with opening:
                reader, writer = await target.connect()
            try:
                writer.write(begin)
                async with asyncio.timeout(max(target.end - time.monotonic(), 0)):
                    while await reader.read(CHUNK_BYTES):
                        pass
            finally:
                writer.transport.abort()
        await asyncio.sleep(1.0)


# -- large options, much talk (12)


async def large_deck(target: AttackTarget) -> None:
    """A table with its own large deck is arranged again and again, and twenty devices get the updates."""
    async with HouseClient(target.url) as eve:
        code = await eve.open_table("mascarade", 4, options={"deck": BIG_DECK})
        watchers = [asyncio.create_task(watch(target, eve, code)) for _ in range(WATCHERS)]
        async with eve.at_table(code) as seated:
            for number in range(ARRANGE_COMMANDS):
                await try_to(target, seated.send(Arrange(new_id(), public=bool(number % 2))))
        await asyncio.gather(*watchers)


async def watch(target: AttackTarget, eve: HouseClient, code: str) -> None:
    with suppress(RidottoError):
        async with eve.at_table(code):
            await asyncio.sleep(max(target.end - time.monotonic(), 0))


async def try_to(target: AttackTarget, request: Awaitable[object]) -> None:
    if not target.has_time():
        asyncio.ensure_future(request).cancel()
        return
    try:
        await request
        target.counts["done"] += 1
    except RefusedByHouse:
        target.counts["refused"] += 1
        await asyncio.sleep(0.05)


async def gallery_talk(target: AttackTarget) -> None:
    """Twenty spectators talk all at once."""
    async with HouseClient(target.url) as host:
        code = await host.open_table("masker", 2)
        await asyncio.gather(*(talk(target, code) for _ in range(WATCHERS)))


async def talk(target: AttackTarget, code: str) -> None:
    with suppress(OSError, EOFError):
        async with at_table(target, code) as (reader, writer):
            counting = asyncio.create_task(count_answers(target, reader))
            for number in itertools.count():
                if not target.has_time() or counting.done():
                    break
                writer.write(frame(TEXT, b'{"command":"say","id":"%d","text":"%b"}' % (number, b"x" * 60)))
                await asyncio.sleep(COMMAND_INTERVAL)
            counting.cancel()


async def count_answers(target: AttackTarget, reader: asyncio.StreamReader) -> None:
    while received := await reader.read(CHUNK_BYTES):
        target.counts["done"] += received.count(b'"type":"done"')
        target.counts["refused"] += received.count(b'"type":"refusal"')


# -- bots (13)


async def thinking_tables(target: AttackTarget) -> None:
    """Sixty tables of four master bots, each watched by its host, because bots wait while nobody watches."""
    async with HouseClient(target.url) as eve, AsyncExitStack() as sockets:
        for number in range(THINKING_TABLES):
            if number % 8 == 0:
                eve.cookie = ""  # as a new guest
            with suppress(RidottoError):
                code = await eve.open_table("mascarade", 4)
                await seat_masters(target, await sockets.enter_async_context(eve.at_table(code)))
        await asyncio.sleep(max(target.end - time.monotonic(), 0))


async def seat_masters(target: AttackTarget, seated: TableClient) -> None:
    for seat in range(4):
        await try_to(target, seated.send(SeatBot(new_id(), seat, "master")))
    await try_to(target, seated.send(Start(new_id())))


# -- many guests, all from one address


async def qr_links(target: AttackTarget) -> None:
    """A link with a QR code costs more than most other requests."""
    request = b"POST /api/me/carry HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n{}"
    await asyncio.gather(*(repeat_request(target, request) for _ in range(SENDING_CONNECTIONS)))


async def many_pages(target: AttackTarget) -> None:
    """Like a crowd that arrives and never leaves."""
    request = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
    await asyncio.gather(*(repeat_request(target, request) for _ in range(GUESTS)))


async def repeat_request(target: AttackTarget, request: bytes) -> None:
    """Sends the next request when the last one is answered."""
    while target.has_time():
        with suppress(OSError, EOFError, TimeoutError):
            reader, writer = await target.connect()
            try:
                async with asyncio.timeout(max(target.end - time.monotonic(), 0)):
                    while target.has_time():
                        writer.write(request)
                        await read_answer(target, reader)
            finally:
                writer.transport.abort()
        await asyncio.sleep(RECONNECT_DELAY)


async def read_answer(target: AttackTarget, reader: asyncio.StreamReader) -> None:
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    target.counts["done" if b" 200 " in head[:20] else "refused"] += 1
    size = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length:"))
    await reader.readexactly(int(size.split(b":")[1]))


async def comings_and_goings(target: AttackTarget) -> None:
    """Hundreds of guests watch a table; fifteen sit down and get up again, as often as they're allowed to."""
    async with HouseClient(target.url) as eve:
        code = await eve.open_table("carnaval", SITTERS)
    sitting = [sit_and_stand(target, code, seat) for seat in range(SITTERS)]
    await asyncio.gather(*sitting, *(listen(target, code) for _ in range(GUESTS - SITTERS)))


async def sit_and_stand(target: AttackTarget, code: str, seat: int) -> None:
    async with at_table(target, code) as (reader, writer):
        reading = asyncio.create_task(read_all(reader))
        for number in itertools.count():
            if not target.has_time():
                break
            command = "stand" if number % 2 else "sit"
            writer.write(frame(TEXT, b'{"command":"%b","id":"%d","seat":%d}' % (command.encode(), number, seat)))
            target.counts["asked"] += 1
            await asyncio.sleep(COMMAND_INTERVAL)
        reading.cancel()


async def listen(target: AttackTarget, code: str) -> None:
    with suppress(OSError, EOFError, TimeoutError):
        async with at_table(target, code) as (reader, _), asyncio.timeout(max(target.end - time.monotonic(), 0)):
            await read_all(reader)


async def read_all(reader: asyncio.StreamReader) -> None:
    while await reader.read(CHUNK_BYTES):
        pass


@asynccontextmanager
async def at_table(target: AttackTarget, code: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """The socket of a guest that the house has never seen."""
    reader, writer = await target.connect()
    try:
        writer.write(handshake_for(target, code))
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
