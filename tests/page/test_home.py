"""The entrance: doors, games that wait for you, games that are over; and hints, reactions and names at a table."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from playwright.async_api import TimeoutError as PlaywrightTimeout
from playwright.async_api import expect
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers, attempts

pytestmark = pytest.mark.anyio

LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
FIRST_NAME_ONLY = "Math.random = () => 0"  # an invented name is always the first one left


async def two_playing(browsers: GuestBrowsers, hints: bool = False) -> tuple[BrowserGuest, BrowserGuest]:
    """A laptop that opened a table of Masker by its door, and a phone that followed the link."""
    anna = await browsers.guest(LAPTOP)
    await anna.press("Play with friends: Masker")
    await anna.page.locator(".seat-mine").wait_for()
    bob = await browsers.guest(PHONE, f"/t/{anna.code}")
    await bob.sit_down()
    if hints:
        await anna.page.get_by_label("Hints: players may ask").click()
        await expect(bob.page.get_by_label("Hints: players may ask")).to_be_checked()  # though the setup is folded
    await anna.press("Start the game")
    for guest in (anna, bob):
        await guest.page.locator(".stage").wait_for()
    return anna, bob


def last_info(guest: BrowserGuest) -> dict[str, Any]:
    infos = [json.loads(message).get("info") for message in guest.received]
    found: dict[str, Any] = [info for info in infos if info][-1]
    return found


async def take_name(guest: BrowserGuest, name: str) -> None:
    await guest.page.locator(".my-name").click()
    await guest.page.get_by_role("textbox", name="Others see you as").fill(name)
    await guest.press("Use this name")


# -- the doors


async def test_each_door_says_what_the_game_is_and_how_long_it_takes(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    doors = anna.page.locator(".game-door")
    await expect(doors).to_have_count(4)
    for door in await doors.all():
        await expect(door.locator(".in-short")).not_to_be_empty()
        await expect(door).to_contain_text("min")


@pytest.mark.parametrize("device", [PHONE, LAPTOP, LANDSCAPE], ids=["phone", "laptop", "landscape"])
async def test_on_a_first_visit_a_game_can_be_started_without_scrolling(
    browsers: GuestBrowsers, device: dict[str, Any]
) -> None:
    anna = await browsers.guest(device)
    await anna.page.locator(".my-name").wait_for()
    await expect(anna.page.get_by_role("button", name="Play now: Mascarade")).to_be_in_viewport(ratio=1)


async def test_a_newcomer_is_shown_the_lessons(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.page.get_by_role("button", name="First time here?").click()
    await anna.page.get_by_role("dialog").get_by_role("button", name="Masker").click()
    await anna.page.locator(".guide").wait_for()


async def test_the_strength_of_bots_is_one_tap_away_and_remembered(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.press("About Masker")
    await anna.page.locator(".strength").get_by_role("radio", name="Master").check()
    await anna.page.reload()
    await anna.press("About Masker")
    await expect(anna.page.locator(".strength").get_by_role("radio", name="Master")).to_be_checked()
    await anna.press("Play against bots now")
    await anna.page.locator(".stage").wait_for()
    assert [chair.get("bot") for chair in last_info(anna)["chairs"]] == [None, "master"]


async def test_bots_that_fill_a_table_of_friends_are_as_strong(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(LAPTOP)
    await anna.press("Play with friends: Mascarade")
    await anna.page.locator(".seat-mine").wait_for()
    await anna.page.locator(".strength").get_by_role("radio", name="Novice").check()
    await anna.press("Start the game")
    await anna.page.locator(".stage").wait_for()
    assert [chair.get("bot") for chair in last_info(anna)["chairs"]] == [None, "novice", "novice"]


async def test_options_can_be_chosen_for_a_game_alone(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.press("About Masker")
    await anna.page.get_by_role("button", name="With friends or alone: bots take the free seats.").click()
    await anna.page.locator(".seat-mine").wait_for()
    await anna.page.get_by_label("Number of players").select_option(label="3 players")
    await anna.press("Start the game")
    await anna.page.locator(".stage").wait_for()
    assert [chair.get("bot") for chair in last_info(anna)["chairs"]] == [None, "regular", "regular"]


@pytest.mark.parametrize(
    ("way", "options"),
    [
        (["Play now: Mask, against bots"], {"masks": 6}),
        (["About Mask", "Play the full game: 18 masks, about an hour"], {}),
    ],
    ids=["short", "long"],
)
async def test_mask_is_short_unless_you_choose_the_long_game(
    browsers: GuestBrowsers, way: list[str], options: dict[str, int]
) -> None:
    anna = await browsers.guest(PHONE)
    stage = anna.page.locator(".stage")
    for button in way:
        await anna.press(button)
    for _ in attempts():
        with contextlib.suppress(PlaywrightTimeout):
            await stage.wait_for(timeout=10_000)
            break
        # A press in the first second of the page may be lost; whoever sees that nothing happens presses again.
        if await anna.page.get_by_role("button", name=way[-1], exact=True).filter(visible=True).count():
            await anna.press(way[-1])
    assert last_info(anna)["options"] == options


async def test_a_public_table_can_be_opened_and_found(browsers: GuestBrowsers) -> None:
    anna, bob = await browsers.guest(LAPTOP), await browsers.guest(PHONE)
    await anna.press("Open a public table")
    await anna.press("Mascarade")
    await anna.page.locator(".seat-mine").wait_for()
    await bob.page.reload()
    await bob.page.locator(".table-link", has_text="Mascarade").click()
    await bob.page.locator(".seat-empty").first.wait_for()


# -- games that were left, and games that are over


async def test_a_table_that_waits_for_a_player_is_on_top_for_them_alone(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    seen = [seen for message in anna.received for seen in json.loads(message).get("seen", ()) if seen["view"]]
    to_act = seen[-1]["view"]["to_act"]
    awaited, other = (anna, bob) if to_act == [0] else (bob, anna)
    for guest in (awaited, other):
        await guest.page.goto("/")
        await guest.page.locator(".table-link").first.wait_for()
    await expect(other.page.locator(".your-turn")).to_have_count(0)
    await awaited.page.locator(".your-turn .table-link").click()
    await awaited.page.locator(".stage").wait_for()
    await awaited.wait_for_text("Your turn")


async def test_a_game_that_is_over_is_found_again(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    for name in ("More", "Resign", "Yes, resign"):
        await bob.press(name)
    await anna.page.locator(".finale").wait_for()
    await bob.page.goto("/")
    await bob.wait_for_text("Finished")
    await expect(bob.page.locator(".table-link")).to_contain_text("You lost · with")
    await bob.page.locator(".table-link", has_text="You lost").click()
    await bob.page.locator(".finale").wait_for()
    await anna.page.goto("/")
    await anna.wait_for_text("You won · with")


async def test_games_that_were_left_take_one_line_and_can_be_hidden(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    games = ("Play now: Masker, against bots", "Play now: Mascarade, against bots")
    for way in (*games, "Learn by playing: Mask, in five minutes"):
        await anna.press(way)
        await anna.page.locator(".stage").wait_for()
        await anna.page.locator(".whose-turn", has_text="Your turn").wait_for()
        await anna.page.goto("/")
    await anna.page.get_by_text("2 games are waiting for you").click()  # a lesson waits for nobody
    await anna.page.locator(".your-turn").get_by_role("button", name="Take Masker off this list").click()
    await expect(anna.page.locator(".your-turn .table-link")).to_contain_text("Mascarade")
    await anna.page.locator(".inside").get_by_role("button", name="Take Mask off this list").click()
    await anna.page.reload()
    await expect(anna.page.locator(".inside .table-link")).to_have_count(1)


async def two_after_a_game(browsers: GuestBrowsers) -> tuple[BrowserGuest, BrowserGuest]:
    anna, bob = await two_playing(browsers)
    for name in ("More", "Resign", "Yes, resign"):
        await bob.press(name)
    await anna.page.locator(".finale").wait_for()
    return anna, bob


async def test_a_rematch_says_who_is_missing_and_starts_by_itself_when_they_come(browsers: GuestBrowsers) -> None:
    anna, bob = await two_after_a_game(browsers)
    await anna.press("Play again")
    await anna.page.get_by_text("starts by itself as soon as everybody is here. Still missing: ").wait_for()
    await anna.page.reload()  # it doesn't depend on the host's page
    await anna.page.get_by_text("starts by itself as soon as everybody is here. Still missing: ").wait_for()
    await bob.page.get_by_role("link", name="wants to play again: join in").click()
    for guest in (anna, bob):
        await guest.page.locator(".stage").wait_for()
        await expect(guest.page.locator(".finale")).to_have_count(0)
    assert anna.code == bob.code


async def test_a_friend_who_is_first_waits_for_the_host(browsers: GuestBrowsers) -> None:
    anna, bob = await two_after_a_game(browsers)
    await bob.press("Play again")
    await bob.page.get_by_text(f"Still missing: {await anna.page.locator('.my-name').inner_text()}.").wait_for()
    await anna.page.get_by_role("link", name="wants to play again: join in").click()
    for guest in (anna, bob):
        await guest.page.locator(".stage").wait_for()


@pytest.mark.parametrize("way", ["at the end", "in the lobby"])
async def test_a_host_who_wants_to_change_something_starts_it_by_hand(browsers: GuestBrowsers, way: str) -> None:
    anna, bob = await two_after_a_game(browsers)
    if way == "in the lobby":
        await anna.press("Play again")
        await anna.page.get_by_text("starts by itself").wait_for()
    await anna.press("Change something")
    await anna.page.get_by_text("Still missing: ").wait_for()
    await expect(anna.page.get_by_text("starts by itself")).to_have_count(0)
    await bob.page.get_by_role("link", name="wants to play again: join in").click()
    await anna.page.get_by_text("Everybody is here").wait_for()
    await anna.press("Start the game")
    await bob.page.locator(".stage").wait_for()


# -- hints, reactions and names


async def test_among_people_there_are_no_hints(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    for guest in (anna, bob):
        await expect(guest.page.locator(".tool", has_text="Hint")).to_have_count(0)
    await anna.wait_for_text("There are no hints at this table.")


async def test_hints_that_the_host_allows_are_announced_to_all(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers, hints=True)
    for guest in (anna, bob):
        await expect(guest.page.locator(".tool", has_text="Hint")).to_have_count(1)
    await anna.wait_for_text("Hints are allowed at this table.")
    await bob.page.locator(".tool", has_text="Log").click()
    await bob.wait_for_text("The host allows hints at this table.")


async def test_a_reaction_is_shown_unless_reactions_are_turned_off(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    await bob.page.locator(".tool", has_text="Chat").click()
    await bob.press("A rose: well done!")
    reaction = anna.page.locator(".latest-reactions li")
    await expect(reaction).to_contain_text("A rose: well done!")
    await anna.page.get_by_label("Show reactions on this device").uncheck()
    await expect(anna.page.locator(".latest-reactions")).to_have_count(0)
    await bob.page.locator(".tool", has_text="Chat").click()
    await bob.press("A heart")
    await expect(bob.page.locator(".latest-reactions")).to_contain_text("A heart")
    await anna.page.reload()
    await anna.page.locator(".stage").wait_for()
    await expect(anna.page.get_by_role("button", name="A heart")).to_have_count(0)


async def test_a_new_name_is_seen_at_the_table(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    await take_name(bob, "Bertha")
    await anna.wait_for_text("is now called Bertha.")
    await expect(anna.page.locator(".players")).to_contain_text("Bertha")
    await take_name(anna, "Zelda")
    await expect(bob.page.locator(".stage")).to_contain_text("Zelda")


async def test_the_name_field_says_how_much_room_is_left(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.page.locator(".my-name").click()
    name = anna.page.get_by_role("textbox", name="Others see you as")
    await name.fill("Anna")
    await expect(anna.page.locator(".counter")).to_be_empty()
    await name.fill("Annabella")
    await expect(anna.page.locator(".counter")).to_contain_text("9/12")


async def test_newcomers_get_names_that_nobody_at_the_table_has(browsers: GuestBrowsers) -> None:
    """At once if they come by the link; if they already had the name before, when they sit down."""
    anna = await browsers.guest(LAPTOP, "/rules/masker", script=FIRST_NAME_ONLY)
    code = await anna.open_table("masker", 3)
    early = await browsers.guest(LAPTOP, script=FIRST_NAME_ONLY)
    await expect(early.page.locator(".my-name")).to_have_text(await anna.page.locator(".my-name").inner_text())
    by_link = await browsers.guest(PHONE, f"/t/{code}", script=FIRST_NAME_ONLY)
    await early.page.goto(f"/t/{code}")
    for guest in (by_link, early):
        await guest.sit_down()
    await expect(anna.page.locator(".seat-taken")).to_have_count(2)
    names = [chair["name"] for chair in last_info(anna)["chairs"]]
    assert len(set(names)) == 3
    assert not any(name[-1].isdigit() for name in names)
    assert await early.page.locator(".my-name").inner_text() in names
