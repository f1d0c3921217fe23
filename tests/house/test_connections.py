"""What a stranger may do to a house: send long headers, many frames, or nothing at all, and open many connections."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx2
import msgspec
import pytest
import structlog
from support.house.house_of_workers import run_house_of_workers
from support.house.house_process import HouseProcess, running
from support.house.raw_connection import CHUNK_BYTES, READ_TIMEOUT, RawConnection, connection, frame, raw_socket
from support.house.running_house import WebGuest, quick_settings, run_house
from support.house.websocket_handshake import handshake
from websockets.frames import Opcode

from ridotto.house import connection_limits
from ridotto.house.http import http_protocol
from ridotto.house.limits import LARGEST_BODY, network_of
from ridotto.house.settings import Settings
from ridotto.house.sockets.socket_protocol import HEARTBEAT, HEARTBEAT_FRAME

pytestmark = pytest.mark.anyio

GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
MUCH = 8 << 20  # bytes: more than the house may take, and little enough for a test


async def metric(somebody: WebGuest, name: str) -> float:
    """The value in /metrics; 0 if nothing was counted."""
    page = (await somebody.web.get("/metrics")).text
    return next((float(line.split()[-1]) for line in page.splitlines() if line.startswith(f"{name} ")), 0.0)


async def until_counted(somebody: WebGuest, name: str, counts: Callable[[float], bool]) -> None:
    """Waits until /metrics says so: the house notices that a client has gone only when it has time."""
    async with asyncio.timeout(READ_TIMEOUT):
        while not counts(await metric(somebody, name)):
            await asyncio.sleep(0.05)


# -- how long a request may be


@pytest.fixture(params=["one process", "workers"])
async def url(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    if request.param == "workers":
        async with run_house_of_workers(2) as house:
            yield house.url
    else:
        async with run_house() as url:
            yield url


ENDLESS = {
    "headers": (GET, b"X-Long: " + b"x" * 1000 + b"\r\n", 431),
    "one header": (GET + b"X-Long: ", b"x" * CHUNK_BYTES, 431),
    "request line": (b"GET /", b"x" * CHUNK_BYTES, 414),
    "query": (b"GET /api/me?", b"x" * CHUNK_BYTES, 414),
    "request line of a table": (b"GET /api/tables/AAAAAA?", b"x" * CHUNK_BYTES, 414),
}


@pytest.mark.parametrize("what", ENDLESS)
async def test_an_endless_head_is_refused_once_it_is_too_long(url: str, what: str) -> None:
    begun, piece, status = ENDLESS[what]
    async with connection(url) as client:
        await client.send(begun)
        sending = asyncio.create_task(client.send_endlessly(piece, MUCH))
        assert await client.status() == status
        assert await sending < MUCH


WHOLE = {
    "a long header": (GET + b"X-Long: " + b"x" * 200_000 + b"\r\n\r\n", 431),
    "many headers": (GET + b"".join(b"X-%d: y\r\n" % number for number in range(120)) + b"\r\n", 431),
    "a long path": (b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n", 414),
    "what a browser may well send": (GET + b"Cookie: x=" + b"x" * 8_000 + b"\r\n\r\n", 200),
}


@pytest.mark.parametrize("what", WHOLE)
async def test_a_whole_request_is_held_to_the_same_limits(url: str, what: str) -> None:
    request, status = WHOLE[what]
    async with connection(url) as client:
        await client.send(request)
        assert await client.status() == status


async def test_a_long_head_of_a_later_request_is_refused_too(url: str) -> None:
    async with connection(url) as client:
        await client.send(GET + b"\r\n")
        assert await client.status() == 200
        await client.reader.readuntil(b"}")
        await client.send(GET + b"X-Long: " + b"x" * 200_000)
        assert await client.status() == 431


async def test_a_client_that_sends_requests_without_waiting_for_answers_is_cut_off(url: str) -> None:
    async with connection(url) as client:
        sent = asyncio.create_task(client.send_endlessly((GET + b"\r\n") * 1000, 4 * MUCH))
        received = await client.read_all()
        assert await sent < 4 * MUCH
        assert received.count(b"HTTP/1.1") < 50


async def test_a_client_that_leaves_before_the_answers_come_causes_no_traceback(tmp_path: Path) -> None:
    """The answer to the first request is still being prepared when the connection is lost."""
    node = HouseProcess(tmp_path, data=tmp_path / "data")
    async with running(node):
        for number in range(60):
            async with connection(node.url) as client:
                await client.send((GET + b"\r\n") * 5)
                await asyncio.sleep(number / 10_000)
        assert (await WebGuest(node.url).web.get("/healthz")).status_code == 200
        node.check_no_traceback()


async def test_a_body_in_tiny_chunks_is_cut_off(url: str) -> None:
    head = b"PUT /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with connection(url) as client:
        await client.send(head + b"1\r\n{\r\n" + b"1\r\n}\r\n0\r\n\r\n")
        assert await client.status() == 400  # there is no name in it
    async with connection(url) as client:
        await client.send(head + b"1\r\nx\r\n" * 2_000)
        assert b"200 OK" not in await client.read_all()


async def test_a_body_that_nobody_reads_does_not_go_on_forever(url: str) -> None:
    async with connection(url) as client:
        await client.send(GET + b"Content-Length: 99999999\r\n\r\n")
        assert await client.status() == 200
        assert await client.send_endlessly(b"x" * CHUNK_BYTES, 4 * MUCH) < 4 * MUCH


# -- how many frames


FLOODS = {
    "pings": frame(Opcode.PING),
    "pongs": frame(Opcode.PONG, b"x" * 125),
    "parts": frame(Opcode.CONT, fin=False),
}


@pytest.mark.parametrize("what", FLOODS)
async def test_a_client_that_sends_endless_frames_is_cut_off(house: str, anna: WebGuest, what: str) -> None:
    code = await anna.open()
    async with raw_socket(house, code) as client, anna.connect(code) as seat:
        await client.send(frame(Opcode.TEXT, b"{", fin=False))
        sent = asyncio.create_task(client.send_endlessly(FLOODS[what] * 100, 4 * MUCH))
        assert await client.close_code() == 1008
        assert await sent < 4 * MUCH
        await seat.must_do("sit", seat=0)
        assert await metric(anna, 'ridotto_turned_away_total{why="frames"}') == 1


@pytest.mark.parametrize("together", [1, 7], ids=["one by one", "several at once"])
async def test_endless_heartbeats_are_cut_off_too(house: str, anna: WebGuest, together: int) -> None:
    async with raw_socket(house, await anna.open()) as client:
        sent = asyncio.create_task(client.send_endlessly(frame(Opcode.TEXT, HEARTBEAT) * together, MUCH))
        assert await client.close_code() == 1008
        assert await sent < MUCH
        assert await metric(anna, 'ridotto_turned_away_total{why="frames"}') == 1


async def test_a_heartbeat_is_answered_by_itself_and_among_other_messages(house: str, anna: WebGuest) -> None:
    heartbeat, command = frame(Opcode.TEXT, HEARTBEAT), frame(Opcode.TEXT, b'{"command":"stand","id":"7","seat":0}')
    async with raw_socket(house, await anna.open()) as client:
        await client.send(heartbeat)
        await client.read_until(HEARTBEAT_FRAME)
        await client.send(command + heartbeat + command)
        received = await client.read_until(b'"id":"7"') + await client.read_until(b'"id":"7"') + await read_rest(client)
        assert received.count(HEARTBEAT_FRAME) == 1


async def read_rest(client: RawConnection) -> bytes:
    """What the house sends until the next heartbeat is answered; that answer isn't counted."""
    await client.send(frame(Opcode.TEXT, HEARTBEAT))
    return (await client.read_until(HEARTBEAT_FRAME)).removesuffix(HEARTBEAT_FRAME)


async def test_nothing_is_read_after_the_close_frame(house: str, anna: WebGuest) -> None:
    """Whatever frames a client sends after the house has closed, nobody reads them."""
    async with raw_socket(house, await anna.open()) as client:
        await client.send(frame(Opcode.TEXT, b"\xff"))
        text = frame(Opcode.TEXT, b"{}") * 100
        async with asyncio.timeout(READ_TIMEOUT):
            while await client.send(text):
                await asyncio.sleep(0.001)
        assert await metric(anna, 'ridotto_turned_away_total{why="frames"}') == 1, "it wasn't cut off for its frames"


async def test_however_many_messages_come_at_once_they_are_answered_in_order(house: str, anna: WebGuest) -> None:
    """Far more than are parsed at a time, in one piece; pings between them are answered too."""
    command = b'{"command":"stand","id":"%d","seat":0}'
    many = b"".join(
        frame(Opcode.TEXT, command % number) + (b"" if number % 20 else frame(Opcode.PING)) for number in range(1000)
    )
    async with raw_socket(house, await anna.open()) as client:
        await client.send(many)
        received = await client.read_until(b'"id":"999"')
        places = [received.index(b'"id":"%d"' % number) for number in range(1000)]
        assert places == sorted(places)
        assert received.count(frame_from_house(Opcode.PONG)) >= 50


def frame_from_house(kind: Opcode) -> bytes:
    return bytes((kind | 0x80, 0))


# -- how long it may take


@pytest.mark.parametrize(
    ("begun", "dribble", "answer"),
    [
        (b"", b"", b""),
        (b"", b"\r\n", b""),
        (b"GET / HT", b"", b"HTTP/1.1 408"),
        (GET, b"X-A: b\r\n", b"HTTP/1.1 408"),
        (b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\n", b"", b""),
    ],
    ids=["nothing", "empty lines", "half a request line", "header after header", "half a body"],
)
async def test_a_client_that_does_not_complete_its_request_is_cut_off(
    url: str, monkeypatch: pytest.MonkeyPatch, begun: bytes, dribble: bytes, answer: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_TIME", 0.3, raising=False)
    monkeypatch.setattr(http_protocol, "LINGER", 0.3, raising=False)
    async with connection(url) as client:
        await client.send(begun)
        dribbling = asyncio.create_task(send_slowly(client, dribble))
        assert (await client.read_all()).startswith(answer)
        await dribbling


async def test_a_house_that_was_held_up_does_not_blame_its_guests(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_TIME", 1.0)
    async with connection(url) as client:
        await asyncio.sleep(0.1)  # until the connection is accepted
        time.sleep(2.0)
        await asyncio.sleep(0)
        await client.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert await client.status() == 200


async def send_slowly(client: RawConnection, piece: bytes) -> None:
    while piece and not client.reader.at_eof() and await client.send(piece):
        await asyncio.sleep(0.05)


HANDSHAKES = {
    "a header too long for a socket": b"X-Long: " + b"x" * 9_000 + b"\r\n\r\n",
    "a body": b"Content-Length: 5\r\n\r\nhello",
    "a body in chunks": b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
}


@pytest.mark.parametrize("what", HANDSHAKES)
async def test_an_unreadable_handshake_is_refused_and_holds_no_connection(url: str, what: str) -> None:
    async with connection(url) as client:
        await client.send(handshake(url, "AAAAAA").removesuffix(b"\r\n") + HANDSHAKES[what])
        assert await client.status() == 400
        assert await client.read_all() == b""
        assert await metric(WebGuest(url), "ridotto_connections") == 1


async def test_a_device_at_a_table_may_be_silent_for_as_long_as_it_likes(
    house: str, anna: WebGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await anna.open()
    monkeypatch.setattr(http_protocol, "REQUEST_TIME", 2.0)  # on a busy machine a handshake may take a second
    async with anna.connect(code) as seat:
        await asyncio.sleep(2.5)
        await seat.must_do("sit", seat=0)


async def test_a_client_that_does_not_read_its_answers_is_cut_off(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "UNREAD_TIME", 0.3)
    monkeypatch.setattr(http_protocol, "MOST_PIPELINED", 100)
    async with connection(house) as client:
        client.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(40):
            await client.send(b"GET /api/rules/carnaval HTTP/1.1\r\nHost: here\r\n\r\n")
        eve = WebGuest(house)
        await until_counted(eve, 'ridotto_turned_away_total{why="unread"}', lambda count: count == 1)


# -- how many connections


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Five connections from each address."""
    monkeypatch.setattr(connection_limits, "BY_ADDRESS", 5)
    return quick_settings(rate=1)


async def test_one_address_gets_a_share_of_the_connections_and_others_are_served(few: Settings) -> None:
    async with run_house(few) as url, contextlib.AsyncExitStack() as stack:
        with structlog.testing.capture_logs() as written:
            silent = [await stack.enter_async_context(connection(url, "127.0.0.2")) for _ in range(20)]
            statuses = [await silent[number].status() for number in range(5, 20)]
            assert statuses == [503] * 15
        assert [(line["event"], line["why"]) for line in written] == [("connections refused", "address")]
        somebody = WebGuest(url)
        assert (await somebody.web.get("/healthz")).status_code == 200
        assert await metric(somebody, 'ridotto_turned_away_total{why="address"}') == 15
        assert await metric(somebody, "ridotto_connections") == 6
        silent[0].writer.transport.abort()
        await until_counted(somebody, "ridotto_connections", lambda count: count == 5)
        again = await stack.enter_async_context(connection(url, "127.0.0.2"))
        await again.send(GET + b"\r\n")
        assert await again.status() == 200


async def test_an_address_that_keeps_reconnecting_is_turned_away_and_others_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection_limits, "ARRIVALS", 10, raising=False)
    monkeypatch.setattr(connection_limits, "ARRIVALS_A_SECOND", 1e-6, raising=False)

    async def status(url: str, address: str) -> int:
        async with connection(url, address) as client:
            await client.send(GET + b"\r\n")
            return await client.status()

    async with run_house(quick_settings(rate=1)) as url:
        assert [await status(url, "127.0.0.2") for _ in range(12)] == [200] * 10 + [503] * 2
        assert await status(url, "127.0.0.3") == 200
        assert await metric(WebGuest(url), 'ridotto_turned_away_total{why="arrivals"}') == 2


async def test_a_proxy_may_bring_as_many_guests_as_it_likes(few: Settings) -> None:
    settings = msgspec.structs.replace(few, proxies="::1, 127.0.0.0/29")
    async with run_house(settings) as url, contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(connection(url, "127.0.0.2")) for _ in range(20)]
        await clients[-1].send(GET + b"\r\n")
        assert await clients[-1].status() == 200


async def test_a_socket_counts_until_it_is_closed(few: Settings) -> None:
    async with run_house(few) as url:
        anna = await WebGuest(url).set_name("Anna")
        code = await anna.open()
        for _ in range(20):
            async with anna.connect(code) as seat:
                await seat.receive()
        assert await metric(anna, "ridotto_connections") == 1


async def test_players_play_on_when_strangers_take_all_connections(tmp_path: Path) -> None:
    """There are 200 descriptors for 400 connections."""
    node = HouseProcess(tmp_path, data=tmp_path, descriptors=200)
    async with running(node), contextlib.AsyncExitStack() as stack:
        anna = await WebGuest(node.url).set_name("Anna")
        code = await anna.open("masker", 2)
        async with anna.connect(code) as seat:
            await seat.must_do("sit", seat=0)
            for _ in range(400):
                await stack.enter_async_context(connection(node.url))
            for _ in range(20):
                await seat.must_do("stand", seat=0)
                await seat.must_do("sit", seat=0)
            assert node.logged("connections refused")
        await stack.aclose()
        # Until the house has noticed that they are gone, it turns Anna away too.
        await until_counted(anna, 'ridotto_turned_away_total{why="full"}', lambda count: count > 0)


# -- descriptors, networks and proxies


@pytest.mark.parametrize(
    ("descriptors", "most"),
    [(256, 128), (100, 50), (1024, 896), (65_536, 65_408), (None, connection_limits.WITHOUT_LIMIT)],
)
def test_descriptors_are_kept_in_reserve(descriptors: int | None, most: int) -> None:
    assert connection_limits.most_connections(descriptors) == most


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_an_address_is_counted_by_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("proxy", "address", "matches"),
    [
        ("*", "203.0.113.7", True),
        ("10.0.0.0/8", "10.1.2.3", True),
        ("10.0.0.1/8", "10.1.2.3", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("::1", "127.0.0.1", False),
        ("proxy.example", "10.0.0.1", False),
    ],
)
def test_proxies_are_named_by_address_or_network(proxy: str, address: str, matches: bool) -> None:
    assert connection_limits.matches_address(proxy, address) is matches


async def test_a_body_just_small_enough_is_taken(anna: WebGuest) -> None:
    answer = await anna.web.put("/api/me", content=b'{"name": "Anna"}'.ljust(LARGEST_BODY))
    assert answer.status_code == httpx2.codes.OK
