"""Guests without account: a name, a cookie, and a way to another device."""

from __future__ import annotations

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st
from serving import Visitor, serving

from ridotto.house.settings import Settings
from ridotto.house.signet import Signet

pytestmark = pytest.mark.anyio


async def test_a_new_guest_is_remembered_by_a_cookie_that_no_script_can_read(house: str) -> None:
    answer = await Visitor(house).web.get("/api/me")
    assert answer.json() == {"name": "Guest", "language": "en", "newcomer": True}
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags


async def test_a_new_guest_is_spoken_to_in_the_dearest_of_his_languages(house: str) -> None:
    web = Visitor(house).web
    web.headers["accept-language"] = "tlh, en;q=0.5, fr-CH;q=0.9"
    assert (await web.get("/api/me")).json() == {"name": "Invité", "language": "fr", "newcomer": True}
    refused = await web.put("/api/me", json={"name": "Zoé", "language": "tlh"})
    assert refused.json()["sentence"].startswith("La maison ne parle pas")


async def test_a_guest_has_the_name_that_he_wants(anna: Visitor) -> None:
    await anna.called("  Anna   Maria ", title="lady")
    assert await anna.get("/api/me") == {"name": "Anna Maria", "title": "lady", "language": "en"}


@pytest.mark.parametrize("name", ["", " ", "x" * 13, "A\u0000", "a\u202eb"])
async def test_what_is_no_name_is_refused_with_a_sentence(anna: Visitor, name: str) -> None:
    answer = await anna.web.put("/api/me", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["key"] == "bad-name"
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_behind_https_the_cookie_goes_by_https_only() -> None:
    async with serving(Settings(database="memory:", url="https://play.example.org", workers=1)) as url:
        answer = await Visitor(url).web.get("/api/me")
    assert "secure" in answer.headers["set-cookie"].lower()


async def test_a_forged_cookie_is_nobody(anna: Visitor, house: str) -> None:
    code = await anna.open()
    token = anna.web.cookies["ridotto"]
    forged = base64.urlsafe_b64encode(b"x" * 32 + base64.urlsafe_b64decode(token + "==")[32:]).decode().rstrip("=")
    stranger = Visitor(house)
    answer = await stranger.web.get("/api/me/tables", headers={"Cookie": f"ridotto={forged}"})
    assert answer.json() == []
    assert [card["code"] for card in await anna.get("/api/me/tables")] == [code]


async def test_a_link_makes_another_device_his_too(anna: Visitor, house: str) -> None:
    code = await anna.open()
    link = (await anna.web.post("/api/me/carry", json={"code": code})).json()
    assert link["qr"].startswith("<svg")
    phone = Visitor(house)
    answer = await phone.web.get(link["link"])
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{code}")
    assert await phone.get("/api/me") == await anna.get("/api/me")
    assert [card["code"] for card in await phone.get("/api/me/tables")] == [code]


async def test_a_carry_link_is_good_for_that_only(anna: Visitor, house: str) -> None:
    link = (await anna.web.post("/api/me/carry", json={})).json()["link"]
    token = link.rsplit("/", 1)[1]
    answer = await Visitor(house).web.get("/api/me", headers={"Cookie": f"ridotto={token}"})
    assert answer.json()["name"] == "Guest"
    cookie = anna.web.cookies["ridotto"]
    refused = await Visitor(house).web.get(f"/carry/{cookie}")
    assert (refused.status_code, refused.json()["key"]) == (404, "carry-too-late")


@given(words=st.binary(max_size=50), at=st.integers(0, 400), other=st.characters(codec="ascii"))
def test_no_letter_of_a_sealed_token_can_be_changed(words: bytes, at: int, other: str) -> None:
    signet = Signet(b"a secret of the house")
    token = signet.sealed("guest", words)
    assert signet.opened("guest", token) == words
    assert signet.opened("carry", token) is None
    at %= len(token)
    changed = token[:at] + other + token[at + 1 :]
    # The last letter has bits that mean nothing.
    assert signet.opened("guest", changed) in (None, words)
    if at < len(token) - 1 and other != token[at]:
        assert signet.opened("guest", changed) is None
