"""A lesson in the house: opened by one request, its bots follow the record until the learner leaves it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from support.house.running_house import WebDevice, WebGuest, run_house

from ridotto.table.lessons.catalog import games_with_lessons

pytestmark = pytest.mark.anyio


@pytest.fixture
async def anna() -> AsyncIterator[WebGuest]:
    async with run_house() as url:
        yield await WebGuest(url).set_name("Anna")


async def begun(anna: WebGuest, game: str) -> str:
    answer = await anna.web.post(f"/api/lessons/{game}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


@pytest.mark.parametrize("game", games_with_lessons())
async def test_a_lesson_begins_at_once_and_guides(anna: WebGuest, game: str) -> None:
    info = (await anna.get(f"/api/tables/{await begun(anna, game)}"))["info"]
    assert (info["phase"], info["public"]) == ("playing", False)
    assert info["guide"]["say"].startswith(f"learn-{game}-")


async def plays(seat: WebDevice, *moves: str) -> None:
    """Plays these moves, and then waits until it is Anna's turn again."""
    for move in moves:
        await seat.must_do("move", seat=0, move=move)
    while seat.view["to_act"] != [0]:
        await seat.receive()


async def test_bots_follow_the_record_as_long_as_the_learner_does(anna: WebGuest) -> None:
    async with anna.connect(await begun(anna, "masker")) as seat:
        await plays(seat, "f5", "c6", "stop")
        assert seat.view["captured"][1] == "PYGRBwRPwPR" + "P"
        assert seat.info["guide"] == {
            "say": "learn-masker-alone",
            "feedback": "learn-masker-stop-done",
            "tries": ["a5"],
        }


async def test_bots_think_for_themselves_once_the_learner_has_left_it(anna: WebGuest) -> None:
    async with anna.connect(await begun(anna, "masker")) as seat:
        await plays(seat, "e4", "stop")
        assert len(seat.view["captured"][1]) > len("PYGRBwRPwPR")
        assert seat.info["guide"]["feedback"] == "learn-masker-stop-done"


async def test_nobody_finds_a_lesson_among_the_public_tables(anna: WebGuest) -> None:
    await begun(anna, "masker")
    assert await anna.get("/api/tables") == []


async def test_a_stranger_is_shown_no_guide(anna: WebGuest) -> None:
    code = await begun(anna, "mascarade")
    bob = await WebGuest(anna.url).set_name("Bob")
    assert "guide" not in (await bob.get(f"/api/tables/{code}"))["info"]


async def test_a_game_without_a_lesson_is_refused(anna: WebGuest) -> None:
    answer = await anna.web.post("/api/lessons/chess")
    assert (answer.status_code, answer.json()["key"]) == (404, "unknown-game")
