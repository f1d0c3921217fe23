"""The rules in a real browser: their boards are drawn, nothing is cut off, and printed pages fit their paper."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect
from support.page.browser import FRENCH, LAPTOP, PHONE, BrowserGuest, GuestBrowsers

import ridotto
from ridotto.cli.rules import load_examples

pytestmark = pytest.mark.anyio

WIDER = "document.documentElement.scrollWidth - innerWidth"
PAGE_OF_PDF = re.compile(rb"/Type\s*/Page\b")


async def open_rules(browsers: GuestBrowsers, place: str, device: dict[str, Any]) -> BrowserGuest:
    return await browsers.guest(device, f"/rules/{place}")


@pytest.mark.parametrize("device", [PHONE, FRENCH], ids=["phone", "French laptop"])
@pytest.mark.parametrize("game", ridotto.GAMES)
async def test_every_example_is_drawn_and_nothing_is_cut_off(
    browsers: GuestBrowsers, game: str, device: dict[str, Any]
) -> None:
    reader = await open_rules(browsers, game, device)
    await expect(reader.page.locator(f".example .board-{game}")).to_have_count(len(load_examples(game)))
    assert await reader.page.evaluate(WIDER) == 0


@pytest.mark.parametrize("game", ridotto.GAMES)
async def test_every_door_leads_to_the_rules(browsers: GuestBrowsers, game: str) -> None:
    reader = await browsers.guest(PHONE)
    await reader.page.locator(f".door-{game} .facts").get_by_role("link", name="Rules").click()
    await reader.page.wait_for_url(f"**/rules/{game}")
    await reader.page.locator("article.rules").wait_for()


async def test_the_contents_lead_to_a_chapter_and_so_does_a_link(browsers: GuestBrowsers) -> None:
    reader = await open_rules(browsers, "mask", LAPTOP)
    await reader.page.get_by_role("navigation").get_by_role("link", name="The auction").click()
    await expect(reader.page.get_by_role("heading", name="The auction")).to_be_in_viewport()
    friend = await browsers.guest(FRENCH, "/rules/mask#chapter-4")
    await expect(friend.page.get_by_role("heading", name="Les enchères")).to_be_in_viewport()


async def test_an_example_can_only_be_looked_at(browsers: GuestBrowsers) -> None:
    reader = await open_rules(browsers, "masker", LAPTOP)
    await reader.page.locator(".example .place").first.focus()
    assert await reader.page.evaluate("document.activeElement.closest('.example')") is None


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize(("sheet", "leaves"), [("cards", 4), ("master", 2)])
async def test_printed_pages_fit_their_paper(browsers: GuestBrowsers, sheet: str, leaves: int, paper: str) -> None:
    reader = await open_rules(browsers, f"carnaval/{sheet}", LAPTOP)
    await reader.page.locator(".emblem-of-role, .role-card").first.wait_for()
    await reader.page.evaluate("document.fonts.ready.then(() => null)")  # other fonts need a different amount of room
    assert len(PAGE_OF_PDF.findall(await reader.page.pdf(format=paper))) == leaves


async def test_the_entrance_leads_to_the_printed_cards(browsers: GuestBrowsers) -> None:
    reader = await browsers.guest(PHONE)
    await reader.press("About Au carnaval de Venise")
    await reader.page.get_by_role("link", name="Role cards to print").click()
    await expect(reader.page.get_by_role("heading", name="little old man")).to_have_count(1)
    await expect(reader.page.get_by_role("heading", name="guest", exact=True).filter(visible=True)).to_have_count(1)
    assert await reader.page.evaluate(WIDER) == 0


HEAD_IS_ON_TOP = """
() => {
  const { left, top, right, bottom } = document.querySelector(".sheet-head").getBoundingClientRect();
  const heights = [0.2, 0.5, 0.8].map((part) => top + (bottom - top) * part);
  const widths = [0.05, 0.3, 0.5, 0.7, 0.95].map((part) => left + (right - left) * part);
  const points = heights.flatMap((y) => widths.map((x) => [x, y]));
  return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest(".sheet-head"));
}
"""


async def test_in_a_game_no_example_slides_over_the_head_of_the_rules(browsers: GuestBrowsers) -> None:
    reader = await browsers.guest(PHONE)
    await reader.open_table("mascarade", 3)
    await reader.press("Start the game")
    await reader.page.locator(".board-mascarade").wait_for()
    await reader.press("Rules")
    examples = reader.page.locator(".sheet .example .board-mascarade")
    await examples.first.wait_for()
    # What is inert can't be found at a point.
    await reader.page.evaluate("document.querySelectorAll('.sheet .still').forEach((still) => (still.inert = false))")
    for _ in range(12):
        assert await reader.page.evaluate(HEAD_IS_ON_TOP)
        await reader.page.evaluate("document.querySelector('.sheet').scrollBy(0, 90)")


async def test_an_example_that_asks_where_a_card_fits_shows_the_card(browsers: GuestBrowsers) -> None:
    reader = await open_rules(browsers, "mascarade", PHONE)
    example = reader.page.locator(".example", has_text="Where does this card fit?")
    await expect(example.locator(".on-rack").filter(visible=True)).to_have_count(1)
    holding = reader.page.locator(".example", has_text="Ada is holding a card")
    await expect(holding.locator(".on-rack").filter(visible=True)).to_have_count(0)
