"""The program of a worker process: reads requests, thinks, writes answers.

It yields to whatever serves people (nice), has a memory limit, and exits when its parent is gone: its input ends then,
and if it's deep in thought, an alarm goes off soon after the time in which it should have answered.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from math import ceil
from queue import SimpleQueue
from typing import Final

import msgspec

from ridotto.bots.answer import Answer
from ridotto.bots.pool.messages import (
    STOP,
    AnyRequest,
    WorkerFailed,
    WorkerMessage,
    WorkerProgress,
    WorkerReady,
    WorkerStopped,
    encode_line,
)
from ridotto.bots.search_bot import ProgressCallback
from ridotto.bots.whole_game import GAME_TIMEOUT, FinishedGame, WholeGame

NICENESS: Final = 10
MAX_MEMORY_BYTES: Final = 2**30  # bytes of address space
ALARM_DELAY_SECONDS: Final = 5  # seconds by which even the parent must have given up

Answerer = Callable[[AnyRequest, ProgressCallback], Answer | FinishedGame | None]


class RequestInbox:
    """Where the requests arrive. A thread of its own reads them, so that a stop is noticed while the bot thinks."""

    def __init__(self) -> None:
        self.requests: SimpleQueue[bytes] = SimpleQueue()
        self.stopped = False
        threading.Thread(target=self.read_stdin, daemon=True).start()

    def read_stdin(self) -> None:
        for received in sys.stdin.buffer:
            self.stopped = received == STOP
            if not self.stopped:
                self.requests.put(received)
        os._exit(0)  # nobody is left to read an answer

    def report_progress(self, share: float) -> bool:
        """Reports the progress, and returns whether the answer is still wanted."""
        write_message(WorkerProgress(share))
        return not self.stopped

    def answer(self, answerer: Answerer, request: AnyRequest) -> WorkerMessage:
        try:
            found = answerer(request, self.report_progress)
        except Exception as fault:
            return WorkerFailed(type(fault).__name__)
        return WorkerStopped() if self.stopped or found is None else found


def write_message(message: WorkerMessage) -> None:
    sys.stdout.buffer.write(encode_line(message))
    sys.stdout.buffer.flush()


def restrict_process() -> None:
    """Only the parent ends it, by closing its input or by force; Ctrl-C or a stop of the whole service don't."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if os.name == "posix":
        os.nice(NICENESS)
        limit_memory()


def limit_memory() -> None:
    import resource  # noqa: PLC0415  # not every system has it

    with suppress(OSError, ValueError):  # some systems know this limit and refuse it
        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))


def set_alarm(seconds: int) -> None:
    """Goes off even in the middle of compiled code, which notices nothing else. 0 turns it off."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def import_answerer(answerer: str) -> Answerer:
    """The function that `module:name` refers to."""
    module, name = answerer.split(":")
    found: Answerer = getattr(import_module(module), name)
    return found


def main(answerer: str, timeout: str) -> None:
    restrict_process()
    answer, inbox = import_answerer(answerer), RequestInbox()
    write_message(WorkerReady())
    while True:
        request: AnyRequest = msgspec.json.decode(inbox.requests.get(), type=AnyRequest)
        limit = GAME_TIMEOUT if isinstance(request, WholeGame) else float(timeout)
        set_alarm(ceil(limit) + ALARM_DELAY_SECONDS)
        message = inbox.answer(answer, request)
        set_alarm(0)
        write_message(message)


if __name__ == "__main__":
    main(*sys.argv[1:])
