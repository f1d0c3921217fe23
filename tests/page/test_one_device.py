"""Several people around one device: a curtain falls before anybody sees what is another's."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browser import PHONE, Guest, Street
from by_ear import WISHES, Listener, wanted
from one_device import NAMES, around_one_device, take_it
from playwright.async_api import expect

from ridotto.words import sentence

pytestmark = pytest.mark.anyio

MOST_LOOKS = 500


def secret_of(screen: Guest, seat: int, secrets: str) -> Any:  # noqa: ANN401 -- JSON
    """What the device was told of a seat's secret: it knows those of all who sit around it."""
    views = (seen["view"] for frame in screen.received for seen in json.loads(frame).get("seen", ()))
    return next(view[secrets][seat] for view in views if view and view["seat"] == seat)


async def next_seat(screen: Guest) -> int:
    """Who is to take the device, as the curtain says; nothing else is to be seen."""
    await expect(screen.page.locator(".stage, .board")).to_have_count(0)
    called = await screen.page.get_by_role("heading", name="Hand the device to").inner_text()
    return NAMES.index(called.removeprefix("Hand the device to "))


async def is_curtain(screen: Guest) -> bool:
    return await screen.page.get_by_role("button", name=re.compile("^I am ")).count() > 0


async def is_over(screen: Guest) -> bool:
    return await screen.page.get_by_role("link", name="See it again").count() > 0


async def plays_on(player: Listener, game: str) -> None:
    """Presses something, or waits for the bots."""
    choice = wanted(await player.hears(), player.language, WISHES[game])
    if choice is None or not await player.presses(choice):
        await player.guest.waits_for_news()


async def shows_only_the_colour_of(screen: Guest, seat: int) -> None:
    colour = sentence("en", f"masker-cross-{secret_of(screen, seat, 'colours')}", {})
    seats = screen.page.locator(".board-masker").get_by_role("listitem")
    await expect(seats.filter(has_text=NAMES[seat])).to_contain_text(colour)
    await expect(seats.filter(has_text=NAMES[1 - seat])).to_contain_text("colour unknown")


async def test_a_whole_game_of_masker_on_one_phone(street: Street) -> None:
    looked: list[int] = []
    async with around_one_device(street, "masker", 2, PHONE) as (screen, _):
        player = Listener(screen)
        for _ in range(MOST_LOOKS):
            if await is_curtain(screen):
                looked.append(await next_seat(screen))
                await take_it(screen)
                await shows_only_the_colour_of(screen, looked[-1])
            elif await is_over(screen):
                break
            else:
                await plays_on(player, "masker")
        assert await is_over(screen)
    assert looked[:3] in ([0, 1, 0], [1, 0, 1])


async def shows_only_the_card_of(screen: Guest, seat: int) -> None:
    """In a hush it lies covered, of whomever it is."""
    name = await screen.page.locator(".corner-card").get_attribute("aria-label")
    role = sentence("en", f"carnaval-role-{secret_of(screen, seat, 'roles')}", {})
    hushed = await screen.page.get_by_role("heading", name="Hush!").count() > 0
    assert name == f"{'cards' if hushed else role}: the cards"


async def test_a_dance_and_a_talk_of_the_carnival_on_one_phone(street: Street) -> None:
    """In a hush the device goes round in order, to everybody, called or not."""
    hushed: list[int] = []
    talked: list[int] = []
    async with around_one_device(street, "carnaval", 5, PHONE, bots=3) as (screen, device):
        player = Listener(screen)
        for _ in range(MOST_LOOKS):
            if await is_curtain(screen):
                seat = await next_seat(screen)
                await take_it(screen)
                await shows_only_the_card_of(screen, seat)
                (hushed if device.scene.frame.hush else talked).append(seat)
            elif len(hushed) >= 4 and len(talked) >= 2:
                break
            else:
                await plays_on(player, "carnaval")
    assert set(talked) == {0, 1}
    assert hushed[:4] == [0, 1, 0, 1]
