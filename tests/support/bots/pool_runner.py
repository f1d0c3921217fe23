"""A pool in a test: on a loop, with answerers that do what no bot should."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvloop

from ridotto.bots.pool import BotPool, GameJob, PoolJob, Question
from ridotto.bots.pool.pool import ANSWERER

Loop = Callable[[], asyncio.AbstractEventLoop]
on_both_loops = pytest.mark.parametrize(
    "loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"]
)
TEST_TIMEOUT = 120.0  # seconds that no test takes, however slow the machine


@asynccontextmanager
async def pool_of(workers: int, answerer: str = ANSWERER, timeout: float = TEST_TIMEOUT) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, timeout, answerer)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def run(test: Coroutine[object, object, None], loop: Loop = asyncio.new_event_loop) -> None:
    """Runs the test, with a path on which workers find the faulty answerers."""
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner(loop_factory=loop) as runner:
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
        runner.run(asyncio.wait_for(test, TEST_TIMEOUT))


def faulty_question(folder: Path, *moves: str) -> Question:
    """A question for one of the faulty answerers."""
    return Question("masker", "random", {"moves": list(moves) or ["first", "second"], "folder": str(folder)}, 1)


async def until_progress(thought: PoolJob | GameJob, progress: float) -> None:
    while thought.progress < progress:
        await asyncio.sleep(0.01)


async def until_exists(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.01)


def worker_pid(pool: BotPool) -> int:
    process = pool.workers[0].process
    assert process is not None
    return process.pid


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
