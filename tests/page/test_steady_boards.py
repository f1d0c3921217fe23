"""A board keeps its size through a whole turn, whatever the text below it says: what is under a finger stays there."""

from __future__ import annotations

import contextlib

import pytest
from playwright.async_api import Error
from support.page.browser import PHONE, BrowserGuest, GuestBrowsers, attempts

pytestmark = pytest.mark.anyio

BOARDS = {"mask": ".base", "masker": ".tray", "mascarade": ".field"}
WISHES = {
    "mask": (
        ".confirm",
        ".scene .gold",
        ".plain > button:has-text('Draw')",
        ".orientation",
        ".hole[data-open=true]",
        ".hole[data-start=true]",
        ".plain > button",
    ),
    "masker": (".choice .gold", ".place[data-open=true]", ".choice .stop"),
    "mascarade": (".deeds .gold", ".field:has(~ .rack .chosen) .square.open", ".on-rack:not(.dull)"),
}
PRESSES = {"mask": 24, "masker": 12, "mascarade": 6}
SIZE = "board => { const { x, y, width, height } = board.getBoundingClientRect(); return [x, y, width, height] }"


async def start_game(browsers: GuestBrowsers, game: str) -> BrowserGuest:
    anna = await browsers.guest(PHONE)
    await anna.open_table(game, 3)
    await anna.press("Start the game")
    await anna.page.locator(f".board-{game}").wait_for()
    return anna


async def tap_something(anna: BrowserGuest, game: str) -> bool:
    """Taps what a player who wants to get on would; other players may have moved meanwhile, and it is gone."""
    for wish in WISHES[game]:
        wanted = anna.page.locator(f".board-{game} {wish}").filter(visible=True).first
        if await wanted.count():
            with contextlib.suppress(Error):
                await wanted.tap(timeout=2_000)
                return True
    await anna.wait_for_message()
    return False


@pytest.mark.parametrize("game", BOARDS)
async def test_a_board_keeps_its_size_through_turns_and_auctions(browsers: GuestBrowsers, game: str) -> None:
    anna = await start_game(browsers, game)
    board = anna.page.locator(f".board-{game} {BOARDS[game]}").first
    sizes, phases, presses = set(), set(), 0
    for _ in attempts():
        sizes.add(tuple(map(round, await board.evaluate(SIZE))))
        phases.add(await anna.page.locator(".scene").get_attribute("data-phase") if game == "mask" else game)
        presses += await tap_something(anna, game)
        if presses >= PRESSES[game] and (game != "mask" or {"place", "turn", "auction"} <= phases):
            break
    assert len(sizes) == 1, sizes
