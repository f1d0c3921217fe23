"""On the smallest phone a player who is called sees the question and its buttons, in the longest languages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import cast

import pytest
from shots_devices import DEVICES
from shots_house import SeatPlayer
from shots_layout_faults import find_faults, speak_pseudo
from support.page.browser import PHONE, BrowserGuest, GuestBrowsers

from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.client.table_model import TableModel
from ridotto.table.commands import Start
from ridotto.words import PSEUDO

pytestmark = pytest.mark.anyio

PRANKSTERS = {"prankster", "master-prankster", "dancing-prankster"}
MAX_DEALS = 60
LONG_NAMES = ("Bartolomea W", "Maximiliana")


async def tap_along(seated: TableClient, seat: int) -> None:
    """Does nothing at every call, and is ready at every talk."""
    model = seated.model
    while True:
        if seat not in model.info.nodded:
            if moves := model.moves(seat):
                await seated.move(seat, next((move for move in ("pass", "ready") if move in moves), moves[0]))
                continue
            if model.info.hush:
                await seated.nod(seat)
        await seated.wait_for_change()


@contextlib.asynccontextmanager
async def called_prankster(one: HouseClient, other: HouseClient, seats: int) -> AsyncIterator[str]:
    """The code of a table at which the first of two people is called as a prankster, and knows all proposals."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(MAX_DEALS):
            code = await one.open_table("carnaval", seats)
            first = await stack.enter_async_context(one.at_table(code))
            second = await stack.enter_async_context(other.at_table(code))
            await first.sit(0)
            await second.sit(1)
            await first.send(Start(new_id(), "regular"))
            await second.wait_until(lambda model: model.views.get(1) is not None)
            if own_role(first, 0) in PRANKSTERS and own_role(second, 1) not in PRANKSTERS:
                break
        tapping = asyncio.create_task(tap_along(second, 1))
        await call_pranksters(first)
        yield code
        tapping.cancel()
        await asyncio.gather(tapping, return_exceptions=True)


def own_role(seated: TableClient, seat: int) -> object:
    return cast("list[object]", seated.model.views[seat]["roles"])[seat]


async def call_pranksters(seated: TableClient) -> None:
    """Waits for the call, and for what the bots among the pranksters propose."""
    player = SeatPlayer(seated, "carnaval")
    model = seated.model
    while model.views[0]["call"] != "pranksters" or not model.moves(0):
        await player.go_on()
    camps = cast("list[object]", model.views[0]["camps"])
    await seated.wait_until(lambda model: proposals(model) >= camps.count("pranksters") - 1)


def proposals(model: TableModel) -> int:
    return sum(proposed is not None for proposed in cast("list[object]", model.views[0]["proposals"]))


@pytest.mark.parametrize("seats", [7, 11, 15])
@pytest.mark.parametrize("language", [PSEUDO, "de", "fr"])
async def test_a_called_prankster_sees_the_question_and_its_buttons(
    browsers: GuestBrowsers, language: str, seats: int
) -> None:
    async with HouseClient(browsers.url) as one, HouseClient(browsers.url) as other:
        for person, name in zip((one, other), LONG_NAMES, strict=True):
            await person.set_name(name)
        async with called_prankster(one, other, seats) as code:
            guest = await phone_in(browsers, language, one.cookie)
            await guest.page.goto(f"/t/{code}")
            await guest.page.locator(".board-carnaval.hushed .prompt").wait_for()
            assert await find_faults(guest.page) == []


async def phone_in(browsers: GuestBrowsers, language: str, cookie: str) -> BrowserGuest:
    locale = "en" if language == PSEUDO else language
    device = {**PHONE, "viewport": DEVICES["tiny"]["viewport"], "locale": locale, "service_workers": "block"}
    guest = await browsers.guest(device, cookie=cookie)
    if language == PSEUDO:
        await speak_pseudo(guest.page.context)
    return guest
