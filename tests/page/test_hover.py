"""What you point at stays where it is, whatever the page says about it. Otherwise you couldn't press it."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator
from support.page.browser import LAPTOP, BrowserGuest, GuestBrowsers

pytestmark = pytest.mark.anyio

MOST_POINTED_AT = 25  # of a board's buttons
DRAWN = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"


async def start_lesson(browsers: GuestBrowsers, game: str) -> BrowserGuest:
    """Somebody in a guided game, in which everybody gets the same positions."""
    anna = await browsers.guest(LAPTOP)
    await anna.page.locator(f".door-{game} .learn").click()
    await anna.page.locator(f".board-{game}").wait_for()
    return anna


async def moves_away(anna: BrowserGuest, thing: Locator) -> bool:
    before = await thing.bounding_box()
    assert before is not None
    await anna.page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    await anna.page.evaluate(DRAWN)
    return await thing.bounding_box() != before


async def moving_buttons(anna: BrowserGuest) -> list[str]:
    things = await anna.page.locator(".stage button:enabled").filter(visible=True).all()
    return [str(await thing.text_content()) for thing in things[:MOST_POINTED_AT] if await moves_away(anna, thing)]


@pytest.mark.parametrize("game", ["mascarade", "masker", "mask", "carnaval"])
async def test_nothing_moves_away_from_the_pointer(browsers: GuestBrowsers, game: str) -> None:
    assert await moving_buttons(await start_lesson(browsers, game)) == []


async def test_you_can_stop_after_a_capture(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, "masker")
    await anna.page.locator(".place[data-hinted=true]").click()
    stop = anna.page.locator(".choice .stop")
    await stop.wait_for()
    assert not await moves_away(anna, stop)
