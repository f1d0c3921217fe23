"""Learn by playing, in a real browser: from the door to the end, pressing what is highlighted, or something else."""

from __future__ import annotations

import asyncio
import contextlib
import json
from datetime import UTC, datetime
from typing import Any

import httpx2
import pytest
from playwright.async_api import Error, Route, expect
from support.page.browser import FRENCH, LAPTOP, PHONE, BrowserGuest, GuestBrowsers, attempts

pytestmark = pytest.mark.anyio


# What an obedient newcomer would press: first the confirmation, then what is highlighted, then anything.
WISHES = {
    "mascarade": (
        ".panel .gold",
        ".on-rack.hinted:not(.chosen)",
        ".square.hinted",
        ".square.open .badge",
        ".on-rack:not(.dull):not(.chosen)",
    ),
    "masker": (
        ".choice .gold",
        ".place[data-hinted=true]",
        ".choice [data-hinted=true]",
        ".choice .stop",
        ".place[data-open=true]",
    ),
    "mask": (
        ".scene .confirm",
        "[data-hinted=true]",
        ".scene .plain > button:not(.gold)",
        ".orientation",
        ".hole[data-open=true]",
    ),
    "carnaval": (
        ".decide .gold[aria-disabled=false]",
        ".offers .hinted",
        ".decide .hinted",
        ".guest.hinted",
        ".decide button:not(.gold, .not-ready)",
        ".guest.lit",
        ".offers button",
    ),
}


async def start_lesson(browsers: GuestBrowsers, game: str, device: dict[str, Any] = LAPTOP) -> BrowserGuest:
    """Somebody who has pressed "Learn by playing" at a door."""
    anna = await browsers.guest(device)
    await anna.page.locator(f".door-{game} .learn").click()
    await anna.page.locator(".guide").wait_for()
    return anna


async def press_next(anna: BrowserGuest, game: str) -> None:
    for wish in WISHES[game]:
        wanted = anna.page.locator(f".board-{game} {wish}").filter(visible=True).first
        if await wanted.count():
            with contextlib.suppress(Error):  # other players may have moved meanwhile, and it is gone
                await wanted.click(timeout=2_000)
            return
    await anna.wait_for_message()


def guide_keys(anna: BrowserGuest) -> list[str]:
    """The keys of everything the guide has said in this browser."""
    infos = [json.loads(message).get("info") for message in anna.received]
    return [info["guide"]["say"] for info in infos if info and "guide" in info]


async def play_to_the_end(anna: BrowserGuest, game: str) -> None:
    for click in attempts():
        if await anna.page.locator(".finale").count():
            return
        if click == 6:
            await anna.page.reload()
            await anna.page.locator(".guide").wait_for()
        await press_next(anna, game)
    pytest.fail("the lesson did not end")


@pytest.mark.parametrize(
    ("game", "device", "first"),
    [
        ("mascarade", PHONE, "learn-mascarade-first"),
        ("masker", LAPTOP, "learn-masker-white"),
        ("mask", PHONE, "learn-mask-stick"),
        ("carnaval", LAPTOP, "learn-carnaval-hush"),
    ],
    ids=list(WISHES),
)
async def test_a_guided_game_goes_to_its_end(
    browsers: GuestBrowsers, game: str, device: dict[str, Any], first: str
) -> None:
    anna = await start_lesson(browsers, game, device)
    await play_to_the_end(anna, game)
    assert guide_keys(anna)[0] == first
    assert guide_keys(anna)[-1] in {f"learn-{game}-won", f"learn-{game}-lost", "learn-even"}
    assert len(set(guide_keys(anna))) > 4
    await expect(anna.page.locator(".finale .scores")).to_be_visible()
    await expect(anna.page.get_by_role("button", name="Play again")).to_have_count(0)
    await anna.press("Play a real game")
    await expect(anna.page.locator(".guide")).to_have_count(0)
    await anna.page.locator(".stage").wait_for()


async def test_only_a_newcomer_is_told_where_to_begin(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.wait_for_text("First time here?")
    await anna.press("About Masker")
    await anna.press("Learn by playing")
    await anna.wait_for_text("Yellow is your secret colour")
    await anna.page.goto("/")
    await anna.page.locator(".doors").wait_for()
    await expect(anna.page.get_by_text("First time here?")).to_have_count(0)


async def test_a_newcomer_who_presses_before_the_house_knows_them_gets_their_own_table(browsers: GuestBrowsers) -> None:
    pressed = asyncio.Event()

    async def introduce(route: Route) -> None:
        """The house creates a guest, but its response takes a long time to arrive."""
        if route.request.method != "GET":
            await route.continue_()
            return
        async with httpx2.AsyncClient(verify=False) as client:
            response = await client.get(route.request.url)
        await pressed.wait()
        await route.fulfill(status=response.status_code, headers=dict(response.headers), body=response.content)

    anna = await browsers.guest(path="about:blank")
    await anna.page.route("**/api/me", introduce)
    await anna.page.goto("/")
    await anna.page.locator(".door-masker .learn").click()
    await anna.page.wait_for_timeout(300)  # in this time the house may create a second guest
    pressed.set()
    await anna.wait_for_text("Yellow is your secret colour")


async def test_a_lesson_can_be_left_and_waits_at_the_entrance(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, "mask", PHONE)
    await anna.page.get_by_role("link", name="Leave").click()
    await anna.page.locator(".table-link").first.click()
    await anna.wait_for_text("You have two sticks.")


async def test_a_learner_who_does_something_else_is_kindly_told_so(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, "masker")
    await anna.page.locator(".place[data-open=true]:not([data-hinted=true])").click()
    await anna.wait_for_text("You went your own way")
    await anna.press("Take back")
    await anna.wait_for_text("Capture the white one by the arrow.")


async def test_the_guide_folds_away_and_comes_back_by_keyboard(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, "masker", PHONE)
    await anna.page.get_by_role("button", name="Hide the guide").press("Enter")
    await expect(anna.page.locator(".guide-words")).to_be_hidden()
    await anna.page.get_by_role("button", name="What now?").press("Enter")
    await expect(anna.page.locator(".guide-words")).to_be_visible()


async def test_on_a_phone_the_guide_leaves_the_move_in_sight(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, "masker", PHONE)
    await expect(anna.page.locator(".guide-words")).to_be_in_viewport(ratio=1)
    await expect(anna.page.locator(".place[data-hinted=true]")).to_be_in_viewport(ratio=1)
    await expect(anna.page.locator("section.choice")).to_be_in_viewport()


IN_SIGHT = """
at => {
  const window = document.querySelector(".window").getBoundingClientRect();
  const square = document.querySelector(`[data-square="${at}"]`).getBoundingClientRect();
  const inside = (start, end) => square[start] >= window[start] - 1 && square[end] <= window[end] + 1;
  return inside("left", "right") && inside("top", "bottom");
}
"""


def squares_of_bots(anna: BrowserGuest) -> list[str]:
    """Where bots have laid masks, as this browser was told."""
    seen = [part for message in anna.received for part in json.loads(message).get("seen", [])[:1]]
    events = [event for part in seen for event in part["events"]]
    return [event["at"] for event in events if event["event"] == "lays" and event["seat"] != 0]


async def test_on_a_phone_a_bots_mask_comes_into_sight_before_the_board_moves_on(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, "mascarade", PHONE)
    await anna.page.clock.install()
    for _ in range(3):
        before = len(squares_of_bots(anna))
        await anna.page.clock.pause_at(datetime.fromtimestamp(await anna.page.evaluate("Date.now() / 1000 + 5"), UTC))
        for _ in attempts():
            if len(squares_of_bots(anna)) > before:
                break
            await press_next(anna, "mascarade")
        for _ in attempts():
            if await anna.page.evaluate(IN_SIGHT, squares_of_bots(anna)[-1]):
                break
            await anna.page.wait_for_timeout(50)
        await anna.page.clock.resume()
    bar = await anna.page.locator(".tools").bounding_box()
    zoom = await anna.page.get_by_role("button", name="Zoom out").bounding_box()
    assert bar
    assert zoom
    assert zoom["y"] + zoom["height"] <= bar["y"], "the button lies under the bar"


# A busy machine may look too seldom to see every moment, so the page itself keeps the last one.
KEEP_LAST_MOMENT = """() => {
  const keep = () => { window.lastMoment = document.querySelector(".moment")?.innerText ?? window.lastMoment; };
  new MutationObserver(keep).observe(document, { childList: true, characterData: true, subtree: true });
}"""


async def test_the_last_card_and_payday_of_mask_are_seen_before_the_result(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, "mask", PHONE)
    await anna.page.evaluate(KEEP_LAST_MOMENT)
    for _ in attempts():
        if await anna.page.locator(".finale").count():
            break
        await press_next(anna, "mask")
    last = await anna.page.evaluate("window.lastMoment")
    assert last.startswith("Payday!"), "the result came first"
    await expect(anna.page.locator(".story")).to_contain_text("Payday on")


async def test_the_guide_speaks_the_learners_language(browsers: GuestBrowsers) -> None:
    anna = await start_lesson(browsers, "carnaval", FRENCH)
    await anna.wait_for_text("Vous êtes un simple invité")


@pytest.mark.parametrize("game", ["mascarade", "masker", "mask"])
async def test_on_a_phone_the_board_stays_where_it_is_whatever_the_guide_says(
    browsers: GuestBrowsers, game: str
) -> None:
    anna = await start_lesson(browsers, game, PHONE)
    board = anna.page.locator(f".board-{game}")
    await board.wait_for()
    tops = set()
    for _ in attempts():
        if len(set(guide_keys(anna))) >= 5 or await anna.page.locator(".finale").count():
            break
        tops.add(await board.evaluate("(board) => Math.round(board.getBoundingClientRect().top + scrollY)"))
        await press_next(anna, game)
    assert len(set(guide_keys(anna))) >= 4
    assert len(tops) == 1
