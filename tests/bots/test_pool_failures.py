"""Whatever happens to the workers or the pool, a table gets a legal move, and no process stays behind."""

from __future__ import annotations

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from support.bots.pool_runner import (
    TEST_TIMEOUT,
    Loop,
    faulty_question,
    is_alive,
    on_both_loops,
    pool_of,
    run,
    until_exists,
    until_progress,
    worker_pid,
)

from ridotto.bots.pool import BotPool, PoolJob
from ridotto.bots.pool.messages import encode_line
from ridotto.bots.pool.worker import WORKER_MODULE

# -- cancelling


def test_a_cancelled_thought_stops_and_its_worker_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1, "support.bots.faulty_answerers:think_until_stopped") as pool:
            endless = pool.submit(faulty_question(tmp_path), "table")
            await until_progress(endless, 0.5)
            before = worker_pid(pool)
            endless.cancel()
            assert (await pool.submit(faulty_question(tmp_path, "second"), "table")).move == "second"
            assert worker_pid(pool) == before
            with pytest.raises(asyncio.CancelledError):
                await endless

    run(test())


@on_both_loops
def test_a_worker_that_does_not_stop_when_told_to_is_replaced(loop: Loop, tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1, "support.bots.faulty_answerers:hang_on_first") as pool:
            hanging = pool.submit(faulty_question(tmp_path), "table")
            await until_exists(tmp_path / "hanging")
            before = worker_pid(pool)
            hanging.cancel()
            assert (await pool.submit(faulty_question(tmp_path, "second"), "table")).move == "second"
            assert not is_alive(before)
            assert (pool.workers_lost, pool.random_answers) == (0, 0)

    run(test(), loop)


def test_cancelling_the_task_that_waits_cancels_the_thought(tmp_path: Path) -> None:
    async def wait_for(thought: PoolJob) -> None:
        await thought

    async def test() -> None:
        async with pool_of(1, "support.bots.faulty_answerers:think_until_stopped") as pool:
            endless = pool.submit(faulty_question(tmp_path), "table")
            waiting = asyncio.create_task(wait_for(endless))
            await until_progress(endless, 0.5)
            waiting.cancel()
            assert (await pool.submit(faulty_question(tmp_path, "second"), "table")).move == "second"

    run(test())


def test_a_question_cancelled_in_the_queue_is_never_asked(tmp_path: Path) -> None:
    async def test() -> None:
        pool = BotPool(1, TEST_TIMEOUT, "support.bots.faulty_answerers:hang_on_first")
        pool.submit(faulty_question(tmp_path), "table").cancel()
        await pool.start()
        assert (await pool.submit(faulty_question(tmp_path, "second"), "table")).move == "second"
        await pool.close()
        assert not (tmp_path / "hanging").exists()

    run(test())


# -- faults


@on_both_loops
def test_a_killed_worker_is_replaced_and_its_question_answered(loop: Loop, tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1, "support.bots.faulty_answerers:hang_once") as pool:
            thought = pool.submit(faulty_question(tmp_path), "table")
            await until_exists(tmp_path / "hanging")
            os.kill(worker_pid(pool), signal.SIGKILL)
            assert (await thought).move == "first"
            assert (pool.workers_lost, pool.random_answers) == (1, 0)

    run(test(), loop)


FAULTS = ["hang", "kill_itself", "raise_error", "exceed_memory", "answer_illegally", "no_such_answerer"]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_table_gets_a_legal_move_whatever_a_bot_does(
    fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test() -> None:
        async with pool_of(1, f"support.bots.faulty_answerers:{fault}", timeout=0.2) as pool:
            thought = pool.submit(faulty_question(tmp_path, "secret", "also secret"), "table")
            assert (await thought).move in ("secret", "also secret")
            assert (pool.workers_lost, pool.random_answers) == (2, 1)

    run(test())
    said = capsys.readouterr().out
    assert "worker lost" in said
    assert "secret" not in said


# -- the end


@on_both_loops
def test_closing_cancels_all_and_leaves_no_process(loop: Loop, tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(2, "support.bots.faulty_answerers:hang") as pool:
            thoughts = [pool.submit(faulty_question(tmp_path), "table") for _ in range(5)]
            await until_exists(tmp_path / "hanging")
            processes = [worker.process.pid for worker in pool.workers if worker.process is not None]
        thoughts.append(pool.submit(faulty_question(tmp_path), "late"))
        assert all(thought.future.cancelled() for thought in thoughts)
        assert processes
        assert not any(is_alive(process) for process in processes)

    run(test(), loop)


PARENT = """
import asyncio, sys
from pathlib import Path
from ridotto.bots.pool import BotPool, Question

async def main():
    pool = BotPool(1, 60, "support.bots.faulty_answerers:hang")
    await pool.start()
    await pool.submit(Question("masker", "random", {"moves": ["a"], "folder": sys.argv[1]}, 1), "table")

asyncio.run(main())
"""


def test_a_worker_does_not_outlive_its_parent(tmp_path: Path) -> None:
    async def test() -> None:
        with subprocess.Popen([sys.executable, "-c", PARENT, str(tmp_path)]) as parent:
            await until_exists(tmp_path / "hanging")
            with (tmp_path / "lock").open() as lock:
                with pytest.raises(BlockingIOError):
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                parent.kill()
                # Free once the hanging worker is dead.
                await asyncio.to_thread(fcntl.flock, lock, fcntl.LOCK_EX)

    run(test())


async def until_busy(pid: int) -> None:
    """Waits until the process has worked for a while, or is over: on a busy machine that may come first."""
    process = psutil.Process(pid)
    enough = process.cpu_times().user + 0.2
    while process.status() != psutil.STATUS_ZOMBIE and process.cpu_times().user < enough:
        await asyncio.sleep(0.01)


def test_a_worker_that_hears_nothing_any_more_is_woken_by_its_alarm(tmp_path: Path) -> None:
    """The parent is gone, and the worker is deep in compiled code."""

    async def test() -> None:
        command = [sys.executable, "-m", WORKER_MODULE, "support.bots.faulty_answerers:hang_in_c", "0.1"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as worker:
            assert worker.stdin is not None
            worker.stdin.write(encode_line(faulty_question(tmp_path)))
            worker.stdin.flush()
            await until_exists(tmp_path / "hanging")
            await until_busy(worker.pid)  # it touches the file just before it enters C
        assert worker.returncode == -signal.SIGALRM

    run(test())


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_only_the_parent_ends_a_worker(sent: signal.Signals, tmp_path: Path) -> None:
    """Ctrl-C and the stop of a service reach all processes; the parent decides what becomes of the workers."""

    async def test() -> None:
        async with pool_of(1, "support.bots.faulty_answerers:think_until_stopped") as pool:
            endless = pool.submit(faulty_question(tmp_path), "table")
            await until_progress(endless, 0.5)
            before = worker_pid(pool)
            os.kill(before, sent)
            endless.cancel()
            assert (await pool.submit(faulty_question(tmp_path, "second"), "table")).move == "second"
            assert worker_pid(pool) == before

    run(test())
