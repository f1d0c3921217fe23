"""Where games are played: on the cores of this machine, or on the machines of a Ray cluster. A game is known by its
number and always comes out the same, so the figures don't depend on the place."""

from __future__ import annotations

import os
import socket
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, ExitStack, contextmanager, redirect_stdout
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Final, Generic, Self, TypeVar

from ridotto.errors import BadOption

T = TypeVar("T")
Resource = TypeVar("Resource")

MAX_IN_FLIGHT: Final = 1000  # tasks that a cluster is given at a time: enough for hundreds of cores
UNLIMITED: Final = -1
CONNECT_SECONDS: Final = 10.0


class GameRunner(ABC):
    """`with` keeps what it needs, processes or a connection, from one run to the next."""

    @abstractmethod
    def run(self, play_one: Callable[[int], T], games: int) -> Iterator[T]:
        """Yields the results of that many games, as they come in."""

    @abstractmethod
    def __enter__(self) -> Self: ...

    @abstractmethod
    def __exit__(self, *error: object) -> None: ...


class KeepingRunner(GameRunner, Generic[Resource]):
    def __init__(self) -> None:
        self._kept: Resource | None = None
        self._stack = ExitStack()

    @abstractmethod
    def opened(self) -> AbstractContextManager[Resource]: ...

    def __enter__(self) -> Self:
        self._kept = self._stack.enter_context(self.opened())
        return self

    def __exit__(self, *error: object) -> None:
        self._kept = None
        self._stack.close()

    @contextmanager
    def resource(self) -> Iterator[Resource]:
        """What's kept, or else something for one run."""
        if self._kept is not None:
            yield self._kept
        else:
            with self.opened() as opened:
                yield opened


class AllCores(KeepingRunner[ProcessPoolExecutor]):
    """Of this machine. Leaving the loop (Ctrl-C) cancels the games still waiting."""

    def __init__(self, workers: int | None = None) -> None:
        super().__init__()
        self.workers = workers or os.cpu_count()

    def opened(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers)

    def run(self, play_one: Callable[[int], T], games: int) -> Iterator[T]:
        with self.resource() as pool:
            waiting: set[Future[T]] = {pool.submit(play_one, number) for number in range(games)}
            try:
                while waiting:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for game in done:
                        yield game.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


class RayCluster(KeepingRunner[ModuleType]):
    """The machines at that address, each with the same version of Ridotto; or `local`, a cluster on this machine. If a
    worker dies, its games are played again by others."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address

    def run(self, play_one: Callable[[int], T], games: int) -> Iterator[T]:
        # Ray reports workers that died on the standard output, but that's for the figures.
        with self.resource() as ray, redirect_stdout(sys.stderr):
            play = ray.remote(max_retries=UNLIMITED)(play_one_of)
            shared = ray.put(play_one)
            numbers = iter(range(games))
            waiting = [play.remote(shared, number) for number in islice(numbers, MAX_IN_FLIGHT)]
            while waiting:
                done, waiting = ray.wait(waiting)
                waiting += [play.remote(shared, number) for number in islice(numbers, len(done))]
                yield from ray.get(done)

    @contextmanager
    def opened(self) -> Iterator[ModuleType]:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
        try:
            ray = import_module("ray")
        except ImportError as missing:
            raise BadOption("no-ray", command="pip install 'ridotto[ray]'") from missing
        try:
            check_reachable(self.address)
            ray.init(self.address, include_dashboard=False, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as fault:
            raise BadOption("no-cluster", address=self.address) from fault
        try:
            yield ray
        finally:
            ray.shutdown()


def check_reachable(address: str) -> None:
    """Ray itself would try for minutes. Names like `local` have no port."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


def play_one_of(play_one: Callable[[int], T], number: int) -> T:
    return play_one(number)


def runner_at(workers: int | None, ray: str | None) -> GameRunner:
    """A cluster if there's an address, or else that many cores of this machine."""
    return RayCluster(ray) if ray else AllCores(workers)
