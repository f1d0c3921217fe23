"""Everything fits on every screen, in the languages with the longest words and in the even longer pseudo-language."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Page
from shots_devices import DEVICES
from shots_house import SeatPlayer, open_lobby, sit_and_greet
from shots_layout_faults import accent_rules, find_faults, speak_pseudo
from shots_tour import FEW_MOVES, PLANNED_GAMES, PlannedGame
from support.page.browser import PHONE, BrowserGuest, GuestBrowsers, RestartableHouse

import ridotto
from ridotto.client.house_client import COOKIE, HouseClient
from ridotto.house.tables.randomness import SystemRandomness
from ridotto.table.handlers import hush_timing
from ridotto.words import PSEUDO

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def same_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals and bot names in every run, so that what fits once always fits."""
    numbers = itertools.count(1)
    monkeypatch.setattr(SystemRandomness, "seed", lambda chance: next(numbers))
    monkeypatch.setattr(SystemRandomness, "table", lambda chance: f"{next(numbers):032x}")


CARNAVAL = ridotto.game("carnaval")
PATIENCE = 120.0  # seconds
TALKING = 2  # moves after which they mostly talk: then there is the most to show, and the least room


@pytest.fixture(params=[PSEUDO, "de", "fr"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def reader(language: str, browsers: GuestBrowsers) -> BrowserGuest:
    """Somebody with a phone in that language, without a service worker, which would hide requests."""
    locale = "en" if language == PSEUDO else language
    guest = await browsers.guest({**PHONE, "locale": locale, "service_workers": "block"})
    if language == PSEUDO:
        await speak_pseudo(guest.page.context)
    return guest


@pytest.fixture
async def visitor(
    reader: BrowserGuest, lasting_house: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[HouseClient]:
    """The same guest on another device, which plays for them."""
    monkeypatch.setattr(hush_timing, "LEAST_HUSH", 0.02)
    async with HouseClient(lasting_house.url, await cookie_of(reader.page)) as same:
        yield await same.set_name("Masked Heron")


async def cookie_of(page: Page) -> str:
    """The cookie that identifies them; it comes with the response to their first request."""
    async with asyncio.timeout(PATIENCE):
        while not (cookies := [each["value"] for each in await page.context.cookies() if each["name"] == COOKIE]):
            await asyncio.sleep(0.05)
    return str(cookies[0])


async def shown(page: Page, path: str, awaited: str) -> Page:
    await page.goto(path)
    await page.locator(awaited).first.wait_for()
    return page


async def in_play(visitor: HouseClient, planned: PlannedGame) -> str:
    """The path of a table in the middle of a game."""
    code = await visitor.open_table(planned.game, planned.seats, options=planned.options, bots="novice")
    async with visitor.at_table(code) as seated:
        await SeatPlayer(seated, planned.game).play(planned.moves)
    return f"/t/{code}"


async def test_a_lobby_with_friends_who_chat_fits(reader: BrowserGuest, visitor: HouseClient) -> None:
    """For whoever comes by a link, before and after they sit down, and for whoever opened the table."""
    async with HouseClient(visitor.url) as friend:
        await friend.set_name("Bartolomeo")
        for host, invited in ((friend, visitor), (visitor, friend)):
            code = await open_lobby(host, "carnaval", 9)
            await check_lobby(reader.page, code, ".gathering")
            await sit_and_greet(invited, code)
            await check_lobby(reader.page, code, ".chat-lines p strong")


async def check_lobby(page: Page, code: str, awaited: str) -> None:
    for device in ("tiny", "phone"):
        await page.set_viewport_size(DEVICES[device]["viewport"])
        assert await find_faults(await shown(page, f"/t/{code}", awaited)) == [], device


async def test_the_entrance_and_every_board_fit(reader: BrowserGuest, visitor: HouseClient) -> None:
    assert await find_faults(await shown(reader.page, "/", ".game-door")) == []
    for planned in PLANNED_GAMES:
        table = await in_play(visitor, planned)
        assert await find_faults(await shown(reader.page, table, f".board-{planned.game}")) == [], planned.game


@pytest.mark.parametrize("language", [PSEUDO])
async def test_every_board_fits_on_small_and_low_screens(reader: BrowserGuest, visitor: HouseClient) -> None:
    """A phone in landscape, the smallest phone, a laptop at 200 %, a tablet."""
    for planned in [*PLANNED_GAMES, PlannedGame("masker", 4, FEW_MOVES, {"grid": "flat"})]:
        table = await in_play(visitor, planned)
        for device in ("landscape", "tiny", "zoomed", "tablet"):
            await reader.page.set_viewport_size(DEVICES[device]["viewport"])
            page = await shown(reader.page, table, f".board-{planned.game}")
            assert await find_faults(page) == [], f"{planned.game} {planned.options}: {device}"


@pytest.mark.parametrize("language", [PSEUDO, "en", "de", "nl", "fr"])
async def test_where_a_mask_is_laid_question_and_aim_are_seen_whole(reader: BrowserGuest, visitor: HouseClient) -> None:
    """Also when a direction has been chosen, and there is a button to confirm it."""
    code = await visitor.open_table("mask", 4, options={"first": 0}, bots="novice")
    async with visitor.at_table(code) as seated:
        await SeatPlayer(seated, "mask").until("orient")
        page = await shown(reader.page, f"/t/{code}", ".orientation")
        assert await find_faults(page) == []
        await page.locator(".orientation").first.tap()
        await page.locator(".confirm").wait_for()
        assert await find_faults(page) == []


BELOW = "document.querySelector('.seats').getBoundingClientRect().bottom"
BAR = "document.querySelector('.tools').getBoundingClientRect().top"


async def test_in_an_auction_all_four_players_are_in_sight(reader: BrowserGuest, visitor: HouseClient) -> None:
    """How much you bid depends on who is still in, and on what they have."""
    code = await visitor.open_table("mask", 4, bots="novice")
    async with visitor.at_table(code) as seated:
        player = SeatPlayer(seated, "mask")
        await player.until("auction")
        while seated.model.views[0]["turn"] == 0:  # they sell the card, so they can read it, and it may say a lot
            await seated.move(0, "out")
            await player.until("auction")
        page = await shown(reader.page, f"/t/{code}", ".stepper")
        assert await page.evaluate(f"{BELOW} <= {BAR}"), "one would have to scroll"


LONG_CARDS = ["55 Toll: all pay bank 1 per winning stick"]
CUT_OFF = """
() => {
  const bottom = document.querySelector(".scene").getBoundingClientRect().bottom;
  const buttons = [...document.querySelectorAll(".scene button")];
  return buttons.filter((button) => button.getBoundingClientRect().bottom > bottom).map((button) => button.innerText);
}
"""


async def test_a_seller_of_a_card_with_a_long_text_can_bid_and_drop_out(
    reader: BrowserGuest, visitor: HouseClient
) -> None:
    code = await visitor.open_table("mask", 3, options={"deck": LONG_CARDS}, bots="novice")
    async with visitor.at_table(code) as seated:
        await SeatPlayer(seated, "mask").until("turn")
        await seated.move(0, "draw")
        page = await shown(reader.page, f"/t/{code}", ".stepper")
        assert await page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("language", [PSEUDO])
async def test_a_ball_of_every_size_fits(reader: BrowserGuest, visitor: HouseClient) -> None:
    for guests in range(CARNAVAL.fewest, CARNAVAL.most + 1):
        table = await in_play(visitor, PlannedGame("carnaval", guests, TALKING, {}))
        assert await find_faults(await shown(reader.page, table, ".guest")) == [], f"{guests} guests"


async def test_the_rules_fit(reader: BrowserGuest, language: str) -> None:
    for planned in PLANNED_GAMES:
        page = await shown(reader.page, f"/rules/{planned.game}", f".example .board-{planned.game}")
        if language == PSEUDO:
            await accent_rules(page)
        assert await find_faults(page) == [], planned.game


OWN_ROLES = ["prankster"] * 2 + ["dancing-prankster", "evil-genie", "little-old-man", "mask-lender"]


async def test_a_table_with_roles_of_ones_own_fits_before_the_start(reader: BrowserGuest, visitor: HouseClient) -> None:
    """How even it is, and every role that can be chosen."""
    code = await visitor.open_table("carnaval", 9, options={"roles": OWN_ROLES, "secret_vote": True})
    for device in ("phone", "tiny", "zoomed", "tablet"):
        await reader.page.set_viewport_size(DEVICES[device]["viewport"])
        page = await shown(reader.page, f"/t/{code}", ".balance-bar")
        assert await find_faults(page) == [], device


MISFITS = """
<body style="margin: 0">
<button style="width: 40px">Demaskieren</button>
<p style="width: 40px; overflow: hidden; white-space: nowrap">Demaskieren</p>
<p style="height: 0; margin: 0">Chiara</p><p style="margin: 0 0 0 20px">6 of 12</p>
<p style="width: 900px">Too wide.</p>
<span class="select"><span class="chosen" style="display: block; width: 40px">Begyndelsen</span></span>
<button style="border: 0; background: none">Elena</button>
<button aria-label="Fabio" style="margin-left: -20px; padding: 0; border: 0; background: none">
  <svg class="plume" width="30" height="30"><circle cx="15" cy="15" r="9" /></svg>
</button>
<div style="position: relative; width: 200px; height: 60px; overflow: hidden; background: beige">
  <svg class="sky" style="position: absolute; left: -50px" width="300" height="90"><circle r="150" /></svg>
  <svg class="lost" width="30" height="30"><circle cx="2" cy="15" r="9" /></svg>
  <button aria-label="Bruno" style="position: absolute; top: 40px; border: 0; background: none">
    <svg class="hat" width="30" height="30"><circle cx="15" cy="15" r="9" /></svg>
  </button>
  <span class="seal" style="position: absolute; left: -8px; width: 20px; height: 20px; background: red"></span>
  <span style="position: absolute; left: -8px; width: 20px; height: 20px"></span>
</div>
<div style="width: 200px; height: 60px; overflow: auto"><svg width="100" height="90"><path d="M0 0V90H90" /></svg></div>
"""


async def test_what_does_not_fit_is_found(chromium: Browser) -> None:
    page = await chromium.new_page(viewport={"width": 390, "height": 844})
    await page.set_content(MISFITS)
    assert await find_faults(page) == [
        '"Begyndelsen" is wider than its field',
        '"Chiara" lies on "6 of 12"',
        '"Demaskieren" is cut off',
        '"Demaskieren" is wider than its button',
        'the button "Bruno" leaves the div',
        'the button "Elena" overlaps the button "Fabio"',
        'the hat of "Bruno" is cut off',
        "the lost is cut off",
        "the page is 510 px too wide",
        'the plume of "Fabio" touches "Elena"',
        "the seal is cut off",
    ]
    await page.close()
