"""The pool: the same answers as from the bot itself, whatever happens to the workers; nobody waits for others' bots."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import ridotto
from ridotto.bots import MINDS, bot, kinds_for, thinker
from ridotto.bots.believer import BelieverBot
from ridotto.bots.hint import hints
from ridotto.bots.pool import Answer, Question, ThinkingPool, Thought
from ridotto.bots.pool.pool import ANSWERER
from ridotto.errors import BadOption, UnknownGame
from ridotto.rules.event import Facts

TESTS = Path(__file__).parent.parent
LONG = 120.0  # seconds that no test takes, however slow the machine


@pytest.fixture(autouse=True)
def odd_answers_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))


@asynccontextmanager
async def pool_of(workers: int, answerer: str = ANSWERER, patience: float = LONG) -> AsyncIterator[ThinkingPool]:
    pool = ThinkingPool(workers, patience, answerer)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def run(test: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(test, LONG))


def odd(folder: Path, *moves: str) -> Question:
    """A question for one of the odd answerers."""
    return Question("masker", "random", {"moves": list(moves) or ["first", "second"], "folder": str(folder)}, 1)


def questions_of(name: str, kind: str) -> list[Question]:
    """Those of the first moves of a game."""
    game = ridotto.game(name)
    state = game.deal(max(game.fewest, 5 if name == "carnaval" else 2), 3)
    asked: list[Question] = []
    for step in range(5):
        seat = state.to_act[0]
        asked.append(Question(name, kind, json.loads(json.dumps(state.view(seat))), step))
        state.play(seat, state.moves(seat)[0])
    return asked


async def until(thought: Thought, progress: float) -> None:
    while thought.progress < progress:
        await asyncio.sleep(0.01)


async def until_there(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.01)


def process_of(pool: ThinkingPool) -> int:
    process = pool.workers[0].process
    assert process is not None
    return process.pid


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# -- answers


@pytest.mark.parametrize("name", ridotto.GAMES)
def test_the_pool_answers_as_the_bot_itself(name: str) -> None:
    async def test() -> None:
        game = ridotto.game(name)
        asked = [question for kind in kinds_for(game) for question in questions_of(name, kind)]
        async with pool_of(2) as pool:
            thoughts = [pool.ask(question, "table") for question in asked]
            for question, thought in zip(asked, thoughts, strict=True):
                move = bot(question.kind, game, question.seed).choose(question.view)
                assert await thought == Answer(move)
                assert thought.progress == 1.0
            assert (pool.lost, pool.guessed) == (0, 0)

    run(test())


@pytest.mark.parametrize("name", MINDS)
def test_hints_come_with_their_reasons(name: str) -> None:
    async def test() -> None:
        plain = questions_of(name, "novice")[-1]
        found = hints(thinker("novice", ridotto.game(name), plain.seed), plain.view)
        async with pool_of(1) as pool:
            given = await pool.ask(Question(name, "novice", plain.view, plain.seed, hint=True), "table")
            assert given.hints == [(hint.move, hint.worth, *hint.why) for hint in found]
            assert given.move == found[0].move

    run(test())


def test_who_is_told_the_earlier_views_remembers_as_one_who_was_there() -> None:
    async def test() -> None:
        game = ridotto.game("carnaval")
        state = game.deal(7, 5)
        there = [BelieverBot(game, seat) for seat in range(7)]
        earlier: list[tuple[Facts, ...]] = [()] * 7
        async with pool_of(1) as pool:
            for _ in range(60):
                seat = state.to_act[0]
                view = json.loads(json.dumps(state.view(seat)))
                told = BelieverBot(game, seat)
                for seen in earlier[seat]:
                    told.remember(seen)
                move = told.choose(view)
                there[seat].choose(view)
                assert vars(told.memory) == vars(there[seat].memory)
                question = Question("carnaval", "master", view, seat, earlier=earlier[seat])
                assert (await pool.ask(question, "table")).move == move
                earlier[seat] += (view,)
                state.play(seat, move)

    run(test())


@pytest.mark.parametrize(
    ("question", "refusal"),
    [
        (Question("chess", "master", {"moves": ["e4"]}, 1), UnknownGame),
        (Question("masker", "wizard", {"moves": ["c4"]}, 1), BadOption),
        (Question("masker", "talker", {"moves": ["c4"]}, 1), BadOption),
    ],
)
def test_what_no_bot_can_answer_is_refused_at_once(question: Question, refusal: type[Exception]) -> None:
    async def test() -> None:
        with pytest.raises(refusal):
            ThinkingPool(1).ask(question, "table")

    run(test())


# -- waiting


def test_the_loop_goes_round_while_a_master_thinks() -> None:
    async def test() -> None:
        async with pool_of(1) as pool:
            thought = pool.ask(questions_of("mask", "master")[0], "table")
            turns = 0
            while not thought.done:
                await asyncio.sleep(0.001)
                turns += 1
            assert turns > 20

    run(test())


def test_many_questions_of_one_table_do_not_starve_another(tmp_path: Path) -> None:
    async def test() -> None:
        pool = ThinkingPool(1, LONG, "odd_answers:echo")
        order: list[str] = []

        def note(asker: str, number: int) -> None:
            thought = pool.ask(odd(tmp_path), asker)
            thought.answered.add_done_callback(lambda _: order.append(f"{asker}{number}"))

        for number in range(100):
            note("busy", number)
        for number in range(3):
            note("quiet", number)
        await pool.start()
        while len(order) < 103:
            await asyncio.sleep(0.01)
        await pool.close()
        assert order[:6] == ["busy0", "quiet0", "busy1", "quiet1", "busy2", "quiet2"]
        assert order[6:] == [f"busy{number}" for number in range(3, 100)]

    run(test())


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


def test_who_does_not_hear_that_he_shall_stop_is_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1, "odd_answers:hang_on_first") as pool:
            deaf = pool.ask(odd(tmp_path), "table")
            await until_there(tmp_path / "hanging")
            before = process_of(pool)
            deaf.cancel()
            assert (await pool.ask(odd(tmp_path, "second"), "table")).move == "second"
            assert not is_alive(before)
            assert (pool.lost, pool.guessed) == (0, 0)

    run(test())


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


def test_a_killed_worker_is_replaced_and_its_question_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1, "odd_answers:hang_once") as pool:
            thought = pool.ask(odd(tmp_path), "table")
            await until_there(tmp_path / "hanging")
            os.kill(process_of(pool), signal.SIGKILL)
            assert (await thought).move == "first"
            assert (pool.lost, pool.guessed) == (1, 0)

    run(test())


@pytest.mark.parametrize("fault", ["hang", "die", "break_down", "cheat", "no_such_answerer"])
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


def test_closing_cancels_all_and_leaves_no_process(tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(2, "odd_answers:hang") as pool:
            thoughts = [pool.ask(odd(tmp_path), "table") for _ in range(5)]
            await until_there(tmp_path / "hanging")
            processes = [worker.process.pid for worker in pool.workers if worker.process is not None]
        thoughts.append(pool.ask(odd(tmp_path), "late"))
        assert all(thought.answered.cancelled() for thought in thoughts)
        assert processes
        assert not any(is_alive(process) for process in processes)

    run(test())


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
                # Whoever hangs holds the lock until he dies.
                await asyncio.to_thread(fcntl.flock, lock, fcntl.LOCK_EX)

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
