"""Finding a table: games, lobby, invitations, rules."""

from __future__ import annotations

import pytest
from support.house.running_house import WebGuest, run_house

from ridotto.catalog import GAMES
from ridotto.house.settings import Settings
from ridotto.house.tables.randomness import CODE_LETTERS

pytestmark = pytest.mark.anyio


async def test_the_lobby_offers_every_game_with_all_that_can_be_chosen(anna: WebGuest) -> None:
    offered = {game["name"]: game for game in await anna.get("/api/games")}
    assert set(offered) == set(GAMES)
    for name, game in GAMES.items():
        assert [option["name"] for option in offered[name]["options"]] == [option.name for option in game.options]
        assert offered[name]["usual_bot"] in offered[name]["bots"]
        assert (offered[name]["fewest"], offered[name]["most"]) == (game.fewest, game.most)


async def test_public_tables_are_in_the_lobby_and_private_ones_are_not(anna: WebGuest, bob: WebGuest) -> None:
    shown = await anna.open("masker", public=True)
    await anna.open("masker")
    other = await anna.open("mask", 3, public=True, clock={"kind": "move", "seconds": 30})
    assert {listing["code"] for listing in await bob.get("/api/tables")} == {shown, other}
    assert [listing["code"] for listing in await bob.get("/api/tables?game=mask")] == [other]
    assert [listing["code"] for listing in await bob.get("/api/tables?clock=none")] == [shown]
    assert [listing["mine"] for listing in await bob.get("/api/tables?game=mask")] == [False]
    assert [listing["mine"] for listing in await anna.get("/api/tables?game=mask")] == [True]


async def test_a_code_can_be_read_aloud(anna: WebGuest) -> None:
    code = await anna.open()
    assert len(code) == 6
    assert set(code) <= set(CODE_LETTERS)
    assert not set("ILO10") & set(CODE_LETTERS)


async def test_an_invitation_says_what_is_played_and_by_whom(anna: WebGuest, bob: WebGuest, house: str) -> None:
    code = await anna.open(options={"grid": "stacks"})
    invitation = await bob.get(f"/api/tables/{code.lower()}")
    assert invitation["link"] == f"{house}/t/{code}"
    assert invitation["info"]["options"] == {"grid": "stacks"}
    assert invitation["listing"]["host"] == "Anna"
    answer = await bob.web.get(f"/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")


async def test_nobody_is_told_the_id_of_a_guest_or_a_table(anna: WebGuest, bob: WebGuest) -> None:
    code = await anna.open(public=True)
    assert set((await bob.get(f"/api/tables/{code}"))["listing"]) == {
        *("code", "game", "phase", "public", "seats", "taken", "people", "host", "clock", "changed", "mine")
    }


async def test_a_guest_is_told_where_it_is_their_turn_and_strangers_are_not(
    anna: WebGuest, bob: WebGuest, house: str
) -> None:
    waiting = await anna.open(public=True)
    idle = await anna.open()
    async with anna.connect(waiting) as hers, bob.connect(waiting) as his:
        await hers.must_do("sit", seat=0)
        await his.must_do("sit", seat=1)
        await hers.must_do("start")
        await his.receive_up_to(hers.n)
        mine, others = (anna, bob) if hers.view["to_act"] == [0] else (bob, anna)
    listings = await mine.get("/api/me/tables")
    assert (listings[0]["code"], listings[0]["turn"], listings[0]["names"]) == (waiting, True, ["Anna", "Bob"])
    assert all("turn" not in listing for listing in (await others.get("/api/me/tables")))
    assert idle in {listing["code"] for listing in await anna.get("/api/me/tables")}
    stranger = await WebGuest(house).set_name("Zoe")
    assert {"turn", "names"}.isdisjoint((await stranger.get("/api/tables"))[0])


async def test_finished_games_come_last_with_their_winners(anna: WebGuest, bob: WebGuest) -> None:
    over = await anna.open()
    async with anna.connect(over) as hers, bob.connect(over) as his:
        await hers.must_do("sit", seat=0)
        await his.must_do("sit", seat=1)
        await hers.must_do("start")
        await his.must_do("resign", seat=1)
    later = await anna.open()
    listings = await anna.get("/api/me/tables")
    assert [(listing["code"], listing["phase"], listing.get("winners")) for listing in listings] == [
        (later, "gathering", None),
        (over, "ended", ["Anna"]),
    ]
    assert (listings[1]["won"], listings[1]["others"]) == (True, ["Bob"])
    his_listing = (await bob.get("/api/me/tables"))[0]
    assert (his_listing["won"], his_listing["others"]) == (False, ["Anna"])


async def test_a_lesson_that_was_left_is_nobodys_turn(anna: WebGuest) -> None:
    await anna.web.post("/api/lessons/masker")
    (listing,) = await anna.get("/api/me/tables")
    assert listing["lesson"]
    assert "turn" not in listing
    assert "others" not in listing


async def test_a_new_name_is_seen_at_the_tables_where_somebody_plays(anna: WebGuest, bob: WebGuest) -> None:
    code = await anna.open()
    async with anna.connect(code) as hers, bob.connect(code) as his:
        await hers.must_do("sit", seat=0)
        await his.must_do("sit", seat=1)
        await hers.must_do("start")
        await bob.set_name("Bertha")
        while hers.info["chairs"][1]["name"] != "Bertha":
            await hers.receive()
    assert (await anna.get("/api/me/tables"))[0]["names"] == ["Anna", "Bertha"]


async def test_links_lead_where_guests_reach_the_house() -> None:
    async with run_house(Settings(database="memory:", url="https://play.example.org/", workers=1)) as url:
        anna = await WebGuest(url).set_name("Anna")
        code = await anna.open()
        assert (await anna.get(f"/api/tables/{code}"))["link"] == f"https://play.example.org/t/{code}"


async def test_playing_now_against_bots_begins_at_once(anna: WebGuest) -> None:
    code = await anna.open("mascarade", 3, bots="random")
    invitation = await anna.get(f"/api/tables/{code}")
    assert invitation["info"]["phase"] == "playing"
    assert [chair.get("bot") for chair in invitation["info"]["chairs"]] == [None, "random", "random"]
    assert invitation["info"]["chairs"][0]["mine"]


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "chess", "seats": 2}, 404, "unknown-game"),
        ({"game": "masker", "seats": 9}, 422, "bad-seats"),
        ({"game": "masker", "seats": 2, "options": {"grid": "round"}}, 422, "bad-option-value"),
        ({"game": "mascarade", "seats": 2, "options": {"deck": "/etc/passwd"}}, 422, "table-no-paths"),
        ({"game": "masker", "seats": 2, "bots": "grandmaster"}, 422, "unknown-bot"),
        ({"game": "masker", "seats": 2, "colour": "red"}, 400, "bad-request"),
        ({"game": "masker"}, 400, "bad-request"),
        ([], 400, "bad-request"),
    ],
)
async def test_what_cannot_be_played_is_refused(anna: WebGuest, body: object, status: int, key: str) -> None:
    answer = await anna.web.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert answer.json()["sentence"]


async def test_the_rules_can_be_read(anna: WebGuest) -> None:
    assert (await anna.web.get("/api/rules/masker?language=en")).text.startswith("# Masker\n")
    assert (await anna.web.get("/api/rules/masker?language=xx")).status_code == 404
    assert (await anna.web.get("/api/rules/chess")).status_code == 404


async def test_the_words_of_a_game_can_be_read(anna: WebGuest) -> None:
    """For a page that doesn't come with that game."""
    found = await anna.web.get("/api/games/masker/words?language=fr")
    assert found.headers["content-type"].startswith("text/plain")
    assert "masker-in-short = " in found.text
    assert "mask-in-short = " not in found.text
    assert (await anna.web.get("/api/games/masker/words?language=xx")).status_code == 404
    assert (await anna.web.get("/api/games/chess/words")).status_code == 404


async def test_what_is_not_there_is_refused_in_the_same_way(anna: WebGuest) -> None:
    for path, status, code in (("/api/nothing", 404, "no-such-page"), ("/api/tables/QQQQQQ", 404, "no-such-table")):
        answer = await anna.web.get(path)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert (await anna.web.delete("/api/me")).status_code == 405


async def test_on_an_unknown_path_a_browser_gets_the_fallback_page_and_a_program_a_refusal(anna: WebGuest) -> None:
    browser = {"accept": "text/html,application/xhtml+xml"}
    fallback = await anna.web.get("/nowhere/at all", headers=browser)
    assert (fallback.status_code, fallback.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert fallback.text == (await anna.web.get("/")).text
    for path, headers in (("/api/nothing", browser), ("/nowhere", {}), ("/assets/nothing.js", browser)):
        refused = await anna.web.get(path, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-page")
