"""Plays prepared tables as fast as the house answers, and prints how fast that was. In a process of its own.

python bench/load.py PORT FILE SECONDS

The file says which games are played at each table, one after the other, and by which cookies (`prepared.py`). A table's
next move is sent when all its seats have seen the last one. The sockets are as light as can be, so that the house is
measured and not its guests.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import uvloop
from light_socket import LightSocket, connected
from prepared import Place

WARM = 1.0  # seconds before anything is counted
PATIENCE = 60.0  # seconds for the house to answer
STANDS = b'"view":{'  # in a message that says how the game stands


class View(msgspec.Struct):
    to_act: list[int]
    moves: list[str]


class Seen(msgspec.Struct):
    view: View


class Told(msgspec.Struct):
    """What a player has to read to move: a snapshot, or the last telling of a move."""

    seen: tuple[Seen, ...]


told = msgspec.json.Decoder(Told)


class Counts:
    def __init__(self) -> None:
        self.counting = False
        self.acknowledged = 0
        self.ways: list[float] = []  # from a move to all seats, in seconds
        self.out_of_games = asyncio.Event()


class Game:
    """One game of four players."""

    def __init__(self, counts: Counts, lots: random.Random) -> None:
        self.counts = counts
        self.lots = lots
        self.lines: list[LightSocket] = []
        self.last: list[bytes] = []
        self.seen = 0
        self.number = 0
        self.sent = 0.0
        self.over = asyncio.get_running_loop().create_future()

    async def join(self, port: int, place: Place) -> None:
        for seat, cookie in enumerate(place.cookies):
            self.last.append(b"")
            path = f"/api/tables/{place.code}/socket"
            self.lines.append(await connected(port, path, cookie, self.hearing(seat)))
        async with asyncio.timeout(PATIENCE):
            while not all(self.last):
                await asyncio.sleep(0.01)

    def hearing(self, seat: int) -> Callable[[bytes], None]:
        def hear(message: bytes) -> None:
            if STANDS in message:
                self.last[seat] = message
                self.seen += 1
                if self.seen == len(self.lines) and self.sent:
                    self.all_have_seen()
            elif message.startswith(b'{"type":"done"') and self.counts.counting:
                self.counts.acknowledged += 1
            elif message.startswith(b'{"type":"refused"'):
                raise AssertionError(message)

        return hear

    def all_have_seen(self) -> None:
        if self.counts.counting:
            self.counts.ways.append(time.perf_counter() - self.sent)
        self.move()

    def move(self) -> None:
        to_act = told.decode(self.last[0]).seen[0].view.to_act
        if not to_act:
            if not self.over.done():  # time may be up for all
                self.over.set_result(None)
            return
        seat = to_act[0]
        move = self.lots.choice(told.decode(self.last[seat]).seen[0].view.moves)
        self.seen = 0
        self.number += 1
        self.sent = time.perf_counter()
        self.lines[seat].send(f'{{"ask":"move","id":"{self.number}","seat":{seat},"move":"{move}"}}'.encode())


async def play(games: list[Game], counts: Counts) -> None:
    for game in games:
        game.move()
        await game.over
    counts.out_of_games.set()


async def load(port: int, tables: list[list[Place]], seconds: float) -> dict[str, float]:
    counts, lots = Counts(), random.Random(4)
    evenings = [[Game(counts, lots) for _ in places] for places in tables]
    for games, places in zip(evenings, tables, strict=True):
        await asyncio.gather(*(game.join(port, place) for game, place in zip(games, places, strict=True)))
    playing = [asyncio.create_task(play(games, counts)) for games in evenings]
    await asyncio.sleep(WARM)
    counts.counting, start, busy = True, time.perf_counter(), time.process_time()
    with suppress(TimeoutError):
        await asyncio.wait_for(counts.out_of_games.wait(), seconds)
    span = time.perf_counter() - start
    for task in playing:
        task.cancel()
    return figures(counts, span, time.process_time() - busy)


def figures(counts: Counts, span: float, busy: float) -> dict[str, float]:
    ways = sorted(counts.ways)
    return {
        "moves_per_second": counts.acknowledged / span,
        "p50_ms": 1000 * ways[len(ways) // 2],
        "p99_ms": 1000 * ways[len(ways) * 99 // 100],
        "seconds": span,
        "busy": busy / span,  # share of a core that the players themselves needed
    }


if __name__ == "__main__":
    port, file, seconds = sys.argv[1:]
    tables = msgspec.json.decode(Path(file).read_bytes(), type=list[list[Place]])
    print(msgspec.json.encode(uvloop.run(load(int(port), tables, float(seconds)))).decode())
