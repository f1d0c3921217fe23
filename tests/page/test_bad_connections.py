"""On a bad connection: a dead connection is noticed, a move on its way looks like it, and it arrives once."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import expect
from support.house.faulty_proxy import FaultyProxy
from support.page.browser import PHONE, BrowserGuest, GuestBrowsers, attempts
from support.page.screen_reader import WANTED_KEYS, ScreenReaderPlayer

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def play_alone(
    browsers: GuestBrowsers, game: str, seats: int
) -> AsyncIterator[tuple[ScreenReaderPlayer, FaultyProxy]]:
    """Somebody plays against bots; their phone connects through a proxy of its own."""
    proxy = FaultyProxy(browsers.port)
    async with proxy.listening() as port:
        guest = await browsers.guest(PHONE, url=f"http://127.0.0.1:{port}")
        await guest.open_table(game, seats)
        await guest.press("Start the game")
        await guest.page.locator(".stage").wait_for()
        yield ScreenReaderPlayer(guest), proxy


async def wait_for_choice(player: ScreenReaderPlayer, game: str) -> str:
    """Waits until there is something to press; its name."""
    for _ in attempts():
        if choice := player.wanted(await player.button_names(), *WANTED_KEYS[game]):
            return choice
        await player.guest.wait_for_message()
    pytest.fail("nobody is asked for anything")


async def move_into_silence(player: ScreenReaderPlayer, game: str) -> None:
    """Presses what it takes to make one move, and no more: then the move is on its way."""
    sending = player.page.locator(".stage.sending")
    for _ in range(6):
        if choice := player.wanted(await player.button_names(), *WANTED_KEYS[game]):
            await player.press(choice)
        await player.guest.wait_for_message(1.0)  # nothing comes, but by then a move looks as if it were on its way
        if await sending.count():
            return
    await expect(sending).to_be_visible()


def is_in_hush(guest: BrowserGuest) -> bool:
    """By the latest table info from the house."""
    infos = [info for message in guest.received if (info := json.loads(message).get("info"))]
    return bool(infos[-1].get("hush"))


@pytest.mark.parametrize(("game", "seats"), [("mascarade", 2), ("masker", 2), ("mask", 3), ("carnaval", 5)])
async def test_a_move_on_its_way_looks_so_and_arrives(browsers: GuestBrowsers, game: str, seats: int) -> None:
    async with play_alone(browsers, game, seats) as (player, proxy):
        page, notice = player.page, player.page.locator(".connection-notice", has_text="Connection lost.")
        await wait_for_choice(player, game)
        async with proxy.silence():
            await move_into_silence(player, game)
            await expect(page.locator(".whose-turn")).to_have_text("On its way…")
            await expect(notice).to_be_visible()
            # Anyone looking over a shoulder sees the same, whether the player has decided or only tapped.
            await expect(page.locator("[data-sent]")).to_have_count(0 if is_in_hush(player.guest) else 1)
        await expect(notice).to_be_hidden()
        await expect(page.locator(".stage.sending")).to_have_count(0)
        assert await page.locator(".notice").count() == 0, "it was sent twice, and once refused"


async def test_a_table_that_cannot_be_reached_says_so(browsers: GuestBrowsers) -> None:
    proxy = FaultyProxy(browsers.port)
    async with proxy.listening() as port:
        guest = await browsers.guest(PHONE, url=f"http://127.0.0.1:{port}")
        await guest.open_table("masker", 2)
        async with proxy.tunnel():
            await expect(guest.page.locator(".connection-notice", has_text="Connection lost.")).to_be_visible()
            assert await can_read(guest)
        await expect(guest.page.locator(".connection-notice", has_text="Connection lost.")).to_be_hidden()


async def can_read(guest: BrowserGuest) -> bool:
    """Whether the table can still be read."""
    return await guest.page.locator(".seat-mine").is_visible()
