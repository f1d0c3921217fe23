"""Answerers for workers in tests: each does to a question what no bot should. Named to a pool as `odd_answers:NAME`.

What a test tells them, and they the test, is a folder: the question's view names it.
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

from ridotto.bots.pool import Answer, Question
from ridotto.bots.pool.program import MEMORY
from ridotto.bots.searcher import Progress


def hang(question: Question, progress: Progress) -> Answer:
    """For ever."""
    with sign_of_life(question):
        while True:
            time.sleep(60)


def dream(question: Question, progress: Progress) -> Answer:
    """For ever, in C: not even another thread of the process gets a word in."""
    with sign_of_life(question):
        return Answer(str(sum(repeat(0))))


def hang_once(question: Question, progress: Progress) -> Answer:
    return echo(question, progress) if (folder(question) / "hanging").exists() else hang(question, progress)


def hang_on_first(question: Question, progress: Progress) -> Answer:
    return hang(question, progress) if question.moves[0] == "first" else echo(question, progress)


def think_until_stopped(question: Question, progress: Progress) -> Answer:
    while question.moves[0] == "first" and progress(0.5):
        time.sleep(0.01)
    return echo(question, progress)


def die(question: Question, progress: Progress) -> Answer:
    os.kill(os.getpid(), signal.SIGKILL)
    return echo(question, progress)


def devour(question: Question, progress: Progress) -> Answer:
    """More memory than it may have."""
    return Answer(question.moves[len(bytearray(2 * MEMORY)) % 2])


def break_down(question: Question, progress: Progress) -> Answer:
    raise RuntimeError(question.moves[0])


def cheat(question: Question, progress: Progress) -> Answer:
    return Answer("a move that is not there")


def echo(question: Question, progress: Progress) -> Answer:
    return Answer(question.moves[0])


@contextmanager
def sign_of_life(question: Question) -> Iterator[None]:
    """A lock in the folder, held as long as the process lives."""
    with (folder(question) / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        (folder(question) / "hanging").touch()
        yield


def folder(question: Question) -> Path:
    return Path(str(question.view["folder"]))
