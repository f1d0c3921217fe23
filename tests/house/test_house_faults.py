"""What goes wrong in the house isn't reported as if it had gone right."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from urllib.parse import urlsplit

import pytest
from support.house.running_house import WebDevice, WebGuest, quick_settings, run_house
from support.house.websocket_handshake import handshake
from support.store.failing_store import FailingStore
from websockets.exceptions import ConnectionClosed

from ridotto.house.cluster.bus import LocalBus
from ridotto.house.sockets import device
from ridotto.store.memory import MemoryStore
from ridotto.table.events import decode_entry
from ridotto.table.table import Table

pytestmark = pytest.mark.anyio


async def test_what_is_not_on_disk_is_refused_and_sent_to_nobody() -> None:
    store = FailingStore()
    async with run_house(store=store) as url:
        anna, bob = await WebGuest(url).set_name("Anna"), await WebGuest(url).set_name("Bob")
        code = await anna.open()
        async with anna.connect(code) as first, bob.connect(code) as second:
            await first.must_do("sit", seat=0)
            store.away = "before"
            assert (await second.send_command("sit", seat=1))["code"] == "store-unavailable"
            assert (await second.send_command("sit", seat=1))["code"] == "store-unavailable"
            store.away = ""
            await second.must_do("sit", seat=1)
            await first.receive_event("sat")
            sat = [message for message in first.messages if "Bob" in json.dumps(message)]
            assert len(sat) == 1
            assert first.info["chairs"][1]["name"] == "Bob"


async def test_an_append_whose_answer_was_lost_has_happened_once() -> None:
    store = FailingStore()
    async with run_house(store=store) as url:
        anna, bob = await WebGuest(url).set_name("Anna"), await WebGuest(url).set_name("Bob")
        code = await anna.open()
        async with anna.connect(code) as first, bob.connect(code) as second:
            store.away = "after"
            command = json.dumps({"command": "sit", "id": "s", "seat": 1})
            await second.socket.send(command)
            assert (await second.receive_answer("s"))["code"] == "store-unavailable"
            store.away = ""
            await first.receive_event("sat")  # the house has checked what was written, and goes on from there
            await second.socket.send(command)
            assert (await second.receive_answer("s"))["type"] == "done"
            await first.must_do("sit", seat=0)
            assert [chair["name"] for chair in first.info["chairs"]] == ["Anna", "Bob"]


# -- a device that does not read


async def deaf(visitor: WebGuest, code: str) -> socket.socket:
    """A device that opens a socket at a table and never reads."""
    address = urlsplit(visitor.url)
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, (address.hostname, address.port))
    await loop.sock_sendall(client, handshake(visitor.url, code))
    return client


async def test_a_device_that_does_not_read_is_dropped_and_its_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "MOST_PENDING_BYTES", 10_000)
    async with run_house() as url:
        anna = await WebGuest(url).set_name("Anna")
        code = await anna.open()
        async with anna.connect(code) as first:
            await first.must_do("sit", seat=0)
            with await deaf(anna, code):
                await first.receive_presence(True, False, watching=1)
                while first.presence["watching"]:
                    await first.must_do("say", text="x" * 400)
            await first.must_do("say", text="we go on")


# -- closing and many nodes


async def test_a_house_that_closes_says_come_back() -> None:
    store = MemoryStore()
    async with contextlib.AsyncExitStack() as stack:
        async with run_house(store=store) as url:
            anna = await WebGuest(url).set_name("Anna")
            code = await anna.open()
            seat = await stack.enter_async_context(anna.connect(code))
            await seat.must_do("sit", seat=0)
        with pytest.raises(ConnectionClosed):
            await seat.receive_until("never")
        assert seat.socket.close_code == 1012
    async with run_house(store=store) as url:
        anna.move_to(url)
        async with anna.connect(code, f"?after={seat.n}&seats=0") as back:
            await back.must_do("stand", seat=0)


async def test_two_houses_that_write_to_one_table_end_with_one_log() -> None:
    store, bus = MemoryStore(), LocalBus()
    async with run_house(store=store, bus=bus) as here, run_house(store=store, bus=bus) as there:
        anna, bob = await WebGuest(here).set_name("Anna"), await WebGuest(there).set_name("Bob")
        code = await anna.open()
        async with anna.connect(code) as first, bob.connect(code) as second:
            await first.must_do("sit", seat=0)
            await second.must_do("sit", seat=1)
            await asyncio.gather(*(chatter(seat) for seat in (first, second)))
            await first.receive_up_to(second.n)
            await second.receive_up_to(first.n)
            assert said(first) == said(second)
            assert len(said(first)) == 2 * CHATTER
            assert first.info["chairs"][1]["name"] == "Bob"
        summary = await store.summary_by_code(code)
        assert summary is not None
        table = Table.replay([decode_entry(entry) for entry in await store.read(summary.table)])
        assert len(table.entries) == summary.seq


CHATTER = 20


async def chatter(seat: WebDevice) -> None:
    for number in range(CHATTER):
        await seat.must_do("say", text=f"{number}")


def said(seat: WebDevice) -> list[tuple[int, str]]:
    return [
        (event["seat"], event["text"])
        for message in seat.messages
        for seen in message.get("seen", ())
        for event in seen["events"]
        if event["event"] == "said"
    ]


async def test_players_at_another_node_are_shown_as_here() -> None:
    store, bus = MemoryStore(), LocalBus()
    async with run_house(store=store, bus=bus) as here, run_house(store=store, bus=bus) as there:
        anna, bob = await WebGuest(here).set_name("Anna"), await WebGuest(there).set_name("Bob")
        code = await anna.open()
        async with anna.connect(code) as first:
            await first.must_do("sit", seat=0)
            async with bob.connect(code) as second:
                await second.must_do("sit", seat=1)
                await first.receive_presence(True, True, watching=0)
                await second.receive_presence(True, True, watching=0)
            await first.receive_presence(True, False, watching=0)


async def test_a_guest_from_a_node_that_died_is_not_taken_back_in_time() -> None:
    """The other node had the table open, and the bus had no time to send it the news."""
    store = MemoryStore()
    async with run_house(store=store) as here, run_house(store=store) as there:
        anna, bob = await WebGuest(here).set_name("Anna"), await WebGuest(there).set_name("Bob")
        code = await anna.open()
        async with bob.connect(code) as second:
            await second.receive()
            async with anna.connect(code) as first:
                await first.must_do("sit", seat=0)
                latest = first.n
            anna.move_to(there)
            async with anna.connect(code) as again:
                assert (await again.receive())["n"] >= latest
            await second.receive_up_to(latest)


async def test_an_idle_table_leaves_memory_and_comes_back_from_its_log() -> None:
    async with run_house(settings=quick_settings(idle=0.01)) as url:
        anna = await WebGuest(url).set_name("Anna")
        code = await anna.open()
        async with anna.connect(code) as seat:
            await seat.must_do("sit", seat=0)
        while "ridotto_tables_open 0.0" not in (await anna.web.get("/metrics")).text:
            await asyncio.sleep(0.1)
        async with anna.connect(code) as seat:
            assert (await seat.receive())["seats"] == [0]
