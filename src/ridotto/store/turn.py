"""The turn: of several processes that write to one file, one after another."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread

if sys.platform != "win32":
    import fcntl

for_own_eyes = partial(os.open, mode=0o600)


class Turn:
    """Whose turn it is holds a lock on a file beside the database.

    SQLite lets nobody else write meanwhile, but it makes the others sleep and look again, and some are passed by for
    long. Here the next one is woken at once. The lock of a process that was killed is free.
    """

    def __init__(self, database: Path, patience: float) -> None:
        self._path = database.with_name(f"{database.name}-turn")
        self._patience = patience

    @contextmanager
    def taken(self) -> Iterator[None]:
        """A turn, which ends when its file is closed. TimeoutError if another's does not end."""
        with open(self._path, "ab", opener=for_own_eyes) as file:
            self._await(file.fileno())
            yield

    def _await(self, file: int) -> None:
        if sys.platform == "win32":
            return  # there SQLite's own waiting has to do
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._queue(file)
        except OSError:
            pass  # nor is there such a lock on every file system

    def _queue(self, file: int) -> None:
        # This wait knows no end, so a thread of its own waits. If that is given up, the file is closed, and then a lock
        # that it still gets is let go at once.
        waiting = Thread(target=fcntl.flock, args=(file, fcntl.LOCK_EX), daemon=True)
        waiting.start()
        waiting.join(self._patience)
        if waiting.is_alive():
            raise TimeoutError
