"""A house in its own process, to be killed at any moment and opened again on the same port."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2

from support.house.running_house import WebGuest
from support.store.bound_process import bound_to_parent
from support.store.postgres_server import free_port

HOUSE_TIMEOUT = 120.0  # seconds for a house to open on a busy machine


class HouseProcess:
    def __init__(self, folder: Path, descriptors: int | None = None, **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        chosen = {"host": "127.0.0.1", "port": self.port, "workers": 1, "rate": 0, "pause": 0, **settings}
        args = [arg for name, setting in chosen.items() for arg in (f"--{name}", str(setting))]
        self._command = bound_to_parent(Path(sys.executable), "-m", "ridotto", "serve", *args)
        if descriptors is not None:
            self._command = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh", *self._command]
        self._log = folder / f"{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    async def open(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        somebody = WebGuest(self.url)
        async with asyncio.timeout(HOUSE_TIMEOUT):
            while not await answers(somebody):
                assert self._process.poll() is None, self._log.read_text()
                await asyncio.sleep(0.1)

    def kill(self) -> None:
        """Without a chance to clean up."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def wait(self) -> int:
        """Waits until it has ended by itself, and returns its exit code."""
        assert self._process is not None
        return self._process.wait(HOUSE_TIMEOUT)

    def logged(self, event: str) -> list[str]:
        """The lines of its log with this event."""
        return [line for line in self._log.read_text().splitlines() if f'"event": "{event}"' in line]

    def check_no_traceback(self) -> None:
        assert "Traceback" not in self._log.read_text(), self._log.read_text()

    def check_quiet(self) -> None:
        """Nothing in it has failed."""
        assert "failed" not in self._log.read_text(), self._log.read_text()


async def answers(somebody: WebGuest) -> bool:
    try:
        return (await somebody.web.get("/healthz")).status_code == httpx2.codes.OK
    except httpx2.TransportError:
        return False


@asynccontextmanager
async def running(*nodes: HouseProcess) -> AsyncIterator[None]:
    try:
        await asyncio.gather(*(node.open() for node in nodes))
        yield
    finally:
        for node in nodes:
            node.kill()
