"""A hint is for somebody who has to decide: whatever question the house lets through, a master can answer."""

from __future__ import annotations

import random

import pytest
from support.house.running_house import WebGuest, run_house
from support.table.random_games import random_table
from support.table.table_driver import PEOPLE, TableDriver, guest

from ridotto.bots.answer import answer_question
from ridotto.bots.search_bot import never_stop
from ridotto.errors import NotNow
from ridotto.house.services import Services
from ridotto.house.sockets.queries import hint_question
from ridotto.table.commands import HintPlease
from ridotto.table.table import Table


@pytest.mark.anyio
async def test_a_hint_for_whoever_leads_is_refused_and_costs_no_worker() -> None:
    services: list[Services] = []
    async with run_house(with_services=services.append) as url:
        anna = await WebGuest(url).set_name("Anna")
        code = await anna.open("carnaval", 7, options={"master": "person"})
        async with anna.connect(code) as seat:
            await seat.must_do("sit", seat=7)
            await seat.must_do("start")
            refused = await seat.send_command("hint-please", seat=7)
        assert (refused["type"], refused.get("key")) == ("refusal", "no-move-to-look-at")
        assert (services[0].pool.workers_lost, services[0].pool.random_answers) == (0, 0)


def test_no_bot_advises_whoever_names_the_first_holder() -> None:
    """CV-32: whoever leads is asked by the rules there, but no bot knows how to lead."""
    options: dict[str, object] = {"master": "person", "gatecrasher": True}
    table = TableDriver("carnaval", 8, options).sit(*PEOPLE, "Zoe").start().table
    assert table.state is not None
    assert table.state.to_act == (8,)
    table.arrangement.hints_allowed = True
    with pytest.raises(NotNow):
        hint_question(table, guest("Zoe"), HintPlease("h", 8))


@pytest.mark.parametrize("seats", [4, 7, 11, 15])
def test_every_hint_that_can_be_asked_for_at_a_carnival_is_given(seats: int) -> None:
    given = 0
    for number in range(6):
        driver = random_table("carnaval", seats, "people", number)
        driver.table.arrangement.hints_allowed = True
        choice = random.Random(number)
        for step in range(160):
            if driver.table.phase != "playing":
                break
            if step % 20 == 0:
                given += hints_for_all(driver.table)
            driver.now += 1
            driver.play_step(choice)
    assert given > 6


def hints_for_all(table: Table) -> int:
    given = 0
    for seat in range(len(table.chairs)):
        holder = table.chairs[seat].guest
        assert holder is not None
        try:
            question = hint_question(table, guest(holder.id), HintPlease("h", seat))
        except NotNow:
            continue
        given += answer_question(question, never_stop).is_legal_for(question)
    return given
