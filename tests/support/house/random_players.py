"""Guests of a house who play by themselves, each on their own device."""

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

GAME_TIMEOUT = 120.0  # seconds after which a test that waits for the end of a game has failed


@contextlib.asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[HouseClient]]:
    async with contextlib.AsyncExitStack() as house:
        visitors = [await house.enter_async_context(HouseClient(url)) for _ in names]
        yield [await visitor.set_name(name) for visitor, name in zip(visitors, names, strict=True)]


@contextlib.asynccontextmanager
async def devices(code: str, *visitors: HouseClient) -> AsyncIterator[list[TableClient]]:
    """One device at the table for each guest."""
    async with contextlib.AsyncExitStack() as table:
        yield [await table.enter_async_context(visitor.at_table(code)) for visitor in visitors]


class RandomPlayer:
    """Decides at random for all seats of its device; now and then it loses the connection after sending a command."""

    def __init__(self, seated: TableClient, seed: int = 1, cut_every: int = 0) -> None:
        self.seated = seated
        self.rng = random.Random(seed)
        self.cut_every = cut_every
        self.commands_sent = 0

    async def play(self) -> None:
        """Plays to the end of the game."""
        async with asyncio.timeout(GAME_TIMEOUT):
            while self.seated.model.info.phase == "playing":
                command = self.next_command(self.seated.model)
                if command is None:
                    await self.seated.wait_for_change()
                else:
                    await self.try_command(command)

    async def try_command(self, command: AnyCommand) -> None:
        """Whoever taps just as another's decision calls them is told to decide first, and then sees their moves."""
        try:
            await self.send(command)
        except RefusedByHouse as refused:
            if not isinstance(command, Nod) or refused.key != "table-decide-first":
                raise
            await self.seated.wait_until(lambda model: bool(model.moves(command.seat)))

    async def send(self, command: AnyCommand) -> Done | None:
        self.commands_sent += 1
        if not self.cut_every or self.commands_sent % self.cut_every:
            return await self.seated.send(command)
        answer = asyncio.create_task(self.seated.send(command))
        await asyncio.sleep(0)  # by now it is on its way
        await self.seated.disconnect()
        return await answer

    def next_command(self, model: TableModel) -> AnyCommand | None:
        for seat in model.seats:
            if model.info.chairs[seat].bot is None and not model.info.paused:
                command = self.in_hush(model, seat) if model.info.hush else self.in_turn(model, seat)
                if command is not None:
                    return command
        return None

    def in_turn(self, model: TableModel, seat: int) -> AnyCommand | None:
        moves = model.moves(seat)
        return Move(new_id(), seat, self.chosen(moves)) if moves else None

    def in_hush(self, model: TableModel, seat: int) -> AnyCommand | None:
        """Whoever is called decides, and everybody else nods; after that they wait."""
        if seat in model.info.nodded:
            return None
        return self.in_turn(model, seat) or Nod(new_id(), seat)

    def chosen(self, moves: list[str]) -> str:
        """Mostly ends a discussion, which could go on forever."""
        return "ready" if "ready" in moves and self.rng.random() < 0.7 else self.rng.choice(moves)


def without_presence(info: TableInfo) -> TableInfo:
    """Leaves out the connections, which a later Presence corrects, and the clocks, which run on by themselves."""
    chairs = tuple(msgspec.structs.replace(chair, here=False) for chair in info.chairs)
    return msgspec.structs.replace(info, chairs=chairs, watching=0, left=())


def all_known(model: TableModel) -> tuple[object, ...]:
    """Everything that a client knows about a table."""
    return model.n, model.seats, without_presence(model.info), model.views, model.events


async def wait_until_caught_up(seated: TableClient, fresh: TableClient) -> None:
    """It may still be reconnecting, or have updates to receive."""
    await seated.wait_until(lambda model: seated.is_connected and model.n >= fresh.model.n)
