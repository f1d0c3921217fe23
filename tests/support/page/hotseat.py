"""Everybody around one device: one guest holds all seats of a table, and their second device can play for them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from playwright.async_api import expect

from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.table.commands import Start
from support.page.browser import LAPTOP, BrowserGuest, GuestBrowsers

NAMES = ("Anna", "Bartolomeo", "Clara", "Dario", "Emilia")


async def take_device(screen: BrowserGuest) -> None:
    """The next player takes over the device, by keyboard, and sees their board."""
    await expect(screen.page.locator(".curtain").get_by_role("button")).to_be_focused()
    await screen.page.keyboard.press("Enter")
    await screen.page.locator(".stage").wait_for()


@contextlib.asynccontextmanager
async def start_hotseat(
    browsers: GuestBrowsers, game: str, seats: int, device: dict[str, Any] = LAPTOP, bots: int = 0, **options: object
) -> AsyncIterator[tuple[BrowserGuest, TableClient]]:
    """A game that has started: the screen that everybody looks at, and another device that can play for them."""
    async with HouseClient(browsers.url) as anna:
        await anna.set_name(NAMES[0])
        code = await anna.open_table(game, seats, options=options)
        async with anna.at_table(code) as seated:
            for seat in range(seats - bots):
                await seated.sit(seat, NAMES[seat] if seat else None)
            await seated.send(Start(new_id()))  # bots take the other seats
            yield await browsers.guest(device, f"/t/{code}", cookie=anna.cookie), seated
