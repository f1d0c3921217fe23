"""Everybody around one device: all seats of a table are one guest's, and a second device of his can play for him."""

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
    """The next one takes the device in his hands, by keyboard, and sees his board."""
    await expect(screen.page.locator(".curtain").get_by_role("button")).to_be_focused()
    await screen.page.keyboard.press("Enter")
    await screen.page.locator(".stage").wait_for()


@contextlib.asynccontextmanager
async def start_hotseat(
    browsers: GuestBrowsers, game: str, seats: int, device: dict[str, Any] = LAPTOP, bots: int = 0, **options: object
) -> AsyncIterator[tuple[BrowserGuest, TableClient]]:
    """A game that has begun: the screen that all look at, and another device by which they can be played."""
    async with HouseClient(browsers.url) as anna:
        await anna.set_name(NAMES[0])
        code = await anna.open_table(game, seats, options=options)
        async with anna.at_table(code) as seated:
            for seat in range(seats - bots):
                await seated.sit(seat, NAMES[seat] if seat else None)
            await seated.send(Start(new_id()))  # bots take the other seats
            yield await browsers.guest(device, f"/t/{code}", cookie=anna.cookie), seated
