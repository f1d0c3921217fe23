"""If a finger slips, its press can be taken back for a moment, and nothing leaves the device until then."""

from __future__ import annotations

import contextlib
import json
from datetime import UTC, datetime

import pytest
from playwright.async_api import Error, Locator, expect
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers, attempts

from ridotto.table.lessons.catalog import lesson_of

pytestmark = pytest.mark.anyio

LONG = 10_000  # milliseconds: longer than a press can be taken back


async def start_lesson(browsers: GuestBrowsers, device: dict[str, object]) -> BrowserGuest:
    """Somebody who has captured one cross in the guided game, and may stop."""
    anna = await browsers.guest(device)
    await anna.page.clock.install()
    await anna.page.locator(".door-masker .learn").click()
    place = anna.page.locator(".place[data-hinted=true]")
    if device is PHONE:
        await place.tap()
        await anna.page.locator(".choice .gold").tap()
    else:
        await place.click()
    await stop_button(anna).wait_for()
    return anna


async def stop_time(anna: BrowserGuest) -> None:
    """Stops the page's clock until the test moves it on, so that no machine is too slow."""
    await anna.page.clock.pause_at(datetime.fromtimestamp(await anna.page.evaluate("Date.now() / 1000 + 5"), UTC))


def stop_button(anna: BrowserGuest) -> Locator:
    return anna.page.locator(".choice .stop")


def undo_button(anna: BrowserGuest) -> Locator:
    return anna.page.get_by_role("button", name="Take it back", exact=True)


def has_stopped(anna: BrowserGuest) -> bool:
    return times_done(anna, "masker", "stops") > 0


def times_done(anna: BrowserGuest, game: str, kind: str) -> int:
    """How often the house has sent that she did this, without the snapshot, which is about the past."""
    updates = [message for message in map(json.loads, anna.received) if message.get("type") != "snapshot"]
    events = [event for message in updates for seen in message.get("seen", []) for event in seen["events"]]
    return sum(event["event"] == kind and event["seat"] == lesson_of(game).seat for event in events)


async def wait_for_stop(anna: BrowserGuest) -> None:
    await wait_for_event(anna, "masker", "stops", 1)


async def wait_for_event(anna: BrowserGuest, game: str, kind: str, times: int) -> None:
    """Waits until the house has sent it that often."""
    for _ in attempts():
        if times_done(anna, game, kind) >= times:
            return
        await anna.wait_for_message()
    pytest.fail(f"the house has never told that she {kind}")


async def test_a_tap_can_be_taken_back(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, PHONE)
    await stop_time(anna)
    await stop_button(anna).tap()
    await undo_button(anna).tap()
    await anna.page.clock.run_for(LONG)
    await expect(stop_button(anna)).to_be_visible()
    assert not has_stopped(anna)


async def test_after_a_tap_nothing_else_can_be_chosen(browsers: GuestBrowsers) -> None:
    """One line replaces the buttons, and nothing around it moves."""
    anna = await start_lesson(browsers, PHONE)
    await stop_time(anna)
    choice = anna.page.locator(".board-masker .choice")
    where = await choice.bounding_box()
    await stop_button(anna).tap()
    await expect(choice.get_by_role("status")).to_have_text("Ending your turn…")
    await expect(choice.get_by_role("button")).to_have_count(1)
    assert await choice.bounding_box() == where


async def test_it_is_sent_after_a_moment(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, PHONE)
    await stop_button(anna).tap()
    await undo_button(anna).wait_for()
    await wait_for_stop(anna)


async def test_a_double_tap_takes_nothing_back(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, PHONE)
    await stop_button(anna).wait_for()
    where = await stop_button(anna).bounding_box()
    assert where is not None
    at = where["x"] + where["width"] - 30, where["y"] + where["height"] / 2
    for _ in range(2):
        await anna.page.touchscreen.tap(*at)
    await wait_for_stop(anna)


async def test_a_reload_leaves_it_undone_or_done_and_nothing_between(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, PHONE)
    await stop_button(anna).tap()
    await undo_button(anna).wait_for()
    await anna.page.reload()
    await anna.page.locator(".guide").wait_for()
    await expect(undo_button(anna)).to_have_count(0)


async def test_a_mouse_and_a_key_do_not_wait(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, LAPTOP)
    await stop_button(anna).press("Enter")
    await expect(stop_button(anna)).to_have_count(0)
    assert has_stopped(anna)


async def test_capturing_your_own_colour_warns_with_a_mouse_too(browsers: GuestBrowsers) -> None:
    """In the guided game you are yellow, four are left, and after a white one you can capture any cross."""
    anna = await start_lesson(browsers, LAPTOP)
    own = anna.page.locator(".place[data-open=true]").and_(anna.page.get_by_label("yellow")).first
    await own.click()
    await anna.wait_for_text("That’s your own colour! You’d have 3 left.")
    await expect(anna.page.locator(".left [data-own=true]")).to_contain_text("4")
    await anna.press("Capture")
    await expect(anna.page.locator(".left [data-own=true]")).to_contain_text("3")


async def test_in_mask_passing_takes_one_tap(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.page.clock.install()
    await anna.page.locator(".door-mask .learn").click()
    await play_until_pass(anna)
    await stop_time(anna)
    await pass_button(anna).tap()
    await undo_button(anna).tap()
    await expect(pass_button(anna)).to_be_visible()
    before = times_done(anna, "mask", "passes")
    await pass_button(anna).tap()
    await undo_button(anna).wait_for()
    await anna.page.clock.run_for(LONG)
    # It may be her turn again before we look, so what counts is what the house has sent.
    await wait_for_event(anna, "mask", "passes", before + 1)


def pass_button(anna: BrowserGuest) -> Locator:
    return anna.page.locator(".board-mask").get_by_role("button", name="Pass", exact=True)


async def play_until_pass(anna: BrowserGuest) -> None:
    """Places the sticks where hinted, lays the mask and drops out of auctions, until she may pass."""
    board = anna.page.locator(".board-mask")
    wishes = (".confirm", ".hole[data-hinted=true]", ".orientation", "button:has-text('Drop out')")
    for _ in attempts():
        if await pass_button(anna).count():
            return
        for wish in wishes:
            wanted = board.locator(wish).filter(visible=True).first
            if await wanted.count():
                with contextlib.suppress(Error):  # other players may have moved meanwhile, and it is gone
                    await wanted.tap(timeout=2_000)
                break
        await anna.wait_for_message()
    pytest.fail("it was never Anna's turn")
