"""A real PostgreSQL server for tests."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from devtools.external_programs import DOWNLOADS, POSTGRES
from support.store.bound_process import bound_to_parent
from support.store.required_program import require_program

SETTINGS = ("max_connections=50", "shared_buffers=32MB", "max_wal_size=256MB")


@dataclass
class PostgresServer:
    """A server that can be killed and started again."""

    programs: Path
    folder: Path
    port: int
    durable: bool
    process: subprocess.Popen[bytes] | None = None
    databases: int = 0

    def database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"house{self.databases}"
        self._execute(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def emptied(self) -> str:
        """The address of a database that is emptied each time: quicker than a new one."""
        self._execute("DROP SCHEMA IF EXISTS public CASCADE", "CREATE SCHEMA public")
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def _execute(self, *statements: str) -> None:
        args = [option for statement in statements for option in ("-c", statement)]
        place = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres")
        subprocess.run([self.programs / "psql", "-q", *place, *args], check=True, capture_output=True)

    def start(self) -> None:
        settings = (*SETTINGS, f"fsync={self.durable}")
        args = [option for setting in settings for option in ("-c", setting)]
        place = ("-D", str(self.folder / "data"), "-k", str(self.folder), "-h", "127.0.0.1", "-p", str(self.port))
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                as_unprivileged(self.programs / "postgres", *place, *args), stdout=log, stderr=log
            )
        self._wait()

    def _wait(self) -> None:
        probe_command = (self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port))
        while subprocess.run(probe_command, check=False).returncode:
            assert self.process is not None
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: cuts all connections and stops in order. SIGQUIT: stops as in a crash."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()


@contextmanager
def server(durable: bool = False) -> Iterator[PostgresServer]:
    """A fresh server on a free port, gone afterwards. If it needn't survive a power cut, it doesn't sync."""
    programs = find_programs()
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    running = PostgresServer(programs, folder, free_port(), durable)
    try:
        init_database(programs, folder)
        running.start()
        yield running
    finally:
        if running.process is not None and running.process.poll() is None:
            running.stop(signal.SIGQUIT)
        shutil.rmtree(folder)


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """The address of an empty database of a fresh server."""
    with server(durable) as running:
        yield running.database()


@cache
def find_programs() -> Path:
    """The folder with `postgres` and `initdb` in it."""
    folder = require_program(POSTGRES).parent
    return folder if os.geteuid() or is_readable_by_nobody(folder) else copied(folder)


def is_readable_by_nobody(folder: Path) -> bool:
    """Whether `initdb` finds there what it needs; the server alone would start with the rights of its caller."""
    command = as_unprivileged(folder / "initdb", "--version")
    return not subprocess.run(command, capture_output=True, check=False).returncode


def copied(folder: Path) -> Path:
    """Copies the programs to where everybody may read them: a clone in root's own folder is closed to others. It copies
    the whole package, because the programs find their libraries next to them."""
    package = DOWNLOADS / POSTGRES.name
    place = Path(tempfile.mkdtemp(prefix="pg-programs-"))
    place.chmod(0o755)
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    return Path(shutil.copytree(package, place / package.name)) / folder.relative_to(package)


def init_database(programs: Path, folder: Path) -> None:
    if os.geteuid() == 0:
        somebody = pwd.getpwnam("nobody")
        os.chown(folder, somebody.pw_uid, somebody.pw_gid)
    args = ("-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    subprocess.run(as_unprivileged(programs / "initdb", *args), check=True, capture_output=True, cwd=folder)


def as_unprivileged(program: Path, *args: str) -> list[str]:
    """PostgreSQL refuses to run as root, so then it runs as nobody."""
    nobody = ("--reuid=nobody", "--regid=nogroup", "--clear-groups")
    return bound_to_parent(program, *args, setting=() if os.geteuid() else nobody)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
