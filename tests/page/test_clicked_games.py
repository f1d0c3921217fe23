"""Whole games by clicking: a laptop and a phone, English and French, with a reload and a broken line on the way."""

from __future__ import annotations

from typing import Any

import pytest
from browser import LAPTOP, PHONE, Guest, Street
from playwright.async_api import Error, Locator, expect

pytestmark = pytest.mark.anyio

FRENCH_PHONE: dict[str, Any] = {**PHONE, "locale": "fr-FR"}
MOST_CLICKS = 1500  # a game that takes more has come to a stop

# What a player who only wants to go on would press, the most final first.
WISHES = {
    "masker": (".choice .gold", ".place[data-open=true]", ".choice .stop"),
    "mask": (
        ".scene .confirm",
        ".scene .plain > button:not(.gold)",
        ".orientation",
        ".hole[data-open=true]",
        ".hole[data-start=true]",
    ),
    "carnaval": (
        ".decide button:not(.gold)",
        ".decide .gold[aria-disabled=false]",
        ".guest.lit",
        ".offers button[aria-pressed=false]",
        ".offers button",
    ),
}


async def gathered(street: Street, game: str, seats: int, **options: object) -> list[Guest]:
    """A host at a laptop, a friend with a French phone, bots at the other seats; it has begun."""
    host = await street.guest(LAPTOP)
    wish = {"game": game, "seats": seats, "options": options}
    answer = await host.page.request.post("/api/tables", data=wish)
    assert answer.ok, await answer.text()
    where = f"/t/{(await answer.json())['code']}"
    await host.page.goto(where)
    await host.page.locator(".seat-mine").wait_for()  # who opens a table is given a seat
    friend = await street.guest(FRENCH_PHONE, where)
    await friend.page.locator(".seat-empty").first.click()
    await friend.page.locator(".seat-mine").wait_for()
    for taken in range(2, seats):
        await host.page.locator(".seat-empty").first.click()
        await host.page.get_by_role("dialog").get_by_role("button", name="Novice").click()
        await expect(host.page.locator(".seat-empty")).to_have_count(seats - taken - 1)
    await host.press("Start the game")
    return [host, friend]


async def clicks(guest: Guest, game: str) -> bool:
    """Whether there was anything to press."""
    for wish in WISHES[game]:
        wanted = guest.page.locator(f".board-{game} {wish}").filter(visible=True).first
        if await wanted.count():
            return await pressed(wanted)
    return False


async def pressed(wanted: Locator) -> bool:
    try:
        await wanted.click(timeout=2_000)
    except Error:  # the others have moved on, and it is gone
        return False
    return True


async def goes_through_a_tunnel(guest: Guest) -> None:
    await guest.page.context.set_offline(True)
    await guest.page.wait_for_timeout(300)
    await guest.page.context.set_offline(False)


async def play_to_the_end(guests: list[Guest], game: str) -> None:
    for click in range(MOST_CLICKS):
        if all([await guest.page.locator(".finale").count() for guest in guests]):
            return
        if click == 12:
            await guests[0].page.reload()
        if click == 20:
            await goes_through_a_tunnel(guests[1])
        if not any([await clicks(guest, game) for guest in guests]):
            await guests[0].page.wait_for_timeout(50)
    pytest.fail("the game did not end")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("masker", 2, {}), ("mask", 3, {"masks": 3}), ("carnaval", 5, {})],
    ids=["masker", "mask", "carnaval"],
)
async def test_a_whole_game_is_played_by_clicking(
    street: Street, game: str, seats: int, options: dict[str, Any]
) -> None:
    guests = await gathered(street, game, seats, **options)
    for guest in guests:
        await guest.page.locator(".stage").wait_for()
    await play_to_the_end(guests, game)
    for guest, language in zip(guests, ("en", "fr"), strict=True):
        await expect(guest.page.locator("html")).to_have_attribute("lang", language)
        await expect(guest.page.locator(".finale .scores li")).to_have_count(seats)
