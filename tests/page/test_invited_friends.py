"""Friends who come by a link and want to play again, and what mustn't get in their way meanwhile."""

from __future__ import annotations

import asyncio
import itertools
import re
from typing import Any

import pytest
from playwright.async_api import Locator, Route, expect
from shots_devices import DEVICES
from shots_house import SeatPlayer
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers

from ridotto.client.house_client import HouseClient
from ridotto.house.tables.randomness import SystemRandomness
from ridotto.table.bot_names import BOT_NAMES

pytestmark = pytest.mark.anyio


async def opened_table(browsers: GuestBrowsers) -> BrowserGuest:
    """A host at a table of Masker for two, seated."""
    host = await browsers.guest(LAPTOP)
    await host.open_table("masker", 2)
    return host


async def two_playing(browsers: GuestBrowsers) -> tuple[BrowserGuest, BrowserGuest]:
    anna = await opened_table(browsers)
    bob = await browsers.guest(PHONE, f"/t/{anna.code}")
    await bob.sit_down()
    await anna.press("Start the game")
    for guest in (anna, bob):
        await guest.page.locator(".stage").wait_for()
    return anna, bob


async def resign(guest: BrowserGuest) -> None:
    for name in ("More", "Resign", "Yes, resign"):
        await guest.press(name)


async def box_of(place: Locator) -> dict[str, float]:
    box = await place.bounding_box()
    assert box is not None
    return {"top": box["y"], "bottom": box["y"] + box["height"]}


# -- coming by a link


async def test_a_friend_is_asked_for_a_name_and_sits_with_one_press(browsers: GuestBrowsers) -> None:
    anna = await opened_table(browsers)
    bob = await browsers.guest(PHONE, f"/t/{anna.code}")
    await bob.page.get_by_role("textbox", name="Others see you as").fill("Bob")
    await bob.press("Sit down")
    await expect(bob.page.locator(".seat-mine")).to_contain_text("Bob")
    await expect(anna.page.locator(".seat-taken")).to_contain_text("Bob")
    await expect(bob.page.locator(".sit-down")).to_have_count(0)


async def test_whoever_has_chosen_a_name_is_not_asked_again(browsers: GuestBrowsers) -> None:
    anna = await opened_table(browsers)
    bob = await browsers.guest(PHONE)
    await bob.page.locator(".my-name").wait_for()
    response = await bob.page.request.put("/api/me", data={"name": "Bob"})
    assert response.ok
    await bob.page.goto(f"/t/{anna.code}")
    await bob.press("Sit down as Bob")
    await expect(bob.page.locator(".seat-mine")).to_contain_text("Bob")


@pytest.mark.parametrize("device", ["phone", "tiny"])
async def test_on_a_phone_a_friend_reads_first_who_starts_and_who_is_here(browsers: GuestBrowsers, device: str) -> None:
    anna = await browsers.guest(LAPTOP)
    await anna.open_table("carnaval", 5)
    host = await anna.page.locator(".my-name").inner_text()
    bob = await browsers.guest(DEVICES[device], f"/t/{anna.code}")
    starts = bob.page.get_by_text(f"{host} chooses the setup and starts the game when everybody is here.")
    await expect(starts).to_be_in_viewport(ratio=1)
    places = [starts, bob.page.locator(".sit-down"), bob.page.locator(".seats"), bob.page.locator(".folded")]
    tops = [(await box_of(place))["top"] for place in places]
    assert tops == sorted(tops)
    setup = bob.page.get_by_label("Number of players")
    await expect(setup).to_be_hidden()
    await bob.page.locator(".folded > summary").click()
    await expect(setup).to_be_visible()
    await expect(setup).to_be_disabled()


async def test_a_host_may_say_what_friends_call_them(browsers: GuestBrowsers) -> None:
    anna = await opened_table(browsers)
    await anna.page.get_by_role("textbox", name="What do your friends call you?").fill("Anna")
    await anna.press("Use this name")
    await expect(anna.page.locator(".host-name")).to_have_count(0)
    bob = await browsers.guest(PHONE, f"/t/{anna.code}")
    await expect(bob.page.locator(".seat-taken")).to_contain_text("Anna")


# -- playing again

# Somebody who is on another tab, and has allowed notifications.
LOOKS_ELSEWHERE = """
  window.noted = [];
  class Noted { constructor(title, note) { noted.push(note.body); } }
  Object.assign(Noted, { permission: "granted", requestPermission: async () => "granted" });
  window.Notification = Noted;
  Object.defineProperty(navigator, "serviceWorker", { value: undefined });
  Object.defineProperty(document, "visibilityState", { get: () => window.elsewhere ? "hidden" : "visible" });
"""


async def test_players_still_at_the_old_table_are_called_to_the_next_game(browsers: GuestBrowsers) -> None:
    anna = await opened_table(browsers)
    bob = await browsers.guest(PHONE, f"/t/{anna.code}", script=LOOKS_ELSEWHERE)
    await bob.press("Sit down")
    await bob.page.locator(".seat-mine").wait_for()
    await anna.press("Start the game")
    await anna.page.locator(".stage").wait_for()
    await resign(anna)
    await bob.page.get_by_role("button", name="Play again").wait_for()
    await bob.page.evaluate("elsewhere = true")
    name = await anna.page.locator(".my-name").inner_text()
    await anna.press("Play again")
    invitation = bob.page.get_by_role("link", name=f"{name} wants to play again: join in")
    await expect(invitation).to_be_in_viewport(ratio=1)
    assert await bob.page.evaluate("noted") == [f"{name} wants to play again."]
    await invitation.click()
    await expect(bob.page.locator(".finale")).to_have_count(0)
    await bob.page.locator(".stage").wait_for()
    assert bob.code == anna.code


async def test_a_friend_who_has_scrolled_down_sees_the_invitation_too(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    await resign(anna)
    await bob.page.locator(".finale .seal").scroll_into_view_if_needed()
    await expect(bob.page.locator(".what-next")).not_to_be_in_viewport()
    await anna.press("Play again")
    notice = bob.page.locator(".notice", has_text="wants to play again.")
    await expect(notice).to_be_in_viewport(ratio=1)
    await notice.get_by_role("button", name="Join").click()
    await bob.page.locator(".stage").wait_for()
    await expect(notice).to_have_count(0)
    assert bob.code == anna.code


async def test_friends_go_on_to_another_game_without_a_new_link(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    await resign(anna)
    others = bob.page.get_by_role("group", name="Another game with the same people")
    await expect(others.get_by_role("button")).to_have_text(["Mascarade", "Mask", "Au carnaval de Venise"])
    name = await bob.page.locator(".my-name").inner_text()
    await others.get_by_role("button", name="Mascarade").click()
    await anna.page.get_by_role("link", name=f"{name} wants to play Mascarade next: join in").click()
    for guest in (anna, bob):
        await expect(guest.page.locator(".seat-mine")).to_be_visible()
        await expect(guest.page.get_by_role("heading", name="Mascarade")).to_be_visible()
    await bob.press("Start the game")
    for guest in (anna, bob):
        await guest.page.locator(".board-mascarade").wait_for()
    assert bob.code == anna.code


async def test_at_the_end_the_board_stays_in_sight_and_you_are_marked_among_the_winners(
    browsers: GuestBrowsers,
) -> None:
    anna, bob = await two_playing(browsers)
    await resign(anna)
    for guest in (anna, bob):
        await expect(guest.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
        await expect(guest.page.locator(".tray")).to_be_in_viewport(ratio=1)
    await expect(bob.page.locator(".finale .winner .who")).to_have_text(re.compile(r"^.+ \(you\)$"))


# -- during the game


async def test_undo_is_offered_once_there_is_something_to_take_back(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    for guest in (anna, bob):
        await guest.press("More")
        await guest.wait_for_text("Resign")
        await expect(guest.page.locator("dialog").get_by_role("button", name="Take back")).to_have_count(0)
        await guest.page.keyboard.press("Escape")
    mover = anna if await anna.page.get_by_text("Your turn").count() else bob
    other = bob if mover is anna else anna
    place = mover.page.locator(".place[data-open=true]").first
    if mover is anna:
        await place.click()
        if await mover.page.locator(".choice .gold").count() > 0:  # it is their own colour: are they sure?
            await mover.page.locator(".choice .gold").click()
    else:
        await place.tap()
        await mover.page.locator(".choice .gold").tap()
    await mover.press("More")
    await mover.page.locator("dialog").get_by_role("button", name="Take back").click()
    await other.wait_for_text("asks to take back a move.")
    await expect(other.page.locator(".banner")).to_contain_text("This would be taken back: ")
    await expect(other.page.locator(".banner")).to_contain_text(" captures ")
    await mover.wait_for_text("You’ve asked to take back a move.")
    await mover.press("Never mind")
    await expect(other.page.locator(".banner")).to_have_count(0)
    await expect(mover.page.locator(".notice")).to_have_count(0)
    await mover.press("More")
    await mover.page.locator("dialog").get_by_role("button", name="Take back").click()
    await other.page.locator(".banner").get_by_role("button", name="No", exact=True).click()
    await expect(mover.page.locator(".notice")).to_contain_text("doesn’t agree. The move stands.")


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_a_hint_leaves_the_board_where_it_is(browsers: GuestBrowsers, device: dict[str, Any]) -> None:
    anna = await browsers.guest(device)
    await anna.press("Play now: Mascarade, against bots")
    await expect(anna.page.locator(".whose-turn")).to_have_text("Your turn")
    field = anna.page.locator(".board-mascarade").first
    before = await box_of(field)
    await anna.press("Hint")
    await anna.page.locator(".hint-note").wait_for()
    assert (await box_of(field))["top"] == before["top"]
    await anna.page.locator(".hint-note button").dblclick()  # a finger that is too quick reaches no switch of the page
    await expect(anna.page.locator(".hint-note")).to_have_count(0)
    await expect(anna.page.get_by_role("button", name="Turn sound off")).to_be_visible()
    await expect(anna.page.get_by_role("button", name="Switch to dark mode")).to_be_visible()


async def test_a_refusal_is_read_above_the_board_and_above_a_sheet(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.open_table("masker", 2)
    await anna.page.locator(".seat-empty").click()
    await anna.page.get_by_role("textbox", name="Name of the player beside you").fill(BOT_NAMES[0])
    await anna.press("Sit down")
    notice = anna.page.locator(".notice")
    await notice.wait_for()
    seen = """notice => { const { x, y, width, height } = notice.getBoundingClientRect();
      return document.querySelector(".notice-place").matches(":popover-open") && y + height < innerHeight / 4; }"""
    assert await notice.evaluate(seen)


# -- looking back


@pytest.fixture
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = itertools.count(1)
    monkeypatch.setattr(SystemRandomness, "seed", lambda chance: next(numbers))


async def finished_mask(url: str) -> tuple[str, list[dict[str, Any]]]:
    """The code of a finished game of Mask, and its moments."""
    async with HouseClient(url) as host:
        code = await host.open_table("mask", 3, options={"masks": 6}, bots="greedy")
        async with host.at_table(code) as seated:
            await SeatPlayer(seated, "mask").play()
        moments = await host.get(f"/api/tables/{code}/replay?seat=watcher")
    assert isinstance(moments, list)
    return code, moments


def acts_by_itself(moment: dict[str, Any]) -> bool:
    return moment["view"]["phase"] != "card" and any(event["event"] in ("buys", "keeps") for event in moment["events"])


async def test_a_card_that_acts_by_itself_can_be_read_and_then_goes(browsers: GuestBrowsers, same_deal: None) -> None:
    code, moments = await finished_mask(browsers.url)
    at = next(at for at, moment in enumerate(moments) if acts_by_itself(moment))
    anna = await browsers.guest(PHONE)
    await anna.page.clock.install()
    await anna.page.goto(f"/r/{code}#{at - 1}")
    await anna.page.get_by_role("slider").wait_for()
    await anna.press("Forward one move")
    read = anna.page.locator(".moment")
    await expect(read).to_be_visible()
    await expect(read).to_contain_text("Bought by")
    await anna.page.clock.run_for(30_000)
    await expect(read).to_have_count(0)


async def test_the_bar_of_a_replay_covers_no_player(browsers: GuestBrowsers, same_deal: None) -> None:
    code, _ = await finished_mask(browsers.url)
    anna = await browsers.guest(PHONE, f"/r/{code}#9")
    await anna.page.locator(".board-mask .seats").wait_for()
    seats, bar = await box_of(anna.page.locator(".board-mask .seats")), await box_of(anna.page.locator(".scrubber"))
    assert seats["bottom"] <= bar["top"]


# -- doors and rules


async def test_a_door_says_that_a_table_is_being_opened(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    pressed = asyncio.Event()

    async def slowly(route: Route) -> None:
        await pressed.wait()
        await route.continue_()

    await anna.page.route("**/api/tables", slowly)
    door = anna.page.get_by_role("button", name="Play now: Masker, against bots")
    await door.click()
    await expect(door).to_have_text("One moment…")
    await door.click()  # doesn't open a second one
    pressed.set()
    await anna.page.locator(".stage").wait_for()
    assert len(await tables_of(anna)) == 1


async def tables_of(guest: BrowserGuest) -> list[object]:
    response = await guest.page.request.get("/api/me/tables")
    return [*(await response.json())]


async def test_the_rules_lead_back_to_the_table(browsers: GuestBrowsers) -> None:
    anna = await opened_table(browsers)
    table = anna.code
    await anna.page.get_by_role("link", name="Read the rules").click()
    await anna.page.get_by_role("link", name="Back", exact=True).click()
    await anna.page.locator(".seat-mine").wait_for()
    assert anna.code == table
    stranger = await browsers.guest(path="/rules/masker")
    await stranger.page.get_by_role("link", name="Back to the entrance").first.click()
    await stranger.page.locator(".game-door").first.wait_for()
