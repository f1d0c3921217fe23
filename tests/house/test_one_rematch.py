"""However many players ask for a rematch at the same moment, at whatever node: one table follows. It starts once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from support.house.running_house import WebDevice, WebGuest, quick_settings, run_house
from support.store.failing_store import FailingStore

from ridotto.house.cluster.bus import LocalBus
from ridotto.house.tables.randomness import SystemRandomness

pytestmark = pytest.mark.anyio

ROUNDS = 10


@asynccontextmanager
async def over(anna: WebGuest, bob: WebGuest) -> AsyncIterator[tuple[str, WebDevice, WebDevice]]:
    """A game that has ended, with both players still there, each at their own node."""
    code = await anna.open("masker", 2)
    async with anna.connect(code) as hers, bob.connect(code) as his:
        await hers.must_do("sit", seat=0)
        await his.must_do("sit", seat=1)
        await hers.must_do("start")
        await hers.must_do("resign", seat=0)
        while his.info.get("phase") != "ended":
            await his.receive()
        yield code, hers, his


async def test_two_nodes_open_one_table(tmp_path: Path) -> None:
    settings, bus = quick_settings(database=f"sqlite:///{tmp_path}"), LocalBus()
    async with run_house(settings, bus=bus) as one, run_house(settings, bus=bus) as other:
        anna, bob = await WebGuest(one).set_name("Anna"), await WebGuest(other).set_name("Bob")
        played = set()
        for _ in range(ROUNDS):
            async with over(anna, bob) as (code, hers, his):
                answers = await asyncio.gather(hers.must_do("rematch"), his.must_do("rematch"))
                codes = {answer["answer"]["code"] for answer in answers}
                assert len(codes) == 1
                played |= {code, *codes}
        tables = await anna.get("/api/me/tables")
        assert {listing["code"] for listing in tables} == played
        assert len(tables) == len(played) == 2 * ROUNDS


async def test_a_table_that_was_opened_before_its_rematch_could_be_written_is_used() -> None:
    store = FailingStore()
    async with run_house(quick_settings(), store) as house:
        anna, bob = await WebGuest(house).set_name("Anna"), await WebGuest(house).set_name("Bob")
        async with over(anna, bob) as (code, hers, his):
            store.away = "before"
            refused = await hers.send_command("rematch")
            assert refused["code"] == "store-unavailable"
            store.away = ""
            following = (await his.must_do("rematch"))["answer"]["code"]
        assert {listing["code"] for listing in await anna.get("/api/me/tables")} == {code, following}


async def test_a_code_of_another_table_is_not_taken_for_its_own() -> None:
    class Stale(SystemRandomness):
        def __init__(self) -> None:
            self.codes = ["FIRSTX", "SECOND", "FIRSTX", "SECOND", "THIRDX"]

        def code(self) -> str:
            return self.codes.pop(0)

    async with run_house(
        quick_settings(), with_services=lambda services: setattr(services, "randomness", Stale())
    ) as house:
        anna, bob = await WebGuest(house).set_name("Anna"), await WebGuest(house).set_name("Bob")
        assert await anna.open() == "FIRSTX"
        async with over(anna, bob) as (code, hers, _):
            assert code == "SECOND"
            assert (await hers.must_do("rematch"))["answer"]["code"] == "THIRDX"


# -- it starts by itself


async def test_it_starts_when_everybody_has_come_whoever_has_reloaded_their_page(tmp_path: Path) -> None:
    """And wherever they come to: the host is at another node than their friend."""
    settings, bus = quick_settings(database=f"sqlite:///{tmp_path}"), LocalBus()
    async with run_house(settings, bus=bus) as one, run_house(settings, bus=bus) as other:
        anna, bob = await WebGuest(one).set_name("Anna"), await WebGuest(other).set_name("Bob")
        async with over(anna, bob) as (_, hers, _):
            following = (await hers.must_do("rematch", starts_itself=True))["answer"]["code"]
        async with anna.connect(following) as hers:
            await hers.receive_presence(False, True, watching=0)
        async with anna.connect(following) as reloaded, bob.connect(following) as his:
            for device in (reloaded, his):
                assert await device.receive_event("dealt")
                assert device.info["phase"] == "playing"


async def test_a_house_that_was_restarted_still_starts_it(tmp_path: Path) -> None:
    settings = quick_settings(database=f"sqlite:///{tmp_path}")
    async with run_house(settings) as first:
        anna, bob = await WebGuest(first).set_name("Anna"), await WebGuest(first).set_name("Bob")
        async with over(anna, bob) as (_, hers, _):
            following = (await hers.must_do("rematch", starts_itself=True))["answer"]["code"]
        async with anna.connect(following) as hers:
            await hers.receive()
    async with run_house(settings) as second:
        for guest in (anna, bob):
            guest.move_to(second)
        async with bob.connect(following) as his, anna.connect(following):
            assert await his.receive_event("dealt")


async def test_a_host_who_wants_to_change_something_is_not_rushed_by_whoever_asked_first() -> None:
    async with run_house(quick_settings()) as house:
        anna, bob = await WebGuest(house).set_name("Anna"), await WebGuest(house).set_name("Bob")
        async with over(anna, bob) as (_, hers, his):
            following = (await his.must_do("rematch", starts_itself=True))["answer"]["code"]
            async with bob.connect(following) as waiting:
                assert (await waiting.receive())["info"]["starts_itself"]
                await hers.must_do("rematch")
                async with anna.connect(following) as arrived:
                    assert "starts_itself" not in (await arrived.receive())["info"]
                    await arrived.receive_presence(True, True, watching=0)
                    await arrived.must_do("arrange", options={"grid": "stacks"})
                    await arrived.must_do("start")
                    await waiting.receive_event("dealt")
                    assert waiting.info["options"] == {"grid": "stacks"}
