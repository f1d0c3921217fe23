"""What the house tells a host about an arrangement: how often each side wins, and how long a game lasts."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest
from support.house.running_house import WebGuest, quick_settings, run_house

pytestmark = pytest.mark.anyio

BALANCE = "/api/games/carnaval/balance"
OWN_SET = ["prankster", "prankster", "prankster", "evil-genie", "chef"]


async def estimate(guest: WebGuest, seats: int = 9, strength: str = "master", **options: object) -> Any:  # noqa: ANN401
    answer = await guest.web.post(BALANCE, json={"seats": seats, "strength": strength, "options": options})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_preset_is_told_with_its_intervals_and_its_sets(anna: WebGuest) -> None:
    found = await estimate(anna)
    guests, pranksters = found["sides"]
    assert (guests["side"], pranksters["side"]) == ("guests", "pranksters")
    for share in (guests, pranksters):
        assert 0.3 < share["low"] < share["rate"] < share["high"] < 0.7
    assert 3 < found["shortest"] < found["length"] < found["longest"] < 6
    assert found["strength"] == "master"
    assert "games" not in found, "it's an estimate"
    assert len(found["sets"]) == 8
    assert all(0.4 < each["rate"] < 0.6 and "guest" not in each["picks"] for each in found["sets"])
    # One of them is drawn by lot. The mean is one of odds.
    assert guests["rate"] == pytest.approx(mean(each["rate"] for each in found["sets"]), abs=0.005)


async def test_a_set_of_ones_own_and_another_strength_give_another_estimate(anna: WebGuest) -> None:
    usual, own = await estimate(anna), await estimate(anna, roles=OWN_SET)
    assert own["sides"][0]["rate"] < usual["sides"][0]["rate"]
    assert [each["picks"] for each in own["sets"]] == [OWN_SET]
    assert (await estimate(anna, strength="regular", roles=OWN_SET))["sides"] != own["sides"]
    assert (await estimate(anna, strength="novice", roles=OWN_SET))["strength"] == "regular"


async def test_options_that_the_estimate_does_not_know_are_named(anna: WebGuest) -> None:
    assert (await estimate(anna, secret_vote=True))["ignored"] == ["secret_vote"]


async def test_a_game_without_a_model_has_nothing_to_tell(anna: WebGuest) -> None:
    answer = await anna.web.post("/api/games/masker/balance", json={"seats": 2, "strength": "master"})
    assert (answer.status_code, answer.json()) == (200, None)


@pytest.mark.parametrize(
    ("request_body", "status", "key"),
    [
        ({"seats": 9, "strength": "master", "options": {"roles": ["prankster"]}}, 422, "carnaval-pranksters"),
        ({"seats": 9, "strength": "master", "options": {"roles": ["dragon"]}}, 422, "carnaval-no-role"),
        ({"seats": 9, "strength": "master", "options": {"roles": 7}}, 422, "bad-option-value"),
        ({"seats": 9, "strength": "master", "options": {"dragons": True}}, 422, "bad-option-name"),
        ({"seats": 3, "strength": "master"}, 422, "bad-seats"),
        ({"seats": 9, "strength": "dragon"}, 422, "unknown-bot"),
        ({"seats": 99, "strength": "master"}, 400, "bad-request"),
        ({"seats": 9, "strength": "x" * 99}, 400, "bad-request"),
        ({"seats": 9}, 400, "bad-request"),
        ({"seats": 9, "strength": "master", "games": 7}, 400, "bad-request"),
        ([], 400, "bad-request"),
    ],
)
async def test_what_cannot_be_played_is_refused(anna: WebGuest, request_body: object, status: int, key: str) -> None:
    answer = await anna.web.post(BALANCE, json=request_body)
    assert (answer.status_code, answer.json()["key"]) == (status, key)


async def test_a_refusal_is_in_the_language_of_the_guest(house: str) -> None:
    anna = await WebGuest(house).set_name("Anna", language="de")
    answer = await anna.web.post(BALANCE, json={"seats": 3, "strength": "master"})
    assert "spielt man" in answer.json()["sentence"]


async def test_an_unknown_game_is_refused(anna: WebGuest) -> None:
    answer = await anna.web.post("/api/games/chess/balance", json={"seats": 2, "strength": "master"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


async def test_requests_are_limited_as_everywhere() -> None:
    async with run_house(quick_settings(rate=0.01)) as house:
        anna = WebGuest(house)
        answers = [await anna.web.post(BALANCE, json={"seats": 9, "strength": "master"}) for _ in range(6)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
