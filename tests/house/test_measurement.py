"""A host has an arrangement measured: bots play it in the background, and nobody's bots wait for that."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from support.house.running_house import Message, WebDevice, WebGuest, quick_settings, run_house

from ridotto.bots.pool import worker
from ridotto.house.services import Services
from ridotto.house.tables import measured_balances, measurement

pytestmark = pytest.mark.anyio

FEW = 6  # games
MANY = 100_000  # games: more than any test waits for
SECONDS_FOR_A_MOVE = 5.0  # on a busy machine


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurement, "MOST_GAMES", FEW)


@pytest.fixture
def many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurement, "MOST_GAMES", MANY)
    monkeypatch.setattr(measurement, "REPORT_INTERVAL", 0.0)


@pytest.fixture
def services() -> list[Services]:
    """Of the house that is opened in the test."""
    return []


@pytest.fixture
async def house(services: list[Services]) -> AsyncIterator[str]:
    async with run_house(quick_settings(), with_services=services.append) as address:
        yield address


async def until_state(device: WebDevice, *states: str) -> Message:
    while (message := await device.receive_until("measurement"))["state"] not in states:
        pass
    return message


async def until_played(device: WebDevice) -> Message:
    """Until the first game is over."""
    while not (message := await device.receive_until("measurement")).get("balance"):
        pass
    return message


def last_measurement(device: WebDevice) -> Message:
    return [message for message in device.messages if message["type"] == "measurement"][-1]


async def until_quiet(services: Services) -> None:
    while services.pool.running:
        await asyncio.sleep(0.01)


def balance_of(seats: int, **options: object) -> dict[str, Any]:
    return {"seats": seats, "strength": "random", "options": options}


# -- what comes of it


@pytest.mark.usefixtures("few_games")
async def test_everybody_sees_the_progress_and_the_result(anna: WebGuest, bob: WebGuest) -> None:
    code = await anna.open("carnaval", 5)
    async with anna.connect(code) as hers, bob.connect(code) as his:
        await hers.must_do("measure", strength="random")
        assert (await his.receive_until("measurement"))["state"] == "running"
        done = await until_state(hers, "done")
        assert await until_state(his, "done") == done
        assert (done["strength"], done["most"]) == ("random", FEW)
        balance = done["balance"]
        assert balance["games"] == FEW
        assert [share["side"] for share in balance["sides"]] == ["guests", "pranksters"]
        for share in balance["sides"]:
            assert 0 <= share["low"] <= share["rate"] <= share["high"] <= 1
            assert share["high"] - share["low"] > 0.3, "six games say little, and the interval admits it"
        assert 1 <= balance["shortest"] <= balance["length"] <= balance["longest"]
        answer = await anna.web.post("/api/games/carnaval/balance", json=balance_of(5))
        assert answer.json() == balance, "from now on, it replaces the estimate"
        other = await anna.web.post("/api/games/carnaval/balance", json=balance_of(6))
        assert "games" not in other.json()


@pytest.mark.usefixtures("few_games")
async def test_what_was_measured_is_known_at_once_at_any_table(anna: WebGuest, services: list[Services]) -> None:
    async with anna.connect(await anna.open("carnaval", 5)) as hers:
        await hers.must_do("measure", strength="random")
        first = await until_state(hers, "done")
    await until_quiet(services[0])
    async with anna.connect(await anna.open("carnaval", 5, options={"master": "person"})) as hers:
        await hers.must_do("measure", strength="random")
        assert last_measurement(hers) == first, "whoever leads makes no difference to bots"


@pytest.mark.usefixtures("few_games")
async def test_a_table_that_a_person_leads_can_be_measured(anna: WebGuest) -> None:
    async with anna.connect(await anna.open("carnaval", 5, options={"master": "person"})) as hers:
        await hers.must_do("measure", strength="random")
        assert (await until_state(hers, "done", "failed"))["balance"]["games"] == FEW


async def test_time_is_limited_and_what_was_played_counts(anna: WebGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurement, "MOST_GAMES", MANY)
    monkeypatch.setattr(measurement, "MOST_SECONDS", 8.0)
    async with anna.connect(await anna.open("carnaval", 4)) as hers:
        await hers.must_do("measure", strength="random")
        assert 0 < (await until_state(hers, "done", "failed"))["balance"]["games"] < MANY


async def test_without_a_single_game_it_has_failed(anna: WebGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurement, "MOST_SECONDS", 0.0)
    async with anna.connect(await anna.open("carnaval", 4)) as hers:
        await hers.must_do("measure", strength="random")
        assert "balance" not in await until_state(hers, "done", "failed")
        await hers.must_do("measure", strength="random")
        assert (await until_state(hers, "done", "failed"))["state"] == "failed", "it can be tried again"


# -- how it ends


@pytest.mark.usefixtures("many_games")
@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("stop-measuring", {}),
        ("arrange", {"seats": 6}),
        ("arrange", {"options": {"secret_vote": True}}),
        ("start", {"bots": "random"}),
    ],
)
async def test_it_stops_when_told_to_or_when_something_else_is_played(
    anna: WebGuest, services: list[Services], command: str, fields: dict[str, Any]
) -> None:
    async with anna.connect(await anna.open("carnaval", 5)) as hers:
        await hers.must_do("measure", strength="random")
        await until_played(hers)
        await hers.must_do(command, **fields)
        assert last_measurement(hers)["state"] == "stopped"
        assert "balance" not in last_measurement(hers)
        if command != "start":
            await until_quiet(services[0])


@pytest.mark.usefixtures("many_games")
async def test_it_goes_on_when_something_else_changes(anna: WebGuest) -> None:
    async with anna.connect(await anna.open("carnaval", 5)) as hers:
        await hers.must_do("measure", strength="random")
        await hers.must_do("sit", seat=0)
        await hers.must_do("arrange", public=True)
        assert (await until_played(hers))["state"] == "running"


@pytest.mark.usefixtures("many_games")
async def test_it_stops_when_nobody_looks(anna: WebGuest, services: list[Services]) -> None:
    code = await anna.open("carnaval", 5)
    async with anna.connect(code) as hers:
        await hers.must_do("measure", strength="random")
        await until_played(hers)
    await until_quiet(services[0])


@pytest.mark.usefixtures("many_games")
async def test_somebody_who_comes_later_sees_how_far_it_is(anna: WebGuest, bob: WebGuest) -> None:
    code = await anna.open("carnaval", 5)
    async with anna.connect(code) as hers:
        await hers.must_do("measure", strength="random")
        await until_played(hers)
        async with bob.connect(code) as his:
            assert (await his.receive_until("measurement"))["balance"]["games"] >= 1


@pytest.mark.usefixtures("many_games")
async def test_a_worker_that_dies_is_replaced_and_the_measurement_goes_on(
    anna: WebGuest, services: list[Services]
) -> None:
    async with anna.connect(await anna.open("carnaval", 5)) as hers:
        await hers.must_do("measure", strength="random")
        before = (await until_played(hers))["balance"]["games"]
        process = services[0].pool.workers[0].process
        assert process
        os.kill(process.pid, signal.SIGKILL)
        while services[0].pool.workers_lost == 0:
            before = (await until_played(hers))["balance"]["games"]
        while (await until_played(hers))["balance"]["games"] <= before + 1:
            pass


# -- who may


async def test_only_the_host_may_and_only_before_the_start(anna: WebGuest, bob: WebGuest) -> None:
    code = await anna.open("carnaval", 5)
    async with anna.connect(code) as hers, bob.connect(code) as his:
        assert (await his.send_command("measure", strength="random"))["key"] == "table-only-host"
        assert (await his.send_command("stop-measuring"))["key"] == "table-only-host"
        await hers.must_do("start")
        assert (await hers.send_command("measure", strength="random"))["key"] == "table-has-begun"


@pytest.mark.parametrize(
    ("game", "strength", "key"),
    [("carnaval", "wizard", "unknown-bot"), ("masker", "random", "measuring-without-sides")],
)
async def test_what_cannot_be_measured_is_refused(anna: WebGuest, game: str, strength: str, key: str) -> None:
    async with anna.connect(await anna.open(game, 4)) as hers:
        assert (await hers.send_command("measure", strength=strength))["key"] == key


@pytest.mark.usefixtures("many_games")
async def test_a_house_measures_only_so_many_tables_at_once(
    anna: WebGuest, bob: WebGuest, services: list[Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measured_balances, "MOST_AT_ONCE", 1)
    async with anna.connect(await anna.open("carnaval", 5)) as hers, bob.connect(await bob.open("carnaval", 5)) as his:
        await hers.must_do("measure", strength="random")
        await until_played(hers)
        await hers.must_do("measure", strength="random")  # the same again: nothing changes
        assert (await his.send_command("measure", strength="random"))["key"] == "measuring-busy"
        await hers.must_do("stop-measuring")
        await until_quiet(services[0])
        await his.must_do("measure", strength="random")


async def test_a_busy_pool_is_left_alone(
    anna: WebGuest, services: list[Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(services[0].pool), "is_busy", property(lambda pool: True))
    async with anna.connect(await anna.open("carnaval", 5)) as hers:
        assert (await hers.send_command("measure", strength="random"))["key"] == "measuring-busy"


# -- tables come first


async def answered_within(hers: WebDevice) -> float:
    """Plays on, and returns the seconds until it is this seat's turn again."""
    while hers.view["to_act"] == [0]:
        await hers.must_do("move", seat=0, move=hers.view["moves"][0])
    began = time.monotonic()
    while hers.view["to_act"] not in ([0], []):
        await hers.receive()
    return time.monotonic() - began


@pytest.mark.usefixtures("many_games")
async def test_with_one_worker_bots_at_a_table_answer_while_the_house_measures(
    anna: WebGuest, bob: WebGuest, services: list[Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "STOP_TIMEOUT", SECONDS_FOR_A_MOVE)  # on a busy machine a bot's decision takes long
    assert len(services[0].pool.workers) == 1
    async with anna.connect(await anna.open("carnaval", 15)) as hers:
        await hers.must_do("measure", strength="master")
        while not services[0].pool.running:
            await asyncio.sleep(0.01)
        async with bob.connect(await bob.open("masker", 2, bots="greedy")) as his:
            await his.receive()
            for _ in range(4):
                assert await answered_within(his) < SECONDS_FOR_A_MOVE
        assert (await until_state(hers, "running"))["state"] == "running"
        assert services[0].pool.workers_lost == 0, "games give way without force"
