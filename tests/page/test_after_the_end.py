"""The end of a game, for winners and losers, and the next game against the same bots."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect
from shots_house import SeatPlayer
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers

from ridotto.client.house_client import HouseClient
from ridotto.table.bot_names import BOT_NAMES

pytestmark = pytest.mark.anyio

MAX_GAMES = 30
SOON_MILLISECONDS = 2_000  # sooner than a notice goes by itself


async def resigned_game(browsers: GuestBrowsers) -> tuple[BrowserGuest, set[str]]:
    """Somebody who has just lost against bots, and the bots' names."""
    anna = await browsers.guest(PHONE)
    await anna.press("Play now: Masker, against bots")
    await anna.page.locator(".stage").wait_for()
    bots = await bot_names(anna)
    for name in ("More", "Resign", "Yes, resign"):
        await anna.press(name)
    await anna.page.locator(".what-next").wait_for()
    return anna, bots


async def bot_names(guest: BrowserGuest) -> set[str]:
    return {chair["name"] for chair in await chairs(guest) if chair.get("bot")}


async def chairs(guest: BrowserGuest) -> list[dict[str, Any]]:
    response = await guest.page.request.get(f"/api/tables/{guest.code}")
    return [*(await response.json())["info"]["chairs"]]


async def test_alone_the_next_game_starts_at_once_against_the_same_bots(browsers: GuestBrowsers) -> None:
    anna, bots = await resigned_game(browsers)
    first = anna.code
    await anna.press("Play again")
    await anna.page.wait_for_url(lambda url: not url.endswith(first))
    await anna.page.locator(".stage").wait_for()
    await expect(anna.page.locator(".finale")).to_have_count(0)
    assert await bot_names(anna) == bots


async def test_whoever_wants_to_change_something_gets_to_the_lobby(browsers: GuestBrowsers) -> None:
    anna, bots = await resigned_game(browsers)
    await anna.press("Change something")
    await anna.page.get_by_role("button", name="Start the game").wait_for()
    assert await bot_names(anna) == bots


async def test_confetti_is_for_winners_only(browsers: GuestBrowsers) -> None:
    seen = set()
    async with HouseClient(browsers.url) as anna:
        await anna.set_name("Anna")
        screen = await browsers.guest(LAPTOP, cookie=anna.cookie)
        for _ in range(MAX_GAMES):
            won = await play_while_watching(anna, screen)
            await skip_last_turn(screen)
            await screen.page.locator(".finale").wait_for()
            await expect(screen.page.locator(".confetti")).to_have_count(1 if won else 0)
            seen.add(won)
            if seen == {True, False}:
                return
    raise AssertionError(f"of {MAX_GAMES} games, none was won or none was lost")


async def skip_last_turn(screen: BrowserGuest) -> None:
    """The result waits until it has been looked at, or until somebody has seen enough."""
    looking = screen.page.locator(".whose-turn", has_text="The last turn")
    await looking.or_(screen.page.locator(".finale")).first.wait_for()
    await screen.page.locator(".choice button").evaluate_all("buttons => buttons.forEach(button => button.click())")


async def play_while_watching(anna: HouseClient, screen: BrowserGuest) -> bool:
    """Whether she has won."""
    code = await anna.open_table("masker", 2, bots="greedy")
    await screen.page.goto(f"/t/{code}")
    await screen.page.locator(".board-masker").wait_for()
    async with anna.at_table(code) as seated:
        await SeatPlayer(seated, "masker").play()
        outcome = seated.model.views[0]["outcome"]
    assert isinstance(outcome, dict)
    return bool(outcome["winners"] == [0])


async def test_on_a_laptop_what_happened_keeps_a_few_lines(browsers: GuestBrowsers) -> None:
    async with HouseClient(browsers.url) as anna:
        await anna.set_name("Anna")
        code = await anna.open_table("carnaval", 9, bots="novice")
        async with anna.at_table(code) as seated:
            await SeatPlayer(seated, "carnaval").play()
        screen = await browsers.guest(LAPTOP, f"/t/{code}", cookie=anna.cookie)
        await screen.page.locator(".finale").wait_for()
        await screen.page.locator(".chat").get_by_role("button", name="Chat").click()  # nobody is there to talk to
        box = await screen.page.locator(".beside .log-entries").bounding_box()
        assert box is not None
        assert box["height"] >= 80
        await expect(screen.page.locator(".chat .choice")).to_be_in_viewport(ratio=1)


# -- notices


async def test_a_refusal_goes_when_it_is_mended_and_does_not_follow_to_the_rules(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.open_table("masker", 3)
    notice = anna.page.locator(".notice")
    await anna.page.locator(".seat-empty").first.click()
    field = anna.page.get_by_role("textbox", name="Name of the player beside you")
    await field.fill(BOT_NAMES[0])
    await anna.press("Sit down")
    await notice.wait_for()
    await field.fill("Bruno")
    await anna.press("Sit down")
    await expect(notice).to_have_count(0, timeout=SOON_MILLISECONDS)
    await anna.page.locator(".seat-empty").first.click()
    await field.fill(BOT_NAMES[0])
    await anna.press("Sit down")
    await notice.wait_for()
    await anna.page.keyboard.press("Escape")
    await anna.page.get_by_role("link", name="Read the rules").click()
    await anna.page.locator("article.rules").wait_for()
    await expect(notice).to_have_count(0, timeout=SOON_MILLISECONDS)
