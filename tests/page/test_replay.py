"""A game seen again: by the slider, by buttons and by keys, with the eyes of a player or with the full truth."""

from __future__ import annotations

import re

import pytest
from browser import Guest, Street
from by_ear import Listener
from company import Player
from one_device import NAMES, around_one_device
from playwright.async_api import Locator, expect

pytestmark = pytest.mark.anyio


async def finished_masker(street: Street) -> Guest:
    """Who has just seen the end of a game, and goes to see it again from the beginning."""
    async with around_one_device(street, "masker", 2) as (screen, device):
        await Player(device).play()
        await screen.page.get_by_role("link", name="Watch the replay").click()
        await screen.page.get_by_role("slider").wait_for()
    return screen


async def crosses_left(screen: Guest) -> int:
    """Places that are not empty, as they are read out."""
    names = await Listener(screen).hears()
    return sum(bool(re.match(r"[a-f][1-6]: (?!empty)", name)) for name in names)


def seat_of(screen: Guest, name: str) -> Locator:
    return screen.page.locator(".board-masker").get_by_role("listitem").filter(has_text=name)


async def test_slider_buttons_and_arrow_keys_lead_through_a_game(street: Street) -> None:
    screen = await finished_masker(street)
    page = screen.page
    slider = page.get_by_role("slider")
    last = int(await slider.get_attribute("max") or 0)
    assert await crosses_left(screen) == 36
    await slider.fill(str(last))
    await screen.sees(f"Move {last} of {last}")
    assert await crosses_left(screen) < 36
    await page.locator("body").click()
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowLeft")
    await screen.sees(f"Move {last - 2} of {last}")
    await page.keyboard.press("ArrowRight")
    await screen.sees(f"Move {last - 1} of {last}")
    await page.keyboard.press("Home")
    await screen.sees(f"Move 0 of {last}")
    assert await crosses_left(screen) == 36
    await screen.press("Forward one move")
    await screen.sees(f"Move 1 of {last}")
    await page.reload()  # where one looks stands in the address
    await screen.sees(f"Move 1 of {last}")


async def test_at_a_ball_the_same_is_said_at_a_moment_wherever_one_comes_from(street: Street) -> None:
    """What stands in the ring and above it is of this moment, not of the one before the leap."""
    async with around_one_device(street, "carnaval", 5) as (screen, device):
        await Player(device).play()
        await screen.page.goto(f"/r/{screen.code}")
        slider = screen.page.get_by_role("slider")
        last = int(await slider.get_attribute("max") or 0)
        await screen.page.locator(".middle").first.wait_for()  # the board comes a little later
        passed = []
        for at in range(last + 1):
            await screen.sees(f"Move {at} of {last}")
            passed.append(await said_at_the_ball(screen))
            await screen.page.keyboard.press("ArrowRight")
        for at in sorted(range(last + 1), key=lambda at: (at % 7, -at)):
            await slider.fill(str(at))
            await screen.sees(f"Move {at} of {last}")
            assert await said_at_the_ball(screen) == passed[at]


async def said_at_the_ball(screen: Guest) -> list[str]:
    return await screen.page.locator(".written, .middle").all_inner_texts()


async def test_a_player_knows_his_own_colour_and_the_truth_knows_all(street: Street) -> None:
    screen = await finished_masker(street)
    whose = screen.page.get_by_label("Point of view")
    for seat in (0, 1):
        await whose.select_option(label=NAMES[seat])
        await expect(seat_of(screen, NAMES[1 - seat])).to_contain_text("colour unknown")
        await expect(seat_of(screen, NAMES[seat])).not_to_contain_text("colour unknown")
    await whose.select_option(label="everything revealed")
    for seat in (0, 1):
        await expect(seat_of(screen, NAMES[seat])).to_contain_text("colour:")


async def test_with_everything_revealed_the_racks_lie_open(street: Street) -> None:
    async with around_one_device(street, "mascarade", 2) as (screen, device):
        await Player(device).play()
        await screen.page.goto(f"/r/{screen.code}#3")
        await screen.page.get_by_label("Point of view").select_option(label="everything revealed")
        open_masks = screen.page.locator(".guests .open-rack").get_by_role("img")
        await expect(open_masks).to_have_count(10)
        await screen.page.get_by_label("Point of view").select_option(label=NAMES[0])
        await expect(open_masks).to_have_count(0)  # the own rack lies below, and nobody else's is known


async def test_it_goes_by_itself_at_a_speed_of_ones_choice(street: Street) -> None:
    screen = await finished_masker(street)
    page = screen.page
    await page.clock.install()
    await page.reload()
    await screen.sees("Move 0 of")
    await page.keyboard.press("+")
    await expect(page.get_by_role("button", name="Speed: 2×")).to_be_visible()
    await page.keyboard.press("Space")
    for at in (1, 2):
        await page.clock.run_for(600)
        await screen.sees(f"Move {at} of")
    await page.keyboard.press("Space")
    await page.clock.run_for(5_000)
    await screen.sees("Move 2 of")
    await screen.press("Speed: 2×")
    await screen.press("Speed: 4×")
    await expect(page.get_by_role("button", name="Speed: 0.5×")).to_be_visible()
