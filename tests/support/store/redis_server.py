"""A real Redis server for tests."""

from __future__ import annotations

import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from devtools.external_programs import REDIS
from support.store.bound_process import bound_to_parent
from support.store.postgres_server import free_port
from support.store.required_program import require_program


@dataclass
class RedisServer:
    """A server that can be killed and started again. It keeps nothing."""

    folder: Path
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        args = ("--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder))
        self.process = subprocess.Popen(bound_to_parent(require_program(REDIS), *args), stdout=subprocess.DEVNULL)
        while not self._answers():
            assert self.process.poll() is None, "Redis did not start"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as connected:
                connected.sendall(b"PING\r\n")
                return connected.recv(5) == b"+PONG"
        except OSError:
            return False

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    """A fresh server on a free port, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="redis-") as folder:
        running = RedisServer(Path(folder), free_port())
        try:
            running.start()
            yield running
        finally:
            running.kill()
