"""Masker on a phone: the board keeps its size from the first screen of a lesson to its end, and says how it ended."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.async_api import Error, expect
from support.page.browser import PHONE, BrowserGuest, GuestBrowsers, attempts

pytestmark = pytest.mark.anyio

WISHES = (".choice .gold", "[data-hinted=true]", ".choice .stop")
SIZE = "tray => [tray.offsetWidth, tray.offsetHeight]"
MEANT = "[data-hinted=true], .choice .gold"
WHOLE = """line => {
  const [box, frame] = [line.getBoundingClientRect(), line.closest(".choice").getBoundingClientRect()];
  return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
}"""
TALL = [PHONE, {**PHONE, "viewport": {"width": 320, "height": 568}}]


async def start_lesson(browsers: GuestBrowsers, device: dict[str, Any] = PHONE) -> BrowserGuest:
    anna = await browsers.guest(device)
    await anna.page.locator(".door-masker .learn").click()
    await anna.page.locator(".board-masker [data-hinted=true]").wait_for()
    return anna


async def tap_what_is_meant(anna: BrowserGuest) -> None:
    for wish in WISHES:
        wanted = anna.page.locator(f".board-masker {wish}").first
        if await wanted.count():
            with contextlib.suppress(Error):  # others may have moved meanwhile, and it is gone
                await wanted.tap(timeout=2_000)
            return
    await anna.wait_for_message()


@pytest.mark.parametrize("device", TALL, ids=["phone", "tiny"])
async def test_the_board_keeps_its_size_to_the_end(browsers: GuestBrowsers, device: dict[str, Any]) -> None:
    anna = await start_lesson(browsers, device)
    tray, sizes = anna.page.locator(".board-masker .tray"), set()
    for _ in attempts():
        sizes.add(tuple(await tray.evaluate(SIZE)))
        if await anna.page.locator(".finale").count():
            break
        if await anna.page.locator(".meant").count():
            await check_ending(anna)
        await tap_what_is_meant(anna)
    assert len(sizes) == 1, sizes


async def check_ending(anna: BrowserGuest) -> None:
    """What it came to is read whole and first, and the guide no longer asks for what is done."""
    line = anna.page.locator(".choice .preview-text p").first
    await expect(line).to_have_class("deed meant")
    assert await line.evaluate(WHOLE)
    await expect(anna.page.locator(".guide-say")).not_to_contain_text("Go!")


async def test_the_first_screen_shows_nothing_that_has_not_been_explained(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers)
    await expect(anna.page.locator(".board-masker :is(.step, .gone, .lost)")).to_have_count(0)


async def test_a_cross_that_was_touched_too_early_is_not_previewed_later(browsers: GuestBrowsers) -> None:
    """A finger leaves the focus there; in its turn the player would miss the button that answers."""
    anna = await start_lesson(browsers)
    later = anna.page.locator(".place[data-place=c6]")
    await later.tap()
    await anna.page.locator("[data-hinted=true]").tap()
    await anna.page.locator(".choice .gold").tap()
    await expect(later).to_have_attribute("data-open", "true")
    await later.evaluate("place => place.focus()")
    await expect(anna.page.locator(".choice .stop")).to_be_visible()
    await expect(anna.page.locator(".choice .deed")).to_have_count(0)
