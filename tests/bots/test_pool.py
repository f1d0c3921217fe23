"""The pool: the same answers as from the bot itself, and nobody waits for other tables' bots."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from support.bots.minds import MINDS
from support.bots.pool_runner import TEST_TIMEOUT, faulty_question, pool_of, run, until_progress

import ridotto
from ridotto.bots import kinds_for, make_bot, make_thinking_bot
from ridotto.bots.hints import find_hints
from ridotto.bots.pool import Answer, BotPool, Question
from ridotto.errors import BadOption, UnknownGame
from ridotto.games.carnaval.believer import BelieverBot
from ridotto.games.carnaval.believer.memory import Memory
from ridotto.rules.event import Facts


def questions_of(name: str, kind: str) -> list[Question]:
    """Questions about the first moves of a game."""
    game = ridotto.game(name)
    state = game.deal(max(game.fewest, 5 if name == "carnaval" else 2), 3)
    questions: list[Question] = []
    for step in range(5):
        seat = state.to_act[0]
        questions.append(Question(name, kind, json.loads(json.dumps(state.view(seat))), step))
        state.play(seat, state.moves(seat)[0])
    return questions


@pytest.mark.parametrize("name", ridotto.GAMES)
def test_the_pool_answers_as_the_bot_itself(name: str) -> None:
    async def test() -> None:
        game = ridotto.game(name)
        questions = [question for kind in kinds_for(game) for question in questions_of(name, kind)]
        async with pool_of(2) as pool:
            thoughts = [pool.submit(question, "table") for question in questions]
            for question, thought in zip(questions, thoughts, strict=True):
                move = make_bot(question.kind, game, question.seed).choose(question.view)
                assert await thought == Answer(move)
                assert thought.progress == 1.0
            assert (pool.workers_lost, pool.random_answers) == (0, 0)

    run(test())


@pytest.mark.parametrize("name", MINDS)
def test_hints_come_with_their_reasons(name: str) -> None:
    async def test() -> None:
        plain = questions_of(name, "novice")[-1]
        found = find_hints(make_thinking_bot("novice", ridotto.game(name), plain.seed), plain.view)
        async with pool_of(1) as pool:
            given = await pool.submit(Question(name, "novice", plain.view, plain.seed, hint=True), "table")
            assert given.hints == [(hint.move, hint.worth, *hint.why) for hint in found]
            assert given.move == found[0].move

    run(test())


def remembered(memory: Memory) -> Facts:
    """All that it holds; compiled, it has no `__dict__` but a list of its fields."""
    names: Iterable[str] = getattr(Memory, "__mypyc_attrs__", None) or vars(memory)
    return {name: getattr(memory, name) for name in names}


def test_a_bot_given_the_earlier_views_remembers_as_if_it_had_been_there() -> None:
    async def test() -> None:
        game = ridotto.game("carnaval")
        state = game.deal(7, 5)
        there = [BelieverBot(game, seat) for seat in range(7)]
        earlier: list[tuple[Facts, ...]] = [()] * 7
        async with pool_of(1) as pool:
            for _ in range(60):
                seat = state.to_act[0]
                view = json.loads(json.dumps(state.view(seat)))
                late = BelieverBot(game, seat)
                for seen in earlier[seat]:
                    late.observe(seen)
                move = late.choose(view)
                there[seat].choose(view)
                assert remembered(late.memory) == remembered(there[seat].memory)
                question = Question("carnaval", "master", view, seat, earlier=earlier[seat])
                assert (await pool.submit(question, "table")).move == move
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
def test_a_question_that_no_bot_can_answer_is_refused_at_once(question: Question, refusal: type[Exception]) -> None:
    async def test() -> None:
        with pytest.raises(refusal):
            BotPool(1).submit(question, "table")

    run(test())


def test_the_event_loop_keeps_running_while_a_master_thinks() -> None:
    async def test() -> None:
        async with pool_of(1) as pool:
            thought = pool.submit(questions_of("mask", "master")[0], "table")
            await until_progress(thought, 0.01)
            turns = 0
            while not thought.done:
                await asyncio.sleep(0)
                turns += 1
            assert turns > 20

    run(test())


def test_many_questions_of_one_table_do_not_starve_another(tmp_path: Path) -> None:
    async def test() -> None:
        pool = BotPool(1, TEST_TIMEOUT, "support.bots.faulty_answerers:echo")
        order: list[str] = []

        def submit(table: str, number: int) -> None:
            thought = pool.submit(faulty_question(tmp_path), table)
            thought.future.add_done_callback(lambda _: order.append(f"{table}{number}"))

        for number in range(100):
            submit("busy", number)
        for number in range(3):
            submit("quiet", number)
        await pool.start()
        while len(order) < 103:
            await asyncio.sleep(0.01)
        await pool.close()
        assert order[:6] == ["busy0", "quiet0", "busy1", "quiet1", "busy2", "quiet2"]
        assert order[6:] == [f"busy{number}" for number in range(3, 100)]

    run(test())


def test_the_lowest_rank_comes_first_and_accounts_take_turns(tmp_path: Path) -> None:
    """Somebody with many tables gets no more of the workers than somebody with one."""

    async def test() -> None:
        pool = BotPool(1, TEST_TIMEOUT, "support.bots.faulty_answerers:echo")
        order: list[str] = []

        def submit(table: str, account: str, rank: int) -> None:
            thought = pool.submit(faulty_question(tmp_path), table, account, rank)
            thought.future.add_done_callback(lambda _: order.append(table))

        for number in range(3):
            submit(f"watched{number}", "z", 1)
        for number in range(4):
            submit(f"busy{number}", "a", 0)
        for number in range(2):
            submit(f"quiet{number}", "b", 0)
        await pool.start()
        while len(order) < 9:
            await asyncio.sleep(0.01)
        await pool.close()
        people = ["busy0", "quiet0", "busy1", "quiet1", "busy2", "busy3"]
        assert order == [*people, "watched0", "watched1", "watched2"]

    run(test())


def test_cancelled_questions_do_not_pile_up(tmp_path: Path) -> None:
    async def test() -> None:
        pool = BotPool(1)
        for _ in range(100):
            pool.submit(faulty_question(tmp_path), "table").cancel()
        assert len(pool.queue.waiting[0][""]["table"]) == 1
        await pool.close()

    run(test())
