"""Plays prepared tables as fast as the house answers, and prints how fast that was. Runs in a process of its own.

python bench/load_client.py PORT FILE SECONDS

The file says which games are played at each table, one after the other, and with which cookies (`prepared_tables.py`).
A table's next move is sent when all its seats have seen the last one. The sockets are as light as possible, so that we
measure the house and not its guests.
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
from light_socket import LightSocket, connect
from prepared_tables import PreparedTable

WARM_UP_SECONDS = 1.0  # before anything is counted
JOIN_TIMEOUT = 60.0  # seconds for the house to answer
VIEW_MARKER = b'"view":{'  # in a message that contains the state of the game


class View(msgspec.Struct):
    to_act: list[int]
    moves: list[str]


class Seen(msgspec.Struct):
    view: View


class PlayerMessage(msgspec.Struct):
    """What a player has to read to move: a snapshot, or the last update after a move."""

    seen: tuple[Seen, ...]


decoder = msgspec.json.Decoder(PlayerMessage)


class LoadCounts:
    def __init__(self) -> None:
        self.counting = False
        self.acknowledged = 0
        self.latencies: list[float] = []  # seconds from a move until all seats have seen it
        self.out_of_games = asyncio.Event()


class LoadGame:
    """One game of four players."""

    def __init__(self, counts: LoadCounts, rng: random.Random) -> None:
        self.counts = counts
        self.rng = rng
        self.sockets: list[LightSocket] = []
        self.last_messages: list[bytes] = []
        self.seats_up_to_date = 0
        self.number = 0
        self.sent = 0.0
        self.over = asyncio.get_running_loop().create_future()

    async def join(self, port: int, table: PreparedTable) -> None:
        for seat, cookie in enumerate(table.cookies):
            self.last_messages.append(b"")
            path = f"/api/tables/{table.code}/socket"
            self.sockets.append(await connect(port, path, cookie, self.message_handler(seat)))
        async with asyncio.timeout(JOIN_TIMEOUT):
            while not all(self.last_messages):
                await asyncio.sleep(0.01)

    def message_handler(self, seat: int) -> Callable[[bytes], None]:
        def receive(message: bytes) -> None:
            if VIEW_MARKER in message:
                self.last_messages[seat] = message
                self.seats_up_to_date += 1
                if self.seats_up_to_date == len(self.sockets) and self.sent:
                    self.all_have_seen()
            elif message.startswith(b'{"type":"done"') and self.counts.counting:
                self.counts.acknowledged += 1
            elif message.startswith(b'{"type":"refusal"'):
                raise AssertionError(message)

        return receive

    def all_have_seen(self) -> None:
        if self.counts.counting:
            self.counts.latencies.append(time.perf_counter() - self.sent)
        self.move()

    def move(self) -> None:
        to_act = decoder.decode(self.last_messages[0]).seen[0].view.to_act
        if not to_act:
            if not self.over.done():  # the benchmark's time may be up
                self.over.set_result(None)
            return
        seat = to_act[0]
        move = self.rng.choice(decoder.decode(self.last_messages[seat]).seen[0].view.moves)
        self.seats_up_to_date = 0
        self.number += 1
        self.sent = time.perf_counter()
        self.sockets[seat].send(f'{{"command":"move","id":"{self.number}","seat":{seat},"move":"{move}"}}'.encode())


async def play(games: list[LoadGame], counts: LoadCounts) -> None:
    for game in games:
        game.move()
        await game.over
    counts.out_of_games.set()


async def run_load(port: int, tables: list[list[PreparedTable]], seconds: float) -> dict[str, float]:
    counts, rng = LoadCounts(), random.Random(4)
    games_by_table = [[LoadGame(counts, rng) for _ in prepared] for prepared in tables]
    for games, prepared in zip(games_by_table, tables, strict=True):
        await asyncio.gather(*(game.join(port, table) for game, table in zip(games, prepared, strict=True)))
    playing = [asyncio.create_task(play(games, counts)) for games in games_by_table]
    await asyncio.sleep(WARM_UP_SECONDS)
    counts.counting, start, busy = True, time.perf_counter(), time.process_time()
    with suppress(TimeoutError):
        await asyncio.wait_for(counts.out_of_games.wait(), seconds)
    span = time.perf_counter() - start
    for task in playing:
        task.cancel()
    return figures(counts, span, time.process_time() - busy)


def figures(counts: LoadCounts, span: float, busy: float) -> dict[str, float]:
    latencies = sorted(counts.latencies)
    return {
        "moves_per_second": counts.acknowledged / span,
        "p50_ms": 1000 * latencies[len(latencies) // 2],
        "p99_ms": 1000 * latencies[len(latencies) * 99 // 100],
        "seconds": span,
        "busy": busy / span,  # share of a core that the players themselves took
    }


if __name__ == "__main__":
    port, file, seconds = sys.argv[1:]
    tables = msgspec.json.decode(Path(file).read_bytes(), type=list[list[PreparedTable]])
    print(msgspec.json.encode(uvloop.run(run_load(int(port), tables, float(seconds)))).decode())
