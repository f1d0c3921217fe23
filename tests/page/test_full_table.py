"""Somebody opens the link of a table whose seats are all taken."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from support.page.browser import PHONE, GuestBrowsers

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
