"""At the gathering, everybody sees how even the arrangement is, and the host changes it by taps."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect
from shots_devices import DEVICES
from support.page.accessibility import check_accessibility
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers, RestartableHouse

from ridotto.house.tables import measurement

pytestmark = pytest.mark.anyio

OWN_CHOICE = "a choice of your own"
WHO_COMES = "Who comes to the carnival"
FEWER_PRANKSTERS = "One fewer: prankster"
MORE_PRANKSTERS = "One more: prankster"
GUESTS_WITH_ABILITIES = [
    "musician",
    "soldier",
    "mask lender",
    "little old man",
    "avenger",
    "painter",
    "gentleman",
    "winegrower",
    "chef",
    "hypnotist",
    "Casanova",
    "Isabella",
]
SMALLEST_TARGET = 44  # pixels on a touch screen


async def host_of_nine(browsers: GuestBrowsers, device: dict[str, Any] = LAPTOP) -> BrowserGuest:
    host = await browsers.guest(device)
    await host.open_table("carnaval", 9)
    await guests_share(host)
    return host


def card(guest: BrowserGuest) -> Locator:
    return guest.page.get_by_role("region", name="Balance")


def small_print(guest: BrowserGuest) -> Locator:
    return guest.page.locator(".balance-more")


async def friend_on_a_phone(browsers: GuestBrowsers, host: BrowserGuest) -> BrowserGuest:
    """They open the game's setup, which is folded there."""
    friend = await browsers.guest(PHONE, f"/t/{host.code}")
    await friend.page.locator(".folded > summary").click()
    return friend


async def guests_share(guest: BrowserGuest) -> int:
    """In percent."""
    side = card(guest).get_by_role("listitem").filter(has_text="Guests")
    await expect(side).to_have_text(re.compile(r"Guests\d+%"))
    found = re.search(r"Guests(\d+)%", str(await side.text_content()))
    assert found
    return int(found[1])


async def share_changes(guest: BrowserGuest, before: int) -> int:
    side = card(guest).get_by_role("listitem").filter(has_text="Guests")
    await expect(side).not_to_contain_text(f"Guests{before}%")
    return await guests_share(guest)


async def begin_own_choice(host: BrowserGuest) -> None:
    await host.page.get_by_label(WHO_COMES).select_option(label=OWN_CHOICE)
    await host.page.get_by_role("button", name=MORE_PRANKSTERS).wait_for()
    await expect(small_print(host)).not_to_contain_text("drawn by lot")


def role(guest: BrowserGuest, name: str) -> Locator:
    return guest.page.get_by_role("button", name=name, exact=True)


async def without_the_genie(host: BrowserGuest) -> int:
    """The set of the host's own begins as one of the preset's. Returns the guests' share in it."""
    await begin_own_choice(host)
    if await role(host, "evil genie").get_attribute("aria-pressed") == "true":
        before = await guests_share(host)
        await role(host, "evil genie").click()
        return await share_changes(host, before)
    return await guests_share(host)


async def test_a_preset_shows_both_sides_the_length_and_the_sets(browsers: GuestBrowsers) -> None:
    anna = await host_of_nine(browsers)
    await expect(card(anna).get_by_role("heading")).to_have_text("Even: both sides win about equally often.")
    await expect(card(anna)).to_contain_text("The guests win about 5 in 10 evenings.")
    await expect(card(anna)).to_contain_text("Pranksters")
    shown = small_print(anna)
    await expect(shown).to_contain_text(re.compile(r"Guests: between \d+ and \d+ wins in 100 games"))
    await expect(shown).to_contain_text(re.compile(r"An evening lasts about \d dances, mostly \d to \d"))
    await expect(shown).to_contain_text("One of 8 sets, drawn by lot.")
    await expect(shown).to_contain_text("Estimated for bots of strength “Regular”")
    await anna.page.get_by_label("Secret vote").click()
    await expect(shown).to_contain_text("One of the options below isn’t taken into account.")
    await anna.page.get_by_label("Gatecrasher").click()
    await expect(shown).to_contain_text("2 of the options below aren’t taken into account.")


async def test_a_lopsided_choice_is_called_so(browsers: GuestBrowsers) -> None:
    """Whatever set was drawn: guests of whom none has an ability don't stand a chance."""
    anna = await host_of_nine(browsers)
    await without_the_genie(anna)
    for name in GUESTS_WITH_ABILITIES:
        if await role(anna, name).get_attribute("aria-pressed") == "true":
            before = await guests_share(anna)
            await role(anna, name).click()
            await share_changes(anna, before)
    await expect(card(anna).get_by_role("heading")).to_have_text("The pranksters are much stronger.")


async def test_the_picture_follows_every_tap_and_everybody_sees_it(browsers: GuestBrowsers) -> None:
    anna = await host_of_nine(browsers)
    bob = await friend_on_a_phone(browsers, anna)
    without = await without_the_genie(anna)
    await role(anna, "evil genie").click()
    with_genie = await share_changes(anna, without)
    assert with_genie < without
    await expect(role(bob, "evil genie")).to_have_attribute("aria-pressed", "true")
    await expect(role(bob, "evil genie")).to_be_disabled()
    assert await guests_share(bob) == with_genie
    await anna.page.locator(".strength").get_by_role("radio", name="Master").check()
    await expect(small_print(anna)).to_contain_text("bots of strength “Master”")


async def test_an_incomplete_choice_says_what_is_missing_and_cannot_be_started(browsers: GuestBrowsers) -> None:
    anna = await host_of_nine(browsers)
    await begin_own_choice(anna)
    before = await guests_share(anna)
    await anna.page.get_by_role("button", name=FEWER_PRANKSTERS).click()
    refused = anna.page.get_by_role("status").filter(has_text="3 pranksters")
    start = anna.page.get_by_role("button", name="Start the game")
    await expect(refused).to_be_visible()
    await expect(start).to_be_disabled()
    await expect(card(anna)).to_have_count(0)
    await anna.page.get_by_role("button", name=MORE_PRANKSTERS).click()
    await expect(refused).to_have_count(0)
    await expect(start).to_be_enabled()
    assert await guests_share(anna) == before


async def test_with_another_number_of_players_the_ready_made_set_comes_back(browsers: GuestBrowsers) -> None:
    anna = await host_of_nine(browsers)
    await begin_own_choice(anna)
    await anna.page.get_by_label("Number of players").select_option(label="5 players")
    await expect(anna.page.locator(".seats li")).to_have_count(5)
    await expect(anna.page.locator(".picks")).to_have_count(0)
    await expect(small_print(anna)).to_contain_text("Nobody wins:")


async def test_a_set_of_ones_own_is_dealt(browsers: GuestBrowsers) -> None:
    anna = await host_of_nine(browsers)
    await without_the_genie(anna)
    response = await anna.page.request.get(f"/api/tables/{anna.code}/options")
    roles = (await response.json())["roles"]
    assert "evil-genie" not in roles
    assert roles.count("prankster") + roles.count("master-prankster") + roles.count("dancing-prankster") == 3
    await anna.press("Start the game")
    await anna.page.locator(".stage").wait_for()


async def test_by_keyboard(browsers: GuestBrowsers) -> None:
    anna = await host_of_nine(browsers)
    without = await without_the_genie(anna)
    await role(anna, "soldier").focus()
    await anna.page.keyboard.press("Tab")
    await expect(role(anna, "evil genie")).to_be_focused()
    await anna.page.keyboard.press("Space")
    with_genie = await share_changes(anna, without)
    await expect(role(anna, "evil genie")).to_be_focused()
    await anna.page.keyboard.press("Enter")
    assert await share_changes(anna, with_genie) == without


@pytest.mark.parametrize("device", ["phone", "tiny"])
async def test_fingers_find_every_role_on_small_phones(browsers: GuestBrowsers, device: str) -> None:
    anna = await host_of_nine(browsers, DEVICES[device])
    await begin_own_choice(anna)
    for button in await anna.page.locator(".picks button").all():
        box = await button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= DEVICES[device]["viewport"]["width"]
    await check_accessibility(anna)


@pytest.mark.parametrize("device", ["phone", "tiny", "laptop"])
async def test_whoever_taps_a_role_reads_what_it_does_and_sees_the_picture(
    browsers: GuestBrowsers, device: str
) -> None:
    anna = await host_of_nine(browsers, DEVICES[device])
    await begin_own_choice(anna)
    about = anna.page.locator(".pick-about")
    await expect(about).to_have_text("Tap to add or remove. The explanation appears here.")
    for name, does in (("evil genie", "turn a guest into one of them"), ("Isabella", "you choose a lord")):
        await role(anna, name).scroll_into_view_if_needed()
        await role(anna, name).click()
        await expect(about).to_contain_text(does)
        await expect(role(anna, name)).to_have_accessible_description(re.compile(does))
        for seen in (role(anna, name), about, anna.page.locator(".picks-watch .balance-bar")):
            await expect(seen).to_be_in_viewport(ratio=0.9)


async def test_roles_are_explained_to_everybody_and_by_keyboard(browsers: GuestBrowsers) -> None:
    anna = await host_of_nine(browsers)
    await begin_own_choice(anna)
    await role(anna, "soldier").focus()
    await expect(anna.page.locator(".pick-about")).to_contain_text("point at a masked player")
    pressed = await role(anna, "evil genie").get_attribute("aria-pressed")
    await anna.page.keyboard.press("Tab")
    await expect(anna.page.locator(".pick-about")).to_contain_text("turn a guest into one of them")
    await expect(role(anna, "evil genie")).to_have_attribute("aria-pressed", str(pressed))
    bob = await friend_on_a_phone(browsers, anna)
    await bob.page.get_by_text("What each one does").click()
    await expect(bob.page.get_by_text("Once per game, you may stop the music")).to_be_visible()


async def test_it_is_accessible_for_host_and_guests(browsers: GuestBrowsers) -> None:
    anna = await host_of_nine(browsers)
    await begin_own_choice(anna)
    await check_accessibility(anna)
    bob = await browsers.guest(LAPTOP, f"/t/{anna.code}")
    await guests_share(bob)
    await check_accessibility(bob)


async def test_a_game_without_a_forecast_shows_no_picture(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(LAPTOP)
    await anna.open_table("masker", 2)
    await anna.page.get_by_label("Number of players").wait_for()
    await expect(card(anna)).to_have_count(0)


# -- measuring


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurement, "MOST_GAMES", 4)


@pytest.fixture
def many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurement, "MOST_GAMES", 100_000)


async def table_of_four(browsers: GuestBrowsers, device: dict[str, Any] = LAPTOP) -> BrowserGuest:
    host = await browsers.guest(device)
    await host.open_table("carnaval", 4)
    await guests_share(host)
    return host


@pytest.mark.usefixtures("few_games")
async def test_a_measurement_replaces_the_estimate_for_everybody(browsers: GuestBrowsers) -> None:
    anna = await table_of_four(browsers)
    bob = await friend_on_a_phone(browsers, anna)
    await expect(small_print(bob)).to_contain_text("Estimated")
    await expect(bob.page.get_by_role("button", name="Measure it")).to_have_count(0)
    await anna.press("Measure it")
    for guest in (anna, bob):
        await expect(small_print(guest)).to_contain_text("Measured in 4 games between bots of strength “Regular”")
        await expect(small_print(guest).get_by_role("progressbar")).to_have_count(0)
    await expect(anna.page.get_by_role("button", name="Measure it")).to_have_count(0)
    await anna.page.get_by_label("Secret vote").click()
    await expect(small_print(anna)).to_contain_text("Estimated")
    await expect(small_print(bob)).to_contain_text("Estimated")
    await anna.page.get_by_label("Secret vote").click()
    await expect(small_print(anna)).to_contain_text("Measured in 4 games")
    await expect(small_print(bob)).to_contain_text("Measured in 4 games")


@pytest.mark.usefixtures("many_games")
async def test_progress_is_shown_and_the_host_can_stop_it(browsers: GuestBrowsers) -> None:
    anna = await table_of_four(browsers, PHONE)
    bob = await friend_on_a_phone(browsers, anna)
    await card(bob).wait_for()
    await anna.press("Measure it")
    for guest in (anna, bob):
        await expect(small_print(guest).get_by_role("progressbar")).to_be_visible()
        await expect(small_print(guest)).to_contain_text(re.compile(r"Measured in (one|[\d,]+) games? (of|between)"))
    await check_accessibility(anna)
    await expect(bob.page.get_by_role("button", name="Stop measuring")).to_have_count(0)
    await anna.press("Stop measuring")
    for guest in (anna, bob):
        await expect(small_print(guest)).to_contain_text("Estimated")
        await expect(small_print(guest).get_by_role("progressbar")).to_have_count(0)


@pytest.mark.usefixtures("many_games")
async def test_after_a_restart_nothing_is_measured_and_the_host_can_begin_again(
    browsers: GuestBrowsers, lasting_house: RestartableHouse
) -> None:
    anna = await table_of_four(browsers)
    await anna.press("Measure it")
    await expect(small_print(anna).get_by_role("progressbar")).to_be_visible()
    await lasting_house.close()
    await lasting_house.open()
    await expect(small_print(anna).get_by_role("progressbar")).to_have_count(0)
    await anna.press("Measure it")
    await expect(small_print(anna).get_by_role("progressbar")).to_be_visible()
