"""A database that an earlier version of the house left behind opens, and its games go on.

`tests/recorded/first-house.sql` was written by a house that had neither content references for decks nor digests of
commands. It holds a game in progress with the players' own deck, one that is over, and one that is gathering. One of
its guests is called Bot 1.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from support.house.running_house import WebGuest, quick_settings, run_house

pytestmark = pytest.mark.anyio

RECORDED = Path(__file__).parent.parent / "recorded" / "first-house.sql"
HEAD, _, STATEMENTS = RECORDED.read_text(encoding="utf-8").partition("\n")
KNOWN = json.loads(HEAD.removeprefix("-- "))


@pytest.fixture
async def old_house(tmp_path: Path) -> AsyncIterator[str]:
    database = sqlite3.connect(tmp_path / "ridotto.db")
    database.executescript(STATEMENTS)
    database.close()
    async with run_house(quick_settings(database=f"sqlite:///{tmp_path}")) as house:
        yield house


def guest(house: str, name: str) -> WebGuest:
    visitor = WebGuest(house)
    visitor.web.cookies.set("ridotto", KNOWN[name].removeprefix("ridotto="))
    return visitor


async def test_a_game_with_a_deck_of_their_own_goes_on(old_house: str) -> None:
    anna, bob = guest(old_house, "anna"), guest(old_house, "bob")
    code = KNOWN["going on"]
    async with anna.connect(code) as hers, bob.connect(code) as his:
        snapshot = await hers.receive()
        await his.receive()
        assert len(hers.raw_messages[0]) < 8_000
        assert snapshot["info"]["options"]["deck"]["lines"] == 101, "the remark of the old log is kept"
        assert [chair["name"] for chair in snapshot["info"]["chairs"]] == ["Anna", "Bot 1"]
        mover, seat = (hers, 0) if hers.view["to_act"] == [0] else (his, 1)
        await mover.must_do("move", seat=seat, move=mover.view["moves"][0])
        await hers.must_do("say", id="said", text="Good evening")  # sent before: ids from that time are still known
    deck = (await anna.get(f"/api/tables/{code}/options"))["deck"]
    assert (deck[0], len(deck)) == ("# ours", 101)


async def test_a_game_that_is_over_is_replayed_and_played_again(old_house: str) -> None:
    anna = guest(old_house, "anna")
    code = KNOWN["over"]
    assert len(await anna.get(f"/api/tables/{code}/replay")) == 1
    async with anna.connect(code) as hers:
        following = (await hers.must_do("rematch"))["answer"]["code"]
    async with anna.connect(following) as hers:
        assert [chair["name"] for chair in (await hers.receive())["info"]["chairs"]] == ["Bot 1", "Anna"]


async def test_a_table_that_gathers_begins_and_a_guest_called_like_a_bot_chooses_a_name(old_house: str) -> None:
    anna, bob = guest(old_house, "anna"), guest(old_house, "bob")
    code = KNOWN["gathering"]
    async with bob.connect(code) as his:
        await his.must_do("stand", seat=1)
        assert (await his.send_command("sit", seat=1))["key"] == "name-of-bot"
    await bob.set_name("Bob")
    async with bob.connect(code) as his, anna.connect(code) as hers:
        await his.must_do("sit", seat=1)
        await hers.must_do("start")
        names = [chair["name"] for chair in hers.info["chairs"]]
    assert names[:2] == ["Anna", "Bob"]
    assert sorted({listing["code"] for listing in await anna.get("/api/me/tables")}) == sorted(
        [KNOWN["going on"], KNOWN["over"], KNOWN["gathering"]]
    )
