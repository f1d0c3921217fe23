"""A soak test: hundreds of tables play at a human pace while the house is killed, devices lose their connection, and
some don't read. Reports whether memory and descriptors stay stable, and whether every acknowledged move is still there.

python bench/soak.py [--minutes 30] [--tables 300] [--kills 4] [--csv FILE] [--picture FILE]

It opens a house of its own on this machine, on disk. In the first half of the time the house is killed (kill -9) and
opened again at the same port; the second half is one life, long enough to see memory grow. At the end everybody leaves,
and the house must be as empty as when it opened.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from math import ceil
from pathlib import Path

import msgspec
import psutil
from prometheus_client.parser import text_string_to_metric_families
from soak_guests import SoakGuests, find_lost_moves
from soak_report import Sample, draw_picture, growth, write_csv

from ridotto.store.store import open_store

BOT_PAUSE = 3.0  # seconds that a bot takes for a move
RATE_FACTOR = 100  # times the usual rate limits, because all guests come from one address here
SWEEP_SECONDS = 2.0  # at most, until the house closes idle tables
LAST_CLOCKS_SECONDS = 60.0  # in which the clocks of abandoned tables may still run out
HOUSE_TIMEOUT = 120.0  # seconds for the house to open
ORPHAN_SECONDS = 20.0  # in which the bots' processes must end after their house was killed
CUTTERS, WATCHERS, SLOW = 0.01, 0.1, 0.02  # how many of them at the same time, per table


class HouseProcess:
    """A house in a process of its own; it is killed and opened several times, and each run is a life."""

    def __init__(self, folder: Path, idle: float) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.idle = idle
        self.log = folder / "house.log"
        self.life = 0
        self.cpu_seconds = 0.0  # CPU time, including earlier lives
        self._process: subprocess.Popen[bytes] | None = None

    async def open(self) -> None:
        chosen = {"data": self.folder, "host": "127.0.0.1", "port": self.port, "workers": 1}
        chosen |= {"idle": self.idle, "pause": BOT_PAUSE, "rate": RATE_FACTOR}
        args = [arg for name, setting in chosen.items() for arg in (f"--{name}", str(setting))]
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "ridotto", "serve", *args]
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        async with asyncio.timeout(HOUSE_TIMEOUT):
            while not await self._answers():
                if self._process.poll() is not None:
                    raise SystemExit(f"soak: the house did not open\n{self.log.read_text()}")
                await asyncio.sleep(0.1)
        self.life += 1

    async def _answers(self) -> bool:
        try:
            await self.get("/healthz")
        except OSError:
            return False
        return True

    async def get(self, path: str) -> bytes:
        def fetch() -> bytes:
            with urllib.request.urlopen(f"{self.url}{path}", timeout=HOUSE_TIMEOUT) as response:
                return bytes(response.read())

        return await asyncio.to_thread(fetch)

    async def kill(self) -> list[psutil.Process]:
        """Kills the house without warning; returns its child processes that should have ended but didn't."""
        workers = self.process.children(recursive=True)
        self.cpu_seconds += self.cpu_seconds_now()
        self.end(signal.SIGKILL)
        _, alive = await asyncio.to_thread(psutil.wait_procs, workers, ORPHAN_SECONDS)
        return list(alive)

    def end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(HOUSE_TIMEOUT)
            self._process = None

    @property
    def process(self) -> psutil.Process:
        assert self._process is not None
        return psutil.Process(self._process.pid)

    def cpu_seconds_now(self) -> float:
        """CPU time of this life."""
        times = [process.cpu_times() for process in (self.process, *self.process.children(recursive=True))]
        return float(sum(used.user + used.system for used in times))

    async def sample(self, began: float) -> Sample:
        memory, workers = self.process.memory_info().rss, self.process.children(recursive=True)
        descriptors = self.process.num_fds()
        counted = parse_metrics(await self.get("/metrics"))
        return Sample(
            seconds=round(time.monotonic() - began, 1),
            life=self.life,
            house_mb=round(memory / 2**20, 2),
            bots_mb=round(sum(worker.memory_info().rss for worker in workers) / 2**20, 2),
            descriptors=descriptors,
            tables=int(counted["ridotto_tables_open"]),
            sockets=int(counted["ridotto_sockets"]),
            moves=int(counted["ridotto_moves_total"]),
            dropped=int(counted["ridotto_dropped_total"]),
        )


def parse_metrics(page: bytes) -> dict[str, float]:
    families = text_string_to_metric_families(page.decode())
    return {sample.name: sample.value for family in families for sample in family.samples if not sample.labels}


class Soak:
    def __init__(self, house: HouseProcess, args: argparse.Namespace) -> None:
        self.house = house
        self.tables = int(args.tables)
        self.sample_interval = float(args.every)
        self.file = Path(args.csv)
        self.guests_playing = SoakGuests(house.url, random.Random(args.seed))
        self.samples: list[Sample] = []
        self.began = time.monotonic()
        self.restart_lock = asyncio.Lock()  # held while the house is killed and opened again

    async def run(self, seconds: float, kills: int) -> None:
        await self.house.open()
        sampling = asyncio.create_task(self.keep_sampling())
        await asyncio.sleep(self.sample_interval)  # samples of the empty house
        async with self.guests(ramp=seconds / 20):
            for number in range(kills):
                await asyncio.sleep(self.seconds_until(seconds / 2 * (number + 1) / kills))
                await self.kill_and_open()
            await asyncio.sleep(self.seconds_until(seconds))
        await asyncio.sleep(self.house.idle + 3 * max(self.sample_interval, SWEEP_SECONDS))
        await self.until_put_away()
        sampling.cancel()
        with suppress(asyncio.CancelledError):
            await sampling
        await self.check(at_the_end=True)

    async def until_put_away(self) -> None:
        """The clock of a table that nobody looks at may run out, and open the table again for a moment."""
        end = time.monotonic() + LAST_CLOCKS_SECONDS
        while self.samples[-1].tables and time.monotonic() < end:
            await asyncio.sleep(self.sample_interval)

    def seconds_until(self, moment: float) -> float:
        return max(0.0, self.began + moment - time.monotonic())

    @asynccontextmanager
    async def guests(self, ramp: float) -> AsyncIterator[None]:
        """They arrive one after the other, and leave all at once."""
        guests = self.guests_playing
        tasks = [asyncio.create_task(guests.play_evenings(ramp * n / self.tables)) for n in range(self.tables)]
        shares = {guests.cut_somebody: CUTTERS, guests.watch_somewhere: WATCHERS, guests.read_slowly: SLOW}
        for act, share in shares.items():
            some = ceil(share * self.tables)
            tasks += [asyncio.create_task(guests.repeat(act)) for _ in range(some)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            guests.problems += [repr(end) for end in ended if not isinstance(end, asyncio.CancelledError)]

    async def keep_sampling(self) -> None:
        while True:
            async with self.restart_lock:
                self.samples.append(await self.house.sample(self.began))
            write_csv(self.file, self.samples)
            await asyncio.sleep(self.sample_interval)

    async def kill_and_open(self) -> None:
        async with self.restart_lock:
            orphans = await self.house.kill()
            self.guests_playing.problems += [f"still there after the kill: {orphan}" for orphan in orphans]
            await self.house.open()
        moves = self.guests_playing.acknowledged
        print_line(f"killed and opened again, life {self.house.life}; {moves} moves acknowledged so far")
        await self.check()

    async def check(self, *, at_the_end: bool = False) -> None:
        store = await open_store(f"sqlite:///{self.house.folder}")
        try:
            self.guests_playing.problems += await find_lost_moves(
                store, self.guests_playing.tables, at_the_end=at_the_end
            )
        finally:
            await store.close()


# -- the report


def print_line(text: str) -> None:
    print(text, flush=True)


def report(soak: Soak) -> None:
    guests, span = soak.guests_playing, time.monotonic() - soak.began
    print_line(f"{guests.acknowledged} moves of people acknowledged at {len(guests.tables)} tables")
    for what, count in sorted(guests.counts.items()):
        print_line(f"  {what}: {count}")
    print_line(
        f"share of a core: house and bots {soak.house.cpu_seconds / span:.2f}, guests {time.process_time() / span:.2f}"
    )
    for life in growth(soak.samples):
        print_line(life.row())
    print_line(f"when it opened: {sample_text(soak.samples[0])}")
    print_line(f"when all were gone: {sample_text(soak.samples[-1])}")
    for problem in problems(soak):
        print_line(f"PROBLEM: {problem}")


def sample_text(sample: Sample) -> str:
    return ", ".join(f"{name} {figure:g}" for name, figure in msgspec.structs.asdict(sample).items())


def problems(soak: Soak) -> list[str]:
    """Each of them once: a lost move is found by every check."""
    return list(dict.fromkeys([*soak.guests_playing.problems, *error_lines(soak.house.log)]))


def error_lines(log: Path) -> Iterable[str]:
    """Lines in which the house logs that something went wrong."""
    return [line for line in log.read_text().splitlines() if "Traceback" in line or '"level": "error"' in line]


def allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def run_soak(folder: Path, args: argparse.Namespace) -> Soak:
    soak = Soak(HouseProcess(folder, args.idle), args)
    try:
        await soak.run(60 * args.minutes, args.kills)
        soak.house.cpu_seconds += soak.house.cpu_seconds_now()
    finally:
        soak.house.end(signal.SIGTERM)
    return soak


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--kills", type=int, default=4)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between samples")
    parser.add_argument("--idle", type=float, default=60.0, help="seconds until a table nobody looks at leaves memory")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--csv", type=Path, default=Path("build/soak.csv"))
    parser.add_argument("--picture", type=Path, default=Path("build/soak.svg"))
    args = parser.parse_args()
    allow_many_files()
    with tempfile.TemporaryDirectory(prefix="ridotto-") as folder:
        soak = asyncio.run(run_soak(Path(folder), args))
        report(soak)
        failed = bool(problems(soak))
    args.picture.write_text(draw_picture(soak.samples))
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
