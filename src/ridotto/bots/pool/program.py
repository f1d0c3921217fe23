"""The program of a worker process: reads questions, thinks, writes answers.

It gives way to who serves people (nice), has a limit of memory, and leaves when whoever started it is gone: its input
ends then, and if it is deep in thought, an alarm clock rings soon after the time in which it should have answered.
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

from ridotto.bots.pool.answer import Answer
from ridotto.bots.pool.question import Question
from ridotto.bots.pool.wire import STOP, Failed, Progress, Ready, Said, Stopped, line
from ridotto.bots.searcher import Progress as Heard

NICENESS: Final = 10
MEMORY: Final = 2**30  # bytes of address space
LATE: Final = 5  # seconds after which even the parent's watch must have run out

Answerer = Callable[[Question, Heard], Answer]


class Desk:
    """Where the questions arrive. A thread of its own listens, so that a stop is heard in the middle of a thought."""

    def __init__(self) -> None:
        self.questions: SimpleQueue[bytes] = SimpleQueue()
        self.stopped = False
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        for words in sys.stdin.buffer:
            self.stopped = words == STOP
            if not self.stopped:
                self.questions.put(words)
        os._exit(0)  # nobody is there any more to hear an answer

    def go_on(self, share: float) -> bool:
        """Tells how far the thought is, and hears whether it is still wanted."""
        tell(Progress(share))
        return not self.stopped

    def settle(self, answerer: Answerer, question: Question) -> Said:
        try:
            answer = answerer(question, self.go_on)
        except Exception as fault:
            return Failed(type(fault).__name__)
        return Stopped() if self.stopped else answer


def tell(words: Said) -> None:
    sys.stdout.buffer.write(line(words))
    sys.stdout.buffer.flush()


def be_modest() -> None:
    """Only the parent ends it, by closing its input or by force; not Ctrl-C, nor a stop of the whole service."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if os.name == "posix":
        os.nice(NICENESS)
        limit_memory()


def limit_memory() -> None:
    import resource  # noqa: PLC0415  # not every system has it

    with suppress(OSError, ValueError):  # some know this limit and do not keep it
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def set_alarm(seconds: int) -> None:
    """Rings even in the middle of compiled code, which hears nothing else. 0 turns it off."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def find(answerer: str) -> Answerer:
    """The function that is meant by `module:name`."""
    module, name = answerer.split(":")
    found: Answerer = getattr(import_module(module), name)
    return found


def main(answerer: str, patience: str) -> None:
    be_modest()
    answer, desk = find(answerer), Desk()
    tell(Ready())
    while True:
        question = msgspec.json.decode(desk.questions.get(), type=Question)
        set_alarm(ceil(float(patience)) + LATE)
        said = desk.settle(answer, question)
        set_alarm(0)
        tell(said)


if __name__ == "__main__":
    main(*sys.argv[1:])
