"""A body that the house will not read is refused with a reason, and at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from support.house.house_of_workers import run_house_of_workers
from support.house.raw_connection import connection
from support.house.running_house import run_house

from ridotto.house.http.http_protocol import MOST_CHUNKS
from ridotto.house.limits import LARGEST_BODY

pytestmark = pytest.mark.anyio

PUT = b"PUT /api/me HTTP/1.1\r\nHost: here\r\n"
CHUNKED = PUT + b"Transfer-Encoding: chunked\r\n\r\n"
NAME = b'{"name":"A"}'
AT_ONCE = 1.0  # seconds: less than a refused client may linger


@pytest.fixture(params=["one process", "workers"])
async def url(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    if request.param == "workers":
        async with run_house_of_workers(2) as house:
            yield house.url
    else:
        async with run_house() as url:
            yield url


def chunks(many: int, end: bytes = b"") -> bytes:
    """A body in this many chunks: a name and then spaces."""
    return b"%x\r\n%b\r\n" % (len(NAME), NAME) + b"1\r\n \r\n" * (many - 1) + end


REFUSED = {
    "many chunks": (CHUNKED + chunks(MOST_CHUNKS + 100, b"0\r\n\r\n"), 413),
    "many chunks without an end": (CHUNKED + chunks(MOST_CHUNKS + 100), 413),
    "a chunk of no size": (CHUNKED + chunks(3) + b"zz\r\n", 400),
    "an unknown coding": (PUT + b"Transfer-Encoding: xchunked\r\n\r\n" + chunks(1, b"0\r\n\r\n"), 501),
    "a coding before the chunks": (PUT + b"Transfer-Encoding: gzip, chunked\r\n\r\n" + chunks(1, b"0\r\n\r\n"), 501),
    "a long body": (PUT + b"Content-Length: 70000\r\n\r\n" + b" " * 70_000, 413),
    "a byte too many, announced": (PUT + b"Content-Length: %d\r\n\r\n" % (LARGEST_BODY + 1) + b" " * 10, 413),
    "an immense body, announced": (PUT + b"Content-Length: 9999999999\r\n\r\n", 413),
    "an announced body that waits to be asked for": (
        PUT + b"Expect: 100-continue\r\nContent-Length: 70000\r\n\r\n",
        413,
    ),
}


@pytest.mark.parametrize("what", REFUSED)
async def test_a_body_is_refused_with_a_reason_at_once(url: str, what: str) -> None:
    payload, status = REFUSED[what]
    async with connection(url) as client:
        await client.send(payload)
        async with asyncio.timeout(AT_ONCE):
            assert await client.status() == status


async def test_chunks_that_come_one_by_one_are_counted_too(url: str) -> None:
    body = chunks(MOST_CHUNKS + 100)
    async with connection(url) as client:
        await client.send(CHUNKED)
        for start in range(0, len(body), 600):
            await client.send(body[start : start + 600])
            await asyncio.sleep(0.001)
        async with asyncio.timeout(AT_ONCE):
            assert await client.status() == 413
        assert b"HTTP/1.1" not in await client.read_all()


@pytest.mark.parametrize("coding", [b"chunked", b"Chunked", b" chunked "])
async def test_a_body_in_as_many_chunks_as_allowed_is_read(url: str, coding: bytes) -> None:
    async with connection(url) as client:
        await client.send(PUT + b"Transfer-Encoding:" + coding + b"\r\n\r\n" + chunks(MOST_CHUNKS - 1, b"0\r\n\r\n"))
        assert await client.status() == 200


async def test_an_answer_is_not_followed_by_one_that_nobody_asked_for(url: str) -> None:
    """The request is answered before its body turns out to be nonsense."""
    async with connection(url) as client:
        await client.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert await client.status() == 200
        await client.reader.readuntil(b"}")
        await client.send(b"zz\r\n")
        assert await client.read_all() == b""


async def test_a_length_may_begin_with_zeros(url: str) -> None:
    async with connection(url) as client:
        await client.send(PUT + b"Content-Length: " + b"0" * 5_000 + b"%d\r\n\r\n" % len(NAME) + NAME)
        assert await client.status() == 200
