"""A machine's clock may step back; time at a table does not."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from support.house.running_house import WebDevice, WebGuest, run_house

from ridotto.house.services import Services
from ridotto.house.tables.steady_clock import SteadyClock
from ridotto.store.memory import MemoryStore
from ridotto.table.handlers import clocks, hush_timing

HOUR = 3600.0


class Wall:
    """A clock that can be set, and otherwise runs."""

    def __init__(self) -> None:
        self.shift = 0.0

    def __call__(self) -> float:
        return time.time() + self.shift


class Hands:
    """A wall clock and a stopwatch, both moved by the test."""

    def __init__(self) -> None:
        self.wall, self.elapsed = 1000.0, 5.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.elapsed)

    def passes(self, seconds: float) -> float:
        self.wall += seconds
        self.elapsed += seconds
        return self.clock()


def test_a_wall_clock_that_goes_on_is_followed() -> None:
    hands = Hands()
    assert [hands.passes(1), hands.passes(2)] == [1001, 1003]
    hands.wall += HOUR
    assert hands.passes(1) == 1004 + HOUR


def test_a_wall_clock_that_steps_back_is_not_followed_and_no_second_is_lost() -> None:
    hands = Hands()
    hands.passes(1)
    hands.wall -= HOUR
    assert [hands.passes(2), hands.passes(3)] == [1003, 1006]
    hands.wall -= HOUR
    assert hands.passes(1) == 1007


def test_it_catches_up_with_a_log_and_goes_on_from_there() -> None:
    hands = Hands()
    hands.clock.advance_to(990)
    assert hands.passes(1) == 1001
    hands.clock.advance_to(1501)
    assert [hands.clock(), hands.passes(2)] == [1501, 1503]


# -- at a table


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    monkeypatch.setattr(hush_timing, "LEAST_HUSH", 0.3)
    return Wall()


def by(wall: Wall) -> Callable[[Services], None]:
    def configure(services: Services) -> None:
        services.now = wall

    return configure


async def come_to_a_hush(seat: WebDevice) -> None:
    await seat.receive()
    while not seat.info.get("hush"):
        await seat.receive()


async def tap_until_the_next_call(seat: WebDevice) -> None:
    call, moves = seat.view["call"], seat.view["moves"]
    await (seat.must_do("move", seat=0, move=moves[0]) if moves else seat.must_do("nod", seat=0))
    while seat.view["call"] == call:
        await seat.receive()


@pytest.mark.anyio
async def test_a_hush_goes_on_when_the_wall_clock_steps_back(wall: Wall) -> None:
    async with run_house(with_services=by(wall)) as url:
        anna = await WebGuest(url).set_name("Anna")
        async with anna.connect(await anna.open("carnaval", 7, bots="random")) as seat:
            await come_to_a_hush(seat)
            wall.shift = -HOUR
            await tap_until_the_next_call(seat)


@pytest.mark.anyio
async def test_a_hush_goes_on_even_if_the_house_was_closed_meanwhile(wall: Wall) -> None:
    store = MemoryStore()
    wall.shift = HOUR
    async with run_house(store=store, with_services=by(wall)) as url:
        anna = await WebGuest(url).set_name("Anna")
        code = await anna.open("carnaval", 7, bots="random")
        async with anna.connect(code) as seat:
            await come_to_a_hush(seat)
    wall.shift = 0.0
    async with run_house(store=store, with_services=by(wall)) as url:
        anna.move_to(url)
        async with anna.connect(code) as seat:
            await come_to_a_hush(seat)
            await tap_until_the_next_call(seat)


@pytest.mark.anyio
async def test_a_move_clock_runs_out_when_the_wall_clock_steps_back(
    wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clocks.CLOCK_LIMITS, "move", (1, 60, 0))
    async with run_house(with_services=by(wall)) as url:
        anna = await WebGuest(url).set_name("Anna")
        async with anna.connect(await anna.open("masker", 2, clock={"kind": "move", "seconds": 1})) as seat:
            await seat.must_do("sit", seat=0)
            await seat.must_do("sit", seat=1, name="Ben")
            await seat.must_do("start")
            wall.shift = -HOUR
            await seat.must_do("say", text="It is early")
            await seat.receive_event("timed-out")
