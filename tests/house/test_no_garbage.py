"""Whatever has ended leaves nothing for the garbage collector, which rarely runs in a house: a closed connection, a
request, a refusal."""

from __future__ import annotations

import asyncio
import gc
import itertools
from collections.abc import Iterator

import pytest
from support.house.running_house import WebGuest, quick_settings, run_house
from websockets.server import ServerProtocol

from ridotto.errors import RidottoError
from ridotto.house.http.http_protocol import HttpProtocol
from ridotto.house.sockets.socket_protocol import SocketProtocol
from ridotto.table.state import CommandContext

pytestmark = pytest.mark.anyio

TIMEOUT = 20.0  # seconds; a connection that doesn't answer the close is kept for a few
KINDS = (SocketProtocol, ServerProtocol, HttpProtocol, CommandContext, RidottoError)


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def remains() -> list[str]:
    """What is left of one house: no other is open in this process."""
    return [type(thing).__name__ for thing in gc.get_objects() if isinstance(thing, KINDS)]


async def until_nothing_remains() -> None:
    try:
        async with asyncio.timeout(TIMEOUT):
            while remains():
                await asyncio.sleep(0.05)
    except TimeoutError:
        pytest.fail(f"still there: {remains()}")


async def test_a_connection_that_was_closed() -> None:
    async with run_house(quick_settings()) as house:
        anna = await WebGuest(house).set_name("Anna")
        code = await anna.open()
        async with anna.connect(code) as hers:
            await hers.must_do("sit", seat=0)
            await hers.socket.ping()
            assert "SocketProtocol" in remains()
        await until_nothing_remains()


async def test_a_connection_that_was_lost() -> None:
    async with run_house(quick_settings()) as house:
        anna = await WebGuest(house).set_name("Anna")
        code = await anna.open()
        async with anna.connect(code) as hers:
            await hers.must_do("sit", seat=0)
            hers.socket.transport.abort()
        await until_nothing_remains()


async def test_a_connection_that_was_not_let_in() -> None:
    async with run_house(quick_settings()) as house:
        anna = await WebGuest(house).set_name("Anna")
        async with anna.connect("NOSUCH") as hers:
            assert (await hers.receive())["type"] == "refusal"
        await until_nothing_remains()


async def test_a_refusal() -> None:
    async with run_house(quick_settings()) as house:
        anna = await WebGuest(house).set_name("Anna")
        code = await anna.open("masker", 2)
        async with anna.connect(code) as hers:
            await hers.must_do("sit", seat=0)
            await hers.must_do("sit", seat=1, name="Ben")
            await hers.must_do("start")
            for command, seat in itertools.product(("move", "why"), range(2)):  # one of the two isn't to act
                await hers.send_command(command, seat=seat, move="nonsense")
            for command in ("start", "nonsense"):
                assert (await hers.send_command(command))["type"] == "refusal"
        await until_nothing_remains()


async def test_a_request_that_was_refused() -> None:
    async with run_house(quick_settings()) as house:
        anna = await WebGuest(house).set_name("Anna")
        assert (await anna.web.get("/api/tables/NOSUCH")).status_code == 404
        assert (await anna.web.post("/api/tables", json={"game": "chess", "seats": 2})).status_code == 404
        await until_nothing_remains()
