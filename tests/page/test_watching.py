"""Spectators see no secrets: their browsers don't even receive any."""

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
    """Two people play a game to the end, with bots; a spectator who has watched all of it in a browser."""
    async with guests(browsers.url, "Anna", "Bob") as visitors:
        code = await visitors[0].open_table(game, seats, options=options)
        async with devices(code, *visitors) as (anna, bob):
            await anna.sit(0)
            await bob.sit(1)
            for seat in range(2, seats):
                await anna.send(SeatBot(new_id(), seat, "random"))
            await anna.send(Start(new_id()))
            await bob.wait_until(lambda model: model.info.phase == "playing")
            clara = await browsers.guest(path=f"/t/{code}")
            await clara.wait_for_text("You’re watching.")
            await expect(clara.page.get_by_role("button", name="Hint")).to_have_count(0)
            reader = ScreenReaderPlayer(clara)
            assert reader.wanted(await reader.button_names(), *WANTED_KEYS[game]) is None
            early = await clara.page.request.get(f"/api/tables/{code}/replay?seat=truth")
            assert not early.ok
            await asyncio.gather(RandomPlayer(anna).play(), RandomPlayer(bob).play())
            await clara.page.get_by_role("link", name="Watch the replay").wait_for()
    return clara


def seen_before_the_end(guest: BrowserGuest) -> Iterator[tuple[Json, list[Json]]]:
    """Each view that was received, and what happened since the last one."""
    events: list[Json] = []
    for message in guest.received:
        for seen in json.loads(message).get("seen", ()):
            assert seen["seat"] is None
            assert not seen["view"] or (seen["view"]["seat"] is None and seen["view"]["moves"] == [])
            events += seen["events"]
            if seen["view"] and seen["view"]["outcome"] is None:
                yield seen["view"], events
                events = []


async def test_the_colours_of_masker(browsers: GuestBrowsers) -> None:
    """Only the colours of eliminated players are revealed."""
    seen = list(seen_before_the_end(await watched_game(browsers, "masker", 2)))
    assert len(seen) > 10
    for view, events in seen:
        assert all(colour is None or seat in view["eliminated"] for seat, colour in enumerate(view["colours"]))
        assert all("colour" not in event or event["event"] == "eliminates" for event in events)


async def test_the_cards_of_the_carnival(browsers: GuestBrowsers) -> None:
    """Only cards that were shown are revealed, and nothing that players learnt in the dance."""
    seen = list(seen_before_the_end(await watched_game(browsers, "carnaval", 8, roles="full")))
    assert len(seen) > 10
    for view, events in seen:
        for known in (view["roles"], view["camps"]):
            assert all(what is None or seat in view["shown"] for seat, what in enumerate(known))
        assert all("role" not in event or event["seat"] in view["shown"] for event in events)
        assert not any(view["proposals"] + view["soldier"]["suspicious"] + view["soldier"]["harmless"])
        assert (view["genie"], view["sketch"]) == (None, None)
