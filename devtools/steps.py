"""Setup steps that show their progress: which step of how many, and that it is still running."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from devtools.fingerprint import has_stamp, put_stamp
from devtools.paths import ENVIRONMENT
from devtools.processes import SetupError, check_not_interrupted

HEARTBEAT_SECONDS = 15  # seconds between two signs of life where lines can't be overwritten

_writing = threading.Lock()


def say(text: str) -> None:
    # To stderr: the last line of `bench --json` is for machines.
    with _writing:
        erase = "\r\x1b[K" if sys.stderr.isatty() else ""
        sys.stderr.write(f"{erase}ridotto: {text}\n")
        sys.stderr.flush()


@dataclass(frozen=True)
class Step:
    """A piece of work that is done again only when its inputs have changed."""

    name: str
    what: str
    mark: Callable[[], str]
    work: Callable[[], None]
    result: Callable[[], Path | None] = lambda: ENVIRONMENT  # what must exist afterwards; people delete folders
    is_optional: bool = False  # later steps can do without it

    @property
    def is_done(self) -> bool:
        result = self.result()
        is_there = result is not None and result.exists()
        return is_there and has_stamp(ENVIRONMENT / f"{self.name}.stamp", self.mark())

    def run(self) -> None:
        mark = self.mark()
        self.work()
        put_stamp(ENVIRONMENT / f"{self.name}.stamp", mark)


Chain = Sequence[Step]  # one after the other
Stage = Sequence[Chain]  # chains that run in parallel: a C compiler keeps only one core busy


class StepRunner:
    """Runs the steps that are left to do, and counts them."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._due = [step for step in steps if not step.is_done]
        self._begun = 0
        self._started: dict[str, float] = {}
        self._lock = threading.Lock()

    def run_chain(self, chain: Chain) -> None:
        for step in chain:
            if step in self._due:
                self._run_step(step)

    def _run_step(self, step: Step) -> None:
        with self._lock:
            self._begun += 1
            say(f"[{self._begun}/{len(self._due)}] {step.what} …")
            self._started[step.what] = time.monotonic()
        try:
            step.run()
        except SetupError as failure:
            if not step.is_optional:
                raise
            check_not_interrupted()
            say(str(failure))
        finally:
            with self._lock:
                del self._started[step.what]

    @contextlib.contextmanager
    def heartbeat(self) -> Iterator[None]:
        """Keeps saying what is running, and for how long."""
        finished = threading.Event()
        thread = threading.Thread(target=self._beat, args=(finished,), daemon=True)
        thread.start()
        try:
            yield
        finally:
            finished.set()
            thread.join()

    def _beat(self, finished: threading.Event) -> None:
        is_screen = sys.stderr.isatty()
        while not finished.wait(1 if is_screen else HEARTBEAT_SECONDS):
            with self._lock:
                now = ", ".join(f"{what} {time.monotonic() - since:.0f} s" for what, since in self._started.items())
            if not now:
                continue
            if is_screen:
                with _writing:
                    sys.stderr.write(f"\r\x1b[K         {now}")
                    sys.stderr.flush()
            else:
                say(f"still at it: {now}")


def run_stages(stages: Sequence[Stage]) -> None:
    """Runs what is left to do, stage by stage."""
    runner = StepRunner([step for stage in stages for chain in stage for step in chain])
    with runner.heartbeat():
        for stage in stages:
            run_in_parallel(*(partial(runner.run_chain, chain) for chain in stage))


def run_in_parallel(*tasks: Callable[[], None]) -> None:
    """Runs pieces of work in parallel."""
    with ThreadPoolExecutor(len(tasks)) as pool:
        for future in [pool.submit(task) for task in tasks]:
            future.result()
