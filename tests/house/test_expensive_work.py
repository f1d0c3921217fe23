"""Expensive work is done a slice at a time, and an address may ask for it only so often."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from types import SimpleNamespace
from typing import TypeVar

import msgspec
import pytest
from support.house.running_house import WebDevice, WebGuest, quick_settings, run_house
from support.table.random_games import play_out, random_table
from support.table.table_driver import TableDriver

from ridotto import State
from ridotto.house.http import throttle
from ridotto.house.http.replay import replay_steps
from ridotto.house.http.routes import json_array
from ridotto.house.limits import TokenBuckets
from ridotto.house.services import Services
from ridotto.house.tables import time_slices
from ridotto.house.tables.cpu_meter import CpuMeter
from ridotto.house.tables.time_slices import SliceQueue, collect_in_slices, replay_log, run_in_slices
from ridotto.rules.event import Facts
from ridotto.table import commands
from ridotto.table.events import Dealt, decode_entry, encode_entry
from ridotto.table.parts.arrangement import Arrangement
from ridotto.table.table import Table
from ridotto.table.thinking.view_history import ViewHistory

pytestmark = pytest.mark.anyio

T = TypeVar("T")
FEW = 5  # requests


async def turns_during(work: Coroutine[object, object, T]) -> tuple[int, T]:
    """How often other tasks had their turn meanwhile, and the result."""
    task = asyncio.create_task(work)
    turns = 0
    while not task.done():
        await asyncio.sleep(0)
        turns += 1
    return turns, task.result()


@pytest.fixture
def tiny_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", -1.0)


@pytest.fixture(scope="module")
def carnival() -> Table:
    driver = random_table("carnaval", 7, "people", 5)
    play_out(driver, random.Random(5))
    return driver.table


@pytest.mark.usefixtures("tiny_slices")
async def test_other_tasks_have_their_turn_while_a_game_is_replayed(carnival: Table) -> None:
    turns, steps = await turns_during(collect_in_slices(replay_steps(carnival, "0")))
    assert len(steps) == len(carnival.moves) + 1
    assert turns >= len(steps)


@pytest.mark.usefixtures("tiny_slices")
async def test_other_tasks_have_their_turn_while_a_long_log_is_read(carnival: Table) -> None:
    log = [encode_entry(entry) for entry in carnival.entries]
    turns, table = await turns_during(replay_log(log))
    assert table.moves == carnival.moves
    assert turns >= len(log)


@pytest.mark.usefixtures("tiny_slices")
async def test_many_replays_take_turns_with_each_other_too(carnival: Table) -> None:
    """Other tasks have as many turns as there are slices in all, however many replays run at once."""
    replays = [collect_in_slices(replay_steps(carnival, "0"), SliceQueue.REPLAYS) for _ in range(12)]
    turns, results = await turns_during(all_of(replays))
    assert turns >= sum(map(len, results))


async def all_of(work: list[Coroutine[object, object, T]]) -> list[T]:
    return await asyncio.gather(*work)


@pytest.mark.usefixtures("tiny_slices")
async def test_a_table_is_opened_while_replays_wait(carnival: Table) -> None:
    """Each kind of work has a queue of its own."""
    log = [encode_entry(entry) for entry in carnival.entries]
    replays = [
        asyncio.create_task(collect_in_slices(replay_steps(carnival, "0"), SliceQueue.REPLAYS)) for _ in range(50)
    ]
    turns, _ = await turns_during(replay_log(log))
    assert turns <= 4 * len(log)
    for replay in replays:
        replay.cancel()


@pytest.mark.usefixtures("tiny_slices")
async def test_a_replay_is_made_no_faster_than_it_is_read(carnival: Table) -> None:
    made = 0

    def counted() -> Iterator[bytes]:
        nonlocal made
        for step in replay_steps(carnival, "0"):
            made += 1
            yield msgspec.json.encode(step)

    reading = json_array(run_in_slices(counted(), SliceQueue.REPLAYS))
    whole = await anext(reading) + await anext(reading)
    assert made == 2
    async for part in reading:
        whole += part
    assert len(json.loads(whole)) == made == len(carnival.moves) + 1


# -- how often


def from_address(visitor: WebGuest, address: str) -> WebGuest:
    visitor.web.headers["X-Forwarded-For"] = address
    return visitor


@pytest.fixture
def spending() -> TokenBuckets:
    """Lets through a thousandth of a millisecond of work."""
    return TokenBuckets(1.001, 1e-6)


@pytest.fixture
def few_pages() -> TokenBuckets:
    return TokenBuckets(FEW, 1e-6)


@pytest.fixture
async def limited(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """A house with its usual limits, behind a proxy that says where each guest comes from."""

    def without_refill(services: Services) -> None:
        """So that limits hold however slow the test is."""
        services.limits.expensive.refill_rate = services.limits.commands_by_address.refill_rate = 1e-6
        if "few_pages" in request.fixturenames:
            services.limits.page_requests = request.getfixturevalue("few_pages")
        if "spending" in request.fixturenames:
            services.limits.work = request.getfixturevalue("spending")

    async with run_house(quick_settings(rate=1, proxies="127.0.0.1"), with_services=without_refill) as url:
        yield url


async def ended_game(anna: WebGuest) -> str:
    code = await anna.open("masker", 2)
    async with anna.connect(code) as seat:
        await seat.must_do("sit", seat=0)
        await seat.must_do("sit", seat=1, name="Ben")
        await seat.must_do("start")
        await seat.must_do("resign", seat=0)
    return code


@pytest.mark.parametrize("what", ["replay", "carry", "qr of a long name"])
async def test_what_is_expensive_is_served_so_often_and_no_more(limited: str, what: str) -> None:
    anna = await WebGuest(limited).set_name("Anna")
    code = await ended_game(anna)
    method, path, headers = {
        "replay": ("GET", f"/api/tables/{code}/replay", {}),
        "carry": ("POST", "/api/me/carry", {}),
        "qr of a long name": ("GET", f"/api/tables/{code}/qr.svg", {"Host": "x" * 200}),
    }[what]

    async def status(visitor: WebGuest) -> int:
        body = b"{}" if method == "POST" else None
        return int((await visitor.web.request(method, path, content=body, headers=headers)).status_code)

    eve = from_address(WebGuest(limited), "203.0.113.7")
    answers = [await status(eve) for _ in range(62)]
    assert answers == [200] * 60 + [429] * 2
    assert (await eve.web.get(f"/api/tables/{code}")).status_code == 200, "what is cheap is not refused"
    assert await status(from_address(WebGuest(limited), "203.0.113.8")) == 200


async def refusal_keys(seat: WebDevice, many: int) -> list[str]:
    """Sends commands that are refused anyway, and returns the keys of the refusals."""
    for number in range(many):
        await seat.socket.send(json.dumps({"command": "stand", "id": str(number), "seat": 0}))
    return [str((await seat.receive_answer(str(number)))["key"]) for number in range(many)]


async def test_many_guests_of_one_address_are_held_to_a_limit_of_their_own(limited: str) -> None:
    code = await (await WebGuest(limited).set_name("Anna")).open()
    keys: list[str] = []
    for _ in range(13):
        async with WebGuest(limited).connect(code, **{"X-Forwarded-For": "203.0.113.7"}) as guest:
            keys += await refusal_keys(guest, 50)
    assert keys == ["table-seat-free"] * 600 + ["too-fast"] * 50
    async with WebGuest(limited).connect(code, **{"X-Forwarded-For": "203.0.113.8"}) as other:
        assert await refusal_keys(other, 1) == ["table-seat-free"]


async def test_whoever_keeps_the_house_busy_has_to_wait_and_nobody_else(limited: str, spending: TokenBuckets) -> None:
    """However few commands it takes: a move at a large table costs more than a hundred at a small one."""
    code = await (await WebGuest(limited).set_name("Anna")).open()
    there = {"X-Forwarded-For": "203.0.113.7"}
    async with WebGuest(limited).connect(code, **there) as guest, WebGuest(limited).connect(code, **there) as neighbour:
        assert await refusal_keys(guest, 2) == ["table-seat-free", "too-fast"]
        assert await refusal_keys(neighbour, 1) == ["too-fast"]
    async with WebGuest(limited).connect(code, **{"X-Forwarded-For": "203.0.113.8"}) as other:
        assert await refusal_keys(other, 1) == ["table-seat-free"]
    assert spending.level("203.0.113.7") < 1


async def test_time_spent_waiting_does_not_count() -> None:
    meter = CpuMeter()
    with meter.measure():
        time.sleep(0.3)
    assert 0 < meter.seconds < 0.2


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/nothing"])
@pytest.mark.usefixtures("few_pages")
async def test_an_address_that_asks_faster_than_any_crowd_is_answered_later(
    limited: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[None] = []

    async def wait(seconds: float) -> None:
        waited.append(None)

    monkeypatch.setattr(throttle, "asyncio", SimpleNamespace(sleep=wait))
    eve = from_address(WebGuest(limited), "203.0.113.7")
    statuses = {(await eve.web.get(path)).status_code for _ in range(FEW + 3)}
    assert len(statuses) == 1, "later, but all the same"
    assert len(waited) == 3
    await from_address(WebGuest(limited), "203.0.113.8").web.get(path)
    assert len(waited) == 3


async def test_no_cache_keeps_what_the_house_answers(anna: WebGuest) -> None:
    code = await ended_game(anna)
    table = [f"/api/tables/{code}{path}" for path in ("", "/qr.svg", "/record", "/replay", "/options")]
    for path in (*table, "/api/me", "/api/games", "/api/rules/mask", "/api/tables", "/api/nothing", "/healthz"):
        assert (await anna.web.get(path)).headers["cache-control"] == "no-store", path


# -- what bots remember


def decided_in(table: Table, seat: int) -> tuple[Facts, ...]:
    """The views of a seat's decisions, found by playing the whole game again."""
    steps = zip(table.history(), table.moves, strict=False)
    return tuple(json.loads(json.dumps(state.view(seat))) for state, move in steps if move.seat == seat)


@pytest.mark.parametrize("kind", ["goes on", "is read again", "is taken back"])
def test_what_a_bot_has_seen_goes_on_from_where_it_was(kind: str) -> None:
    driver = TableDriver("mascarade", 3).sit("Anna").start()
    history, choice = ViewHistory(), random.Random(1)
    for step in range(30):
        if driver.table.phase != "playing":
            break
        driver.play_step(choice)
        if kind == "is read again" and step % 7 == 0:
            driver.table = Table.replay(map(decode_entry, map(encode_entry, driver.table.entries)))
        if kind == "is taken back" and any(move.seat == 0 for move in driver.table.moves) and step % 7 == 0:
            driver.send("Anna", commands.Undo(driver.next_id(), 0))
        for seat in range(3):
            assert history.views_of(driver.table, seat) == decided_in(driver.table, seat)
    assert len(driver.table.moves) > 5


def test_no_move_is_replayed_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = TableDriver("carnaval", 7).start()
    history, choice = ViewHistory(), random.Random(1)
    dealt: list[Dealt] = []
    deal = Arrangement.deal

    def counted(arrangement: Arrangement, event: Dealt) -> State:
        dealt.append(event)
        return deal(arrangement, event)

    monkeypatch.setattr(Arrangement, "deal", counted)
    for _ in range(40):
        driver.now += 1
        driver.play_step(choice)
        for seat in range(7):
            history.views_of(driver.table, seat)
    assert len(dealt) == 1
