"""Somebody opens the link of a table whose seats are all taken."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect
from support.page.browser import FONTS_LOADED, LAPTOP, PHONE, GuestBrowsers

pytestmark = pytest.mark.anyio

SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}


async def test_they_read_it_at_once_and_the_host_adds_a_seat(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    code = await anna.open_table("masker", 2)
    ben = await browsers.guest(path=f"/t/{code}")
    await ben.sit_down()
    chloe = await browsers.guest(SIDEWAYS, path=f"/t/{code}")
    notice = chloe.page.get_by_role("heading", name="All seats are taken")
    await expect(notice).to_be_in_viewport()
    await expect(anna.page.get_by_text("Somebody is here without a seat.")).to_be_in_viewport()
    await anna.press("Add a seat")
    await expect(notice).to_have_count(0)
    await chloe.sit_down()
    await expect(anna.page.get_by_text("Somebody is here without a seat.")).to_have_count(0)


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
async def test_the_start_button_stays_when_the_last_seat_is_taken(
    browsers: GuestBrowsers, device: dict[str, Any]
) -> None:
    anna = await browsers.guest(device)
    code = await anna.open_table("masker", 2)
    start = anna.page.get_by_role("button", name="Start the game", exact=True)
    novice = anna.page.get_by_role("radio", name="Novice")
    await expect(novice).to_have_count(1)
    await anna.page.evaluate(FONTS_LOADED)
    before = await start.bounding_box()
    ben = await browsers.guest(path=f"/t/{code}")
    await ben.sit_down()
    await expect(novice).to_have_count(0)
    assert await start.bounding_box() == before
