"""The Python client: what it knows, and what it does when the house refuses, removes a guest, or isn't there."""

from __future__ import annotations

import asyncio

import pytest
from support.house.random_players import all_known, devices, guests

from ridotto.client.connection import FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS, is_final, retry_delay
from ridotto.client.errors import RefusedByHouse
from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import new_id
from ridotto.errors import NoHouse, RidottoError, TooMuch
from ridotto.table.commands import Arrange, Kick, Measure, Start, StopMeasuring

pytestmark = pytest.mark.anyio


async def test_a_refusal_has_a_code_a_key_facts_and_a_sentence(house: str) -> None:
    async with guests(house, "Anna") as (anna,), anna.at_table(await anna.open_table("masker", 2)) as seated:
        with pytest.raises(RidottoError) as refused:
            await seated.move(1, "a1")
        assert (refused.value.code, refused.value.key) == ("not-now", "table-not-begun")
        assert str(refused.value) == "The game hasn’t started yet: the host starts it."
        with pytest.raises(RefusedByHouse) as refused:
            await seated.sit(7)
        assert refused.value.facts == {"number": 8, "last": 2}


async def test_a_route_refuses_in_the_same_way(house: str) -> None:
    async with guests(house, "Anna") as (anna,):
        with pytest.raises(RefusedByHouse) as refused:
            await anna.open_table("chess", 2)
        assert refused.value.code == "unknown-game"
        with pytest.raises(RefusedByHouse) as refused:
            await anna.record("QQQQQQ")
        assert refused.value.code == "no-such-table"


async def test_a_house_that_cannot_be_reached_is_an_error_of_its_own() -> None:
    with pytest.raises(NoHouse):
        await HouseClient("http://127.0.0.1:9").get("/api/me")


async def test_a_table_that_does_not_exist_is_refused_on_connecting(house: str) -> None:
    async with guests(house, "Anna") as (anna,):
        with pytest.raises(RefusedByHouse) as refused:
            async with anna.at_table("QQQQQQ"):
                pass
        assert refused.value.code == "no-such-table"


async def test_a_guest_who_is_removed_learns_why_and_does_not_reconnect(house: str) -> None:
    async with guests(house, "Anna", "Bob") as (anna, bob):
        code = await anna.open_table("masker", 2)
        async with devices(code, anna, bob) as (host, unwanted):
            await unwanted.sit(1)
            waiting = asyncio.create_task(unwanted.wait_until(lambda model: model.info.phase == "playing"))
            await host.send(Kick(new_id(), 1))
            with pytest.raises(RefusedByHouse, match="The host has removed you"):
                await waiting
            with pytest.raises(RefusedByHouse, match="The host has removed you"):
                await unwanted.sit(1)


async def test_a_command_that_is_too_large_is_not_sent(house: str) -> None:
    """The house would hang up, again and again."""
    async with guests(house, "Anna") as (anna,), anna.at_table(await anna.open_table("mascarade", 2)) as seated:
        with pytest.raises(TooMuch):
            await seated.send(Arrange(new_id(), options={"deck": ["12345"] * 1000}))
        await seated.sit(0)


async def test_a_client_knows_how_far_a_measurement_is(house: str) -> None:
    async with guests(house, "Anna", "Bob") as (anna, bob):
        code = await anna.open_table("carnaval", 5)
        async with devices(code, anna, bob) as (host, other):
            await host.send(Measure(new_id(), "random"))
            model = await other.wait_until(lambda model: bool(model.measurement and model.measurement.balance))
            assert model.measurement
            assert model.measurement.strength == "random"
            await host.send(StopMeasuring(new_id()))


async def test_the_cookie_is_the_guest(house: str) -> None:
    async with guests(house, "Anna") as (anna,):
        code = await anna.open_table("masker", 2)
        async with anna.at_table(code) as seated:
            await seated.sit(1)
        async with HouseClient(house, anna.cookie) as again, again.at_table(code) as phone:
            assert phone.model.seats == (1,)
        async with HouseClient(house) as stranger, stranger.at_table(code) as gallery:
            assert gallery.model.seats == ()


async def test_a_client_that_was_cut_off_gets_what_it_missed_and_knows_the_same(house: str) -> None:
    async with guests(house, "Anna", "Bob") as (anna, bob):
        code = await anna.open_table("masker", 2)
        async with devices(code, anna, bob) as (first, second):
            await first.sit(0)
            await second.sit(1)
            before = second.model
            await second.disconnect()
            await first.say("Bob?")
            await first.send(Start(new_id()))
            await second.wait_until(lambda model: model.info.phase == "playing")
            assert second.model is before
            async with bob.at_table(code) as fresh:
                assert all_known(fresh.model) == all_known(second.model)


@pytest.mark.parametrize(
    ("code", "reason", "final"),
    [
        (None, None, False),
        (1006, "", False),
        (1011, "", False),
        (1012, "", False),
        (4008, "slow", False),
        (1008, "too-much", False),
        (1008, "store-unavailable", False),
        (1008, "no-such-table", True),
        (4003, "kicked", True),
    ],
)
def test_a_client_gives_up_only_when_the_house_says_so(code: int, reason: str, final: bool) -> None:
    assert is_final((code, reason)) == final


def test_retry_delays_grow_but_not_forever() -> None:
    assert FIRST_RETRY_SECONDS / 2 <= retry_delay(0) <= FIRST_RETRY_SECONDS
    assert LONGEST_RETRY_SECONDS / 2 <= retry_delay(7) <= LONGEST_RETRY_SECONDS
    assert retry_delay(10**6) <= LONGEST_RETRY_SECONDS
