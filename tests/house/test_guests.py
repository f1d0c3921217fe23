"""Guests without an account: a name, a cookie, and a way to another device."""

from __future__ import annotations

import asyncio
import base64
import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.house.running_house import WebGuest, quick_settings, run_house

from ridotto.house.http.signer import Signer
from ridotto.house.settings import Settings

pytestmark = pytest.mark.anyio


async def test_a_new_guest_is_remembered_by_a_cookie_that_no_script_can_read(house: str) -> None:
    answer = await WebGuest(house).web.get("/api/me")
    assert answer.json() == {"name": "Guest", "language": "en", "newcomer": True}
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags


async def test_a_new_guest_is_addressed_in_the_language_they_like_best(house: str) -> None:
    web = WebGuest(house).web
    web.headers["accept-language"] = "tlh, en;q=0.5, fr-CH;q=0.9"
    assert (await web.get("/api/me")).json() == {"name": "Invité", "language": "fr", "newcomer": True}
    refused = await web.put("/api/me", json={"name": "Zoé", "language": "tlh"})
    assert refused.json()["sentence"].startswith("La maison ne parle pas")


async def test_guests_have_the_name_they_want(anna: WebGuest) -> None:
    await anna.set_name("  Anna   Maria ", title="lady")
    assert await anna.get("/api/me") == {"name": "Anna Maria", "title": "lady", "language": "en"}


@pytest.mark.parametrize("name", ["", " ", "x" * 13, "A\u0000", "a\u202eb"])
async def test_an_invalid_name_is_refused_with_a_sentence(anna: WebGuest, name: str) -> None:
    answer = await anna.web.put("/api/me", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["key"] == "bad-name"
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_behind_https_the_cookie_goes_by_https_only() -> None:
    async with run_house(Settings(database="memory:", url="https://play.example.org", workers=1)) as url:
        answer = await WebGuest(url).web.get("/api/me")
    assert "secure" in answer.headers["set-cookie"].lower()


async def test_a_forged_cookie_belongs_to_nobody(anna: WebGuest, house: str) -> None:
    code = await anna.open()
    token = anna.web.cookies["ridotto"]
    forged = base64.urlsafe_b64encode(b"x" * 32 + base64.urlsafe_b64decode(token + "==")[32:]).decode().rstrip("=")
    stranger = WebGuest(house)
    answer = await stranger.web.get("/api/me/tables", headers={"Cookie": f"ridotto={forged}"})
    assert answer.json() == []
    assert [listing["code"] for listing in await anna.get("/api/me/tables")] == [code]


async def carry_token(visitor: WebGuest, **wishes: str) -> str:
    link = (await visitor.web.post("/api/me/carry", json=wishes)).json()
    assert link["qr"].startswith("<svg")
    return str(link["link"].rsplit("/carry/", 1)[1])


async def test_a_link_makes_another_device_theirs_too(anna: WebGuest, house: str) -> None:
    code = await anna.open()
    token = await carry_token(anna, code=code)
    phone = WebGuest(house)
    answer = await phone.web.post(f"/api/carry/{token}")
    assert answer.json() == {"name": "Anna", "mine": True, "path": f"/t/{code}"}
    assert await phone.get("/api/me") == await anna.get("/api/me")
    assert [listing["code"] for listing in await phone.get("/api/me/tables")] == [code]


async def test_opening_a_link_makes_nobody_somebody_else(anna: WebGuest, bob: WebGuest) -> None:
    """Anna could have sent it to make Bob play under her name, so Bob is asked first."""
    token = await carry_token(anna)
    for path in (f"/carry/{token}", f"/api/carry/{token}"):
        answer = await bob.web.get(path, headers={"accept": "text/html"})
        assert "set-cookie" not in answer.headers
    assert answer.json() == {"name": "Anna", "mine": False, "path": "/"}
    assert (await bob.get("/api/me"))["name"] == "Bob"
    assert (await anna.get(f"/api/carry/{token}"))["mine"]


async def test_no_other_site_can_accept_a_link_for_a_guest(anna: WebGuest, bob: WebGuest) -> None:
    token = await carry_token(anna)
    answer = await bob.web.post(f"/api/carry/{token}", headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    assert (await bob.get("/api/me"))["name"] == "Bob"


async def test_a_link_is_good_for_one_device(anna: WebGuest, bob: WebGuest, house: str) -> None:
    token = await carry_token(anna)
    phones = [WebGuest(house) for _ in range(5)]
    answers = await asyncio.gather(*(phone.web.post(f"/api/carry/{token}") for phone in phones))
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404]
    for refused in (await bob.web.post(f"/api/carry/{token}"), await bob.web.get(f"/api/carry/{token}")):
        assert (refused.status_code, refused.json()["key"]) == (404, "carry-used")
    assert (await bob.get("/api/me"))["name"] == "Bob"
    assert (await WebGuest(house).web.post(f"/api/carry/{await carry_token(anna)}")).status_code == 200


async def test_a_link_cannot_be_used_again_by_spelling_it_differently(anna: WebGuest, house: str) -> None:
    """The last letter of a token has bits that mean nothing."""
    token = await carry_token(anna)
    assert (await WebGuest(house).web.post(f"/api/carry/{token}")).status_code == 200
    for letter in string.ascii_letters + string.digits + "-_":
        again = await WebGuest(house).web.post(f"/api/carry/{token[:-1]}{letter}")
        assert again.status_code == 404


async def test_a_link_that_was_used_at_one_node_is_used_at_all(tmp_path: Path) -> None:
    settings = quick_settings(database=f"sqlite:///{tmp_path}")
    async with run_house(settings) as one, run_house(settings) as other:
        token = await carry_token(await WebGuest(one).set_name("Anna"))
        assert (await WebGuest(other).web.post(f"/api/carry/{token}")).status_code == 200
        assert (await WebGuest(one).web.post(f"/api/carry/{token}")).status_code == 404
    async with run_house(settings) as one:
        assert (await WebGuest(one).web.post(f"/api/carry/{token}")).status_code == 404


async def test_a_carry_link_is_good_for_that_only(anna: WebGuest, house: str) -> None:
    token = await carry_token(anna)
    answer = await WebGuest(house).web.get("/api/me", headers={"Cookie": f"ridotto={token}"})
    assert answer.json()["name"] == "Guest"
    cookie = anna.web.cookies["ridotto"]
    refused = await WebGuest(house).web.post(f"/api/carry/{cookie}")
    assert (refused.status_code, refused.json()["key"]) == (404, "carry-too-late")


@given(payload=st.binary(max_size=50), at=st.integers(0, 400), other=st.characters(codec="ascii"))
def test_no_letter_of_a_signed_token_can_be_changed(payload: bytes, at: int, other: str) -> None:
    signer = Signer(b"a secret of the house")
    token = signer.sign("guest", payload)
    assert signer.verify("guest", token) == payload
    assert signer.verify("carry", token) is None
    at %= len(token)
    changed = token[:at] + other + token[at + 1 :]
    assert signer.verify("guest", changed) == (payload if changed == token else None)
