"""A person leads the carnival at the master's desk: nobody waits for him, and he need wait for nobody."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from axe import hinders_nobody
from browser import LAPTOP, PHONE, Guest, Street
from playwright.async_api import TimeoutError as TooLate
from playwright.async_api import expect
from shots_faults import faults_of
from shots_house import Sitter, led_by

from ridotto.client.seated import Seated
from ridotto.client.visitor import Visitor

pytestmark = pytest.mark.anyio

DANCER = "Dario"


@contextlib.asynccontextmanager
async def led(street: Street, device: dict[str, Any], **options: object) -> AsyncIterator[tuple[Guest, Seated]]:
    """The screen of who leads, and the device of the only other person at the table."""
    async with Visitor(street.url) as anna, Visitor(street.url) as dancer:
        code = await led_by(await anna.called("Anna"), await dancer.called(DANCER), 9, **options)
        screen = await street.guest(device, f"/t/{code}", cookie=anna.cookie)
        await screen.page.locator(".desk").wait_for()
        async with dancer.at(code) as playing:
            yield screen, playing


REACH = """() => {
  const tools = document.querySelector(".tools").getBoundingClientRect();
  const end = tools.top > innerHeight / 2 ? tools.top : innerHeight;
  return end - document.querySelector(".tray").getBoundingClientRect().bottom;
}"""


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_the_desk_is_at_hand_in_the_dance_and_at_the_vote(street: Street, device: dict[str, Any]) -> None:
    async with led(street, device) as (screen, playing):
        for phase in ("dance", "vote"):
            if phase == "vote":
                await Sitter(playing, "carnaval").until(phase)
                await expect(screen.page.locator(".whose-turn")).to_contain_text(DANCER)
            assert await faults_of(screen.page) == []
            assert await screen.page.evaluate(REACH) >= 0, "one would have to scroll"
            await hinders_nobody(screen)


async def test_a_dance_goes_on_without_those_who_do_not_tap(street: Street) -> None:
    async with led(street, PHONE) as (screen, _):
        rest = screen.page.locator(".ribbon .now").filter(has_text="Buffet")
        while not await rest.count():
            with contextlib.suppress(TooLate):  # the dance may end under his finger
                await screen.page.get_by_role("button", name="Continue").click(timeout=1000)
            await screen.waits_for_news()


async def test_the_leader_names_who_has_lost_the_invitation(street: Street) -> None:
    """CV-32: by clicks alone; then that guest passes it on."""
    async with led(street, PHONE, gatecrasher=True) as (screen, _):
        await screen.press("Missing invitation")
        await screen.sees("Who has lost their invitation?")
        await screen.page.locator(f".guest:has-text('{DANCER}')").click()
        await screen.press(f"Gatecrasher: {DANCER}")
        await expect(screen.page.locator(".whose-turn")).to_contain_text(DANCER)
        await expect(screen.page.get_by_role("button", name="Missing invitation")).to_have_count(0)
        assert await faults_of(screen.page) == []


DANCERS = ["soldier", "avenger", "chef", "guest", "guest", "guest", "prankster", "prankster", "prankster"]


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_the_script_is_read_line_by_line_and_by_keyboard(street: Street, device: dict[str, Any]) -> None:
    """CV-34: the desk says what to say, and what its buttons will do; it goes on when the leader does."""
    async with led(street, device, roles=DANCERS) as (screen, _):
        script = screen.page.get_by_role("region", name="Your script")
        following = screen.page.get_by_role("button", name="Next line")
        on = screen.page.get_by_role("button", name=re.compile("^Continue"))
        await expect(script).to_contain_text("“Soldier, open your eyes.”")
        await expect(on).to_have_accessible_description(re.compile("^Not tapped yet: Dario.*ends this call"))
        await following.focus()
        await screen.page.keyboard.press("Enter")
        await expect(script).to_contain_text("“Soldier, close your eyes.”")
        await expect(following).to_have_count(0)
        while await script.get_by_text("“Soldier").count():
            with contextlib.suppress(TooLate):  # the call may end under the finger
                await on.press("Enter", timeout=1000)
            await screen.waits_for_news()
        assert await faults_of(screen.page) == []
        await screen.press("Step in")
        unmask = screen.page.get_by_role("button", name="Unmask", exact=True)
        await expect(unmask).to_have_accessible_description("Their mask comes off, and everybody sees their card.")
        await hinders_nobody(screen)


async def test_the_leader_gives_another_minute(street: Street) -> None:
    """CV-34: in a hush, for everybody to hear."""
    async with led(street, PHONE) as (screen, _):
        await screen.press("One more minute")
        while not any('"gave-time"' in frame for frame in screen.received):
            await screen.waits_for_news()


DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


async def test_what_others_do_takes_nothing_out_of_his_hands(street: Street) -> None:
    """At the vote every hand that goes up changes what can be done; to block somebody is always possible."""
    async with led(street, PHONE) as (screen, playing):
        await Sitter(playing, "carnaval").until("vote")
        await screen.press("Step in")
        await screen.press("Block")
        await screen.page.locator(".guest.lit").first.click()
        confirm = screen.page.locator(".tray .gold")
        chosen = await confirm.inner_text()
        told = len(screen.received)
        await playing.move(0, "pass")
        while len(screen.received) == told:
            await screen.waits_for_news()
        await screen.page.evaluate(DRAWN)
        assert await confirm.inner_text() == chosen
