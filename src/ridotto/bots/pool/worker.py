"""One worker process, seen from the pool."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import msgspec

from ridotto.bots.pool.job import AnyJob
from ridotto.bots.pool.messages import STOP, WorkerFailed, WorkerMessage, WorkerProgress, WorkerStopped

WORKER_MODULE: Final = "ridotto.bots.pool.worker_main"
START_TIMEOUT: Final = 60.0  # seconds for a process to start, however busy the machine is
STOP_TIMEOUT: Final = 1.0  # seconds to stop in; a bot that thinks in one go may not notice the request
MAX_LINE_BYTES: Final = 2**20


class WorkerLost(Exception):
    """The worker failed, hung or sent nonsense. Its process is gone."""


class BotWorker:
    """Does one job at a time. Its process is started when it's needed, and again if it was lost."""

    def __init__(self, timeout: float, answerer: str) -> None:
        self.timeout = timeout
        self.answerer = answerer
        self.process: Process | None = None

    async def run(self, job: AnyJob) -> None:
        """Afterwards the job is done, one way or another."""
        try:
            await self.exchange(await self.ensure_started(), job)
        except Exception as fault:
            await self.kill()
            raise WorkerLost(str(fault) if isinstance(fault, WorkerLost) else type(fault).__name__) from None

    async def warm_up(self) -> None:
        with suppress(Exception):  # the first job will fail, and be tried again
            await self.ensure_started()

    async def ensure_started(self) -> Process:
        """Its process, ready for a job."""
        if self.process is None:
            args = ("-P", "-m", WORKER_MODULE, self.answerer, str(self.timeout))
            # In a session of its own: Ctrl-C at a terminal is for the parent, which decides.
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *args,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                start_new_session=True,
                limit=MAX_LINE_BYTES,
            )
            async with asyncio.timeout(START_TIMEOUT):
                await read_message(self.process)  # WorkerReady
        return self.process

    async def exchange(self, process: Process, job: AnyJob) -> None:
        if job.done:
            return
        async with asyncio.timeout(job.timeout or self.timeout) as limit:
            write_bytes(process, job.payload)
            with stop_if_cancelled(process, job, limit):
                while isinstance(message := await read_message(process), WorkerProgress):
                    job.progress = message.share
        if isinstance(message, WorkerFailed):
            raise WorkerLost(message.error)
        if not isinstance(message, WorkerStopped) and not job.set_message(message):
            raise WorkerLost("nonsense")

    async def kill(self) -> None:
        """Leaves no process and no pipe behind."""
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
def stop_if_cancelled(process: Process, job: AnyJob, limit: asyncio.Timeout) -> Iterator[None]:
    """Within it, cancelling the job asks the worker to stop, and gives it little time for that."""

    def stop() -> None:
        write_bytes(process, STOP)
        limit.reschedule(asyncio.get_running_loop().time() + STOP_TIMEOUT)

    job.on_cancel = stop
    try:
        yield
    finally:
        job.on_cancel = None


def write_bytes(process: Process, payload: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(payload)


async def read_message(process: Process) -> WorkerMessage:
    assert process.stdout is not None
    received = await process.stdout.readline()
    if not received.endswith(b"\n"):
        raise EOFError
    message: WorkerMessage = msgspec.json.decode(received, type=WorkerMessage)
    return message
