"""Secrets are sacred on the wire: houses that differ only in what a seat may not know send it the same bytes.

Time and chance are the same in all of them. The same commands are sent in the same order, as long as the game reveals
nothing that differs. Then everything that came over the socket of that seat is compared, and over that of a spectator.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from support.house.running_house import WebDevice, WebGuest, run_house
from support.rules.carnaval_positions import drawn
from support.table.table_driver import PEOPLE, FixedChance

import ridotto
from ridotto import State
from ridotto.house.services import Services
from ridotto.table.handlers import hush_timing
from ridotto.table.parts.arrangement import Arrangement

pytestmark = pytest.mark.anyio

Step = tuple[int, str]
Received = list[str | bytes]
LENGTH = 12  # moves that are compared at most
FEWEST = 4  # and at least: the comparison must not be empty
WORLDS = 30  # tried in the hope that the same moves are legal there too


class Hand:
    """A clock whose hand is moved by the test."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


class Company:
    """People at all seats of a table, and a spectator."""

    def __init__(self, hand: Hand, seats: list[WebDevice], watching: WebDevice) -> None:
        self.hand = hand
        self.seats = seats
        self.watching = watching

    async def gather(self) -> None:
        """All sit down, every device has received that everybody is here, and the game begins."""
        for number, seat in enumerate(self.seats):
            await seat.must_do("sit", seat=number, id=f"sit {number}")
        for seat in (*self.seats, self.watching):
            await seat.receive_presence(*[True] * len(self.seats), watching=1)
            seat.raw_messages.clear()
        await self.seats[0].must_do("start", id="start")

    async def move(self, seat: int, move: str) -> None:
        self.hand.at += 0.5
        await self.seats[seat].must_do("move", seat=seat, move=move, id=f"at {self.hand.at}")

    async def nod(self, seat: int) -> None:
        self.hand.at += 0.5
        await self.seats[seat].must_do("nod", seat=seat, id=f"at {self.hand.at}")

    async def until_another_is_called(self, call: str) -> None:
        """The clock ends a hush; no tap does."""
        self.hand.at += 0.5
        for seat in (*self.seats, self.watching):
            while seat.view.get("call", call) == call:
                await seat.receive()

    async def received(self, *listeners: int) -> list[Received]:
        """Everything sent to those seats and to the spectator: a command sent now is answered after that."""
        devices = [*(self.seats[seat] for seat in listeners), self.watching]
        for device in devices:
            await device.send_command("nod", seat=15, id="last")
        return [device.raw_messages for device in devices]


@asynccontextmanager
async def company(world: State, seats: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Company]:
    """A house in which just this is dealt."""
    monkeypatch.setattr(Arrangement, "deal", lambda arrangement, dealt: world.copy())
    hand = Hand()

    def configure(services: Services) -> None:
        services.randomness, services.now = FixedChance(), hand

    async with AsyncExitStack() as house:
        url = await house.enter_async_context(run_house(with_services=configure))
        visitors = [await WebGuest(url).set_name(name) for name in (*PEOPLE[:seats], "Zoe")]
        code = await visitors[0].open(world.game.name, seats)
        devices = [await house.enter_async_context(visitor.connect(code)) for visitor in visitors]
        gathered = Company(hand, devices[:-1], devices[-1])
        await gathered.gather()
        yield gathered


# -- pairs of deals


def common(one: State, twin: State, listener: int, choice: random.Random) -> list[Step]:
    """Moves that can be made in both worlds and reveal nothing by which the listener could tell them apart."""
    one, twin = one.copy(), twin.copy()
    steps: list[Step] = []
    while len(steps) < LENGTH and (step := common_step(one, twin, listener, choice)) is not None:
        steps.append(step)
        one.play(*step)
        twin.play(*step)
    return steps


def common_step(one: State, twin: State, listener: int, choice: random.Random) -> Step | None:
    both = [seat for seat in one.to_act if seat in twin.to_act]
    steps = [(seat, move) for seat in both for move in sorted({*one.moves(seat)} & {*twin.moves(seat)})]
    choice.shuffle(steps)
    return next((step for step in steps[:40] if looks_alike(one, twin, listener, step)), None)


def looks_alike(one: State, twin: State, listener: int, step: Step) -> bool:
    first, second = one.copy(), twin.copy()
    first.play(*step)
    second.play(*step)
    over = first.outcome is not None or second.outcome is not None
    return not over and first.view(listener) == second.view(listener)


def twins(game: str, seats: int, listener: int) -> tuple[State, State, list[Step]]:
    """Two deals that the listener cannot tell apart, and what can be played in both."""
    dealt = ridotto.game(game).deal(seats, 11)
    view, choice = dealt.view(listener), random.Random(game)
    worlds = [dealt.game.world(view, number) for number in range(WORLDS)]
    others = [worlds[0], *(swapped(dealt, place) for place in range(5))] if game == "mascarade" else worlds
    pairs = [(dealt, twin, common(dealt, twin, listener, choice)) for twin in others if twin != dealt]
    return max(pairs, key=lambda pair: len(pair[2]))


def swapped(dealt: State, place: int) -> State:
    """One mask of the third player lies deep in the pool: random worlds have too few moves in common."""
    facts = dealt.game.dump(dealt)
    racks, pool = facts["racks"], facts["pool"]
    assert isinstance(racks, list)
    assert isinstance(pool, list)
    racks[2][place], pool[40] = pool[40], racks[2][place]
    return dealt.game.load(facts)


@pytest.mark.parametrize(("game", "seats"), [("masker", 3), ("mascarade", 3), ("mask", 3)])
@pytest.mark.parametrize("listener", [0, 1])
async def test_what_is_hidden_is_not_sent(
    game: str, seats: int, listener: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, twin, steps = twins(game, seats, listener)
    assert len(steps) >= FEWEST
    assert await played(one, seats, listener, steps, monkeypatch) == await played(
        twin, seats, listener, steps, monkeypatch
    )


async def played(
    world: State, seats: int, listener: int, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> list[Received]:
    async with company(world, seats, monkeypatch) as people:
        for step in steps:
            await people.move(*step)
        received = await people.received(listener)
        assert all(len(messages) > len(steps) for messages in received)
        return received


async def test_in_a_discussion_nobody_learns_who_is_who(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 3 is a guest and knows only that; the others have swapped their cards."""
    one, twin = drawn("p g s g l g m p"), drawn("s p g g p m l g")
    steps = common(one, twin, 3, random.Random(1))
    assert len(steps) >= FEWEST
    assert await played(one, 8, 3, steps, monkeypatch) == await played(twin, 8, 3, steps, monkeypatch)


async def test_nothing_shows_who_decides_in_a_hush(monkeypatch: pytest.MonkeyPatch) -> None:
    """CV-40: all tap in the order of their seats; in three worlds the soldier sits at 3, at 5 and at 7."""
    monkeypatch.setattr(hush_timing, "LEAST_HUSH", 0.5)
    received = []
    for cards in ("p p m s l g g g", "p p m g l s g g", "p p m g l g g s"):
        world = drawn(cards, "soldier")
        async with company(world, 8, monkeypatch) as people:
            for seat in range(8):
                if seat in world.to_act:
                    await people.move(seat, "watch 0")
                else:
                    await people.nod(seat)
            await people.until_another_is_called("soldier")
            received.append(await people.received(0, 1, 2, 4, 6))
    assert received[0] == received[1] == received[2]
    assert all(len(messages) > 2 for messages in received[0]), (
        "the deal, the end of the hush, and the answer to the last command"
    )
