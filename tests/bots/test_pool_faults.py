"""Whatever happens to the workers or the pool, a table gets a legal move, and no process stays behind."""

from __future__ import annotations

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pooled import (
    LONG,
    Loop,
    is_alive,
    odd,
    on_both_loops,
    pool_of,
    process_of,
    run,
    until,
    until_there,
)

from ridotto.bots.pool import ThinkingPool, Thought
from ridotto.bots.pool.wire import line
from ridotto.bots.pool.worker import PROGRAM

# -- cancelling


def test_a_cancelled_thought_stops_and_its_worker_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1, "odd_answers:think_until_stopped") as pool:
            endless = pool.ask(odd(tmp_path), "table")
            await until(endless, 0.5)
            before = process_of(pool)
            endless.cancel()
            assert (await pool.ask(odd(tmp_path, "second"), "table")).move == "second"
            assert process_of(pool) == before
            with pytest.raises(asyncio.CancelledError):
                await endless

    run(test())


@on_both_loops
def test_who_does_not_hear_that_he_shall_stop_is_replaced(loop: Loop, tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1, "odd_answers:hang_on_first") as pool:
            deaf = pool.ask(odd(tmp_path), "table")
            await until_there(tmp_path / "hanging")
            before = process_of(pool)
            deaf.cancel()
            assert (await pool.ask(odd(tmp_path, "second"), "table")).move == "second"
            assert not is_alive(before)
            assert (pool.lost, pool.guessed) == (0, 0)

    run(test(), loop)


def test_who_is_stopped_while_waiting_cancels_the_thought(tmp_path: Path) -> None:
    async def wait_for(thought: Thought) -> None:
        await thought

    async def test() -> None:
        async with pool_of(1, "odd_answers:think_until_stopped") as pool:
            endless = pool.ask(odd(tmp_path), "table")
            waiting = asyncio.create_task(wait_for(endless))
            await until(endless, 0.5)
            waiting.cancel()
            assert (await pool.ask(odd(tmp_path, "second"), "table")).move == "second"

    run(test())


def test_what_is_cancelled_in_the_line_is_never_asked(tmp_path: Path) -> None:
    async def test() -> None:
        pool = ThinkingPool(1, LONG, "odd_answers:hang_on_first")
        pool.ask(odd(tmp_path), "table").cancel()
        await pool.start()
        assert (await pool.ask(odd(tmp_path, "second"), "table")).move == "second"
        await pool.close()
        assert not (tmp_path / "hanging").exists()

    run(test())


# -- faults


@on_both_loops
def test_a_killed_worker_is_replaced_and_its_question_answered(loop: Loop, tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1, "odd_answers:hang_once") as pool:
            thought = pool.ask(odd(tmp_path), "table")
            await until_there(tmp_path / "hanging")
            os.kill(process_of(pool), signal.SIGKILL)
            assert (await thought).move == "first"
            assert (pool.lost, pool.guessed) == (1, 0)

    run(test(), loop)


@pytest.mark.parametrize("fault", ["hang", "die", "break_down", "devour", "cheat", "no_such_answerer"])
def test_a_table_gets_a_legal_move_whatever_a_bot_does(
    fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test() -> None:
        async with pool_of(1, f"odd_answers:{fault}", patience=0.2) as pool:
            thought = pool.ask(odd(tmp_path, "secret", "also secret"), "table")
            assert (await thought).move in ("secret", "also secret")
            assert (pool.lost, pool.guessed) == (2, 1)

    run(test())
    said = capsys.readouterr().out
    assert "worker lost" in said
    assert "secret" not in said


# -- the end


@on_both_loops
def test_closing_cancels_all_and_leaves_no_process(loop: Loop, tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(2, "odd_answers:hang") as pool:
            thoughts = [pool.ask(odd(tmp_path), "table") for _ in range(5)]
            await until_there(tmp_path / "hanging")
            processes = [worker.process.pid for worker in pool.workers if worker.process is not None]
        thoughts.append(pool.ask(odd(tmp_path), "late"))
        assert all(thought.answered.cancelled() for thought in thoughts)
        assert processes
        assert not any(is_alive(process) for process in processes)

    run(test(), loop)


PARENT = """
import asyncio, sys
from pathlib import Path
from ridotto.bots.pool import Question, ThinkingPool

async def main():
    pool = ThinkingPool(1, 60, "odd_answers:hang")
    await pool.start()
    await pool.ask(Question("masker", "random", {"moves": ["a"], "folder": sys.argv[1]}, 1), "table")

asyncio.run(main())
"""


def test_a_worker_does_not_outlive_its_parent(tmp_path: Path) -> None:
    async def test() -> None:
        with subprocess.Popen([sys.executable, "-c", PARENT, str(tmp_path)]) as parent:
            await until_there(tmp_path / "hanging")
            with (tmp_path / "lock").open() as lock:
                with pytest.raises(BlockingIOError):
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                parent.kill()
                # Free when he who hangs is dead.
                await asyncio.to_thread(fcntl.flock, lock, fcntl.LOCK_EX)

    run(test())


def test_who_hears_nothing_any_more_is_woken_by_his_alarm(tmp_path: Path) -> None:
    """The parent is gone, and the worker deep in compiled code."""

    async def test() -> None:
        command = [sys.executable, "-m", PROGRAM, "odd_answers:dream", "0.1"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as worker:
            assert worker.stdin is not None
            worker.stdin.write(line(odd(tmp_path)))
            worker.stdin.flush()
            await until_there(tmp_path / "hanging")
            await asyncio.sleep(0.3)  # it says so just before it goes down there
        assert worker.returncode == -signal.SIGALRM

    run(test())


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_only_the_parent_ends_a_worker(sent: signal.Signals, tmp_path: Path) -> None:
    """Ctrl-C and the stop of a service reach all processes; the parent decides what becomes of the workers."""

    async def test() -> None:
        async with pool_of(1, "odd_answers:think_until_stopped") as pool:
            endless = pool.ask(odd(tmp_path), "table")
            await until(endless, 0.5)
            before = process_of(pool)
            os.kill(before, sent)
            endless.cancel()
            assert (await pool.ask(odd(tmp_path, "second"), "table")).move == "second"
            assert process_of(pool) == before

    run(test())
