"""Guests of a house who play by themselves, each at a device of his own."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import msgspec

from ridotto.client.refusal import Refusal
from ridotto.client.scene import Scene
from ridotto.client.seated import Seated, new_id
from ridotto.client.visitor import Visitor
from ridotto.table.asks import AnyAsking, Move, Nod
from ridotto.table.told import Done, Frame

PATIENCE = 120.0  # seconds after which a test has failed that waits for the end of a game


@contextlib.asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Visitor]]:
    async with contextlib.AsyncExitStack() as house:
        visitors = [await house.enter_async_context(Visitor(url)) for _ in names]
        yield [await visitor.called(name) for visitor, name in zip(visitors, names, strict=True)]


@contextlib.asynccontextmanager
async def devices(code: str, *visitors: Visitor) -> AsyncIterator[list[Seated]]:
    """One device of each at the table."""
    async with contextlib.AsyncExitStack() as table:
        yield [await table.enter_async_context(visitor.at(code)) for visitor in visitors]


class Player:
    """Decides for all seats of his device, at random; now and then his connection is lost while he asks."""

    def __init__(self, seated: Seated, seed: int = 1, cut_each: int = 0) -> None:
        self.seated = seated
        self.choice = random.Random(seed)
        self.cut_each = cut_each
        self.asked = 0

    async def play(self) -> None:
        """To the end."""
        async with asyncio.timeout(PATIENCE):
            while self.seated.scene.frame.phase == "playing":
                asking = self.next_asking(self.seated.scene)
                if asking is None:
                    await self.seated.stir()
                else:
                    await self.try_to(asking)

    async def try_to(self, asking: AnyAsking) -> None:
        """Who taps while another's decision calls him is told to decide, and finds what he can do."""
        try:
            await self.ask(asking)
        except Refusal as refused:
            if not isinstance(asking, Nod) or refused.key != "table-decide-first":
                raise
            await self.seated.until(lambda scene: bool(scene.moves(asking.seat)))

    async def ask(self, asking: AnyAsking) -> Done | None:
        self.asked += 1
        if not self.cut_each or self.asked % self.cut_each:
            return await self.seated.ask(asking)
        answer = asyncio.create_task(self.seated.ask(asking))
        await asyncio.sleep(0)  # it is on its way
        await self.seated.cut()
        return await answer

    def next_asking(self, scene: Scene) -> AnyAsking | None:
        for seat in scene.seats:
            if scene.frame.chairs[seat].bot is None and not scene.frame.paused:
                asking = self.in_hush(scene, seat) if scene.frame.hush else self.in_turn(scene, seat)
                if asking is not None:
                    return asking
        return None

    def in_turn(self, scene: Scene, seat: int) -> AnyAsking | None:
        moves = scene.moves(seat)
        return Move(new_id(), seat, self.chosen(moves)) if moves else None

    def in_hush(self, scene: Scene, seat: int) -> AnyAsking | None:
        """Who is called decides, who is not nods; who has done so waits."""
        if seat in scene.frame.nodded:
            return None
        return self.in_turn(scene, seat) or Nod(new_id(), seat)

    def chosen(self, moves: list[str]) -> str:
        """Talk could go on for ever."""
        return "ready" if "ready" in moves and self.choice.random() < 0.7 else self.choice.choice(moves)


def settled(frame: Frame) -> Frame:
    """Without who is connected just now, which a later Presence tells, and without what runs on by itself."""
    chairs = tuple(msgspec.structs.replace(chair, here=False) for chair in frame.chairs)
    return msgspec.structs.replace(frame, chairs=chairs, left=())


def known(scene: Scene) -> tuple[object, ...]:
    """All that a scene has come to."""
    return scene.n, scene.seats, settled(scene.frame), scene.views, scene.events


async def caught_up(seated: Seated, fresh: Seated) -> None:
    """It may still be on its way back from a cut, or have something to hear."""
    await seated.until(lambda scene: seated.is_up and scene.n >= fresh.scene.n)
