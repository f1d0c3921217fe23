"""However many ask for a rematch at the same moment, at whatever node: one table follows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from moody_store import Moody
from serving import Seat, Visitor, quick, serving

from ridotto.house.bus import LocalBus
from ridotto.house.fresh import Chance

pytestmark = pytest.mark.anyio

ROUNDS = 10


@asynccontextmanager
async def over(anna: Visitor, bob: Visitor) -> AsyncIterator[tuple[str, Seat, Seat]]:
    """A game that has ended, and both still there, each at a node of his own."""
    code = await anna.open("masker", 2)
    async with anna.at(code) as hers, bob.at(code) as his:
        await hers.must("sit", seat=0)
        await his.must("sit", seat=1)
        await hers.must("start")
        await hers.must("resign", seat=0)
        while his.frame.get("phase") != "ended":
            await his.next()
        yield code, hers, his


async def test_two_nodes_lay_one_table(tmp_path: Path) -> None:
    settings, bus = quick(database=f"sqlite:///{tmp_path}"), LocalBus()
    async with serving(settings, bus=bus) as one, serving(settings, bus=bus) as other:
        anna, bob = await Visitor(one).called("Anna"), await Visitor(other).called("Bob")
        played = set()
        for _ in range(ROUNDS):
            async with over(anna, bob) as (code, hers, his):
                answers = await asyncio.gather(hers.must("rematch"), his.must("rematch"))
                codes = {answer["answer"]["code"] for answer in answers}
                assert len(codes) == 1
                played |= {code, *codes}
        tables = await anna.get("/api/me/tables")
        assert {card["code"] for card in tables} == played
        assert len(tables) == len(played) == 2 * ROUNDS


async def test_a_table_that_was_laid_before_its_rematch_could_be_written_is_taken_up() -> None:
    store = Moody()
    async with serving(quick(), store) as house:
        anna, bob = await Visitor(house).called("Anna"), await Visitor(house).called("Bob")
        async with over(anna, bob) as (code, hers, his):
            store.away = "before"
            refused = await hers.ask("rematch")
            assert refused["code"] == "store-unavailable"
            store.away = ""
            following = (await his.must("rematch"))["answer"]["code"]
        assert {card["code"] for card in await anna.get("/api/me/tables")} == {code, following}


async def test_a_code_that_another_table_has_is_not_taken_for_its_own() -> None:
    class Stale(Chance):
        def __init__(self) -> None:
            self.codes = ["FIRSTX", "SECOND", "FIRSTX", "SECOND", "THIRDX"]

        def code(self) -> str:
            return self.codes.pop(0)

    async with serving(quick(), instruct=lambda staff: setattr(staff, "fresh", Stale())) as house:
        anna, bob = await Visitor(house).called("Anna"), await Visitor(house).called("Bob")
        assert await anna.open() == "FIRSTX"
        async with over(anna, bob) as (code, hers, _):
            assert code == "SECOND"
            assert (await hers.must("rematch"))["answer"]["code"] == "THIRDX"
