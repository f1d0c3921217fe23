"""At the ball the button that confirms a choice is in sight, however much was said, and the guests don't move."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
from playwright.async_api import Page, expect
from shots_devices import DEVICES
from shots_house import SeatPlayer
from support.page.browser import LAPTOP, GuestBrowsers

from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.table.commands import Start
from ridotto.table.handlers import hush_timing

pytestmark = pytest.mark.anyio

GUESTS = 9
MAX_DEALS = 20
STATEMENTS = 6
OTHER = 1  # the seat of the player who has said much
OTHERS_FIGURE = f'.guest[data-seat="{OTHER}"]'
SCREENS: dict[str, dict[str, Any]] = {
    "phone on its side": {**DEVICES["landscape"], "locale": "fr"},
    "laptop": LAPTOP,
}
IN_SIGHT = """button => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const corners = [[left + 9, top + 9], [right - 9, bottom - 9]];
  const isFree = ([x, y]) => button.contains(document.elementFromPoint(x, y));
  return top >= 0 && bottom <= innerHeight && corners.every(isFree);
}"""
BOX = "place => { const { x, y, width, height } = place.getBoundingClientRect(); return [x, y, width, height]; }"
# What the leader says above the room, and the places of the guests below it.
SAY = """async ([text, kind]) => {
  const line = document.querySelector(".board-carnaval > .written");
  line.textContent = text;
  line.className = `written ${kind}`;
  const heading = document.querySelector(".whose-turn");
  heading.className = text.length > 38 ? "whose-turn longer" : "whose-turn";
  heading.firstChild.textContent = text.slice(0, 60) || "Vote";
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);  // the ring measures its room
  const box = guest => { const { x, y, width } = guest.getBoundingClientRect(); return [x, y, width].map(Math.round); };
  return [...document.querySelectorAll(".guest")].map(box);
}"""
SAYINGS = [
    ("", ""),
    ("Everybody votes at the same moment.", ""),
    ("Nobody has a majority, so Anna, Bruno and Chiara are accused.", ""),
    ("Nobody has more than half of the votes: Anna-Katharina, Maximilian, Bartolomeo and Chiara are accused.", "long"),
]


@pytest.fixture(autouse=True)
def short_hush(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hush_timing, "LEAST_HUSH", 0.02)


async def tap_along(seated: TableClient) -> None:
    """Does nothing at every call, and is ready at every talk."""
    model = seated.model
    while True:
        if OTHER not in model.info.nodded:
            moves = model.moves(OTHER)
            if leaving := next((move for move in ("pass", "ready") if move in moves), None):
                await seated.move(OTHER, leaving)
                continue
            if model.info.hush:
                await seated.nod(OTHER)
        await seated.wait_for_change()


async def say_much(seated: TableClient) -> None:
    """Accuses, and vouches for, as many as they may."""
    await seated.wait_until(lambda model: any(move.startswith("accuse ") for move in model.moves(OTHER)))
    sayable = [move for move in seated.model.moves(OTHER) if move.startswith(("accuse ", "vouch "))]
    for statement in sayable[:STATEMENTS]:
        await seated.move(OTHER, statement)


@contextlib.asynccontextmanager
async def talk_with_history(anna: HouseClient, bruno: HouseClient) -> AsyncIterator[tuple[str, SeatPlayer]]:
    """A table at which a masked player has said much, and a player for the first seat."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(MAX_DEALS):
            code = await anna.open_table("carnaval", GUESTS)
            first = await stack.enter_async_context(anna.at_table(code))
            second = await stack.enter_async_context(bruno.at_table(code))
            await first.sit(0)
            await second.sit(OTHER)
            await first.send(Start(new_id(), "novice"))
            await second.wait_until(lambda model: model.views.get(OTHER) is not None)
            tapping = asyncio.create_task(tap_along(second))
            stack.callback(tapping.cancel)
            player = SeatPlayer(first, "carnaval")
            await player.until("discussion")
            if is_masked(first):
                await say_much(second)
                yield code, player
                return
    raise AssertionError("they were always unmasked first")


def is_masked(seated: TableClient) -> bool:
    return OTHER in cast("list[int]", seated.model.views[0]["masked"])


async def check_confirmation(page: Page) -> None:
    confirm = page.locator(".decide .gold")
    await expect(confirm).to_have_attribute("aria-disabled", "false")
    await expect(page.locator(".about .quote, .about .voted")).not_to_have_count(0)
    assert await confirm.evaluate(IN_SIGHT)


@pytest.mark.parametrize("screen", SCREENS)
async def test_what_confirms_a_statement_or_a_vote_is_in_sight(browsers: GuestBrowsers, screen: str) -> None:
    async with HouseClient(browsers.url) as anna, HouseClient(browsers.url) as bruno:
        await anna.set_name("Anna")
        await bruno.set_name("Bruno")
        async with talk_with_history(anna, bruno) as (code, player):
            page = (await browsers.guest(SCREENS[screen], f"/t/{code}", cookie=anna.cookie)).page
            await page.locator(OTHERS_FIGURE).click()
            room = page.locator(".room")
            before = await room.evaluate(BOX)
            assert await page.locator(".decide .ready, .decide .not-ready").evaluate(IN_SIGHT)
            await page.locator(".by-deed button", has_text="Accus").click()
            await check_confirmation(page)
            await page.evaluate("scrollTo(0, 0)")  # on a short screen a test scrolls to what it clicks
            await check_confirmation(page)
            assert await room.evaluate(BOX) == before, "the guests moved"
            await player.until("vote")
            await page.locator(OTHERS_FIGURE).click()
            await check_confirmation(page)


async def test_on_a_phone_on_its_side_nothing_covers_the_results(browsers: GuestBrowsers) -> None:
    async with HouseClient(browsers.url) as anna:
        await anna.set_name("Anna")
        code = await anna.open_table("carnaval", 7, bots="novice")
        page = (await browsers.guest(SCREENS["phone on its side"], f"/t/{code}", cookie=anna.cookie)).page
        async with anna.at_table(code) as seated:
            await SeatPlayer(seated, "carnaval").play()
        await page.locator(".finale").wait_for()
        await expect(page.locator(".written")).to_have_count(0)  # the leader's last words stood where the results are


async def test_the_guests_keep_their_places_whatever_the_leader_says(browsers: GuestBrowsers) -> None:
    """The words appear, take two lines, and go."""
    async with HouseClient(browsers.url) as anna:
        await anna.set_name("Anna")
        code = await anna.open_table("carnaval", GUESTS, bots="novice")
        async with anna.at_table(code) as seated:
            await SeatPlayer(seated, "carnaval").until("vote")
        page = (await browsers.guest(LAPTOP, f"/t/{code}", cookie=anna.cookie)).page
        await page.locator(".guest").first.wait_for()
        for screen in ("tiny", "phone", "landscape", "laptop"):
            await page.set_viewport_size(DEVICES[screen]["viewport"])
            places = [await page.evaluate(SAY, [text, kind]) for text, kind in SAYINGS]
            for (text, _), place in zip(SAYINGS, places, strict=True):
                assert place == places[0], (screen, text)


PLACES = """() => [...document.querySelectorAll(".room, .guest")].map(part => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x, y + scrollY, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("screen", ["tiny", "phone", "tablet", "laptop"])
async def test_the_room_and_its_guests_keep_their_places_all_evening(browsers: GuestBrowsers, screen: str) -> None:
    async with HouseClient(browsers.url) as anna, HouseClient(browsers.url) as bruno:
        await anna.set_name("Anna")
        await bruno.set_name("Bruno")
        async with talk_with_history(anna, bruno) as (code, player):
            page = (await browsers.guest(DEVICES[screen], f"/t/{code}", cookie=anna.cookie)).page
            places = {}
            for phase, sign in {
                "discussion": ".room.talk",
                "vote": ".room:not(.talk, .dark)",
                "dance": ".dark",
            }.items():
                while player.seated.model.views[0]["phase"] != phase:
                    await player.go_on()
                await expect(page.locator(sign)).to_be_visible()
                await page.locator(".tray").wait_for()
                places[phase] = await page.evaluate(PLACES)
        assert places["vote"] == places["discussion"]
        assert places["dance"] == places["discussion"]
