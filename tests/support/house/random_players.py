"""Guests of a house who play by themselves, each at a device of his own."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import msgspec

from ridotto.client.errors import RefusedByHouse
from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.client.table_model import TableModel
from ridotto.table.commands import AnyCommand, Move, Nod
from ridotto.table.messages import Done, TableInfo

GAME_TIMEOUT = 120.0  # seconds after which a test has failed that waits for the end of a game


@contextlib.asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[HouseClient]]:
    async with contextlib.AsyncExitStack() as house:
        visitors = [await house.enter_async_context(HouseClient(url)) for _ in names]
        yield [await visitor.set_name(name) for visitor, name in zip(visitors, names, strict=True)]


@contextlib.asynccontextmanager
async def devices(code: str, *visitors: HouseClient) -> AsyncIterator[list[TableClient]]:
    """One device of each at the table."""
    async with contextlib.AsyncExitStack() as table:
        yield [await table.enter_async_context(visitor.at_table(code)) for visitor in visitors]


class RandomPlayer:
    """Decides for all seats of his device, at random; now and then his connection is lost while he asks."""

    def __init__(self, seated: TableClient, seed: int = 1, cut_every: int = 0) -> None:
        self.seated = seated
        self.rng = random.Random(seed)
        self.cut_every = cut_every
        self.commands_sent = 0

    async def play(self) -> None:
        """To the end."""
        async with asyncio.timeout(GAME_TIMEOUT):
            while self.seated.model.info.phase == "playing":
                command = self.next_command(self.seated.model)
                if command is None:
                    await self.seated.wait_for_change()
                else:
                    await self.try_command(command)

    async def try_command(self, command: AnyCommand) -> None:
        """Who taps while another's decision calls him is told to decide, and finds what he can do."""
        try:
            await self.send(command)
        except RefusedByHouse as refused:
            if not isinstance(command, Nod) or refused.key != "table-decide-first":
                raise
            await self.seated.wait_until(lambda scene: bool(scene.moves(command.seat)))

    async def send(self, command: AnyCommand) -> Done | None:
        self.commands_sent += 1
        if not self.cut_every or self.commands_sent % self.cut_every:
            return await self.seated.send(command)
        answer = asyncio.create_task(self.seated.send(command))
        await asyncio.sleep(0)  # it is on its way
        await self.seated.disconnect()
        return await answer

    def next_command(self, scene: TableModel) -> AnyCommand | None:
        for seat in scene.seats:
            if scene.info.chairs[seat].bot is None and not scene.info.paused:
                command = self.in_hush(scene, seat) if scene.info.hush else self.in_turn(scene, seat)
                if command is not None:
                    return command
        return None

    def in_turn(self, scene: TableModel, seat: int) -> AnyCommand | None:
        moves = scene.moves(seat)
        return Move(new_id(), seat, self.chosen(moves)) if moves else None

    def in_hush(self, scene: TableModel, seat: int) -> AnyCommand | None:
        """Who is called decides, who is not nods; who has done so waits."""
        if seat in scene.info.nodded:
            return None
        return self.in_turn(scene, seat) or Nod(new_id(), seat)

    def chosen(self, moves: list[str]) -> str:
        """Talk could go on for ever."""
        return "ready" if "ready" in moves and self.rng.random() < 0.7 else self.rng.choice(moves)


def without_presence(frame: TableInfo) -> TableInfo:
    """Without who is connected just now, which a later Presence tells, and without what runs on by itself."""
    chairs = tuple(msgspec.structs.replace(chair, here=False) for chair in frame.chairs)
    return msgspec.structs.replace(frame, chairs=chairs, left=())


def all_known(scene: TableModel) -> tuple[object, ...]:
    """All that a scene has come to."""
    return scene.n, scene.seats, without_presence(scene.info), scene.views, scene.events


async def wait_until_caught_up(seated: TableClient, fresh: TableClient) -> None:
    """It may still be on its way back from a cut, or have something to hear."""
    await seated.wait_until(lambda scene: seated.is_connected and scene.n >= fresh.model.n)
