"""What goes wrong in the house is not told as if it had gone right."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from urllib.parse import urlsplit

import pytest
from handshake import handshake
from moody_store import Moody
from serving import Seat, Visitor, quick, serving
from websockets.exceptions import ConnectionClosed

from ridotto.house import device
from ridotto.house.bus import LocalBus
from ridotto.store.memory import MemoryStore
from ridotto.table.log import read
from ridotto.table.table import Table

pytestmark = pytest.mark.anyio


async def test_what_is_not_on_disk_is_refused_and_told_to_nobody() -> None:
    store = Moody()
    async with serving(store=store) as url:
        anna, bob = await Visitor(url).called("Anna"), await Visitor(url).called("Bob")
        code = await anna.open()
        async with anna.at(code) as first, bob.at(code) as second:
            await first.must("sit", seat=0)
            store.away = "before"
            assert (await second.ask("sit", seat=1))["code"] == "store-unavailable"
            assert (await second.ask("sit", seat=1))["code"] == "store-unavailable"
            store.away = ""
            await second.must("sit", seat=1)
            await first.until_event("sat")
            sat = [message for message in first.told if "Bob" in json.dumps(message)]
            assert len(sat) == 1
            assert first.frame["chairs"][1]["name"] == "Bob"


async def test_an_append_whose_answer_was_lost_has_happened_once() -> None:
    store = Moody()
    async with serving(store=store) as url:
        anna, bob = await Visitor(url).called("Anna"), await Visitor(url).called("Bob")
        code = await anna.open()
        async with anna.at(code) as first, bob.at(code) as second:
            store.away = "after"
            asking = json.dumps({"ask": "sit", "id": "s", "seat": 1})
            await second.line.send(asking)
            assert (await second.answer_to("s"))["code"] == "store-unavailable"
            store.away = ""
            await first.until_event("sat")  # the house has looked what was written, and goes on from there
            await second.line.send(asking)
            assert (await second.answer_to("s"))["type"] == "done"
            await first.must("sit", seat=0)
            assert [chair["name"] for chair in first.frame["chairs"]] == ["Anna", "Bob"]


# -- a device that does not read


async def deaf(visitor: Visitor, code: str) -> socket.socket:
    """A device that opens a socket at a table and never reads."""
    address = urlsplit(visitor.url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, (address.hostname, address.port))
    await loop.sock_sendall(line, handshake(visitor.url, code))
    return line


async def test_a_device_that_does_not_read_is_dropped_and_its_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "MOST_WAITING", 10_000)
    async with serving() as url:
        anna = await Visitor(url).called("Anna")
        code = await anna.open()
        async with anna.at(code) as first:
            await first.must("sit", seat=0)
            with await deaf(anna, code):
                await first.until_here(True, False, watching=1)
                while first.presence["watching"]:
                    await first.must("say", text="x" * 400)
            await first.must("say", text="we go on")


# -- closing and many nodes


async def test_a_house_that_closes_says_come_back() -> None:
    store = MemoryStore()
    async with contextlib.AsyncExitStack() as stack:
        async with serving(store=store) as url:
            anna = await Visitor(url).called("Anna")
            code = await anna.open()
            line = await stack.enter_async_context(anna.at(code))
            await line.must("sit", seat=0)
        with pytest.raises(ConnectionClosed):
            await line.until("never")
        assert line.line.close_code == 1012
    async with serving(store=store) as url:
        anna.moved_to(url)
        async with anna.at(code, f"?after={line.n}&seats=0") as back:
            await back.must("stand", seat=0)


async def test_two_houses_that_write_to_one_table_end_with_one_log() -> None:
    store, bus = MemoryStore(), LocalBus()
    async with serving(store=store, bus=bus) as here, serving(store=store, bus=bus) as there:
        anna, bob = await Visitor(here).called("Anna"), await Visitor(there).called("Bob")
        code = await anna.open()
        async with anna.at(code) as first, bob.at(code) as second:
            await first.must("sit", seat=0)
            await second.must("sit", seat=1)
            await asyncio.gather(*(chatter(seat) for seat in (first, second)))
            await first.reach(second.n)
            await second.reach(first.n)
            assert said(first) == said(second)
            assert len(said(first)) == 2 * CHATTER
            assert first.frame["chairs"][1]["name"] == "Bob"
        card = await store.by_code(code)
        assert card is not None
        table = Table.replay([read(line) for line in await store.read(card.table)])
        assert len(table.entries) == card.seq


CHATTER = 20


async def chatter(seat: Seat) -> None:
    for number in range(CHATTER):
        await seat.must("say", text=f"{number}")


def said(seat: Seat) -> list[tuple[int, str]]:
    return [
        (event["seat"], event["text"])
        for message in seat.told
        for seen in message.get("seen", ())
        for event in seen["events"]
        if event["event"] == "said"
    ]


async def test_who_sits_at_another_node_is_known_to_be_here() -> None:
    store, bus = MemoryStore(), LocalBus()
    async with serving(store=store, bus=bus) as here, serving(store=store, bus=bus) as there:
        anna, bob = await Visitor(here).called("Anna"), await Visitor(there).called("Bob")
        code = await anna.open()
        async with anna.at(code) as first:
            await first.must("sit", seat=0)
            async with bob.at(code) as second:
                await second.must("sit", seat=1)
                await first.until_here(True, True, watching=0)
                await second.until_here(True, True, watching=0)
            await first.until_here(True, False, watching=0)


async def test_who_comes_from_a_node_that_died_is_not_taken_back_in_time() -> None:
    """The other node had the table open, and the bus had no time to tell it what was new."""
    store = MemoryStore()
    async with serving(store=store) as here, serving(store=store) as there:
        anna, bob = await Visitor(here).called("Anna"), await Visitor(there).called("Bob")
        code = await anna.open()
        async with bob.at(code) as second:
            await second.next()
            async with anna.at(code) as first:
                await first.must("sit", seat=0)
                heard = first.n
            anna.moved_to(there)
            async with anna.at(code) as again:
                assert (await again.next())["n"] >= heard
            await second.reach(heard)


async def test_an_idle_table_leaves_the_memory_and_comes_back_from_its_log() -> None:
    async with serving(settings=quick(idle=0.01)) as url:
        anna = await Visitor(url).called("Anna")
        code = await anna.open()
        async with anna.at(code) as seat:
            await seat.must("sit", seat=0)
        while "ridotto_tables_open 0.0" not in (await anna.web.get("/metrics")).text:
            await asyncio.sleep(0.1)
        async with anna.at(code) as seat:
            assert (await seat.next())["seats"] == [0]
