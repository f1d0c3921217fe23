"""The same people go on to another game: in the middle of one, and whoever is looking at a replay is told, too."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from shots_layout_faults import find_faults
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers

from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import new_id
from ridotto.table.commands import Start

pytestmark = pytest.mark.anyio


async def friends_at_play(browsers: GuestBrowsers, game: str, seats: int) -> tuple[str, list[BrowserGuest]]:
    """Anna on a phone and Bruno on a laptop, at a game that has begun; bots have the other seats."""
    async with HouseClient(browsers.url) as anna, HouseClient(browsers.url) as bruno:
        await anna.set_name("Anna")
        await bruno.set_name("Bruno")
        code = await anna.open_table(game, seats)
        async with anna.at_table(code) as host, bruno.at_table(code) as friend:
            await host.sit(0)
            await friend.sit(1)
            await host.send(Start(new_id()))
        path = f"/t/{code}"
        screens = [
            await browsers.guest(device, path, cookie=guest.cookie)
            for device, guest in ((PHONE, anna), (LAPTOP, bruno))
        ]
    for screen in screens:
        await screen.page.locator(".stage").wait_for()
    return code, screens


async def test_in_the_middle_of_a_game_friends_go_on_to_another(browsers: GuestBrowsers) -> None:
    code, (anna, bruno) = await friends_at_play(browsers, "mask", 3)
    await anna.press("More")
    await expect(anna.page.get_by_role("group", name="Had enough? Play something else together")).to_be_visible()
    assert await find_faults(anna.page) == []
    await anna.press("Masker")
    await anna.page.get_by_role("button", name="Start the game").wait_for()
    await bruno.wait_for_text("Anna wants to play Masker next.")
    await bruno.press("Join")
    await bruno.page.locator(".gathering").wait_for()
    assert bruno.code == anna.code != code
    await expect(anna.page.locator(".gathering")).to_contain_text("Bruno")


async def test_whoever_looks_at_a_replay_hears_of_the_next_game(browsers: GuestBrowsers) -> None:
    _, (anna, bruno) = await friends_at_play(browsers, "masker", 2)
    for name in ("More", "Resign", "Yes, resign"):
        await anna.press(name)
    await bruno.page.get_by_role("link", name="Watch the replay").click()
    await bruno.page.locator(".replay .stage").wait_for()
    await anna.press("Play again")
    await bruno.wait_for_text("Anna wants to play again.")
    await bruno.press("Join")
    await expect(bruno.page.locator(".stage")).to_be_visible()
    await expect(bruno.page.locator(".replay")).to_have_count(0)


async def test_before_resigning_one_reads_what_follows(browsers: GuestBrowsers) -> None:
    _, (anna, bruno) = await friends_at_play(browsers, "mask", 3)
    await anna.press("More")
    await anna.press("Resign")
    await anna.wait_for_text("A bot plays on in your place for good, and you watch.")
    await anna.press("Yes, resign")
    await bruno.wait_for_text("Anna resigns.")
    await anna.press("Chat")
    await anna.wait_for_text("Only the other spectators will see this.")
