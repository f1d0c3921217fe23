"""On a bad line: a line that has died is noticed, a move on its way looks so, and it arrives once."""

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
async def alone(
    browsers: GuestBrowsers, game: str, seats: int
) -> AsyncIterator[tuple[ScreenReaderPlayer, FaultyProxy]]:
    """Somebody plays with bots; their phone comes over a line of its own."""
    line = FaultyProxy(browsers.port)
    async with line.listening() as port:
        guest = await browsers.guest(PHONE, url=f"http://127.0.0.1:{port}")
        await guest.open_table(game, seats)
        await guest.press("Start the game")
        await guest.page.locator(".stage").wait_for()
        yield ScreenReaderPlayer(guest), line


async def chooses(player: ScreenReaderPlayer, game: str) -> str:
    """Waits until there is something to press; its name."""
    for _ in attempts():
        if choice := player.wanted(await player.button_names(), *WANTED_KEYS[game]):
            return choice
        await player.guest.wait_for_message()
    pytest.fail("nobody is asked for anything")


async def plays_into_silence(player: ScreenReaderPlayer, game: str) -> None:
    """Presses what has to be pressed for one move, and no more: the last press is on its way."""
    sending = player.page.locator(".stage.sending")
    for _ in range(6):
        if choice := player.wanted(await player.button_names(), *WANTED_KEYS[game]):
            await player.press(choice)
        await player.guest.wait_for_message(1.0)  # nothing comes, and by then a move looks as if it were on its way
        if await sending.count():
            return
    await expect(sending).to_be_visible()


def is_in_hush(guest: BrowserGuest) -> bool:
    """By the last that the house has told of the table."""
    frames = [frame for message in guest.received if (frame := json.loads(message).get("info"))]
    return bool(frames[-1].get("hush"))


@pytest.mark.parametrize(("game", "seats"), [("mascarade", 2), ("masker", 2), ("mask", 3), ("carnaval", 5)])
async def test_a_move_on_its_way_looks_so_and_arrives(browsers: GuestBrowsers, game: str, seats: int) -> None:
    async with alone(browsers, game, seats) as (player, line):
        page, notice = player.page, player.page.locator(".connection-notice", has_text="Connection lost.")
        await chooses(player, game)
        async with line.silence():
            await plays_into_silence(player, game)
            await expect(page.locator(".whose-turn")).to_have_text("On its way…")
            await expect(notice).to_be_visible()
            # Whoever looks over a shoulder sees the same whether somebody has decided or only tapped.
            await expect(page.locator("[data-sent]")).to_have_count(0 if is_in_hush(player.guest) else 1)
        await expect(notice).to_be_hidden()
        await expect(page.locator(".stage.sending")).to_have_count(0)
        assert await page.locator(".notice").count() == 0, "it was sent twice, and once refused"


async def test_a_table_that_cannot_be_reached_says_so(browsers: GuestBrowsers) -> None:
    line = FaultyProxy(browsers.port)
    async with line.listening() as port:
        guest = await browsers.guest(PHONE, url=f"http://127.0.0.1:{port}")
        await guest.open_table("masker", 2)
        async with line.tunnel():
            await expect(guest.page.locator(".connection-notice", has_text="Connection lost.")).to_be_visible()
            assert await reads_on(guest)
        await expect(guest.page.locator(".connection-notice", has_text="Connection lost.")).to_be_hidden()


async def reads_on(guest: BrowserGuest) -> bool:
    """The table is still there to look at."""
    return await guest.page.locator(".seat-mine").is_visible()
