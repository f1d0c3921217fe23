"""What a stranger may do to the door: send long heads, many frames, or nothing at all, and open many connections."""

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


async def figure(somebody: WebGuest, name: str) -> float:
    """What /metrics says of it; nothing counted is 0."""
    page = (await somebody.web.get("/metrics")).text
    return next((float(line.split()[-1]) for line in page.splitlines() if line.startswith(f"{name} ")), 0.0)


async def until_counted(somebody: WebGuest, name: str, counts: Callable[[float], bool]) -> None:
    """Waits until /metrics says so: that somebody has gone, the house notices when it has time."""
    async with asyncio.timeout(READ_TIMEOUT):
        while not counts(await figure(somebody, name)):
            await asyncio.sleep(0.05)


# -- how long a request may be


@pytest.fixture(params=["one process", "halls"])
async def url(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    if request.param == "halls":
        async with run_house_of_workers(2) as halls:
            yield halls.url
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
async def test_a_head_without_end_is_refused_when_it_is_too_long(url: str, what: str) -> None:
    begun, piece, status = ENDLESS[what]
    async with connection(url) as line:
        await line.send(begun)
        sending = asyncio.create_task(line.send_endlessly(piece, MUCH))
        assert await line.status() == status
        assert await sending < MUCH


WHOLE = {
    "a long header": (GET + b"X-Long: " + b"x" * 200_000 + b"\r\n\r\n", 431),
    "many headers": (GET + b"".join(b"X-%d: y\r\n" % number for number in range(120)) + b"\r\n", 431),
    "a long path": (b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n", 414),
    "what a browser may well send": (GET + b"Cookie: x=" + b"x" * 8_000 + b"\r\n\r\n", 200),
}


@pytest.mark.parametrize("what", WHOLE)
async def test_a_whole_request_is_held_to_the_same_limits(url: str, what: str) -> None:
    words, status = WHOLE[what]
    async with connection(url) as line:
        await line.send(words)
        assert await line.status() == status


async def test_a_long_head_of_a_later_request_is_refused_too(url: str) -> None:
    async with connection(url) as line:
        await line.send(GET + b"\r\n")
        assert await line.status() == 200
        await line.reader.readuntil(b"}")
        await line.send(GET + b"X-Long: " + b"x" * 200_000)
        assert await line.status() == 431


async def test_who_sends_requests_without_waiting_for_answers_is_cut_off(url: str) -> None:
    async with connection(url) as line:
        sent = asyncio.create_task(line.send_endlessly((GET + b"\r\n") * 1000, 4 * MUCH))
        said = await line.read_all()
        assert await sent < 4 * MUCH
        assert said.count(b"HTTP/1.1") < 50


async def test_who_goes_before_the_answers_come_leaves_no_trace(tmp_path: Path) -> None:
    """The answer to the first request is still being found out when the connection is lost."""
    node = HouseProcess(tmp_path, data=tmp_path / "data")
    async with running(node):
        for number in range(60):
            async with connection(node.url) as line:
                await line.send((GET + b"\r\n") * 5)
                await asyncio.sleep(number / 10_000)
        assert (await WebGuest(node.url).web.get("/healthz")).status_code == 200
        node.check_no_traceback()


async def test_a_body_in_tiny_chunks_is_cut_off(url: str) -> None:
    head = b"PUT /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with connection(url) as line:
        await line.send(head + b"1\r\n{\r\n" + b"1\r\n}\r\n0\r\n\r\n")
        assert await line.status() == 400  # there is no name in it
    async with connection(url) as line:
        await line.send(head + b"1\r\nx\r\n" * 2_000)
        assert b"200 OK" not in await line.read_all()


async def test_a_body_that_nobody_reads_does_not_go_on_for_ever(url: str) -> None:
    async with connection(url) as line:
        await line.send(GET + b"Content-Length: 99999999\r\n\r\n")
        assert await line.status() == 200
        assert await line.send_endlessly(b"x" * CHUNK_BYTES, 4 * MUCH) < 4 * MUCH


# -- how many frames


FLOODS = {
    "pings": frame(Opcode.PING),
    "pongs": frame(Opcode.PONG, b"x" * 125),
    "parts": frame(Opcode.CONT, fin=False),
}


@pytest.mark.parametrize("what", FLOODS)
async def test_who_sends_frames_without_end_is_cut_off(house: str, anna: WebGuest, what: str) -> None:
    code = await anna.open()
    async with raw_socket(house, code) as line, anna.connect(code) as seat:
        await line.send(frame(Opcode.TEXT, b"{", fin=False))
        sent = asyncio.create_task(line.send_endlessly(FLOODS[what] * 100, 4 * MUCH))
        assert await line.close_code() == 1008
        assert await sent < 4 * MUCH
        await seat.must_do("sit", seat=0)
        assert await figure(anna, 'ridotto_turned_away_total{why="frames"}') == 1


@pytest.mark.parametrize("together", [1, 7], ids=["one by one", "several at once"])
async def test_beats_without_end_are_cut_off_too(house: str, anna: WebGuest, together: int) -> None:
    async with raw_socket(house, await anna.open()) as line:
        sent = asyncio.create_task(line.send_endlessly(frame(Opcode.TEXT, HEARTBEAT) * together, MUCH))
        assert await line.close_code() == 1008
        assert await sent < MUCH
        assert await figure(anna, 'ridotto_turned_away_total{why="frames"}') == 1


async def test_a_beat_is_answered_by_itself_and_among_other_messages(house: str, anna: WebGuest) -> None:
    beat, asking = frame(Opcode.TEXT, HEARTBEAT), frame(Opcode.TEXT, b'{"command":"stand","id":"7","seat":0}')
    async with raw_socket(house, await anna.open()) as line:
        await line.send(beat)
        await line.read_until(HEARTBEAT_FRAME)
        await line.send(asking + beat + asking)
        said = await line.read_until(b'"id":"7"') + await line.read_until(b'"id":"7"') + await last_words(line)
        assert said.count(HEARTBEAT_FRAME) == 1


async def last_words(line: RawConnection) -> bytes:
    """What is said until the next beat is answered, which is not counted."""
    await line.send(frame(Opcode.TEXT, HEARTBEAT))
    return (await line.read_until(HEARTBEAT_FRAME)).removesuffix(HEARTBEAT_FRAME)


async def test_who_was_told_to_go_is_not_listened_to_any_longer(house: str, anna: WebGuest) -> None:
    """Frames that come after the close frame are read by nobody, whatever they are."""
    async with raw_socket(house, await anna.open()) as line:
        await line.send(frame(Opcode.TEXT, b"\xff"))
        text = frame(Opcode.TEXT, b"{}") * 100
        async with asyncio.timeout(READ_TIMEOUT):
            while await line.send(text):
                await asyncio.sleep(0.001)
        assert await figure(anna, 'ridotto_turned_away_total{why="frames"}') == 1, "it was not for the frames"


async def test_as_many_messages_as_come_at_once_are_answered_in_turn(house: str, anna: WebGuest) -> None:
    """Far more than are parsed at a time, in one piece; pings between them are answered too."""
    asking = b'{"command":"stand","id":"%d","seat":0}'
    many = b"".join(
        frame(Opcode.TEXT, asking % number) + (b"" if number % 20 else frame(Opcode.PING)) for number in range(1000)
    )
    async with raw_socket(house, await anna.open()) as line:
        await line.send(many)
        said = await line.read_until(b'"id":"999"')
        places = [said.index(b'"id":"%d"' % number) for number in range(1000)]
        assert places == sorted(places)
        assert said.count(frame_from_house(Opcode.PONG)) >= 50


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
async def test_who_does_not_say_what_is_wanted_has_to_go(
    url: str, monkeypatch: pytest.MonkeyPatch, begun: bytes, dribble: bytes, answer: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_TIME", 0.3, raising=False)
    monkeypatch.setattr(http_protocol, "LINGER", 0.3, raising=False)
    async with connection(url) as line:
        await line.send(begun)
        dribbling = asyncio.create_task(dribbled(line, dribble))
        assert (await line.read_all()).startswith(answer)
        await dribbling


async def test_a_house_that_was_held_up_does_not_blame_its_guests(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_TIME", 1.0)
    async with connection(url) as line:
        await asyncio.sleep(0.1)  # until it has been let in
        time.sleep(2.0)
        await asyncio.sleep(0)
        await line.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert await line.status() == 200


async def dribbled(line: RawConnection, words: bytes) -> None:
    while words and not line.reader.at_eof() and await line.send(words):
        await asyncio.sleep(0.05)


HANDSHAKES = {
    "a header too long for a socket": b"X-Long: " + b"x" * 9_000 + b"\r\n\r\n",
    "a body": b"Content-Length: 5\r\n\r\nhello",
    "a body in chunks": b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
}


@pytest.mark.parametrize("what", HANDSHAKES)
async def test_a_handshake_that_cannot_be_read_is_refused_and_holds_no_connection(url: str, what: str) -> None:
    async with connection(url) as line:
        await line.send(handshake(url, "AAAAAA").removesuffix(b"\r\n") + HANDSHAKES[what])
        assert await line.status() == 400
        assert await line.read_all() == b""
        assert await figure(WebGuest(url), "ridotto_connections") == 1


async def test_who_is_served_may_be_silent_for_as_long_as_he_likes(
    house: str, anna: WebGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await anna.open()
    monkeypatch.setattr(http_protocol, "REQUEST_TIME", 2.0)  # on a busy machine a handshake may take one
    async with anna.connect(code) as seat:
        await asyncio.sleep(2.5)
        await seat.must_do("sit", seat=0)


async def test_who_does_not_read_an_answer_has_to_go(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "UNREAD_TIME", 0.3)
    monkeypatch.setattr(http_protocol, "MOST_PIPELINED", 100)
    async with connection(house) as line:
        line.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(40):
            await line.send(b"GET /api/rules/carnaval HTTP/1.1\r\nHost: here\r\n\r\n")
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
        assert await figure(somebody, 'ridotto_turned_away_total{why="address"}') == 15
        assert await figure(somebody, "ridotto_connections") == 6
        silent[0].writer.transport.abort()
        await until_counted(somebody, "ridotto_connections", lambda count: count == 5)
        again = await stack.enter_async_context(connection(url, "127.0.0.2"))
        await again.send(GET + b"\r\n")
        assert await again.status() == 200


async def test_who_comes_and_goes_without_end_is_turned_away_and_others_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection_limits, "ARRIVALS", 10, raising=False)
    monkeypatch.setattr(connection_limits, "ARRIVALS_A_SECOND", 1e-6, raising=False)

    async def status(url: str, address: str) -> int:
        async with connection(url, address) as line:
            await line.send(GET + b"\r\n")
            return await line.status()

    async with run_house(quick_settings(rate=1)) as url:
        assert [await status(url, "127.0.0.2") for _ in range(12)] == [200] * 10 + [503] * 2
        assert await status(url, "127.0.0.3") == 200
        assert await figure(WebGuest(url), 'ridotto_turned_away_total{why="arrivals"}') == 2


async def test_a_proxy_brings_as_many_guests_as_it_likes(few: Settings) -> None:
    settings = msgspec.structs.replace(few, proxies="::1, 127.0.0.0/29")
    async with run_house(settings) as url, contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(connection(url, "127.0.0.2")) for _ in range(20)]
        await lines[-1].send(GET + b"\r\n")
        assert await lines[-1].status() == 200


async def test_a_socket_counts_until_it_is_closed(few: Settings) -> None:
    async with run_house(few) as url:
        anna = await WebGuest(url).set_name("Anna")
        code = await anna.open()
        for _ in range(20):
            async with anna.connect(code) as seat:
                await seat.receive()
        assert await figure(anna, "ridotto_connections") == 1


async def test_players_play_on_when_strangers_take_all_connections(tmp_path: Path) -> None:
    """There are 200 descriptors, and 400 connections ask for one."""
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
        # As long as the house has not noticed that they are gone, it turns her away too.
        await until_counted(anna, 'ridotto_turned_away_total{why="full"}', lambda count: count > 0)


# -- the parts


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
    ("proxy", "address", "is_it"),
    [
        ("*", "203.0.113.7", True),
        ("10.0.0.0/8", "10.1.2.3", True),
        ("10.0.0.1/8", "10.1.2.3", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("::1", "127.0.0.1", False),
        ("proxy.example", "10.0.0.1", False),
    ],
)
def test_proxies_are_named_by_address_or_network(proxy: str, address: str, is_it: bool) -> None:
    assert connection_limits.matches_address(proxy, address) is is_it


async def test_a_body_just_small_enough_is_taken(anna: WebGuest) -> None:
    answer = await anna.web.put("/api/me", content=b'{"name": "Anna"}'.ljust(LARGEST_BODY))
    assert answer.status_code == httpx2.codes.OK
