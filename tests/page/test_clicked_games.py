"""Whole games played by clicking: a laptop and a phone, English and French, with a reload and a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import expect
from support.house.faulty_proxy import FaultyProxy
from support.page.browser import FRENCH_PHONE, LAPTOP, BrowserGuest, GuestBrowsers, attempts
from support.page.screen_reader import WANTED_KEYS, ScreenReaderPlayer

pytestmark = pytest.mark.anyio

# Masks of which only a few have anything in common: the game is over when those are laid, after about seventeen.
SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz"
UNLIKE = [f"{sign}{sign}{SIGNS[n // 2]}{sign}{SIGNS[n - by]}" for n, sign in enumerate(SIGNS) for by in (0, 12, 24)]
EARLY = 2  # presses after which a player is disturbed: everybody makes as many even in the shortest game


async def start_game(
    browsers: GuestBrowsers, game: str, seats: int, proxy_url: str, **options: object
) -> list[BrowserGuest]:
    """A started game: a host at a laptop, a friend whose French phone connects through the proxy, and bots."""
    host = await browsers.guest(LAPTOP)
    code = await host.open_table(game, seats, **options)
    friend = await browsers.guest(FRENCH_PHONE, f"/t/{code}", proxy_url)
    await friend.sit_down()
    await host.press("Start the game")  # bots take the seats that are free
    return [host, friend]


async def play(player: ScreenReaderPlayer, wishes: tuple[str, ...], disturb: Callable[[], Awaitable[object]]) -> None:
    """Plays to the end, and is disturbed once on the way."""
    presses = 0
    for _ in attempts():
        names = await player.button_names()
        if player.wanted(names, "page-see-replay"):
            break
        choice = player.wanted(names, *wishes)
        if choice and await player.press(choice):
            presses += 1
            if presses == EARLY:
                await disturb()
        else:
            await player.guest.wait_for_message()
    else:
        pytest.fail(f"the game has come to a stop where one hears: {names}")
    assert presses > EARLY


async def lose_connection(player: ScreenReaderPlayer, proxy: FaultyProxy) -> None:
    notice = player.page.get_by_role("status").filter(has_text=player.name_pattern("page-line-lost"))
    async with proxy.tunnel():
        await expect(notice).to_be_visible()
    await expect(notice).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("mascarade", 2, {"deck": UNLIKE[:100]}),
        ("masker", 2, {}),
        ("mask", 3, {"masks": 3}),
        ("carnaval", 5, {}),
    ],
    ids=["mascarade", "masker", "mask", "carnaval"],
)
async def test_a_whole_game_is_played_by_clicking(
    browsers: GuestBrowsers, game: str, seats: int, options: dict[str, Any]
) -> None:
    proxy = FaultyProxy(browsers.port)
    async with proxy.listening() as port:
        host, friend = await start_game(browsers, game, seats, f"http://127.0.0.1:{port}", **options)
        anna, bruno = ScreenReaderPlayer(host), ScreenReaderPlayer(friend, "fr")
        await asyncio.gather(
            play(anna, WANTED_KEYS[game], host.page.reload),
            # Only one of them bids: if both did, they'd outbid each other for ever.
            play(
                bruno,
                tuple(wish for wish in WANTED_KEYS[game] if "bid" not in wish),
                lambda: lose_connection(bruno, proxy),
            ),
        )
        for guest, language in ((host, "en"), (friend, "fr")):
            await expect(guest.page.locator("html")).to_have_attribute("lang", language)
            await expect(guest.page.locator(".finale .scores li")).to_have_count(seats)
