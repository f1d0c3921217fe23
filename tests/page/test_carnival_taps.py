"""What is not possible at the ball says so in a player's words, and covers nothing that can be pressed."""

from __future__ import annotations

from typing import Any

import pytest
from browser import LAPTOP, PHONE, Street
from playwright.async_api import expect

pytestmark = pytest.mark.anyio

SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}


@pytest.mark.parametrize("device", [PHONE, SMALL_PHONE, LAPTOP], ids=["phone", "small phone", "laptop"])
async def test_a_wrong_tap_is_answered_in_the_tray(street: Street, device: dict[str, Any]) -> None:
    """The first call of a small table is the genie's: whoever looks, called or not, taps another guest."""
    host = await street.guest(device)
    await host.opens("carnaval", 5)
    await host.press("Start the game")
    await host.page.locator(".tray .decide").wait_for()
    await host.page.locator(".guest.mine").click()
    await expect(host.page.locator(".tray [role=status]")).to_have_text("You can’t choose yourself.")
    await expect(host.page.locator(".notice")).to_have_count(0)
    await host.page.locator(".guest.lit").first.click()
    await expect(host.page.locator(".tray .gold")).to_have_attribute("aria-disabled", "false")
    await host.page.locator(".tray .gold").click()  # nothing lies on it
