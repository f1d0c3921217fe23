"""A house of several processes: whoever comes in anywhere is served as if there were one."""

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

PATIENCE = 120.0  # seconds
CODES = ["AAAAAA", "AAAAAB", "AAAAAC", "AAAAAD", "AAAAAE", "AAAAAF"]  # of no table


@pytest.fixture
async def house() -> AsyncIterator[HouseOfWorkers]:
    async with run_house_of_workers(3) as house:
        yield house


# -- guests


async def in_all_halls(house: HouseOfWorkers, guest: WebGuest) -> list[str]:
    """Tables, at least one in each hall."""
    codes: list[str] = []
    while {house.worker_of(code) for code in codes} != set(range(len(house.workers))):
        codes.append(await guest.open("masker", 2, bots="random"))
    return codes


async def test_every_table_is_served_in_its_own_hall(house: HouseOfWorkers) -> None:
    """Whether one looks, sits down or plays; and by one connection for all of it."""
    anna = await WebGuest(house.url).set_name("Anna")
    codes = await in_all_halls(house, anna)
    for code in codes:
        assert (await anna.get(f"/api/tables/{code}"))["listing"]["code"] == code
        async with anna.connect(code.lower()) as seat:
            assert (await seat.receive())["type"] == "snapshot"
    assert house.tables() == [{code for code in codes if house.worker_of(code) == hall} for hall in range(3)]


async def test_guests_of_one_table_meet_although_the_door_is_common(house: HouseOfWorkers) -> None:
    anna, bob = await WebGuest(house.url).set_name("Anna"), await WebGuest(house.url).set_name("Bob")
    code = await anna.open("masker", 2)
    async with anna.connect(code) as here, bob.connect(code) as there:
        await here.must_do("sit", seat=0)
        await there.must_do("sit", seat=1)
        await here.must_do("start")
        await there.receive_event("dealt")


async def test_a_guest_is_served_where_he_came_in_if_the_other_hall_takes_no_letters(
    house: HouseOfWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker.ClusterWorker, "_send", lambda *letter: False)
    anna = await WebGuest(house.url).set_name("Anna")
    for code in await in_all_halls(house, anna):
        assert (await anna.get(f"/api/tables/{code}"))["listing"]["code"] == code


# -- one connection, many requests


def asking(code: str, body: bytes = b"") -> bytes:
    head = f"{'POST' if body else 'GET'} /api/tables/{code} HTTP/1.1\r\nHost: here\r\nContent-Length: {len(body)}"
    return head.encode() + b"\r\n\r\n" + body


async def arrived(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    place = urlparse(url)
    return await asyncio.open_connection(place.hostname, place.port)


async def answers(url: str, parts: list[bytes], count: int) -> list[Message]:
    """To what is sent in these parts, each after a while."""
    reader, writer = await arrived(url)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0.002)
    async with asyncio.timeout(PATIENCE):
        heard = [json.loads(await answer(reader)) for _ in range(count)]
    writer.close()
    return heard


async def answer(reader: asyncio.StreamReader) -> bytes:
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = int(head.split(b"content-length:")[1].split(b"\r\n")[0])
    return await reader.readexactly(length)


def cut(words: bytes, places: list[int]) -> list[bytes]:
    ends = sorted(place % (len(words) + 1) for place in places)
    return [words[start:end] for start, end in zip([0, *ends], [*ends, len(words)], strict=True) if start < end]


async def test_requests_are_answered_in_order_however_they_are_cut(house: HouseOfWorkers) -> None:
    """Each names its own table; some of one connection belong to one hall, some to another."""
    words = b"".join(asking(code) for code in CODES)
    places = [
        (),
        (1,),
        (20,),
        (len(words) // 2,),
        tuple(range(0, len(words), 7)),
        tuple(range(0, len(words), len(words) // 6)),
    ]
    for cuts in places:
        heard = await answers(house.url, cut(words, list(cuts)), len(CODES))
        assert [code for code in CODES if any(code in said["sentence"] for said in heard)] == CODES
        assert all(code in said["sentence"] for code, said in zip(CODES, heard, strict=True))


async def test_who_waits_for_an_answer_is_not_handed_over(
    house: HouseOfWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figures take their time while a hall is silent. He gets them, and then what he has asked for since."""
    monkeypatch.setattr(worker, "METRICS_TIMEOUT", 0.1)
    house.workers[0].stop_receiving()
    for code in (code for code in CODES if house.worker_of(code) != 0):
        reader, writer = await arrived(house.url)
        writer.write(b"GET /metrics HTTP/1.1\r\nHost: here\r\n\r\n")
        await asyncio.sleep(0.02)
        writer.write(asking(code))
        async with asyncio.timeout(PATIENCE):
            assert b"ridotto_tables_open" in await answer(reader)
            assert code.encode() in await answer(reader)
        writer.close()


async def test_what_stands_in_the_body_of_a_request_is_no_request(house: HouseOfWorkers) -> None:
    """Even if it looks like one, comes alone, and the answer has left before."""
    for code in CODES:
        hidden = asking(code)
        request = asking("ABCDEF", hidden)
        parts = [request[: -len(hidden)], hidden, asking("ABCDEG")]
        heard = await answers(house.url, parts, 2)
        assert "POST" in heard[0]["sentence"], heard
        assert "ABCDEG" in heard[1]["sentence"], heard


# -- letters


@given(st.binary(max_size=60))
def test_a_hall_is_found_for_whatever_comes_in(words: bytes) -> None:
    boxes = Mailboxes(3)
    assert boxes.worker(1).worker_for(words) in range(3)
    boxes.close()


async def test_the_figures_are_those_of_the_whole_house(house: HouseOfWorkers) -> None:
    anna = await WebGuest(house.url).set_name("Anna")
    codes = await in_all_halls(house, anna)
    for code in codes:
        await anna.get(f"/api/tables/{code}")
    page = (await anna.web.get("/metrics")).text
    assert f"ridotto_tables_open {len(codes)}.0" in page
    assert page.count("ridotto_tables_open ") == 3  # what it is, of which kind, how many


async def test_figures_are_shown_even_if_a_hall_says_nothing(
    house: HouseOfWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "METRICS_TIMEOUT", 0.05)
    house.workers[0].stop_receiving()
    assert len(await house.workers[1].collect_metrics()) == 2
