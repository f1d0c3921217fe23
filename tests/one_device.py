"""Everybody around one device: all seats of a table are one guest's, and a second device of his can play for him."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from browser import LAPTOP, Guest, Street
from playwright.async_api import expect

from ridotto.client.seated import Seated, new_id
from ridotto.client.visitor import Visitor
from ridotto.table.asks import Start

NAMES = ("Anna", "Bartolomeo", "Clara", "Dario", "Emilia")


async def take_it(screen: Guest) -> None:
    """The next one takes the device in his hands, by keyboard, and sees his board."""
    await expect(screen.page.locator(".curtain").get_by_role("button")).to_be_focused()
    await screen.page.keyboard.press("Enter")
    await screen.page.locator(".stage").wait_for()


@contextlib.asynccontextmanager
async def around_one_device(
    street: Street, game: str, seats: int, device: dict[str, Any] = LAPTOP, bots: int = 0, **options: object
) -> AsyncIterator[tuple[Guest, Seated]]:
    """A game that has begun: the screen that all look at, and another device by which they can be played."""
    async with Visitor(street.url) as anna:
        await anna.called(NAMES[0])
        code = await anna.open(game, seats, options=options)
        async with anna.at(code) as seated:
            for seat in range(seats - bots):
                await seated.sit(seat, NAMES[seat] if seat else None)
            await seated.ask(Start(new_id()))  # bots take the other seats
            yield await street.guest(device, f"/t/{code}", cookie=anna.cookie), seated
