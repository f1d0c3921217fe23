"""One worker process, seen from the pool."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import msgspec

from ridotto.bots.pool.answer import Answer
from ridotto.bots.pool.thought import Thought
from ridotto.bots.pool.wire import STOP, Failed, Progress, Said, Stopped

PROGRAM: Final = "ridotto.bots.pool.program"
WAKING: Final = 60.0  # seconds for a process to be there, however busy the machine is
GRACE: Final = 1.0  # seconds to come back when told to stop; a bot that thinks in one go may not hear it
LONGEST_LINE: Final = 2**20


class Lost(Exception):
    """The worker broke down, hung or talked nonsense. Its process is gone."""


class Worker:
    """Answers one question at a time. Its process is started when it is needed, and again when it was lost."""

    def __init__(self, patience: float, answerer: str) -> None:
        self.patience = patience
        self.answerer = answerer
        self.process: Process | None = None

    async def answer(self, thought: Thought) -> Answer | None:
        """None: it was cancelled."""
        try:
            return await self.ask(await self.awake(), thought)
        except Exception as fault:
            await self.end()
            raise Lost(str(fault) if isinstance(fault, Lost) else type(fault).__name__) from None

    async def warm_up(self) -> None:
        with suppress(Exception):  # the first question will find out, and is asked again
            await self.awake()

    async def awake(self) -> Process:
        """Its process, ready for a question."""
        if self.process is None:
            words = ("-P", "-m", PROGRAM, self.answerer, str(self.patience))
            # In a session of its own: Ctrl-C at a terminal is for the parent, and it decides.
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *words,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                start_new_session=True,
                limit=LONGEST_LINE,
            )
            async with asyncio.timeout(WAKING):
                await hear(self.process)  # that it is ready
        return self.process

    async def ask(self, process: Process, thought: Thought) -> Answer | None:
        if thought.done:
            return None
        async with asyncio.timeout(self.patience) as limit:
            tell(process, thought.words)
            with stoppable(process, thought, limit):
                while isinstance(said := await hear(process), Progress):
                    thought.progress = said.share
        if isinstance(said, Stopped):
            return None
        if isinstance(said, Failed):
            raise Lost(said.error)
        if not isinstance(said, Answer) or not said.fits(thought.question):
            raise Lost("nonsense")
        return said

    async def end(self) -> None:
        """Leaves no process, and no pipe, behind."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(ProcessLookupError):
            process.kill()
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()
        await process.stdout.read()
        await process.wait()


@contextmanager
def stoppable(process: Process, thought: Thought, limit: asyncio.Timeout) -> Iterator[None]:
    """Meanwhile, cancelling the thought tells the worker to stop, and gives it little time for that."""

    def stop() -> None:
        tell(process, STOP)
        limit.reschedule(asyncio.get_running_loop().time() + GRACE)

    thought.when_cancelled = stop
    try:
        yield
    finally:
        thought.when_cancelled = None


def tell(process: Process, words: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(words)


async def hear(process: Process) -> Said:
    assert process.stdout is not None
    words = await process.stdout.readline()
    if not words.endswith(b"\n"):
        raise EOFError
    said: Said = msgspec.json.decode(words, type=Said)
    return said
