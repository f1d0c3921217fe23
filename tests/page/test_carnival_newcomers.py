"""What newcomers find at the carnival: first their card, then what to do, and whom everybody is waiting for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect
from shots_devices import DEVICES
from shots_house import SeatPlayer
from shots_layout_faults import find_faults
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers

from ridotto.client.house_client import HouseClient
from ridotto.table.handlers import hush_timing

pytestmark = pytest.mark.anyio

MAX_GAMES = 40  # each time it's one of four players
IS_FREE = """button => {
  const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];  // it's round
  const points = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
  const isOwn = ([x, y]) => button.contains(document.elementFromPoint(x, y));
  return width >= 44 && height >= 44 && points.every(isOwn);
}"""


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_play_now_begins_with_your_card(browsers: GuestBrowsers, device: dict[str, Any]) -> None:
    anna = await browsers.guest(device, reads_card=True)
    await anna.page.locator(".door-carnaval .gold").click()
    card = anna.page.locator(".first-card")
    await expect(card.locator("h2")).to_contain_text("You’re ")
    await expect(card).to_contain_text("Your aim:")
    await expect(card).to_contain_text("you only act when you’re called")
    await expect(card).not_to_contain_text("Everybody taps")  # alone with bots, nobody does
    await expect(card.locator(".gold")).to_be_in_viewport(ratio=1)
    await expect(anna.page.locator(".tray")).to_have_count(0)
    await card.locator(".gold").click()
    await expect(anna.page.locator(".tray")).to_be_visible()
    await expect(card).to_have_count(0)


async def test_whoever_hides_their_card_turns_it_over_themselves(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE, reads_card=True)
    await anna.page.locator(".my-name").wait_for()
    await anna.page.evaluate("localStorage.setItem('ridotto-carnaval-card', 'covered')")
    await anna.open_table("carnaval", 5)
    await anna.press("Start the game")
    card = anna.page.locator(".first-card")
    await card.wait_for()
    await expect(card.locator("h2")).to_have_count(0)
    await anna.press("Show my card on this screen")
    await expect(card.locator("h2")).to_contain_text("You’re ")


async def test_what_the_dance_did_stays_in_sight_until_she_joins_in(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.open_table("carnaval", 8, roles="plain")
    await anna.press("Start the game")
    await anna.page.locator(".hushed .room").wait_for()
    while not await anna.page.locator(".by-deed").count():
        leaving = anna.page.locator(".hushed .decide .pass")
        if await leaving.count():
            await leaving.click()
        await anna.wait_for_message()
    ended = anna.page.locator(".dance-ended")
    await expect(ended).to_contain_text(re.compile("In the dance:|Nobody lost their mask"))
    await expect(ended).to_be_visible()
    await anna.press("Ready to vote")
    await expect(ended).to_have_count(0)


async def is_won_over(anna: BrowserGuest) -> bool:
    """With four players the genie wins somebody over in the first dance; whether it was her."""
    await anna.page.goto("/")
    await anna.open_table("carnaval", 4)
    await anna.press("Start the game")
    await anna.page.locator(".first-card .gold").click()
    turned, talk = anna.page.locator(".first-card.turned"), anna.page.locator(".by-deed")
    asked = anna.page.locator(".hushed .decide")
    for _ in range(40):
        await turned.or_(talk).or_(asked).first.wait_for()
        if await turned.count() or await talk.count():
            break
        leaving = asked.locator(".pass")
        if not await leaving.count():  # she is the genie
            break
        await leaving.click()
        await anna.wait_for_message()
    return await turned.count() > 0


async def test_whoever_the_genie_wins_over_reads_it_before_they_are_asked(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE, reads_card=True)
    games = 0
    while not await is_won_over(anna):
        games += 1
        assert games < MAX_GAMES
    card = anna.page.locator(".first-card.turned")
    await expect(card).to_contain_text("The evil genie has won you over")
    await expect(card).to_contain_text("Your new aim: unmask all the guests")
    await expect(card.locator(".gold")).to_be_in_viewport(ratio=1)
    await expect(anna.page.locator(".tray")).to_have_count(0)
    await card.locator(".gold").click()
    await expect(anna.page.locator(".tray")).to_be_visible()
    await expect(card).to_have_count(0)


async def two_at_the_buffet(browsers: GuestBrowsers, hints: bool = False) -> tuple[BrowserGuest, BrowserGuest]:
    anna, bob = await browsers.guest(PHONE), await browsers.guest(LAPTOP)
    code = await anna.open_table("carnaval", 9)
    await bob.page.goto(f"/t/{code}")
    await bob.sit_down()
    if hints:
        await anna.page.get_by_label("Hints: players may ask").click()
        await expect(bob.page.get_by_label("Hints: players may ask")).to_be_checked()
    await anna.press("Start the game")
    for guest in (anna, bob):
        await guest.page.locator(".hushed .tray").wait_for()
        await expect(guest.page.get_by_role("button", name="Hint")).to_have_count(0)  # whoever is called
    for _ in range(40):
        for guest in (anna, bob):
            leaving = guest.page.locator(".hushed .decide button:not(.gold)").first
            if await leaving.count():
                await leaving.click()
        if await anna.page.locator(".by-deed").count() and await bob.page.locator(".by-deed").count():
            break
        await anna.wait_for_message()
    return anna, bob


async def test_whoever_is_ready_can_talk_and_take_it_back(browsers: GuestBrowsers) -> None:
    """And after a reload the floor still shows what was said, and a tap on a guest shows everything they said."""
    anna, bob = await two_at_the_buffet(browsers)
    await anna.press("Ready to vote")
    tray = anna.page.locator(".tray")
    # A bot may ask her something at any time, and then the tray says so.
    said = re.compile("^You’re ready to vote, but you can still talk|is asking you")
    await expect(tray.get_by_role("status")).to_have_text(said)
    await anna.press("I’m…")
    await tray.locator(".by-thing button").first.click()
    await anna.press("Say it")
    mine = anna.page.locator(".middle .speech", has_text="I’m ")
    await expect(mine.last).to_be_visible()
    await anna.press("Not ready after all")
    await expect(tray.get_by_role("button", name="Ready to vote")).to_be_visible()
    await bob.page.reload()
    await expect(bob.page.locator(".middle .speech").first).to_be_visible()
    await bob.page.locator(".guest", has_text=await anna.page.locator(".guest.mine .name").inner_text()).click()
    await expect(bob.page.locator(".about .quote")).to_contain_text("I’m ")


async def test_a_hint_stays_while_others_talk(browsers: GuestBrowsers) -> None:
    anna, bob = await two_at_the_buffet(browsers, hints=True)
    await anna.page.locator(".tool", has_text="Hint").click()
    note = anna.page.locator(".hint-note")
    suggestion = await note.inner_text()
    await bob.press("I’m…")
    await bob.page.locator(".tray .by-thing button").first.click()
    await bob.press("Say it")
    await expect(anna.page.locator(".middle .speech", has_text="I’m ").last).to_be_visible()
    assert await note.inner_text() == suggestion
    await note.get_by_role("button", name="Close").click()
    await expect(note).to_have_count(0)


async def test_alone_with_bots_a_hint_helps_in_the_dance(browsers: GuestBrowsers) -> None:
    async with HouseClient(browsers.url) as anna:
        await anna.set_name("Anna")
        code = await anna.open_table("carnaval", 9, options={"roles": "full"}, bots="novice")
        async with anna.at_table(code) as seated:
            player, model = SeatPlayer(seated, "carnaval"), seated.model
            await player.until("dance")
            while len(model.moves(0)) < 2:  # called, but only to pass
                await player.go_on()
                await player.until("dance")
        bob = await browsers.guest(PHONE, f"/t/{code}", cookie=anna.cookie)
        await bob.page.locator(".tool", has_text="Hint").click()
        await expect(bob.page.locator(".hint-note p").nth(1)).to_be_visible()
        for size in (PHONE["viewport"], DEVICES["tiny"]["viewport"]):
            await bob.page.set_viewport_size(size)
            for button in (".ribbon .sign", ".hint-note .sign"):
                assert await bob.page.locator(button).evaluate(IS_FREE), (size, button)


async def masked_at_the_buffet(guest: HouseClient) -> str:
    """The code of a table at which they kept their mask in the first dance: only then can they say who they are."""
    while True:
        code = await guest.open_table("carnaval", 9, bots="novice")
        async with guest.at_table(code) as seated:
            await SeatPlayer(seated, "carnaval").until("discussion")
            shown = seated.model.views[0]["shown"]
        assert isinstance(shown, list)
        if 0 not in shown:
            return code


@pytest.mark.parametrize("device", ["tiny", "phone"])
async def test_on_a_phone_a_talk_begins_with_who_you_are(browsers: GuestBrowsers, device: str) -> None:
    """And the button that ends it is in sight below."""
    async with HouseClient(browsers.url) as anna:
        await anna.set_name("Anna")
        code = await masked_at_the_buffet(anna)
        bob = await browsers.guest(DEVICES[device], f"/t/{code}", cookie=anna.cookie)
        tray = bob.page.locator(".tray")
        claim, ready = (tray.get_by_role("button", name=name) for name in ("I’m…", "Ready to vote"))
        for button in (claim, ready):
            await expect(button).to_be_in_viewport(ratio=1)
        tops = [await button.evaluate("(seen) => seen.getBoundingClientRect().top") for button in (claim, ready)]
        assert tops == sorted(tops)
        # A sign says whether the list goes on. On the smallest phone it always does.
        space, statements = bob.page.locator(".kinds-space"), bob.page.locator(".kinds")
        hidden = await statements.evaluate("(list) => list.scrollHeight - list.clientHeight")
        assert hidden > 8 or device == "phone"
        await expect(space).to_have_attribute("data-more", "true" if hidden > 8 else "false")
        assert await find_faults(bob.page) == []  # now the list has been fitted to its place
        await statements.evaluate("(list) => list.scrollTo(0, list.scrollHeight)")
        await expect(space).to_have_attribute("data-more", "false")


async def test_how_a_guest_has_voted_is_one_tap_away(browsers: GuestBrowsers) -> None:
    async with HouseClient(browsers.url) as anna:
        await anna.set_name("Anna")
        code = await anna.open_table("carnaval", 9, bots="novice")
        async with anna.at_table(code) as seated:
            player = SeatPlayer(seated, "carnaval")
            await player.until("vote")
            await player.go_on()
            await player.until("discussion")
            assert seated.model.views[0]["outcome"] is None
        bob = await browsers.guest(PHONE, f"/t/{code}", cookie=anna.cookie)
        for seat in (1, 2, 3, 4):  # somebody may have abstained
            await bob.page.locator(f"[data-seat='{seat}']").click()
            if await bob.page.locator(".about .voted").count():
                break
        await expect(bob.page.locator(".about .voted").first).to_contain_text("Voted against: ")
        assert await find_faults(bob.page) == []


async def test_everybody_reads_whose_tap_is_missing(browsers: GuestBrowsers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hush_timing, "REMINDER_SECONDS", 0.5)
    anna, bob = await browsers.guest(PHONE), await browsers.guest(LAPTOP)
    code = await anna.open_table("carnaval", 9)
    await bob.page.goto(f"/t/{code}")
    await bob.sit_down()
    bobs_name = await bob.page.locator(".my-name").first.inner_text()
    await anna.press("Start the game")
    zoe = await browsers.guest(LAPTOP, f"/t/{code}")
    await anna.page.locator(".hushed .decide button:not(.gold)").first.click()
    waiting = f"A moment ago, {bobs_name} hadn’t tapped"
    await expect(anna.page.locator(".whose-turn")).to_have_text(waiting)
    await expect(anna.page.locator(".waits")).to_contain_text("Everybody taps, called or not")
    await expect(zoe.page.locator(".whose-turn")).to_have_text(waiting)
