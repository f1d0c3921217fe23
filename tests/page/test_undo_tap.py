"""A finger slips: what it pressed can be taken back for a moment, and nothing has left the device until then."""

from __future__ import annotations

import contextlib
import json
from datetime import UTC, datetime

import pytest
from playwright.async_api import Error, Locator, expect
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers, attempts

from ridotto.table.lessons.catalog import LESSONS

pytestmark = pytest.mark.anyio

LONG = 10_000  # milliseconds: more than anybody has to take something back


async def learns_masker(browsers: GuestBrowsers, device: dict[str, object]) -> BrowserGuest:
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
    await stop(anna).wait_for()
    return anna


async def time_stops(anna: BrowserGuest) -> None:
    """For the page, until the test lets it go on: no machine is too slow for a moment then."""
    await anna.page.clock.pause_at(datetime.fromtimestamp(await anna.page.evaluate("Date.now() / 1000 + 5"), UTC))


def stop(anna: BrowserGuest) -> Locator:
    return anna.page.locator(".choice .stop")


def undo(anna: BrowserGuest) -> Locator:
    return anna.page.get_by_role("button", name="Take it back", exact=True)


def has_stopped(anna: BrowserGuest) -> bool:
    return often(anna, "masker", "stops") > 0


def often(anna: BrowserGuest, game: str, deed: str) -> int:
    """How often the house has told that she did so; what it told first is of before."""
    news = [message for message in map(json.loads, anna.received) if message.get("type") != "snapshot"]
    events = [event for message in news for seen in message.get("seen", []) for event in seen["events"]]
    return sum(event["event"] == deed and event["seat"] == LESSONS[game].seat for event in events)


async def comes_to_stop(anna: BrowserGuest) -> None:
    await comes_to(anna, "masker", "stops", 1)


async def comes_to(anna: BrowserGuest, game: str, deed: str, times: int) -> None:
    """Until the house has told it so often."""
    for _ in attempts():
        if often(anna, game, deed) >= times:
            return
        await anna.wait_for_message()
    pytest.fail(f"the house has never told that she {deed}")


async def test_what_a_finger_pressed_can_be_taken_back(browsers: GuestBrowsers) -> None:
    anna = await learns_masker(browsers, PHONE)
    await time_stops(anna)
    await stop(anna).tap()
    await undo(anna).tap()
    await anna.page.clock.run_for(LONG)
    await expect(stop(anna)).to_be_visible()
    assert not has_stopped(anna)


async def test_whoever_has_pressed_is_asked_nothing_any_more(browsers: GuestBrowsers) -> None:
    """The buttons have made room for one line, and nothing around it has moved."""
    anna = await learns_masker(browsers, PHONE)
    await time_stops(anna)
    choice = anna.page.locator(".board-masker .choice")
    where = await choice.bounding_box()
    await stop(anna).tap()
    await expect(choice.get_by_role("status")).to_have_text("Ending your turn…")
    await expect(choice.get_by_role("button")).to_have_count(1)
    assert await choice.bounding_box() == where


async def test_it_goes_out_after_a_moment(browsers: GuestBrowsers) -> None:
    anna = await learns_masker(browsers, PHONE)
    await stop(anna).tap()
    await undo(anna).wait_for()
    await comes_to_stop(anna)


async def test_a_finger_that_taps_twice_takes_nothing_back(browsers: GuestBrowsers) -> None:
    anna = await learns_masker(browsers, PHONE)
    await stop(anna).wait_for()
    where = await stop(anna).bounding_box()
    assert where is not None
    at = where["x"] + where["width"] - 30, where["y"] + where["height"] / 2
    for _ in range(2):
        await anna.page.touchscreen.tap(*at)
    await comes_to_stop(anna)


async def test_a_reload_leaves_it_undone_or_done_and_nothing_between(browsers: GuestBrowsers) -> None:
    anna = await learns_masker(browsers, PHONE)
    await stop(anna).tap()
    await undo(anna).wait_for()
    await anna.page.reload()
    await anna.page.locator(".guide").wait_for()
    await expect(undo(anna)).to_have_count(0)


async def test_a_mouse_and_a_key_do_not_wait(browsers: GuestBrowsers) -> None:
    anna = await learns_masker(browsers, LAPTOP)
    await stop(anna).press("Enter")
    await expect(stop(anna)).to_have_count(0)
    assert has_stopped(anna)


async def test_a_capture_of_ones_own_colour_warns_whatever_one_presses_with(browsers: GuestBrowsers) -> None:
    """In the guided game one is yellow, four are left, and after a white one any cross can be captured."""
    anna = await learns_masker(browsers, LAPTOP)
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
    await comes_to_turn(anna)
    await time_stops(anna)
    await passing(anna).tap()
    await undo(anna).tap()
    await expect(passing(anna)).to_be_visible()
    before = often(anna, "mask", "passes")
    await passing(anna).tap()
    await undo(anna).wait_for()
    await anna.page.clock.run_for(LONG)
    # It may be her turn again before anybody looks: what counts is what the house has told.
    await comes_to(anna, "mask", "passes", before + 1)


def passing(anna: BrowserGuest) -> Locator:
    return anna.page.locator(".board-mask").get_by_role("button", name="Pass", exact=True)


async def comes_to_turn(anna: BrowserGuest) -> None:
    """Puts the sticks where they are hinted, lays the mask and drops out of sales, until it may pass."""
    board = anna.page.locator(".board-mask")
    wishes = (".confirm", ".hole[data-hinted=true]", ".orientation", "button:has-text('Drop out')")
    for _ in attempts():
        if await passing(anna).count():
            return
        for wish in wishes:
            wanted = board.locator(wish).filter(visible=True).first
            if await wanted.count():
                with contextlib.suppress(Error):  # the others may have moved on, and it is gone
                    await wanted.tap(timeout=2_000)
                break
        await anna.wait_for_message()
    pytest.fail("it was never Anna's turn")
