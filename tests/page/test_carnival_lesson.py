"""The carnival's lesson on phones: nothing that is asked lies under a button, and no button moves under a finger."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.async_api import Error, Page, expect
from shots_devices import DEVICES
from support.page.browser import PHONE, BrowserGuest, GuestBrowsers, attempts

pytestmark = pytest.mark.anyio

SCREENS: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "German phone": {**PHONE, "locale": "de"},
    "phone on its side": DEVICES["landscape"],
}
WISHES = (
    ".decide .gold[aria-disabled=false]",
    ".offers .hinted",
    ".decide .hinted",
    ".guest.hinted",
    ".decide button:not(.gold, .not-ready)",
    ".guest.lit",
    ".offers button",
)
# The parts of the question that lie under something else, or below the screen.
COVERED = """() => {
  const parts = [...document.querySelectorAll(".question p, .question button, .decide button")];
  const free = part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [[x, top + 4], [x, bottom - 4], [left + 4, y], [right - 4, y]];  // some are round
    return points.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
  };
  return parts.filter(part => !free(part)).map(part => part.innerText || part.ariaLabel);
}"""
WHAT_IS_ASKED = """() => [".guide-words", ".question", ".decide"]
  .map(part => document.querySelector(part)?.innerText ?? "").join(" | ")"""
PLACES = """() => ({
  moment: document.querySelector(".ribbon .now")?.innerText + document.querySelector(".guide-words")?.innerText,
  choosing: document.querySelector(".decide:has(.pass):has(.gold)") !== null,
  pass: Math.round(document.querySelector(".decide .pass")?.getBoundingClientRect().top ?? 0),
})"""
STEPS = 40
COVERED_BUTTONS = """buttons => buttons.filter(button => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
  return !points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}).map(button => button.innerText)"""
ROOM_SHARE = 0.3  # of the screen's height


async def start_lesson(browsers: GuestBrowsers, device: dict[str, Any]) -> BrowserGuest:
    anna = await browsers.guest(device)
    await anna.page.locator(".door-carnaval .learn").click()
    await anna.page.locator(".guide").wait_for()
    await anna.page.locator(".board-carnaval").wait_for()
    return anna


async def press_first(page: Page) -> bool:
    for wish in WISHES:
        wanted = page.locator(f".board-carnaval {wish}").filter(visible=True).first
        if await wanted.count():
            with contextlib.suppress(Error):  # others may have moved meanwhile, and it is gone
                await wanted.click(timeout=2_000)
            return True
    return False


@pytest.mark.parametrize("screen", SCREENS)
async def test_the_question_is_in_sight_and_its_buttons_stay(browsers: GuestBrowsers, screen: str) -> None:
    anna = await start_lesson(browsers, SCREENS[screen])
    asked, places = set[str](), dict[str, set[int]]()
    for _ in attempts():
        if len(asked) > STEPS or await anna.page.locator(".finale").count():
            break
        now = await anna.page.evaluate(WHAT_IS_ASKED)
        if now not in asked:
            asked.add(now)
            await anna.page.evaluate("scrollTo(0, 0)")  # a test scrolls to what it clicks
            covered = await anna.page.evaluate(COVERED)
            if now == await anna.page.evaluate(WHAT_IS_ASKED):
                assert covered == [], now
        place = await anna.page.evaluate(PLACES)
        if place["choosing"]:
            places.setdefault(place["moment"], set()).add(place["pass"])
        if not await press_first(anna.page):
            await anna.wait_for_message()
    assert len(asked) > 8
    for moment, tops in places.items():
        assert len(tops) == 1, f"the buttons moved: {moment}"


@pytest.mark.parametrize("screen", ["phone", "phone on its side"])
async def test_a_hint_covers_no_button_of_a_vote(browsers: GuestBrowsers, screen: str) -> None:
    anna = await start_lesson(browsers, SCREENS[screen])
    vote, note = anna.page.locator(".decide .pass", has_text="Abstain"), anna.page.locator(".hint-note")
    for _ in attempts():
        if await note.count():
            break
        if await vote.count():  # the last press may have been a vote; then there is another one
            await anna.page.locator(".tool", has_text="Hint").click()
            with contextlib.suppress(Error):
                await note.wait_for(timeout=5_000)
        elif not await press_first(anna.page):
            await anna.wait_for_message()
    await anna.page.evaluate("scrollTo(0, 0)")
    assert await anna.page.evaluate(COVERED) == []
    await anna.page.locator(".hint-note button").click()
    await expect(anna.page.locator(".guest.chosen")).to_have_count(0)  # the suggestion isn't a choice


@pytest.mark.parametrize("screen", ["phone", "German phone"])
async def test_what_is_known_of_a_player_covers_no_statement_about_them(browsers: GuestBrowsers, screen: str) -> None:
    anna = await start_lesson(browsers, SCREENS[screen])
    for _ in attempts():
        if await anna.page.locator(".kinds").count():
            break
        along = anna.page.locator(".decide .pass")
        if await along.count():
            with contextlib.suppress(Error):  # the next call has come
                await along.click(timeout=2_000)
        else:
            await anna.wait_for_message()
    await anna.page.locator(".guest:not(.mine, .bare)").first.click()
    await expect(anna.page.locator(".about")).to_be_visible()
    statements = anna.page.locator("[data-deed='vote-for'], [data-deed='vouch'], [data-deed='accuse']")
    await expect(statements).to_have_count(3)
    assert await statements.evaluate_all(COVERED_BUTTONS) == []
    height = await anna.page.locator(".room").evaluate("room => room.clientHeight")
    assert height > ROOM_SHARE * PHONE["viewport"]["height"]
