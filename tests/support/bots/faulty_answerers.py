"""Answerers for workers in tests: each does something that no bot should do with a question.

They talk to the test through a folder, which the question's view names.
"""

from __future__ import annotations

import fcntl
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import repeat
from pathlib import Path

from ridotto.bots.pool import Answer, FinishedGame, Question, WholeGame
from ridotto.bots.pool.worker_main import MAX_MEMORY_BYTES
from ridotto.bots.search_bot import ProgressCallback


def hang(question: Question, progress: ProgressCallback) -> Answer:
    """Hangs for ever."""
    with life_lock(question):
        while True:
            time.sleep(60)


def hang_in_c(question: Question, progress: ProgressCallback) -> Answer:
    """Hangs for ever, in C: not even another thread of the process gets to run."""
    with life_lock(question):
        return Answer(str(sum(repeat(0))))


def hang_once(question: Question, progress: ProgressCallback) -> Answer:
    return echo(question, progress) if (folder(question) / "hanging").exists() else hang(question, progress)


def hang_on_first(question: Question, progress: ProgressCallback) -> Answer:
    return hang(question, progress) if question.moves[0] == "first" else echo(question, progress)


def think_until_stopped(question: Question, progress: ProgressCallback) -> Answer:
    while question.moves[0] == "first" and progress(0.5):
        time.sleep(0.01)
    return echo(question, progress)


def play_until_stopped(request: Question | WholeGame, progress: ProgressCallback) -> Answer | FinishedGame | None:
    """Answers questions, but no game ever ends."""
    if isinstance(request, Question):
        return echo(request, progress)
    while progress(0.5):
        time.sleep(0.01)
    return None


def kill_itself(question: Question, progress: ProgressCallback) -> Answer:
    os.kill(os.getpid(), signal.SIGKILL)
    return echo(question, progress)


def exceed_memory(question: Question, progress: ProgressCallback) -> Answer:
    """Takes more memory than it may have."""
    return Answer(question.moves[len(bytearray(2 * MAX_MEMORY_BYTES)) % 2])


def raise_error(question: Question, progress: ProgressCallback) -> Answer:
    raise RuntimeError(question.moves[0])


def answer_illegally(question: Question, progress: ProgressCallback) -> Answer:
    return Answer("a move that is not there")


def echo(question: Question, progress: ProgressCallback) -> Answer:
    return Answer(question.moves[0])


@contextmanager
def life_lock(question: Question) -> Iterator[None]:
    """A lock in the folder, held as long as the process lives."""
    with (folder(question) / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        (folder(question) / "hanging").touch()
        yield


def folder(question: Question) -> Path:
    return Path(str(question.view["folder"]))
