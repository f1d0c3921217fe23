"""The steward of a house of several processes: opens its halls, opens one that died again, closes all together."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from types import FrameType

import structlog

RESTART_DELAY = 0.5  # seconds before a hall that died is opened again

log = structlog.get_logger()


class Supervisor:
    """Lives in the first process. Halls leave it by `part`, each into a process of its own."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._numbers: dict[int, int] = {}  # of the halls, by their process
        self._closing = False
        # That nobody holds the one end of a pipe any more, however he died, is noticed at the other.
        self._first_ready, self._ready = os.pipe()
        self._supervisor_gone, self._supervisor = os.pipe()

    def fork_workers(self) -> int:
        """Comes back once in each hall, with its number. To the steward it does not: he goes when all are closed."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self._stop_all)
        # The first hall brings the store up to date. If it cannot open, it says why, and the others need not try.
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
        """Whether this is the new hall's process."""
        process = os.fork()
        if process:
            self._numbers[process] = number
            if self._closing:  # since it was begun
                os.kill(process, signal.SIGTERM)
            return False
        os.setpgid(0, 0)  # what is typed at the terminal is for the steward
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.close(self._supervisor)
        return True

    def _stop_all(self, sign: int, frame: FrameType | None) -> None:
        self._closing = True
        for process in self._numbers:
            os.kill(process, signal.SIGTERM)

    # -- in a hall

    def report_ready(self) -> bool:
        """The hall opens, and will close when the steward is gone. Whether it is the first that opens."""
        asyncio.get_running_loop().add_reader(self._supervisor_gone, self._stop_with_supervisor)
        return self._ready >= 0 and os.write(self._ready, b".") > 0

    def _stop_with_supervisor(self) -> None:
        asyncio.get_running_loop().remove_reader(self._supervisor_gone)
        os.kill(os.getpid(), signal.SIGTERM)
