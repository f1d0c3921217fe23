"""A lock that makes several processes write to one file in turn."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import BinaryIO

if sys.platform != "win32":
    import fcntl

open_private = partial(os.open, mode=0o600)


class FileLock:
    """Whichever process is writing holds a lock on a file beside the database.

    SQLite allows only one writer as well, but it makes the others sleep and poll, and some of them starve. With this
    lock the next one wakes up at once. If a process is killed, its lock is released.
    """

    def __init__(self, database: Path, timeout: float) -> None:
        self._path = database.with_name(f"{database.name}-turn")
        self._timeout = timeout
        self._file: BinaryIO | None = None

    def open(self) -> None:
        """Call this early: if descriptors run out later, players' moves can still be written."""
        if self._file is None:
            self._file = open(self._path, "ab", opener=open_private)  # noqa: SIM115 -- stays open

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    @contextmanager
    def held(self) -> Iterator[None]:
        """Holds the lock. TimeoutError if another process doesn't release it."""
        self.open()
        assert self._file is not None
        try:
            self._acquire(self._file.fileno())
        except BaseException:
            self.close()  # a thread may still be waiting for the lock on it
            raise
        try:
            yield
        finally:
            release(self._file.fileno())

    def _acquire(self, file: int) -> None:
        if sys.platform == "win32":
            return  # SQLite's own waiting has to do there
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._wait(file)
        except OSError:
            pass  # not every file system has such locks

    def _wait(self, file: int) -> None:
        # flock has no timeout, so a separate thread waits. If we give up, the file is closed, and a lock that the
        # thread still gets is released at once.
        waiting = Thread(target=fcntl.flock, args=(file, fcntl.LOCK_EX), daemon=True)
        waiting.start()
        waiting.join(self._timeout)
        if waiting.is_alive():
            raise TimeoutError


def release(file: int) -> None:
    if sys.platform != "win32":
        with suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_UN)
