"""A whole lesson on phones: nothing is cut off at any step, and the board stays where it is."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.async_api import Error, Locator, Page
from shots_layout_faults import find_faults
from support.page.browser import PHONE, BrowserGuest, GuestBrowsers, attempts

pytestmark = pytest.mark.anyio

TINY: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}

# What is pressed, by what the learner is like; the first that can be pressed.
SUGGESTED = (".scene .confirm", ".scene [data-hinted=true]", "[data-hinted=true]")
OBEDIENT = (
    *SUGGESTED,
    ".scene .plain > button:not(.gold)",
    ".orientation",
    ".hole[data-open=true]",
)
KEEN_ON_CARDS = (
    ".scene .confirm",
    ".scene .stepper ~ .gold",
    ".scene .plain > button:has-text('Draw a card')",
    ".orientation",
    ".hole[data-open=true]",
    ".hole[data-start=true]",
    ".scene .plain > button",
)
WHAT_IS_SAID = """
() => [".guide-words", ".scene"].map((part) => document.querySelector(part)?.innerText ?? "").join(" | ")
"""
CUT_OFF = """
() => {
  const low = (part) => part.scrollHeight > part.clientHeight + 1;
  const parts = [...document.querySelectorAll(".scene, .scene > .preview-text, .scene > .card-up")];
  const scene = document.querySelector(".scene")?.getBoundingClientRect();
  const leaves = ({ top, bottom }) => top < scene.top - 1 || bottom > scene.bottom + 1;
  const buttons = [...document.querySelectorAll(".scene button")];
  return [
    ...parts.filter(low).map((part) => part.innerText),
    ...buttons.filter((button) => leaves(button.getBoundingClientRect())).map((button) => button.innerText),
  ];
}
"""
# The result comes above the board and moves it, perhaps just now.
PLACE = """
() => {
  if (document.querySelector(".finale")) return null;
  const { x, y, width } = document.querySelector(".base").getBoundingClientRect();
  return [x, y + scrollY, width].map(Math.round);
}
"""
PRESSES = 70


async def press_first(page: Page, wishes: tuple[str, ...]) -> bool:
    """They look twice before they do what nobody suggests: on a busy machine the suggestion may come a moment later."""
    wanted = await first_of(page, wishes)
    if wanted is not None and wanted[0] not in SUGGESTED:
        await page.wait_for_timeout(500)
        wanted = await first_of(page, wishes)
    if wanted is None:
        return False
    with contextlib.suppress(Error):  # others may have moved meanwhile, and it is gone
        await wanted[1].click(timeout=2_000)
    return True


async def first_of(page: Page, wishes: tuple[str, ...]) -> tuple[str, Locator] | None:
    for wish in wishes:
        wanted = page.locator(f".board-mask {wish}").filter(visible=True).first
        if await wanted.count():
            return wish, wanted
    return None


async def dismiss_notice(page: Page) -> None:
    """Whoever presses too late, because others have moved meanwhile, may be told so."""
    button = page.locator(".notice button").last
    if await button.count():
        with contextlib.suppress(Error):  # it has just gone by itself
            await button.click(timeout=2_000)


async def start_lesson(browsers: GuestBrowsers, device: dict[str, Any]) -> BrowserGuest:
    anna = await browsers.guest(device)
    await anna.page.locator(".door-mask .learn").click()
    await anna.page.locator(".guide").wait_for()
    await anna.page.locator(".board-mask").wait_for()
    return anna


@pytest.mark.parametrize("wishes", [OBEDIENT, KEEN_ON_CARDS], ids=["obedient", "keen on cards"])
@pytest.mark.parametrize("device", [PHONE, TINY], ids=["phone", "tiny"])
async def test_nothing_is_cut_off_in_the_lesson_of_mask(
    browsers: GuestBrowsers, device: dict[str, Any], wishes: tuple[str, ...]
) -> None:
    anna = await start_lesson(browsers, device)
    said, places, presses = set[str](), dict[tuple[int, ...], str](), 0
    for _ in attempts():
        if presses >= PRESSES or await anna.page.locator(".finale").count():
            break
        now = await anna.page.evaluate(WHAT_IS_SAID)
        if now not in said:
            said.add(now)
            await dismiss_notice(anna.page)
            assert await find_faults(anna.page) == [], now
            assert await anna.page.evaluate(CUT_OFF) == [], now
            if place := await anna.page.evaluate(PLACE):
                places.setdefault(tuple(place), now)
        if await press_first(anna.page, wishes):
            presses += 1
        else:
            await anna.wait_for_message()
    assert len(said) > 8
    assert len(places) == 1, f"the board has moved: {places}"
