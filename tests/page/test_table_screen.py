"""The page around the boards, in a real browser: how you come to a table, stay there, and leave it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import Locator, expect
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers, RestartableHouse

from ridotto.table.bot_names import BOT_NAMES

pytestmark = pytest.mark.anyio


async def opened_table(browsers: GuestBrowsers, device: dict[str, Any] = LAPTOP) -> BrowserGuest:
    """A host at a table of Masker for two, seated."""
    host = await browsers.guest(device)
    await host.press("About Masker")
    await host.page.get_by_role("button", name="Open a table, choose options").click()
    await host.page.locator(".seat-mine").wait_for()
    return host


async def join(browsers: GuestBrowsers, host: BrowserGuest, device: dict[str, Any] = LAPTOP) -> BrowserGuest:
    """A friend who follows the link and takes the free seat."""
    friend = await browsers.guest(device, f"/t/{host.code}")
    await friend.page.locator(".seat-empty").click()
    await friend.page.locator(".seat-mine").wait_for()
    return friend


async def two_playing(browsers: GuestBrowsers) -> tuple[BrowserGuest, BrowserGuest]:
    anna = await opened_table(browsers)
    bob = await join(browsers, anna, PHONE)
    await anna.press("Start the game")
    for guest in (anna, bob):
        await guest.page.locator(".stage").wait_for()
    return anna, bob


async def say(guest: BrowserGuest, text: str) -> None:
    await guest.page.get_by_role("textbox", name="Write a message").fill(text)
    await guest.press("Send")


async def open_chat(guest: BrowserGuest) -> None:
    """On a phone the chat is in a sheet; its button has a dot when there is a new message."""
    await guest.page.locator(".tool", has_text="Chat").click()


async def resign(guest: BrowserGuest) -> None:
    for name in ("More", "Resign", "Yes, resign"):
        await guest.press(name)


def views_seen(guest: BrowserGuest) -> Iterator[dict[str, Any]]:
    """All views that this browser has received."""
    for message in guest.received:
        for seen in json.loads(message).get("seen", ()):
            if seen["view"]:
                yield seen["view"]


# -- coming in


async def test_one_click_starts_a_game_against_bots(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.press("Play now: Masker, against bots")
    await anna.page.locator(".stage").wait_for()
    await anna.press("More")
    await expect(anna.page.locator(".players li").nth(1)).to_contain_text(re.compile("|".join(BOT_NAMES)))
    await expect(anna.page.locator(".players li").nth(1)).to_contain_text("Regular")


async def test_everybody_has_a_name_and_can_change_it_by_a_tap(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest()
    await anna.page.locator(".my-name").click()
    await anna.page.get_by_role("textbox", name="Others see you as").fill("Anna")
    await anna.press("Use this name")
    await expect(anna.page.locator(".my-name")).to_have_text("Anna")
    await anna.page.reload()
    await expect(anna.page.locator(".my-name")).to_have_text("Anna")


async def test_a_link_leads_friends_to_the_same_table(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    await say(anna, "Good evening!")
    await open_chat(bob)
    await bob.wait_for_text("Good evening!")


async def test_an_unknown_code_is_explained(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(path="/t/NOWHERE")
    await anna.wait_for_text("There is no table with the code NOWHERE.")


# -- before the start


async def test_the_host_arranges_and_the_others_see_it(browsers: GuestBrowsers) -> None:
    anna = await opened_table(browsers)
    bob = await join(browsers, anna)
    await anna.page.get_by_label("Number of players").select_option(label="4 players")
    await expect(bob.page.locator(".seat")).to_have_count(4)
    await expect(bob.page.get_by_label("Number of players")).to_be_disabled()


async def test_somebody_moves_over_and_a_bot_takes_their_place(browsers: GuestBrowsers) -> None:
    anna = await opened_table(browsers)
    await anna.page.locator(".seat").nth(1).click()
    await anna.press("Move here")
    await expect(anna.page.locator(".seat").nth(1)).to_contain_text("you, on this device")
    await anna.page.locator(".seat").nth(0).click()
    await anna.page.get_by_role("button", name="Novice").click()
    await expect(anna.page.locator(".seat").nth(0)).to_contain_text(re.compile("|".join(BOT_NAMES)))


async def test_a_removed_guest_is_told_why(browsers: GuestBrowsers) -> None:
    anna = await opened_table(browsers)
    bob = await join(browsers, anna)
    await anna.page.locator(".seat-taken").click()
    await anna.press("Show this player the door")
    await bob.wait_for_text("The host has removed you from this table.")


# -- staying


async def test_a_reload_leads_back_to_the_same_seat(browsers: GuestBrowsers) -> None:
    anna, _ = await two_playing(browsers)
    before = next(view["colours"] for view in views_seen(anna))
    anna.received.clear()
    await anna.page.reload()
    await anna.page.locator(".stage").wait_for()
    assert next(view["colours"] for view in views_seen(anna)) == before


async def test_what_is_said_while_the_house_restarts_arrives_once(
    browsers: GuestBrowsers, lasting_house: RestartableHouse
) -> None:
    anna, bob = await two_playing(browsers)
    await lasting_house.close()
    await anna.wait_for_text("Connection lost.")
    await say(anna, "Are you there?")
    await lasting_house.open()
    await expect(anna.page.locator(".connection-notice:not(.absence)")).to_be_hidden()
    await open_chat(bob)
    await bob.wait_for_text("Are you there?")
    await anna.page.reload()
    await expect(anna.page.get_by_text("Are you there?")).to_have_count(1)


async def test_a_game_that_was_left_waits_at_the_entrance(browsers: GuestBrowsers) -> None:
    anna, _ = await two_playing(browsers)
    left = anna.code
    await anna.press("More")
    await anna.press("Leave the table")
    await anna.page.locator(".table-link").first.click()
    await anna.page.locator(".stage").wait_for()
    assert anna.code == left


async def test_one_device_is_handed_on_behind_a_curtain(browsers: GuestBrowsers) -> None:
    anna = await opened_table(browsers, PHONE)
    await anna.page.locator(".seat-empty").click()
    await anna.page.get_by_role("textbox", name="Name of the player beside you").fill("Ben")
    await anna.press("Sit down")
    await anna.press("Start the game")
    await anna.wait_for_text("Hand the device to")
    await expect(anna.page.locator(".stage")).to_have_count(0)
    await expect(anna.page.locator(".curtain button")).to_be_focused()
    await anna.page.keyboard.press("Enter")
    await anna.page.locator(".stage").wait_for()


async def test_a_bot_plays_on_and_the_seat_is_taken_back(browsers: GuestBrowsers) -> None:
    anna, _ = await two_playing(browsers)
    await anna.press("More")
    await anna.press("Let a bot play for me")
    await anna.wait_for_text("A bot is playing for you.")
    await anna.press("Take my seat back")
    await expect(anna.page.get_by_text("A bot is playing for you.")).to_have_count(0)


async def test_keys_open_sheets_and_the_focus_returns(browsers: GuestBrowsers) -> None:
    anna, _ = await two_playing(browsers)
    rules = anna.page.locator(".tool", has_text="Rules")
    await rules.focus()
    await anna.page.keyboard.press("r")
    await anna.wait_for_text("The rules that apply right now:")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("dialog")).to_have_count(0)
    await expect(rules).to_be_focused()


# -- talking


async def test_beside_the_board_the_chat_field_stays_in_place_and_the_newest_message_in_sight(
    browsers: GuestBrowsers,
) -> None:
    anna, bob = await two_playing(browsers)
    field = anna.page.get_by_role("textbox", name="Write a message")
    before = await field.bounding_box()
    await open_chat(bob)
    for number in range(8):
        await say(bob, f"This is line {number}, and it is long enough for two lines beside the board.")
        await expect(anna.page.get_by_text(f"This is line {number},")).to_be_in_viewport(ratio=0.9)
    assert await field.bounding_box() == before
    await expect(anna.page.locator(".latest-talk li")).to_have_count(0)


async def test_a_phone_shows_for_a_moment_what_was_said(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    await say(anna, "Are you there?")
    bubble = bob.page.locator(".latest-talk li")
    await expect(bubble).to_contain_text("Are you there?")
    await expect(bubble).to_have_count(0)  # it goes by itself
    await expect(bob.page.locator(".tool .dot")).to_be_visible()
    await open_chat(bob)
    await say(anna, "I am.")
    await expect(bob.page.locator("dialog .chat-lines")).to_contain_text("I am.")
    await expect(bubble).to_have_count(0)


async def test_a_reaction_appears_beside_the_player(browsers: GuestBrowsers) -> None:
    anna = await opened_table(browsers)
    bob = await join(browsers, anna)
    await bob.press("A heart")
    reaction = anna.page.locator(".latest-reactions li")
    await expect(reaction).to_contain_text("A heart")
    person = await anna.page.locator("[data-chair='1']").bounding_box()
    shown = await reaction.bounding_box()
    assert person is not None
    assert shown is not None
    assert person["x"] - shown["width"] - 1 <= shown["x"] <= person["x"] + person["width"] + 1
    assert person["y"] - shown["height"] - 1 <= shown["y"] <= person["y"] + person["height"] + 1
    assert await anna.page.evaluate(COVERED) == []


# The words and the buttons that lie under a reaction.
COVERED = """
() => {
  const bubble = document.querySelector(".latest-reactions li").getBoundingClientRect();
  const lies = ({ left, right, top, bottom }) =>
    left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
  const range = document.createRange();
  const seen = (node) => node.nodeType === Node.TEXT_NODE && !node.parentElement.closest(".unseen");
  const nodes = [...document.querySelectorAll("[data-chair] *")].flatMap((one) => [...one.childNodes]).filter(seen);
  const written = nodes.filter((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(lies);
  });
  const pressed = [...document.querySelectorAll("button")].filter((one) => lies(one.getBoundingClientRect()));
  return [...written, ...pressed].map((one) => one.textContent);
}
"""


# -- the end


async def test_after_the_end_the_seal_is_verified_and_both_can_play_again(browsers: GuestBrowsers) -> None:
    anna, bob = await two_playing(browsers)
    await resign(anna)
    await anna.page.locator(".seal summary").click()
    await anna.press("Check it")
    await anna.wait_for_text("The seal matches")
    await anna.press("Play again")
    await anna.page.locator(".gathering").wait_for()
    await bob.page.get_by_role("link", name="wants to play again: join in").click()
    for guest in (anna, bob):
        await guest.page.locator(".stage").wait_for()
        await expect(guest.page.locator(".finale")).to_have_count(0)
    assert anna.code == bob.code


async def test_a_replay_shows_the_full_truth_even_to_strangers(browsers: GuestBrowsers) -> None:
    anna, _ = await two_playing(browsers)
    await resign(anna)
    await anna.page.get_by_role("link", name="Watch the replay").click()
    await anna.page.get_by_label("Point of view").select_option(label="everything revealed")
    await expect(open_colours(anna)).to_have_count(2)
    stranger = await browsers.guest(path=anna.page.url)
    await expect(open_colours(stranger)).to_have_count(2)


def open_colours(guest: BrowserGuest) -> Locator:
    return guest.page.locator(".board-masker").get_by_role("listitem").filter(has_text="colour:")
