"""Replays: by slider, buttons and keys, from a player's point of view or with everything revealed."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect
from support.house.random_players import RandomPlayer
from support.page.browser import PHONE, BrowserGuest, GuestBrowsers
from support.page.hotseat import NAMES, start_hotseat
from support.page.screen_reader import ScreenReaderPlayer

pytestmark = pytest.mark.anyio


async def finished_masker(browsers: GuestBrowsers) -> BrowserGuest:
    """Somebody who has just seen the end of a game, and watches its replay from the beginning."""
    async with start_hotseat(browsers, "masker", 2) as (screen, device):
        await RandomPlayer(device).play()
        await screen.page.get_by_role("link", name="Watch the replay").click()
        await screen.page.get_by_role("slider").wait_for()
    return screen


async def crosses_left(screen: BrowserGuest) -> int:
    """How many places aren't empty, as a screen reader says."""
    names = await ScreenReaderPlayer(screen).button_names()
    return sum(bool(re.match(r"[a-f][1-6]: (?!empty)", name)) for name in names)


def seat_of(screen: BrowserGuest, name: str) -> Locator:
    return screen.page.locator(".board-masker").get_by_role("listitem").filter(has_text=name)


async def test_slider_buttons_and_arrow_keys_lead_through_a_game(browsers: GuestBrowsers) -> None:
    screen = await finished_masker(browsers)
    page = screen.page
    slider = page.get_by_role("slider")
    last = int(await slider.get_attribute("max") or 0)
    assert await crosses_left(screen) == 36
    await slider.fill(str(last))
    await screen.wait_for_text(f"Move {last} of {last}")
    assert await crosses_left(screen) < 36
    await page.locator("body").click()
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowLeft")
    await screen.wait_for_text(f"Move {last - 2} of {last}")
    await page.keyboard.press("ArrowRight")
    await screen.wait_for_text(f"Move {last - 1} of {last}")
    await page.keyboard.press("Home")
    await screen.wait_for_text(f"Move 0 of {last}")
    assert await crosses_left(screen) == 36
    await screen.press("Forward one move")
    await screen.wait_for_text(f"Move 1 of {last}")
    await page.reload()  # the current move is in the address
    await screen.wait_for_text(f"Move 1 of {last}")


async def test_a_moment_of_a_ball_looks_the_same_wherever_you_come_from(browsers: GuestBrowsers) -> None:
    """The ring and the text above it show this moment, not the one before the jump."""
    async with start_hotseat(browsers, "carnaval", 5) as (screen, device):
        await RandomPlayer(device).play()
        await screen.page.goto(f"/r/{screen.code}")
        slider = screen.page.get_by_role("slider")
        last = int(await slider.get_attribute("max") or 0)
        await screen.page.locator(".middle").first.wait_for()  # the board is loaded a little later
        seen = []
        for at in range(last + 1):
            await screen.wait_for_text(f"Move {at} of {last}")
            seen.append(await texts_of_ball(screen))
            await screen.page.keyboard.press("ArrowRight")
        for at in sorted(range(last + 1), key=lambda at: (at % 7, -at)):
            await slider.fill(str(at))
            await screen.wait_for_text(f"Move {at} of {last}")
            assert await texts_of_ball(screen) == seen[at]


async def texts_of_ball(screen: BrowserGuest) -> list[str]:
    return await screen.page.locator(".written, .middle").all_inner_texts()


async def test_a_player_sees_only_their_own_colour_and_the_truth_shows_all(browsers: GuestBrowsers) -> None:
    screen = await finished_masker(browsers)
    point_of_view = screen.page.get_by_label("Point of view")
    for seat in (0, 1):
        await point_of_view.select_option(label=NAMES[seat])
        await expect(seat_of(screen, NAMES[1 - seat])).to_contain_text("colour unknown")
        await expect(seat_of(screen, NAMES[seat])).not_to_contain_text("colour unknown")
    await point_of_view.select_option(label="everything revealed")
    for seat in (0, 1):
        await expect(seat_of(screen, NAMES[seat])).to_contain_text("colour:")


async def test_with_everything_revealed_the_racks_lie_open(browsers: GuestBrowsers) -> None:
    async with start_hotseat(browsers, "mascarade", 2) as (screen, device):
        await RandomPlayer(device).play()
        await screen.page.goto(f"/r/{screen.code}#3")
        await screen.page.get_by_label("Point of view").select_option(label="everything revealed")
        open_masks = screen.page.locator(".guests .open-rack").get_by_role("img")
        await expect(open_masks).to_have_count(10)
        await screen.page.get_by_label("Point of view").select_option(label=NAMES[0])
        await expect(open_masks).to_have_count(0)  # their own rack is below the board, and nobody else's is known


async def test_it_plays_by_itself_at_the_chosen_speed(browsers: GuestBrowsers) -> None:
    screen = await finished_masker(browsers)
    page = screen.page
    await page.clock.install()
    await page.reload()
    await screen.wait_for_text("Move 0 of")
    await page.keyboard.press("+")
    await expect(page.get_by_role("button", name="Speed: 2×")).to_be_visible()
    await page.keyboard.press("Space")
    for at in (1, 2):
        await page.clock.run_for(600)
        await screen.wait_for_text(f"Move {at} of")
    await page.keyboard.press("Space")
    await page.clock.run_for(5_000)
    await screen.wait_for_text("Move 2 of")
    await screen.press("Speed: 2×")
    await screen.press("Speed: 4×")
    await expect(page.get_by_role("button", name="Speed: 0.5×")).to_be_visible()


async def test_on_a_phone_the_board_has_the_room_and_the_menus_their_names(browsers: GuestBrowsers) -> None:
    async with start_hotseat(browsers, "mascarade", 3) as (screen, device):
        await RandomPlayer(device).play()
        page = screen.page
        await page.set_viewport_size(PHONE["viewport"])
        await page.get_by_role("link", name="Watch the replay").click()
        slider = page.get_by_role("slider")
        await slider.fill(str(int(await slider.get_attribute("max") or 0) // 2))
        await expect(page.get_by_text("Point of view")).to_be_in_viewport(ratio=1)
        await expect(page.get_by_text("While you wait")).to_be_hidden()
        bar = await page.locator(".scrubber").bounding_box()
        zoom = await page.get_by_role("button", name="Zoom out").bounding_box()
    assert bar
    assert zoom
    assert zoom["y"] + zoom["height"] <= bar["y"], "the button lies under the bar"
