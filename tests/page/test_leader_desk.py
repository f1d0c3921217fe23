"""A person leads the carnival at the master's desk: nobody waits for them, and they needn't wait for anybody."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import TimeoutError as TooLate
from playwright.async_api import expect
from shots_house import SeatPlayer, start_led_carnival
from shots_layout_faults import find_faults
from support.page.accessibility import check_accessibility
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers

from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient

pytestmark = pytest.mark.anyio

DANCER = "Dario"


@contextlib.asynccontextmanager
async def led(
    browsers: GuestBrowsers, device: dict[str, Any], **options: object
) -> AsyncIterator[tuple[BrowserGuest, TableClient]]:
    """The leader's screen, and the device of the only other person at the table."""
    async with HouseClient(browsers.url) as anna, HouseClient(browsers.url) as dancer:
        code = await start_led_carnival(await anna.set_name("Anna"), await dancer.set_name(DANCER), 9, **options)
        screen = await browsers.guest(device, f"/t/{code}", cookie=anna.cookie)
        await screen.page.locator(".desk").wait_for()
        async with dancer.at_table(code) as playing:
            yield screen, playing


REACH = """() => {
  const tools = document.querySelector(".tools").getBoundingClientRect();
  const end = tools.top > innerHeight / 2 ? tools.top : innerHeight;
  return end - document.querySelector(".tray").getBoundingClientRect().bottom;
}"""


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_the_desk_is_at_hand_in_the_dance_and_at_the_vote(
    browsers: GuestBrowsers, device: dict[str, Any]
) -> None:
    async with led(browsers, device) as (screen, playing):
        for phase in ("dance", "vote"):
            if phase == "vote":
                await SeatPlayer(playing, "carnaval").until(phase)
                await expect(screen.page.locator(".whose-turn")).to_contain_text(DANCER)
            assert await find_faults(screen.page) == []
            assert await screen.page.evaluate(REACH) >= 0, "one would have to scroll"
            await check_accessibility(screen)


async def test_whoever_leads_first_reads_what_their_buttons_do(browsers: GuestBrowsers) -> None:
    async with HouseClient(browsers.url) as anna, HouseClient(browsers.url) as dancer:
        code = await start_led_carnival(await anna.set_name("Anna"), await dancer.set_name(DANCER), 9)
        screen = await browsers.guest(PHONE, f"/t/{code}", cookie=anna.cookie, reads_card=True)
        await screen.wait_for_text("Read the golden line aloud")
        assert await find_faults(screen.page) == []
        await screen.press("Let the carnival begin")
        await screen.page.locator(".desk").wait_for()
        await expect(screen.page.locator(".introduction")).to_have_count(0)


async def test_nobody_is_told_to_close_their_eyes_while_the_invitation_is_passed_on(browsers: GuestBrowsers) -> None:
    async with led(browsers, PHONE, gatecrasher=True) as (screen, _):
        await screen.wait_for_text("The invitation is passed on before dance 1.")
        await expect(screen.page.locator(".say")).to_have_count(0)
        await screen.press("Continue")
        await expect(screen.page.locator(".say")).to_have_text("“The music plays. Close your eyes.”")


async def test_the_powers_leave_the_room_in_sight_and_go_when_the_evening_goes_on(browsers: GuestBrowsers) -> None:
    async with led(browsers, LAPTOP) as (screen, _):
        await screen.press("Step in")
        for place in (".room", ".decide"):
            await expect(screen.page.locator(place)).to_be_in_viewport(ratio=1)
        await screen.press("One more minute")
        await expect(screen.page.locator(".power")).to_have_count(0)


async def test_a_dance_goes_on_without_those_who_do_not_tap(browsers: GuestBrowsers) -> None:
    async with led(browsers, PHONE) as (screen, _):
        rest = screen.page.locator(".ribbon .now").filter(has_text="Buffet")
        while not await rest.count():
            with contextlib.suppress(TooLate):  # the dance may end while it is being pressed
                await screen.page.get_by_role("button", name="Continue").click(timeout=1000)
            await screen.wait_for_message()


async def test_the_leader_names_whoever_has_lost_the_invitation(browsers: GuestBrowsers) -> None:
    """CV-32: by clicks alone; then that guest passes it on."""
    async with led(browsers, PHONE, gatecrasher=True) as (screen, _):
        await screen.press("Missing invitation")
        await screen.wait_for_text("Who has lost their invitation?")
        await screen.page.locator(f".guest:has-text('{DANCER}')").click()
        await screen.press(f"Gatecrasher: {DANCER}")
        await expect(screen.page.locator(".whose-turn")).to_contain_text(DANCER)
        await expect(screen.page.get_by_role("button", name="Missing invitation")).to_have_count(0)
        assert await find_faults(screen.page) == []


DANCERS = ["soldier", "avenger", "chef", "guest", "guest", "guest", "prankster", "prankster", "prankster"]


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_the_script_is_read_line_by_line_and_by_keyboard(browsers: GuestBrowsers, device: dict[str, Any]) -> None:
    """CV-34: the desk says what to say and what its buttons do; it goes on when the leader does."""
    async with led(browsers, device, roles=DANCERS) as (screen, _):
        script = screen.page.get_by_role("region", name="Your script")
        next_line = screen.page.get_by_role("button", name="Next line")
        go_on = screen.page.get_by_role("button", name=re.compile("^Continue"))
        await expect(script).to_contain_text("“Soldier, open your eyes.”")
        await expect(go_on).to_have_accessible_description(re.compile("^Not tapped yet: Dario.*ends this call"))
        await next_line.focus()
        await screen.page.keyboard.press("Enter")
        await expect(script).to_contain_text("“Soldier, close your eyes.”")
        await expect(next_line).to_have_count(0)
        while await script.get_by_text("“Soldier").count():
            with contextlib.suppress(TooLate):  # the call may end while it is being pressed
                await go_on.press("Enter", timeout=1000)
            await screen.wait_for_message()
        assert await find_faults(screen.page) == []
        await screen.press("Step in")
        unmask = screen.page.get_by_role("button", name="Unmask", exact=True)
        await expect(unmask).to_have_accessible_description("Their mask comes off, and everybody sees their card.")
        await check_accessibility(screen)


async def test_the_leader_gives_another_minute(browsers: GuestBrowsers) -> None:
    """CV-34: in a hush, and everybody is told."""
    async with led(browsers, PHONE) as (screen, _):
        await screen.press("One more minute")
        while not any('"gave-time"' in message for message in screen.received):
            await screen.wait_for_message()


DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


async def test_what_others_do_does_not_disturb_the_leader(browsers: GuestBrowsers) -> None:
    """Every vote changes the possible moves, but blocking somebody stays possible."""
    async with led(browsers, PHONE) as (screen, playing):
        await SeatPlayer(playing, "carnaval").until("vote")
        await screen.press("Step in")
        await screen.press("Block")
        await screen.page.locator(".guest.lit").first.click()
        confirm = screen.page.locator(".tray .gold")
        chosen = await confirm.inner_text()
        received = len(screen.received)
        await playing.move(0, "pass")
        while len(screen.received) == received:
            await screen.wait_for_message()
        await screen.page.evaluate(DRAWN)
        assert await confirm.inner_text() == chosen
