"""A closed table is gone at once: nothing of it waits for the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest
from support.house.running_house import WebGuest, quick_settings, run_house
from support.store.failing_store import FailingStore

from ridotto.house.cluster.bus import LocalBus
from ridotto.house.services import Services
from ridotto.house.tables.house import House
from ridotto.house.tables.open_table import OpenTable
from ridotto.table.table import Table

pytestmark = pytest.mark.anyio

TIMEOUT = 10.0  # seconds


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Watch:
    """Sees a house from inside, and keeps nothing of it alive."""

    def __init__(self) -> None:
        self.houses: list[House] = []
        self.seen: list[weakref.ref[OpenTable | Table]] = []

    def begin(self, services: Services) -> None:
        assert isinstance(services.bus, LocalBus)
        for listener in services.bus._listeners:
            house = getattr(listener, "__self__", None)
            assert isinstance(house, House)
            self.houses.append(house)

    def note(self) -> None:
        """Notes all tables that are open now."""
        for table in [*self.houses[0].tables.values()]:
            self.seen += [weakref.ref(table), weakref.ref(table.table)]

    async def all_gone(self) -> None:
        """Waits until they are closed and nothing refers to them any more."""
        assert self.seen
        async with asyncio.timeout(TIMEOUT):
            while self.houses[0].tables or [kept for ref in self.seen if (kept := ref()) is not None]:
                await asyncio.sleep(0.05)


async def test_a_table_of_people_and_bots_that_was_left() -> None:
    watch = Watch()
    async with run_house(quick_settings(idle=0.1), with_services=watch.begin) as house:
        anna = await WebGuest(house).set_name("Anna")
        code = await anna.open("masker", 2, bots="greedy", clock={"kind": "move", "seconds": 60})
        async with anna.connect(code) as hers:
            await hers.receive()
            while hers.view["to_act"] != [0]:
                await hers.receive()
            await hers.must_do("move", seat=0, move=hers.view["moves"][0])
            await hers.must_do("say", text="I have to go")
            watch.note()
        await watch.all_gone()


async def test_a_table_that_is_gathering() -> None:
    watch = Watch()
    async with run_house(quick_settings(idle=0.1), with_services=watch.begin) as house:
        anna, bob = await WebGuest(house).set_name("Anna"), await WebGuest(house).set_name("Bob")
        code = await anna.open("carnaval", 6)
        async with anna.connect(code) as hers, bob.connect(code) as his:
            await hers.must_do("sit", seat=0)
            await his.must_do("sit", seat=1)
            assert (await his.send_command("arrange", seats=7))["type"] == "refusal"
            watch.note()
        await watch.all_gone()


async def test_a_table_that_was_only_looked_at() -> None:
    watch = Watch()
    async with run_house(quick_settings(idle=0.1), with_services=watch.begin) as house:
        anna = await WebGuest(house).set_name("Anna")
        code = await anna.open()
        await anna.get(f"/api/tables/{code}")
        watch.note()
        await watch.all_gone()


async def test_a_table_whose_store_was_away() -> None:
    watch, store = Watch(), FailingStore()
    async with run_house(quick_settings(idle=0.1), store, with_services=watch.begin) as house:
        anna = await WebGuest(house).set_name("Anna")
        code = await anna.open()
        async with anna.connect(code) as hers:
            store.away = "after"
            assert (await hers.send_command("sit", seat=0))["type"] == "refusal"
            store.away = ""
            await hers.must_do("sit", seat=1, name="Ben")
            watch.note()
        await watch.all_gone()
