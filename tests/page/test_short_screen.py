"""On a phone that lies on its side nothing covers a name, and what people look for is in sight without scrolling."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from shots_devices import DEVICES
from shots_house import SeatPlayer
from support.page.browser import GuestBrowsers

from ridotto.client.house_client import HouseClient

pytestmark = pytest.mark.anyio

MAX_GAMES = 20
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const middle = boxes(".middle > *");
  return [...document.querySelectorAll(".guest .name")]
    .filter((name) => middle.some((box) => meet(box, name.getBoundingClientRect())))
    .map((name) => name.textContent);
}"""


async def box_of(place: Locator) -> dict[str, float]:
    box = await place.bounding_box()
    assert box is not None
    return {"left": box["x"], "right": box["x"] + box["width"], "bottom": box["y"] + box["height"], "top": box["y"]}


async def table_with_accused(anna: HouseClient) -> str:
    """The code of a table at which the accused defend themselves."""
    for _ in range(MAX_GAMES):
        code = await anna.open_table("carnaval", 7, bots="novice")
        async with anna.at_table(code) as seated:
            player = SeatPlayer(seated, "carnaval")
            view = seated.model.views[0]
            while view["phase"] != "defence" and view["outcome"] is None:
                await player.go_on()
                view = seated.model.views[0]
            if view["phase"] == "defence" and seated.model.moves(0):
                return code
    raise AssertionError("nobody was accused")


async def test_the_count_of_hands_covers_no_name(browsers: GuestBrowsers) -> None:
    async with HouseClient(browsers.url) as anna:
        await anna.set_name("Anna")
        code = await table_with_accused(anna)
        screen = await browsers.guest(DEVICES["landscape"], f"/t/{code}", cookie=anna.cookie)
        await screen.page.locator(".middle > *").first.wait_for()
        assert await screen.page.evaluate(COVERED) == []


async def test_in_a_replay_what_happened_stands_beside_the_room(browsers: GuestBrowsers) -> None:
    async with HouseClient(browsers.url) as anna:
        await anna.set_name("Anna")
        code = await anna.open_table("carnaval", 7, bots="novice")
        async with anna.at_table(code) as seated:
            await SeatPlayer(seated, "carnaval").play()
    screen = await browsers.guest(DEVICES["landscape"], f"/r/{code}#20")
    await screen.page.locator(".log-entries p").first.wait_for()
    log, room = await box_of(screen.page.locator(".log")), await box_of(screen.page.locator(".room"))
    bar = await box_of(screen.page.locator(".scrubber"))
    assert room["right"] <= log["left"]
    assert log["bottom"] <= bar["top"]


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_at_masker_everybodys_captures_are_in_sight(browsers: GuestBrowsers, seats: int) -> None:
    async with HouseClient(browsers.url) as anna:
        await anna.set_name("Anna")
        code = await anna.open_table("masker", seats, bots="novice")
        async with anna.at_table(code) as seated:
            player = SeatPlayer(seated, "masker")
            for _ in range(4):
                await player.go_on()
        screen = await browsers.guest(DEVICES["landscape"], f"/t/{code}", cookie=anna.cookie)
        piles = screen.page.locator(".board-masker .seat .pile")
        await expect(piles).to_have_count(seats)
        for pile in await piles.all():
            await expect(pile).to_be_in_viewport(ratio=1)
        await expect(screen.page.locator(".board-masker .tray")).to_be_in_viewport(ratio=0.98)
