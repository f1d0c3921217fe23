"""Anybody sends anything, at any time, to the socket and the routes: it is answered, and nothing else happens.

Every refusal has a code and a sentence; what is refused leaves no trace in the log; the house never stumbles.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import quote

import pytest
import structlog
from company import Player, caught_up, guests, known
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from serving import QUICK, Seat, serving
from serving import Visitor as Browser
from websockets.exceptions import ConnectionClosed

from ridotto.client.refusal import Refusal
from ridotto.client.seated import Seated
from ridotto.client.visitor import Visitor
from ridotto.house.limits import LARGEST_BODY
from ridotto.house.routes import WAYS
from ridotto.rules.event import Facts
from ridotto.store.memory import MemoryStore
from ridotto.table import asks, chairs, hush
from ridotto.table.asks import LARGEST_ASKING, AnyAsking
from ridotto.table.log import read
from ridotto.table.table import Table

BOUNDED = settings(max_examples=120, deadline=None, derandomize=True, database=None)
SHORT = settings(max_examples=12, stateful_step_count=25, deadline=None, derandomize=True, database=None)

Run = Callable[[Coroutine[Any, Any, Any]], Any]


class Open:
    """A house that stays open while examples are tried on it, in a loop of its own."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.stay = AsyncExitStack()

    async def enter(self) -> None:
        self.url = await self.stay.enter_async_context(serving(QUICK, self.store))
        self.guests: list[Visitor] = await self.stay.enter_async_context(guests(self.url, "Anna", "Bob", "Cy"))


@pytest.fixture
def run() -> Iterator[Run]:
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture
def opened(run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[Open]:
    """Bots here do not think, and a hush is short. What the house writes into its logs is looked at in the end."""
    monkeypatch.setattr(hush, "LEAST_HUSH", 0.01)
    monkeypatch.setattr(chairs, "usual_kind", lambda game: "random")
    opened = Open()
    with structlog.testing.capture_logs() as written:
        run(opened.enter())
        yield opened
        run(opened.stay.aclose())
    assert [line for line in written if line["log_level"] in ("warning", "error", "critical")] == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []  # of server and loop


def check_refused(refused: Facts) -> None:
    assert refused["code"] != "house-stumbled"
    assert refused["key"]
    assert str(refused["sentence"]).endswith("."), refused


# -- the table


GAMES: tuple[tuple[str, int, Facts], ...] = (
    ("masker", 2, {}),
    ("mascarade", 3, {}),
    ("mask", 3, {"masks": 3}),
    ("carnaval", 4, {}),
)
seats = st.integers(0, 4)
ids = st.sampled_from([f"again {number}" for number in range(6)]) | st.integers(0, 10**6).map(str)
kinds = st.sampled_from(["random", "genius"])
anything: st.SearchStrategy[AnyAsking] = st.one_of(
    st.builds(asks.Sit, ids, seats, st.none() | st.sampled_from(["Al", "Anna", "\x00"])),
    st.builds(asks.Stand, ids, seats),
    st.builds(asks.SeatBot, ids, seats, kinds),
    st.builds(asks.Arrange, ids, seats | st.none(), st.none() | st.just({"grid": "stacks"})),
    st.builds(asks.Kick, ids, seats),
    st.builds(asks.Start, ids),
    st.builds(asks.Move, ids, seats, st.sampled_from(["c4", "pass", "ready", "stop", "z9", "vote 1", "\u2028"])),
    st.builds(asks.Nod, ids, seats),
    st.builds(asks.Say, ids, st.text(min_size=1, max_size=9)),
    st.builds(asks.Undo, ids, seats),
    st.builds(asks.AnswerUndo, ids, seats, st.booleans()),
    st.builds(asks.Pause, ids),
    st.builds(asks.Resume, ids),
    st.builds(asks.Resign, ids, seats),
    st.builds(asks.GiveSeat, ids, seats, st.none() | kinds),
    st.builds(asks.TakeSeat, ids, seats),
    st.builds(asks.Rematch, ids),
    st.builds(asks.Why, ids, seats, st.just("c4")),
    st.builds(asks.Look, ids, seats),
)
whose = st.integers(0, 2)


class AnyEvening(RuleBasedStateMachine):
    """Three guests at a table do what they may and what they may not; connections are lost."""

    def __init__(self, run: Run, opened: Open) -> None:
        super().__init__()
        self.run = run
        self.opened = opened
        self.stay = AsyncExitStack()

    @initialize(game=st.sampled_from(GAMES), started=st.booleans())
    def gather(self, game: tuple[str, int, Facts], started: bool) -> None:
        self.run(self._gather(*game, started))

    async def _gather(self, game: str, seats: int, options: Facts, started: bool) -> None:
        self.code = await self.opened.guests[0].open(game, seats, options=options)
        self.devices = [await self.stay.enter_async_context(guest.at(self.code)) for guest in self.opened.guests]
        if started:
            for seat, device in enumerate(self.devices[:2]):
                await device.sit(seat)
            await self.devices[0].ask(asks.Start("start"))

    @rule(who=whose, asking=anything)
    def ask_anything(self, who: int, asking: AnyAsking) -> None:
        self.run(self._ask(self.devices[who], asking))

    async def _ask(self, device: Seated, asking: AnyAsking) -> None:
        before = await self._traces(asking)
        try:
            await device.ask(asking)
        except Refusal as refused:
            check_refused({"code": refused.code, "key": refused.key, "sentence": str(refused)})
            assert await self._traces(asking) == before, "what is refused changes nothing"
        else:
            assert max((await self._traces(asking)).values(), default=0) <= 1, "nothing happens twice"

    async def _traces(self, asking: AnyAsking) -> Counter[str | None]:
        """How often the log says that it was asked, by guest."""
        return Counter(entry.guest for entry in (await self._table()).entries if entry.ask == asking.id)

    async def _table(self) -> Table:
        card = await self.opened.store.by_code(self.code)
        assert card is not None
        return Table.replay([read(line) for line in await self.opened.store.read(card.table)])

    @rule(who=whose, seed=st.integers(0, 99), steps=st.integers(1, 6))
    def play_on(self, who: int, seed: int, steps: int) -> None:
        """What this guest may do, as far as he knows; it may be too late."""
        self.run(self._play_on(Player(self.devices[who], seed), steps))

    async def _play_on(self, player: Player, steps: int) -> None:
        for _ in range(steps):
            scene = player.seated.scene
            asking = player.next_asking(scene) if scene.frame.phase == "playing" else None
            if asking is not None:
                await self._ask(player.seated, asking)

    @rule(who=whose)
    def lose_the_connection(self, who: int) -> None:
        self.run(self.devices[who].cut())

    def teardown(self) -> None:
        if hasattr(self, "devices"):
            self.run(self._all_agree())

    async def _all_agree(self) -> None:
        """The log replays, and who was there all the time knows the same as who comes only now."""
        await self._quiet()
        for guest, device in zip(self.opened.guests, self.devices, strict=True):
            if device.gone is None:
                async with guest.at(self.code) as fresh:
                    await caught_up(device, fresh)
                    assert known(device.scene) == known(fresh.scene)
        await self.stay.aclose()

    async def _quiet(self) -> None:
        """Until no bot thinks and no hush is about to end."""
        async with asyncio.timeout(30):
            while (table := await self._table()).thinkers() or table.due is not None:
                await asyncio.sleep(0.02)


def test_anybody_asks_anything_at_any_time(run: Run, opened: Open) -> None:
    machine: Any = lambda: AnyEvening(run, opened)  # noqa: E731 -- what makes one is as good as its class
    run_state_machine_as_test(machine, settings=SHORT)


# -- the socket


words = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
shapes = st.recursive(words, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner), max_leaves=8)
FIELDS = ("ask", "id", "seat", "move", "name", "kind", "text", "yes", "options", "clock", "public", "seats", "title")
TAGS = [str(kind.__struct_config__.tag) for kind in AnyAsking.__args__]
crooked = st.fixed_dictionaries(
    {"ask": st.sampled_from(TAGS), "id": st.text(max_size=45)},
    optional={field: shapes for field in FIELDS if field not in ("ask", "id")},
)
messages = st.one_of(
    st.binary(max_size=300),
    st.text(max_size=300),
    shapes.map(json.dumps),
    crooked.map(json.dumps),
    crooked.map(lambda asking: json.dumps(asking)[:-1]),
    st.just('{"ask": "say", "id": "\\ud800", "text": "\\udfff"}'),
    st.sampled_from(["[" * LARGEST_ASKING, '{"a":' * 700, "x" * LARGEST_ASKING, "x" * (LARGEST_ASKING + 1)]),
)


def test_whatever_is_sent_to_a_socket_is_answered(run: Run, opened: Open) -> None:
    browser = Browser(opened.url)
    code = run(browser.open("carnaval", 5))

    @BOUNDED
    @given(st.lists(messages, min_size=1, max_size=8))
    def check(sent: list[str | bytes]) -> None:
        run(send(browser, code, sent))

    check()


async def send(browser: Browser, code: str, sent: list[str | bytes]) -> None:
    async with browser.at(code) as seat:
        await seat.next()
        for message in sent:
            if not await answered(seat, message):
                return


async def answered(seat: Seat, message: str | bytes) -> bool:
    """Answers each message once; what is too large ends the connection."""
    await seat.line.send(message)
    try:
        while (answer := await seat.next())["type"] not in ("done", "refused"):
            pass
    except ConnectionClosed:
        assert seat.line.close_code == 1009
        assert len(message.encode() if isinstance(message, str) else message) > LARGEST_ASKING
        return False
    if answer["type"] == "refused":
        check_refused(answer)
    return True


# -- the routes


texts = st.text(max_size=12).map(lambda text: quote(text, safe="")) | st.sampled_from(["%00", "%FF", "..", "%2e%2e%2f"])
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
PATHS = [*{way.path for way in WAYS}, "/healthz", "/metrics", "/t/{code}", "/r/{code}", "/assets/{token}", "/{token}"]


def test_whatever_is_asked_of_the_routes_is_answered(run: Run, opened: Open) -> None:
    browser = Browser(opened.url)
    code = run(browser.open("masker", 2))

    @BOUNDED
    @given(
        st.sampled_from(["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]),
        st.sampled_from(sorted(PATHS)),
        st.just(code) | texts,
        texts,
        headers,
        bodies,
    )
    def check(method: str, path: str, word: str, query: str, headers: dict[str, str], body: bytes) -> None:
        for name in ("code", "token", "game"):
            path = path.replace(f"{{{name}}}", word)
        body = HUGE * LARGEST_BODY if body == HUGE else body
        sent = {name.encode(): text.encode() for name, text in headers.items()}
        asked = f"{path}?seat={query}&game={query}&clock={query}&language={query}"
        answer = run(browser.web.request(method, asked, headers=sent, content=body))
        assert answer.status_code < 500
        if answer.status_code >= 400 and method != "HEAD":
            check_refused(answer.json())

    check()
