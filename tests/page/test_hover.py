"""What one points at stays where it is, whatever is told about it: else it flees, comes back, and cannot be pressed."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator
from support.page.browser import LAPTOP, BrowserGuest, GuestBrowsers

pytestmark = pytest.mark.anyio

MOST_POINTED_AT = 25  # of a board's buttons
DRAWN = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"


async def learns(browsers: GuestBrowsers, game: str) -> BrowserGuest:
    """Somebody in a guided game, in which everybody comes to the same positions."""
    anna = await browsers.guest(LAPTOP)
    await anna.page.locator(f".door-{game} .learn").click()
    await anna.page.locator(f".board-{game}").wait_for()
    return anna


async def flees(anna: BrowserGuest, thing: Locator) -> bool:
    before = await thing.bounding_box()
    assert before is not None
    await anna.page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    await anna.page.evaluate(DRAWN)
    return await thing.bounding_box() != before


async def fleeing(anna: BrowserGuest) -> list[str]:
    things = await anna.page.locator(".stage button:enabled").filter(visible=True).all()
    return [str(await thing.text_content()) for thing in things[:MOST_POINTED_AT] if await flees(anna, thing)]


@pytest.mark.parametrize("game", ["mascarade", "masker", "mask", "carnaval"])
async def test_nothing_flees_from_the_pointer(browsers: GuestBrowsers, game: str) -> None:
    assert await fleeing(await learns(browsers, game)) == []


async def test_one_can_stop_after_a_capture(browsers: GuestBrowsers) -> None:
    anna = await learns(browsers, "masker")
    await anna.page.locator(".place[data-hinted=true]").click()
    stop = anna.page.locator(".choice .stop")
    await stop.wait_for()
    assert not await flees(anna, stop)
