"""Who watches sees no secret: it is not even in what comes to his browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import expect
from support.house.random_players import RandomPlayer, devices, guests
from support.page.browser import BrowserGuest, GuestBrowsers
from support.page.screen_reader import WANTED_KEYS, ScreenReaderPlayer

from ridotto.client.table_client import new_id
from ridotto.table.commands import SeatBot, Start

pytestmark = pytest.mark.anyio

Json = dict[str, Any]


async def watched_game(browsers: GuestBrowsers, game: str, seats: int, **options: object) -> BrowserGuest:
    """A game that two people play to the end, with bots; who has watched all of it by a browser."""
    async with guests(browsers.url, "Anna", "Bob") as visitors:
        code = await visitors[0].open_table(game, seats, options=options)
        async with devices(code, *visitors) as (anna, bob):
            await anna.sit(0)
            await bob.sit(1)
            for seat in range(2, seats):
                await anna.send(SeatBot(new_id(), seat, "random"))
            await anna.send(Start(new_id()))
            await bob.wait_until(lambda scene: scene.info.phase == "playing")
            clara = await browsers.guest(path=f"/t/{code}")
            await clara.wait_for_text("You’re watching.")
            await expect(clara.page.get_by_role("button", name="Hint")).to_have_count(0)
            ears = ScreenReaderPlayer(clara)
            assert ears.wanted(await ears.button_names(), *WANTED_KEYS[game]) is None
            early = await clara.page.request.get(f"/api/tables/{code}/replay?seat=truth")
            assert not early.ok
            await asyncio.gather(RandomPlayer(anna).play(), RandomPlayer(bob).play())
            await clara.page.get_by_role("link", name="Watch the replay").wait_for()
    return clara


def seen_before_the_end(guest: BrowserGuest) -> Iterator[tuple[Json, list[Json]]]:
    """Each view that came, and what happened since the one before."""
    events: list[Json] = []
    for frame in guest.received:
        for seen in json.loads(frame).get("seen", ()):
            assert seen["seat"] is None
            assert not seen["view"] or (seen["view"]["seat"] is None and seen["view"]["moves"] == [])
            events += seen["events"]
            if seen["view"] and seen["view"]["outcome"] is None:
                yield seen["view"], events
                events = []


async def test_the_colours_of_masker(browsers: GuestBrowsers) -> None:
    """Only of who is eliminated it is told which colour he played."""
    seen = list(seen_before_the_end(await watched_game(browsers, "masker", 2)))
    assert len(seen) > 10
    for view, events in seen:
        assert all(colour is None or seat in view["eliminated"] for seat, colour in enumerate(view["colours"]))
        assert all("colour" not in event or event["event"] == "eliminates" for event in events)


async def test_the_cards_of_the_carnival(browsers: GuestBrowsers) -> None:
    """Only of who has shown his card it is told which one he has; what was learnt in the dance is told to nobody."""
    seen = list(seen_before_the_end(await watched_game(browsers, "carnaval", 8, roles="full")))
    assert len(seen) > 10
    for view, events in seen:
        for known in (view["roles"], view["camps"]):
            assert all(what is None or seat in view["shown"] for seat, what in enumerate(known))
        assert all("role" not in event or event["seat"] in view["shown"] for event in events)
        assert not any(view["proposals"] + view["soldier"]["suspicious"] + view["soldier"]["harmless"])
        assert (view["genie"], view["sketch"]) == (None, None)
