"""Answerers for workers in tests: each does to a question what no bot should. Named to a pool as `odd_answers:NAME`.

What a test tells them, and they the test, is a folder: the question's view names it.
"""

from __future__ import annotations

import fcntl
import os
import signal
import time
from pathlib import Path

from ridotto.bots.pool import Answer, Question
from ridotto.bots.searcher import Progress


def hang(question: Question, progress: Progress) -> Answer:
    """Deaf and for ever. Whoever hangs holds a lock in the folder as long as he lives."""
    with (folder(question) / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        (folder(question) / "hanging").touch()
        while True:
            time.sleep(60)


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


def break_down(question: Question, progress: Progress) -> Answer:
    raise RuntimeError(question.moves[0])


def cheat(question: Question, progress: Progress) -> Answer:
    return Answer("a move that is not there")


def echo(question: Question, progress: Progress) -> Answer:
    return Answer(question.moves[0])


def folder(question: Question) -> Path:
    return Path(str(question.view["folder"]))
