"""A tap that isn't possible at the ball is answered in a player's words, and the answer covers no button."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.async_api import Error, expect
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers

from ridotto.table.handlers import hush_timing

pytestmark = pytest.mark.anyio

SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}


@pytest.mark.parametrize("device", [PHONE, SMALL_PHONE, LAPTOP], ids=["phone", "small phone", "laptop"])
async def test_a_wrong_tap_is_answered_in_the_tray(browsers: GuestBrowsers, device: dict[str, Any]) -> None:
    """At a small table the genie is called first: everybody, called or not, taps another guest."""
    host = await browsers.guest(device)
    code = await host.open_table("carnaval", 5)
    friend = await browsers.guest(LAPTOP, f"/t/{code}")
    await friend.sit_down()
    await host.press("Start the game")
    await host.page.locator(".tray .decide").wait_for()
    await host.page.locator(".guest.mine").click()
    await expect(host.page.locator(".tray .prompt [role=status]")).to_have_text("You can’t choose yourself.")
    await expect(host.page.locator(".notice")).to_have_count(0)
    await host.page.locator(".guest.lit").first.click()
    await expect(host.page.locator(".tray .gold")).to_have_attribute("aria-disabled", "false")
    await host.page.locator(".tray .gold").click()  # nothing lies on it


async def at_the_buffet(browsers: GuestBrowsers) -> BrowserGuest:
    """Among bots, so that nobody has to tap along."""
    host = await browsers.guest(PHONE)
    await host.open_table("carnaval", 7, roles="plain")
    await host.press("Start the game")
    called, statements = host.page.locator(".hushed .tray .pass"), host.page.locator(".kinds")
    while not await statements.count():
        if await called.count() > 0:
            with contextlib.suppress(Error):  # it may be gone by now
                await called.click(timeout=1_000)
        await host.wait_for_message(0.2)
    return host


async def test_a_second_tap_undoes_the_choice_and_says_nothing(browsers: GuestBrowsers) -> None:
    """Only the button beside it acts. And what is known of a player follows whoever is spoken about."""
    host = await at_the_buffet(browsers)
    tray, about = host.page.locator(".tray"), host.page.locator(".about b")
    masked = host.page.locator(".guest:not(.mine, .bare)")
    first, second = [masked.nth(n).locator(".name") for n in range(2)]
    await masked.nth(0).click()
    await expect(about).to_have_text((await first.inner_text()).split("\n")[0].strip())
    await tray.locator("[data-deed='vouch']").click()
    say = tray.get_by_role("button", name="Say it")
    await expect(say).to_have_attribute("aria-disabled", "false")
    await masked.nth(1).click()
    await expect(about).to_have_text((await second.inner_text()).split("\n")[0].strip())
    await masked.nth(1).click()
    await expect(host.page.locator(".guest.chosen")).to_have_count(0)
    await expect(tray.locator(".gold")).to_have_attribute("aria-disabled", "true")
    await expect(tray.get_by_role("button", name="Withdraw…")).to_have_count(0)  # nothing was said
    await masked.nth(1).click()
    await say.click()
    await expect(tray.get_by_role("button", name="Withdraw…")).to_be_visible()


async def test_what_is_taken_back_takes_no_player_and_the_tray_says_so(browsers: GuestBrowsers) -> None:
    host = await at_the_buffet(browsers)
    tray, other = host.page.locator(".tray"), host.page.locator(".guest:not(.mine, .bare)").first
    await tray.locator("[data-deed='vouch']").click()
    await other.click()
    await tray.get_by_role("button", name="Say it").click()
    await tray.get_by_role("button", name="Withdraw…").click()
    await other.click()
    await expect(tray.locator(".prompt [role=status]")).to_have_text("You don’t need to choose a player here.")


async def test_among_bots_nobody_taps_just_to_tap_along(browsers: GuestBrowsers) -> None:
    """A tap hides nothing from bots; players who are called decide as usual."""
    host = await browsers.guest(PHONE)
    await host.open_table("carnaval", 7)
    await host.press("Start the game")
    buffet = host.page.locator(".ribbon .now", has_text="Buffet")
    called = host.page.locator(".tray .pass")
    while await buffet.count() == 0:
        assert await host.page.get_by_role("button", name="Bow", exact=True).count() == 0
        if await called.count() > 0:
            with contextlib.suppress(Error):  # it may be gone by now
                await called.click(timeout=1_000)
        await host.wait_for_message(0.2)


async def test_two_people_tap_along(browsers: GuestBrowsers) -> None:
    """With a bow, or with whatever somebody in their place would decide."""
    ada = await browsers.guest(PHONE)
    code = await ada.open_table("carnaval", 7)
    bruno = await browsers.guest(PHONE, f"/t/{code}")
    await bruno.sit_down()
    await ada.press("Start the game")
    for guest in (ada, bruno):
        await expect(guest.page.locator(".tray .decide .pass")).to_be_visible()


async def test_the_result_of_a_vote_can_be_read_before_anybody_is_called(
    browsers: GuestBrowsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hands that decided are seen first. The room stays lit, nobody is asked anything; then the lights go down."""
    monkeypatch.setattr(hush_timing, "READING_TIME", 300)  # the hush is short here
    host = await browsers.guest(LAPTOP)
    await host.open_table("carnaval", 9)
    await host.press("Start the game")
    turn = host.page.locator(".whose-turn", has_text="The next dance is about to begin")
    leaving = host.page.locator(".tray .decide :is(.pass, .ready)")
    decided = host.page.locator(".stage:has(.middle.ended) .whose-turn", has_text="The votes are in")
    hands_seen = 0
    while await turn.count() == 0:
        if await decided.count():
            hands_seen = max(hands_seen, await host.page.locator(".room:not(.dark) .hand").count())
        with contextlib.suppress(Error):  # it may be gone by now
            await leaving.first.click(timeout=200)
        await host.wait_for_message(0.2)
    assert hands_seen > 0
    await expect(host.page.locator(".middle.ended")).to_be_visible()
    await expect(host.page.locator(".room.dark, .called, .tray button")).to_have_count(0)
    await expect(host.page.locator(".room.dark .called")).to_be_visible(timeout=20_000)
    await expect(host.page.locator(".middle.ended")).to_have_count(0)
