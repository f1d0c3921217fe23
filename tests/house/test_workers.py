"""A house of several processes: wherever guests come in, they are served as if there were one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from urllib.parse import urlparse

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.house.house_of_workers import HouseOfWorkers, run_house_of_workers
from support.house.running_house import Message, WebGuest

from ridotto.house.cluster import worker
from ridotto.house.cluster.worker import Mailboxes

pytestmark = pytest.mark.anyio

TIMEOUT = 120.0  # seconds
CODES = ["AAAAAA", "AAAAAB", "AAAAAC", "AAAAAD", "AAAAAE", "AAAAAF"]  # of no table


@pytest.fixture
async def house() -> AsyncIterator[HouseOfWorkers]:
    async with run_house_of_workers(3) as house:
        yield house


# -- guests


async def open_in_all_workers(house: HouseOfWorkers, guest: WebGuest) -> list[str]:
    """Opens tables, at least one in each worker."""
    codes: list[str] = []
    while {house.worker_of(code) for code in codes} != set(range(len(house.workers))):
        codes.append(await guest.open("masker", 2, bots="random"))
    return codes


async def test_every_table_is_served_by_its_own_worker(house: HouseOfWorkers) -> None:
    """Whether a guest looks, sits down or plays, even over one connection."""
    anna = await WebGuest(house.url).set_name("Anna")
    codes = await open_in_all_workers(house, anna)
    for code in codes:
        assert (await anna.get(f"/api/tables/{code}"))["listing"]["code"] == code
        async with anna.connect(code.lower()) as seat:
            assert (await seat.receive())["type"] == "snapshot"
    assert house.tables() == [{code for code in codes if house.worker_of(code) == number} for number in range(3)]


async def test_guests_of_one_table_meet_whichever_worker_accepts_them(house: HouseOfWorkers) -> None:
    anna, bob = await WebGuest(house.url).set_name("Anna"), await WebGuest(house.url).set_name("Bob")
    code = await anna.open("masker", 2)
    async with anna.connect(code) as here, bob.connect(code) as there:
        await here.must_do("sit", seat=0)
        await there.must_do("sit", seat=1)
        await here.must_do("start")
        await there.receive_event("dealt")


async def test_a_guest_is_served_where_they_came_in_if_the_other_worker_takes_no_messages(
    house: HouseOfWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker.ClusterWorker, "_send", lambda *message: False)
    anna = await WebGuest(house.url).set_name("Anna")
    for code in await open_in_all_workers(house, anna):
        assert (await anna.get(f"/api/tables/{code}"))["listing"]["code"] == code


# -- one connection, many requests


def request_for(code: str, body: bytes = b"") -> bytes:
    head = f"{'POST' if body else 'GET'} /api/tables/{code} HTTP/1.1\r\nHost: here\r\nContent-Length: {len(body)}"
    return head.encode() + b"\r\n\r\n" + body


async def connect(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = urlparse(url)
    return await asyncio.open_connection(address.hostname, address.port)


async def answers(url: str, parts: list[bytes], count: int) -> list[Message]:
    """The answers to what is sent in these parts, one after another."""
    reader, writer = await connect(url)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0.002)
    async with asyncio.timeout(TIMEOUT):
        replies = [json.loads(await answer(reader)) for _ in range(count)]
    writer.close()
    return replies


async def answer(reader: asyncio.StreamReader) -> bytes:
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = int(head.split(b"content-length:")[1].split(b"\r\n")[0])
    return await reader.readexactly(length)


def cut(payload: bytes, places: list[int]) -> list[bytes]:
    ends = sorted(place % (len(payload) + 1) for place in places)
    return [payload[start:end] for start, end in zip([0, *ends], [*ends, len(payload)], strict=True) if start < end]


async def test_requests_are_answered_in_order_however_they_are_cut(house: HouseOfWorkers) -> None:
    """Each names its own table; some of one connection belong to one worker, some to another."""
    payload = b"".join(request_for(code) for code in CODES)
    places = [
        (),
        (1,),
        (20,),
        (len(payload) // 2,),
        tuple(range(0, len(payload), 7)),
        tuple(range(0, len(payload), len(payload) // 6)),
    ]
    for cuts in places:
        replies = await answers(house.url, cut(payload, list(cuts)), len(CODES))
        assert [code for code in CODES if any(code in reply["sentence"] for reply in replies)] == CODES
        assert all(code in reply["sentence"] for code, reply in zip(CODES, replies, strict=True))


async def test_a_client_that_waits_for_an_answer_is_not_handed_over(
    house: HouseOfWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Metrics take their time while a worker is silent. The client gets them, and then what it has asked for since."""
    monkeypatch.setattr(worker, "METRICS_TIMEOUT", 0.1)
    house.workers[0].stop_receiving()
    for code in (code for code in CODES if house.worker_of(code) != 0):
        reader, writer = await connect(house.url)
        writer.write(b"GET /metrics HTTP/1.1\r\nHost: here\r\n\r\n")
        await asyncio.sleep(0.02)
        writer.write(request_for(code))
        async with asyncio.timeout(TIMEOUT):
            assert b"ridotto_tables_open" in await answer(reader)
            assert code.encode() in await answer(reader)
        writer.close()


async def test_the_body_of_a_request_is_not_taken_for_a_request(house: HouseOfWorkers) -> None:
    """Even if it looks like one, comes alone, and the answer was sent before."""
    for code in CODES:
        hidden = request_for(code)
        request = request_for("ABCDEF", hidden)
        parts = [request[: -len(hidden)], hidden, request_for("ABCDEG")]
        replies = await answers(house.url, parts, 2)
        assert "POST" in replies[0]["sentence"], replies
        assert "ABCDEG" in replies[1]["sentence"], replies


# -- messages between workers


@given(st.binary(max_size=60))
def test_a_worker_is_found_for_whatever_comes_in(payload: bytes) -> None:
    boxes = Mailboxes(3)
    assert boxes.worker(1).worker_for(payload) in range(3)
    boxes.close()


async def test_the_metrics_are_those_of_the_whole_house(house: HouseOfWorkers) -> None:
    anna = await WebGuest(house.url).set_name("Anna")
    codes = await open_in_all_workers(house, anna)
    for code in codes:
        await anna.get(f"/api/tables/{code}")
    page = (await anna.web.get("/metrics")).text
    assert f"ridotto_tables_open {len(codes)}.0" in page
    assert page.count("ridotto_tables_open ") == 3  # its help, its type and its value


async def test_metrics_are_shown_even_if_a_worker_says_nothing(
    house: HouseOfWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "METRICS_TIMEOUT", 0.05)
    house.workers[0].stop_receiving()
    assert len(await house.workers[1].collect_metrics()) == 2
