"""A person who plays at a table of their own, and how long they wait. Runs in a process that does nothing else.

python bench/attack_bystander.py URL SECONDS

They play like a person in a hurry: games of Masker for two on one device, one after the other. A wait is the time from
any request (a table, a seat, a move) until it is answered; a move is answered when it is on disk. At another table they
play against a bot: there the wait is for its move, which takes at least 0.7 seconds so that people can follow.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable
from typing import TypeVar

import msgspec

from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.errors import RidottoError
from ridotto.table.commands import Start

SECONDS_BETWEEN_MOVES = 0.08
RETRY_DELAY = 0.25  # seconds
BOT = "master"

T = TypeVar("T")


class WaitFigures(msgspec.Struct):
    """In milliseconds."""

    answers: int = 0
    p50: float = 0.0
    p99: float = 0.0
    longest: float = 0.0
    failed: int = 0  # refused, or the house wasn't there
    bot_moves: int = 0
    bot_p50: float = 0.0
    bot_longest: float = 0.0


class Bystander:
    def __init__(self, url: str, until: float) -> None:
        self.url = url
        self.until = until  # by time.monotonic
        self.waits: list[float] = []
        self.bot_waits: list[float] = []
        self.failed = 0

    def has_time(self) -> bool:
        return time.monotonic() < self.until

    async def timed(self, request: Awaitable[T]) -> T:
        start = time.perf_counter()
        try:
            return await request
        finally:
            self.waits.append(time.perf_counter() - start)

    async def play(self) -> None:
        async with HouseClient(self.url) as guest:
            await self.timed(guest.set_name("Anna"))
            while self.has_time():
                try:
                    await self.play_one(guest)
                except RidottoError:
                    self.failed += 1
                    await asyncio.sleep(RETRY_DELAY)

    async def play_one(self, guest: HouseClient) -> None:
        seated = await self.timed(guest.at_table(await self.timed(guest.open_table("masker", 2))).__aenter__())
        try:
            await self.timed(seated.sit(0))
            await self.timed(seated.sit(1, "Ben"))
            await self.timed(seated.send(Start(new_id())))
            await self.play_out(seated)
        finally:
            await seated.close()

    async def play_out(self, seated: TableClient) -> None:
        while self.has_time() and seated.model.info.phase == "playing":
            last_n = seated.model.n
            seat = next(seat for seat in (0, 1) if seated.model.moves(seat))
            await self.timed(seated.move(seat, seated.model.moves(seat)[0]))
            await seated.wait_until(lambda model, last_n=last_n: model.n > last_n)  # type: ignore[misc]
            await asyncio.sleep(SECONDS_BETWEEN_MOVES)

    async def play_a_bot(self) -> None:
        async with HouseClient(self.url) as guest:
            await guest.set_name("Carla")
            while self.has_time():
                try:
                    async with guest.at_table(await guest.open_table("masker", 2, bots=BOT)) as seated:
                        await self.play_against(seated)
                except RidottoError:
                    await asyncio.sleep(RETRY_DELAY)

    async def play_against(self, seated: TableClient) -> None:
        """Measures how long the bot takes from the moment it has to decide."""
        while self.has_time() and seated.model.info.phase == "playing":
            if moves := seated.model.moves(0):
                await seated.move(0, moves[0])
            else:
                start, last_n = time.perf_counter(), seated.model.n
                await seated.wait_until(lambda model, last_n=last_n: model.n > last_n)  # type: ignore[misc]
                self.bot_waits.append(time.perf_counter() - start)


async def measure_waits(url: str, seconds: float) -> WaitFigures:
    person = Bystander(url, time.monotonic() + seconds)
    await asyncio.gather(person.play(), person.play_a_bot())
    waits, bot_waits = sorted(person.waits), sorted(person.bot_waits)
    quick, slow, longest = (percentile(waits, share) for share in (0.5, 0.99, 1.0))
    return WaitFigures(
        len(waits),
        quick,
        slow,
        longest,
        person.failed,
        len(bot_waits),
        percentile(bot_waits, 0.5),
        percentile(bot_waits, 1.0),
    )


def percentile(waits: list[float], share: float) -> float:
    """The wait that this share of them didn't exceed, in milliseconds."""
    return 1000 * waits[min(int(len(waits) * share), len(waits) - 1)] if waits else 0.0


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(measure_waits(sys.argv[1], float(sys.argv[2])))).decode())
