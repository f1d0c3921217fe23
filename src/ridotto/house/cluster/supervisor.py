"""The supervisor of a house of several processes: forks the workers, restarts one that died, stops them all."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from types import FrameType

import structlog

RESTART_DELAY = 0.5  # seconds before a worker that died is restarted

log = structlog.get_logger()


class Supervisor:
    """Lives in the first process. `fork_workers` starts each worker in a process of its own."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._numbers: dict[int, int] = {}  # the workers' numbers, by process id
        self._closing = False
        # When every process that held one end of a pipe is gone, however it died, the other end notices.
        self._first_ready, self._ready = os.pipe()
        self._supervisor_gone, self._supervisor = os.pipe()

    def fork_workers(self) -> int:
        """Returns once in each worker, with its number. The supervisor exits here, after the last worker."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self._stop_all)
        # The first worker migrates the store. If it can't start, it says why, and the others needn't try.
        if self._fork(0):
            return 0
        self._wait_for_first()
        for number in range(1, self._workers):
            if self._fork(number):
                return number
        return self._restart_dead()

    def _wait_for_first(self) -> None:
        os.close(self._ready)
        self._ready = -1
        if not os.read(self._first_ready, 1):
            raise SystemExit(os.waitstatus_to_exitcode(os.wait()[1]))

    def _restart_dead(self) -> int:
        while self._numbers:
            process, status = os.wait()
            number = self._numbers.pop(process)
            if not self._closing:
                log.error("worker died", worker=number, status=os.waitstatus_to_exitcode(status))
                time.sleep(RESTART_DELAY)
            if not self._closing and self._fork(number):
                return number
        raise SystemExit(0)

    def _fork(self, number: int) -> bool:
        """Whether this is the new worker's process."""
        process = os.fork()
        if process:
            self._numbers[process] = number
            if self._closing:  # since the fork began
                os.kill(process, signal.SIGTERM)
            return False
        os.setpgid(0, 0)  # Ctrl-C at the terminal is for the supervisor
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.close(self._supervisor)
        return True

    def _stop_all(self, sign: int, frame: FrameType | None) -> None:
        self._closing = True
        for process in self._numbers:
            os.kill(process, signal.SIGTERM)

    # -- in a worker

    def report_ready(self) -> bool:
        """The worker is ready, and stops when the supervisor is gone. Returns whether it's the first to be ready."""
        asyncio.get_running_loop().add_reader(self._supervisor_gone, self._stop_with_supervisor)
        return self._ready >= 0 and os.write(self._ready, b".") > 0

    def _stop_with_supervisor(self) -> None:
        asyncio.get_running_loop().remove_reader(self._supervisor_gone)
        os.kill(os.getpid(), signal.SIGTERM)
