"""Several people around one device: a curtain falls before anybody sees another player's secrets."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import pytest
from playwright.async_api import expect
from support.page.browser import PHONE, BrowserGuest, GuestBrowsers, attempts
from support.page.hotseat import NAMES, start_hotseat, take_device
from support.page.screen_reader import WANTED_KEYS, ScreenReaderPlayer

from ridotto.words import sentence

pytestmark = pytest.mark.anyio


def secret_of(screen: BrowserGuest, seat: int, secrets: str) -> Any:  # noqa: ANN401 -- JSON
    """A seat's secret as the device received it: it gets the secrets of everybody around it."""
    views = (seen["view"] for message in screen.received for seen in json.loads(message).get("seen", ()))
    return next(view[secrets][seat] for view in views if view and view["seat"] == seat)


async def hand_overs(screen: BrowserGuest, game: str) -> AsyncGenerator[int]:
    """Plays to the end; yields each seat that takes over the device, before it presses anything."""
    player = ScreenReaderPlayer(screen)
    for _ in attempts():
        names = await player.button_names()
        if player.wanted(names, "page-see-replay"):
            return
        called = [seat for seat, name in enumerate(NAMES) if f"I’m {name}" in names]
        if called:
            await expect(screen.page.locator(".stage")).to_have_count(0)
            await take_device(screen)
            yield called[0]
        else:
            choice = player.wanted(names, *WANTED_KEYS[game])
            if choice is None or not await player.press(choice):
                await screen.wait_for_message()
    pytest.fail("the game did not end")


async def test_a_whole_game_of_masker_on_one_phone(browsers: GuestBrowsers) -> None:
    looked: list[int] = []
    async with start_hotseat(browsers, "masker", 2, PHONE) as (screen, _):
        seats = screen.page.locator(".board-masker").get_by_role("listitem")
        async for seat in hand_overs(screen, "masker"):
            looked.append(seat)
            colour = sentence("en", f"masker-colour-{secret_of(screen, seat, 'colours')}", {})
            await expect(seats.filter(has_text=NAMES[seat])).to_contain_text(colour)
            await expect(seats.filter(has_text=NAMES[1 - seat])).to_contain_text("colour unknown")
    assert looked[:3] in ([0, 1, 0], [1, 0, 1])


async def test_a_dance_and_a_talk_of_the_carnival_on_one_phone(browsers: GuestBrowsers) -> None:
    """In a hush the device goes round in order, called or not, and everybody's card lies covered."""
    hushed: list[int] = []
    talked: list[int] = []
    async with start_hotseat(browsers, "carnaval", 5, PHONE, bots=3) as (screen, device):
        corner = screen.page.get_by_role("button", name="all roles")
        async with aclosing(hand_overs(screen, "carnaval")) as takers:
            async for seat in takers:
                (hushed if device.model.info.hush else talked).append(seat)
                role = sentence("en", f"carnaval-role-{secret_of(screen, seat, 'roles')}", {})
                covered = "your card: all roles|Your card and all roles"
                label = covered if device.model.info.hush else f"{role}: all roles"
                await expect(corner).to_have_accessible_name(re.compile(f"^({label})$"))
                if {*talked} == {0, 1}:
                    break
    assert hushed[:2] == [0, 1]
