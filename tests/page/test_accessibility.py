"""Every screen is accessible: axe-core finds nothing, by night and by day."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect
from support.house.random_players import RandomPlayer
from support.page.accessibility import check_accessibility
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers
from support.page.hotseat import start_hotseat, take_device

pytestmark = pytest.mark.anyio


async def check_sheets(guest: BrowserGuest, *buttons: str) -> None:
    """Opens sheets one after the other, each by its button, and checks them."""
    for name in buttons:
        await guest.press(name)
        await guest.page.get_by_role("dialog").wait_for()
        await check_accessibility(guest)
        await guest.page.keyboard.press("Escape")
        await expect(guest.page.get_by_role("dialog")).to_have_count(0)


async def test_the_entrance_and_its_sheets(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.page.locator(".my-name").wait_for()
    await check_accessibility(anna)
    await check_sheets(anna, "About Masker")
    await anna.page.locator(".my-name").click()
    await check_accessibility(anna)


async def test_pages_to_read(browsers: GuestBrowsers) -> None:
    """Rules with their figures, cards to print, and a page that doesn't exist."""
    anna = await browsers.guest(PHONE)
    pages = [f"/rules/{game}" for game in ("mascarade", "masker", "mask", "carnaval")]
    for path in (*pages, "/rules/carnaval/cards", "/rules/carnaval/master", "/rules/nowhere"):
        await anna.page.goto(path)
        await anna.page.get_by_role("heading", level=1).first.wait_for()
        await check_accessibility(anna)


async def test_a_lesson(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.page.get_by_role("button", name="Learn by playing: Masker").click()
    await anna.page.locator(".guide").wait_for()
    await check_accessibility(anna)
    for name in ("More", "Resign", "Yes, resign"):
        await anna.press(name)
    await anna.page.get_by_role("button", name="Play a real game").wait_for()
    await check_accessibility(anna)


async def test_a_table_before_the_start(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(LAPTOP)
    await anna.open_table("carnaval", 5)
    await anna.page.get_by_label("Number of players").wait_for()
    await check_accessibility(anna)
    await anna.page.get_by_role("button", name="Free seat").first.click()
    await check_accessibility(anna)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("mascarade", 2, {}), ("masker", 2, {}), ("masker", 2, {"grid": "stacks"}), ("mask", 3, {}), ("carnaval", 5, {})],
    ids=["mascarade", "masker", "stacks", "mask", "carnaval"],
)
async def test_a_game_from_the_curtain_to_the_replay(
    browsers: GuestBrowsers, game: str, seats: int, options: dict[str, Any]
) -> None:
    async with start_hotseat(browsers, game, seats, **options) as (screen, device):
        page = screen.page
        await page.get_by_role("button", name="I’m").wait_for()
        await check_accessibility(screen)
        await take_device(screen)
        await check_accessibility(screen)
        await page.set_viewport_size(PHONE["viewport"])
        await check_accessibility(screen)
        await page.set_viewport_size(LAPTOP["viewport"])
        await RandomPlayer(device).play()
        await page.get_by_role("link", name="Watch the replay").wait_for()
        await check_accessibility(screen)
        await page.get_by_role("link", name="Watch the replay").click()
        await page.get_by_label("Point of view").select_option(label="everything revealed")
        await page.locator(f".board-{game}").wait_for()
        await check_accessibility(screen)


class Dancer(RandomPlayer):
    """Plays until the evening reaches a phase."""

    async def until(self, phase: str) -> None:
        while self.seated.model.views[0]["phase"] != phase:
            command = self.next_command(self.seated.model)
            await (self.seated.wait_for_change() if command is None else self.send(command))


async def test_the_talk_and_the_vote_of_the_carnival(browsers: GuestBrowsers) -> None:
    async with start_hotseat(browsers, "carnaval", 5, PHONE, bots=4) as (screen, device):
        dancer = Dancer(device)
        for phase, button in (("discussion", "Ready to vote"), ("vote", "Abstain")):
            await dancer.until(phase)
            await screen.page.get_by_role("button", name=button).wait_for()
            await check_accessibility(screen)


async def test_everything_around_a_board(browsers: GuestBrowsers) -> None:
    async with start_hotseat(browsers, "masker", 2, PHONE) as (screen, _):
        await take_device(screen)
        await check_sheets(screen, "Chat", "Log", "Rules", "More")
