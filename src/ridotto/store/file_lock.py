"""The turn: of several processes that write to one file, one after another."""

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
    """Whose turn it is holds a lock on a file beside the database.

    SQLite lets nobody else write meanwhile, but it makes the others sleep and look again, and some are passed by for
    long. Here the next one is woken at once. The lock of a process that was killed is free.
    """

    def __init__(self, database: Path, timeout: float) -> None:
        self._path = database.with_name(f"{database.name}-turn")
        self._timeout = timeout
        self._file: BinaryIO | None = None

    def open(self) -> None:
        """Before anybody needs it: when descriptors have run out, those who play must still get their turn."""
        if self._file is None:
            self._file = open(self._path, "ab", opener=open_private)  # noqa: SIM115 -- stays open

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    @contextmanager
    def held(self) -> Iterator[None]:
        """A turn. TimeoutError if another's does not end."""
        self.open()
        assert self._file is not None
        try:
            self._acquire(self._file.fileno())
        except BaseException:
            self.close()  # somebody may still wait for the lock on it
            raise
        try:
            yield
        finally:
            release(self._file.fileno())

    def _acquire(self, file: int) -> None:
        if sys.platform == "win32":
            return  # there SQLite's own waiting has to do
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._wait(file)
        except OSError:
            pass  # nor is there such a lock on every file system

    def _wait(self, file: int) -> None:
        # This wait knows no end, so a thread of its own waits. If that is given up, the file is closed, and then a lock
        # that it still gets is let go at once.
        waiting = Thread(target=fcntl.flock, args=(file, fcntl.LOCK_EX), daemon=True)
        waiting.start()
        waiting.join(self._timeout)
        if waiting.is_alive():
            raise TimeoutError


def release(file: int) -> None:
    if sys.platform != "win32":
        with suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_UN)
