"""Whatever comes in is answered; nothing crashes, nothing leaks."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest
import structlog
from support.house.raw_connection import connection, frame, raw_socket
from support.house.running_house import WebDevice, WebGuest, run_house
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from ridotto.errors import TooMuch
from ridotto.house.limits import LARGEST_BODY, TokenBuckets
from ridotto.house.settings import Settings
from ridotto.store.store import Store
from ridotto.table.commands import LARGEST_COMMAND
from ridotto.words import sentence

pytestmark = pytest.mark.anyio


async def still_serves(seat: WebDevice) -> bool:
    return bool((await seat.send_command("sit", seat=0))["type"])


@pytest.mark.parametrize(
    "message",
    [
        "",
        "x",
        "null",
        "[]",
        "{}",
        '{"command": "fly", "id": "7"}',
        '{"command": "sit"}',
        '{"command": "sit", "id": "", "seat": 0}',
        '{"command": "sit", "id": "7", "seat": -1}',
        '{"command": "sit", "id": "7", "seat": 99}',
        '{"command": "sit", "id": "7", "seat": "0"}',
        '{"command": "sit", "id": "7", "seat": 0, "guest": "somebody else"}',
        '{"command": "move", "id": "7", "seat": 0, "move": "' + "x" * 81 + '"}',
        '{"command": "say", "id": "7", "text": "' + "x" * 401 + '"}',
        "[" * 2000,
        b"\xff\xfe\x00",
        b"",
    ],
)
async def test_an_unreadable_message_is_refused_with_a_sentence(anna: WebGuest, message: str | bytes) -> None:
    async with anna.connect(await anna.open()) as seat:
        await seat.receive()
        await seat.socket.send(message)
        refused = await seat.receive_until("refusal")
        assert refused["code"] == "bad-request"
        assert refused["sentence"] == sentence("en", "bad-request", {})
        assert refused["facts"]["why"], "for programmers, in a field of its own"
        assert refused.get("id") in (None, "", "7")
        assert await still_serves(seat)


async def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(anna: WebGuest) -> None:
    code = await anna.open()
    async with anna.connect(code) as seat, anna.connect(code) as other:
        await seat.socket.send("x" * (LARGEST_COMMAND + 1))
        with pytest.raises(ConnectionClosed):
            await seat.receive_until("never")
        assert seat.socket.close_code == 1009
        assert await still_serves(other)


async def test_a_request_that_is_too_large_is_refused(anna: WebGuest) -> None:
    answer = await anna.web.put("/api/me", content=b"x" * (LARGEST_BODY + 1))
    assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"", b"\xff", b"[" * 5000, b'{"name": 7}', b"null"])
async def test_an_unreadable_request_is_refused(anna: WebGuest, body: bytes) -> None:
    answer = await anna.web.put("/api/me", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_no_command_reaches_the_seat_of_another_guest(anna: WebGuest, bob: WebGuest) -> None:
    code = await anna.open()
    async with anna.connect(code) as host, bob.connect(code) as thief:
        await host.must_do("sit", seat=0)
        commands = [("sit", {}), ("stand", {}), ("kick", {}), ("seat-bot", {"kind": "random"})]
        for command, args in commands:
            assert (await thief.send_command(command, seat=0, **args))["type"] == "refusal", command
        await thief.must_do("sit", seat=1)
        await host.must_do("start")
        for command, args in [
            ("move", {"move": "a1"}),
            ("give-seat", {}),
            ("take-seat", {}),
            ("resign", {}),
            ("undo", {}),
        ]:
            answer = await thief.send_command(command, seat=0, **args)
            assert (answer["type"], answer["key"]) == ("refusal", "table-not-your-seat"), command


@pytest.mark.parametrize("text", ["%00", "%FF", "%ED%A0%80", "%C3%A9", "a%27b", "%F0%9F%8E%AD"])
async def test_an_impossible_code_is_an_unknown_table_whatever_the_store(store: Store, text: str) -> None:
    async with run_house(store=store) as url:
        eve = WebGuest(url)
        answer = await eve.web.get(f"/api/tables/{text}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
        assert await eve.get(f"/api/tables?game={text}") == await eve.get(f"/api/tables?clock={text}") == []


# -- from where


async def test_pages_of_other_sites_cannot_write(anna: WebGuest) -> None:
    foreign = {"Origin": "https://evil.example"}
    for answer in (
        await anna.web.put("/api/me", json={"name": "Eve"}, headers=foreign),
        await anna.web.post("/api/tables", json={"game": "masker", "seats": 2}, headers=foreign),
        await anna.web.post("/api/me/carry", json={}, headers=foreign),
    ):
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-page")
    async with anna.connect(await anna.open(), Origin="https://evil.example") as seat:
        assert (await seat.receive())["key"] == "foreign-page"
        with pytest.raises(ConnectionClosed):
            await seat.receive()
        assert seat.socket.close_code == 1008


async def test_the_page_of_the_house_can_write(anna: WebGuest, house: str) -> None:
    assert (await anna.web.put("/api/me", json={"name": "Anna"}, headers={"Origin": house})).status_code == 200
    async with anna.connect(await anna.open(), Origin=house) as seat:
        assert (await seat.receive())["type"] == "snapshot"


async def test_a_house_that_knows_its_addresses_takes_no_other() -> None:
    settings = Settings(database="memory:", url="https://a.example,https://b.example", workers=1)
    async with run_house(settings) as url:
        web = WebGuest(url).web
        for origin, status in (("https://b.example", 200), (url, 403), ("null", 403)):
            answer = await web.put("/api/me", json={"name": "Anna"}, headers={"Origin": origin})
            assert answer.status_code == status, origin


async def test_every_answer_carries_the_headers_that_keep_a_page_safe(anna: WebGuest) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz"):
        headers = (await anna.web.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


ODD = ["http://[::1", "http://[", "//", "http://[v1.x]", "http://a]b", "\\", "http://\u2100"]


@pytest.mark.parametrize("origin", ODD)
async def test_an_origin_that_is_not_an_address_is_a_foreign_page(anna: WebGuest, origin: str) -> None:
    raw = [(b"Origin", origin.encode())]
    answer = await anna.web.put("/api/me", json={"name": "Eve"}, headers=raw)
    assert (answer.status_code, answer.json()["key"]) == (403, "foreign-page")


@pytest.mark.parametrize("code", ["x" * 5_000, "é", "\u0660\u0661", "AAAAA/", "AAAAA\n", "..", "x" * 13])
async def test_a_guest_is_carried_to_a_table_or_nowhere(anna: WebGuest, code: str) -> None:
    answer = await anna.web.post("/api/me/carry", json={"code": code})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize("token", ["é", "x" * 3_900, "%00", "%FF", "AA=", "="])
async def test_an_invalid_carry_link_is_refused(anna: WebGuest, token: str) -> None:
    answer = await anna.web.get(f"/api/carry/{token}")
    assert (answer.status_code, answer.json()["key"]) == (404, "carry-too-late")


HOSTS = [b"x" * 8_000, b"[::1", b"a b", b"", b"a:b:c", b"\xff\xfe", b"[" + b":" * 3_000 + b"]", b"x" * 254 + b":80"]


@pytest.mark.parametrize("host", HOSTS, ids=range(len(HOSTS)))
async def test_whatever_host_is_named_the_house_answers(house: str, anna: WebGuest, host: bytes) -> None:
    code = await anna.open()
    for path in ("/qr.svg", "", "/record"):
        async with connection(house) as client:
            await client.send(
                b"GET /api/tables/%b%b HTTP/1.1\r\nHost: %b\r\n\r\n" % (code.encode(), path.encode(), host)
            )
            assert await client.status() in (200, 400, 409), path


async def test_text_that_is_not_utf_8_closes_the_socket_and_logs_nothing(
    house: str, anna: WebGuest, caplog: pytest.LogCaptureFixture
) -> None:
    code = await anna.open()
    for payload in (b"\xff", b"\xc3", b"x" * 200 + b"\xff"):
        async with raw_socket(house, code) as client:
            await client.send(frame(Opcode.TEXT, payload))
            assert await client.close_code() == 1007
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_client_that_leaves_in_the_middle_of_a_request_logs_nothing(house: str, anna: WebGuest) -> None:
    with structlog.testing.capture_logs() as written:
        for _ in range(3):
            async with connection(house) as client:
                await client.send(b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\n{")
                await asyncio.sleep(0.05)
        assert (await anna.web.get("/api/me")).status_code == 200
    assert written == []


# -- how often


@pytest.mark.parametrize("requested", ["bytes=0-9", "bytes=9-0", "lines=1-2", "nonsense"])
async def test_an_answer_is_whole_whatever_range_was_asked_for(anna: WebGuest, requested: str) -> None:
    for path in ("/", "/api/games"):
        answer = await anna.web.get(path, headers={"Range": requested})
        assert (answer.status_code, answer.content) == (200, (await anna.web.get(path)).content)


def test_a_bucket_fills_with_time() -> None:
    now = 0.0
    bucket = TokenBuckets(2, 0.5, lambda: now)
    bucket.take("Anna")
    bucket.take("Anna")
    with pytest.raises(TooMuch) as refused:
        bucket.take("Anna")
    assert refused.value.facts == {"seconds": 2}
    bucket.take("Bob")
    now = 2.0
    bucket.take("Anna")
    with pytest.raises(TooMuch):
        bucket.take("Anna")


async def test_a_client_that_sends_too_often_is_told_to_wait_and_then_disconnected() -> None:
    async with run_house(Settings(database="memory:", workers=1)) as url:
        anna = await WebGuest(url).set_name("Anna")
        async with anna.connect(await anna.open()) as seat:
            for number in range(400):
                await seat.socket.send(json.dumps({"command": "say", "id": str(number), "text": "!"}))
            assert (await seat.receive_until("refusal"))["key"] == "too-fast"
            with pytest.raises(ConnectionClosed):
                await seat.receive_until("never")
            assert (seat.socket.close_code, seat.socket.close_reason) == (1008, "too-much")


GUESSES = [f"AAAA{a}{b}" for a in "ABCDEF" for b in "ABCDEF"]


async def test_after_too_many_guesses_the_right_code_is_refused_too() -> None:
    async with run_house(Settings(database="memory:", workers=1)) as url:
        anna = await WebGuest(url).set_name("Anna")
        private, public = await anna.open(), await anna.open(public=True)
        eve = await WebGuest(url).set_name("Eve")
        for code in GUESSES:
            await eve.web.get(f"/api/tables/{code}")
        for path in ("", "/qr.svg", "/record", "/replay"):
            answer = await eve.web.get(f"/api/tables/{private}{path}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-much"), path
        async with eve.connect(private) as guessed:
            assert (await guessed.receive())["code"] == "too-much"
        # Anyone who belongs to the table hasn't guessed, and a table in the lobby needs no guessing.
        assert (await anna.get(f"/api/tables/{private}"))["listing"]["code"] == private
        assert (await eve.get(f"/api/tables/{public}"))["listing"]["code"] == public
        async with anna.connect(private) as seat:
            await seat.must_do("sit", seat=0)


async def test_a_whole_network_of_addresses_gets_no_more_guesses_than_one() -> None:
    async with run_house(Settings(database="memory:", workers=1, proxies="127.0.0.1")) as url:
        eve = WebGuest(url)

        async def guessed(address: str) -> str:
            answer = await eve.web.get("/api/tables/AAAAAA", headers={"X-Forwarded-For": address})
            return str(answer.json()["code"])

        codes = [await guessed(f"2001:db8:0:7::{number:x}") for number in range(36)]
        assert (codes[0], codes[-1]) == ("no-such-table", "too-much")
        assert await guessed("2001:db8:0:7:ffff::1") == "too-much"
        assert await guessed("2001:db8:0:8::1") == "no-such-table"
        codes = [await guessed(["203.0.113.7", "::ffff:203.0.113.7"][number % 2]) for number in range(36)]
        assert codes[-2:] == ["too-much", "too-much"]
        assert await guessed("203.0.113.8") == "no-such-table"


async def test_codes_cannot_be_guessed_by_the_thousand() -> None:
    async with run_house(Settings(database="memory:", workers=1)) as url:
        eve = WebGuest(url)
        codes = [(await eve.web.get(f"/api/tables/AAAA{a}{b}")).json()["code"] for a in "ABCDEF" for b in "ABCDEF"]
        assert codes[0] == "no-such-table"
        assert codes[-1] == "too-much"
