"""Whatever is sent to the socket or the routes is answered with a code and a sentence; the house never fails."""

from __future__ import annotations

import json
from urllib.parse import quote

from hypothesis import given, settings
from hypothesis import strategies as st
from support.house.fuzzed_house import FuzzedHouse, Run, check_refusal
from support.house.running_house import WebDevice, WebGuest
from websockets.exceptions import ConnectionClosed

from ridotto.house.http.routes import API_ROUTES
from ridotto.house.limits import LARGEST_BODY
from ridotto.table.commands import LARGEST_COMMAND, AnyCommand

BOUNDED = settings(max_examples=120, deadline=None, derandomize=True, database=None)

# -- the socket


scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
shapes = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner), max_leaves=8
)
FIELDS = (
    "command",
    "id",
    "seat",
    "move",
    "name",
    "kind",
    "text",
    "yes",
    "options",
    "clock",
    "public",
    "seats",
    "title",
)
TAGS = [str(kind.__struct_config__.tag) for kind in AnyCommand.__args__]
malformed = st.fixed_dictionaries(
    {"command": st.sampled_from(TAGS), "id": st.text(max_size=45)},
    optional={field: shapes for field in FIELDS if field not in ("command", "id")},
)
messages = st.one_of(
    st.binary(max_size=300),
    st.text(max_size=300),
    shapes.map(json.dumps),
    malformed.map(json.dumps),
    malformed.map(lambda command: json.dumps(command)[:-1]),
    st.just('{"command": "say", "id": "\\ud800", "text": "\\udfff"}'),
    st.sampled_from(["[" * LARGEST_COMMAND, '{"a":' * 700, "x" * LARGEST_COMMAND, "x" * (LARGEST_COMMAND + 1)]),
)


def test_whatever_is_sent_to_a_socket_is_answered(run: Run, opened: FuzzedHouse) -> None:
    browser = WebGuest(opened.url)
    code = run(browser.open("carnaval", 5))

    @BOUNDED
    @given(st.lists(messages, min_size=1, max_size=8))
    def check(sent: list[str | bytes]) -> None:
        run(send(browser, code, sent))

    check()


async def send(browser: WebGuest, code: str, sent: list[str | bytes]) -> None:
    async with browser.connect(code) as seat:
        await seat.receive()
        for message in sent:
            if not await answered(seat, message):
                return


async def answered(seat: WebDevice, message: str | bytes) -> bool:
    """Whether the message was answered; one that is too large ends the connection."""
    await seat.socket.send(message)
    try:
        while (answer := await seat.receive())["type"] not in ("done", "refusal"):
            pass
    except ConnectionClosed:
        assert seat.socket.close_code == 1009
        assert len(message.encode() if isinstance(message, str) else message) > LARGEST_COMMAND
        return False
    if answer["type"] == "refusal":
        check_refusal(answer)
    return True


# -- the routes


segments = st.text(max_size=12).map(lambda text: quote(text, safe="")) | st.sampled_from(
    ["%00", "%FF", "..", "%2e%2e%2f"]
)
headers = st.fixed_dictionaries(
    {},
    optional={
        "cookie": st.sampled_from(["ridotto=x", "ridotto=", "ridotto=a.b.c", "ridotto=%FF;;;=", "ridotto=" + "é" * 99]),
        "accept-language": st.sampled_from(["", "xx", "en;q=x", ",,,", "é"]),
        "origin": st.sampled_from(["null", "", "http://[", "https://evil.example", "é"]),
        "content-type": st.sampled_from(["", "text/plain", "é/é"]),
    },
)
HUGE = b"x."
bodies = st.one_of(
    st.binary(max_size=200),
    shapes.map(lambda shape: json.dumps(shape).encode()),
    st.fixed_dictionaries(
        {},
        optional=dict.fromkeys(("name", "title", "language", "code", "game", "seats", "options", "bots"), shapes),
    ).map(lambda shape: json.dumps(shape).encode()),
    st.sampled_from([HUGE, b'{"name": "\\ud800"}', b'{"game": "\\ud800", "seats": 2}']),
)
PATHS = [
    *{route.path for route in API_ROUTES},
    "/healthz",
    "/metrics",
    "/t/{code}",
    "/r/{code}",
    "/assets/{token}",
    "/{token}",
]


def test_whatever_is_asked_of_the_routes_is_answered(run: Run, opened: FuzzedHouse) -> None:
    browser = WebGuest(opened.url)
    code = run(browser.open("masker", 2))

    @BOUNDED
    @given(
        st.sampled_from(["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]),
        st.sampled_from(sorted(PATHS)),
        st.just(code) | segments,
        segments,
        headers,
        bodies,
    )
    def check(method: str, path: str, segment: str, query: str, headers: dict[str, str], body: bytes) -> None:
        for name in ("code", "token", "game"):
            path = path.replace(f"{{{name}}}", segment)
        body = HUGE * LARGEST_BODY if body == HUGE else body
        sent = {name.encode(): text.encode() for name, text in headers.items()}
        target = f"{path}?seat={query}&game={query}&clock={query}&language={query}"
        answer = run(browser.web.request(method, target, headers=sent, content=body))
        assert answer.status_code < 500
        if answer.status_code >= 400 and method != "HEAD":
            check_refusal(answer.json())

    check()
