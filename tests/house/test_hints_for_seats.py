"""A hint is for somebody who has to decide: whatever question the house lets through, a master can answer."""

from __future__ import annotations

import random

import pytest
from random_evenings import evening_of
from serving import Visitor, serving
from tables import PEOPLE, Evening, guest

from ridotto.bots.pool.answer import answer
from ridotto.bots.searcher import carry_on
from ridotto.errors import NotNow
from ridotto.house.questions import for_hint
from ridotto.house.staff import Staff
from ridotto.table.asks import HintPlease
from ridotto.table.table import Table


@pytest.mark.anyio
async def test_a_hint_for_whoever_leads_is_refused_and_costs_no_worker() -> None:
    staffs: list[Staff] = []
    async with serving(instruct=staffs.append) as url:
        anna = await Visitor(url).called("Anna")
        code = await anna.open("carnaval", 7, options={"master": "person"})
        async with anna.at(code) as seat:
            await seat.must("sit", seat=7)
            await seat.must("start")
            refused = await seat.ask("hint-please", seat=7)
        assert (refused["type"], refused.get("key")) == ("refused", "no-move-to-look-at")
        assert (staffs[0].pool.lost, staffs[0].pool.guessed) == (0, 0)


def test_no_bot_advises_whoever_names_the_first_holder() -> None:
    """CV-32: whoever leads is asked by the rules there, but no bot knows how to lead."""
    options: dict[str, object] = {"master": "person", "gatecrasher": True}
    table = Evening("carnaval", 8, options).sit(*PEOPLE, "Zoe").start().table
    assert table.state is not None
    assert table.state.to_act == (8,)
    table.hints = True
    with pytest.raises(NotNow):
        for_hint(table, guest("Zoe"), HintPlease("h", 8))


@pytest.mark.parametrize("seats", [4, 7, 11, 15])
def test_every_hint_that_can_be_asked_for_at_a_carnival_is_given(seats: int) -> None:
    given = 0
    for number in range(6):
        evening = evening_of("carnaval", seats, "people", number)
        evening.table.hints = True
        choice = random.Random(number)
        for step in range(160):
            if evening.table.phase != "playing":
                break
            if step % 20 == 0:
                given += hints_for_all(evening.table)
            evening.now += 1
            evening.play_on(choice)
    assert given > 6


def hints_for_all(table: Table) -> int:
    given = 0
    for seat in range(len(table.chairs)):
        holder = table.chairs[seat].guest
        assert holder is not None
        try:
            question = for_hint(table, guest(holder.id), HintPlease("h", seat))
        except NotNow:
            continue
        given += answer(question, carry_on).fits(question)
    return given
