"""Whole games in the pool: only for workers that nobody waits for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from support.bots.pool_runner import (
    TEST_TIMEOUT,
    Loop,
    faulty_question,
    is_alive,
    on_both_loops,
    pool_of,
    run,
    until_progress,
    worker_pid,
)

from ridotto.bots.pool import BotPool, FinishedGame, GameDisplaced, GameFailed, WholeGame, worker
from ridotto.bots.search_bot import never_stop
from ridotto.bots.whole_game import play_whole_game
from ridotto.errors import BadOption, UnknownGame

EVENING = WholeGame("carnaval", 5, {"roles": "usual"}, "regular", 7)
LONG_GAME = WholeGame("mask", 4, {}, "master", 7)  # it would take minutes
ENDLESS = "support.bots.faulty_answerers:play_until_stopped"


def test_a_game_ends_as_if_it_were_played_here() -> None:
    async def test() -> None:
        async with pool_of(2) as pool:
            evenings = [WholeGame("carnaval", 5, {"roles": "usual"}, "regular", seed) for seed in range(6)]
            jobs = [pool.submit_game(evening, "table") for evening in evenings]
            results = [await job for job in jobs]
            assert results == [play_whole_game(evening, never_stop) for evening in evenings]
            assert {result.winner for result in results} <= {"guests", "pranksters", "draw"}
            assert all(result.length >= 1 for result in results)

    run(test())


@pytest.mark.parametrize(
    ("game", "refusal"),
    [
        (WholeGame("chess", 2, {}, "master", 1), UnknownGame),
        (WholeGame("carnaval", 5, {}, "wizard", 1), BadOption),
    ],
)
def test_a_game_that_no_bot_can_play_is_refused_at_once(game: WholeGame, refusal: type[Exception]) -> None:
    async def test() -> None:
        with pytest.raises(refusal):
            BotPool(1).submit_game(game, "table")

    run(test())


# -- priority


@on_both_loops
def test_a_question_displaces_a_game_and_is_answered_by_the_same_worker(loop: Loop, tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1, ENDLESS) as pool:
            game = pool.submit_game(EVENING, "table")
            await until_progress(game, 0.5)
            before = worker_pid(pool)
            assert (await pool.submit(faulty_question(tmp_path, "now"), "another table")).move == "now"
            with pytest.raises(GameDisplaced):
                await game
            assert worker_pid(pool) == before
            assert pool.workers_lost == 0

    run(test(), loop)


def test_a_question_leaves_games_alone_as_long_as_there_is_another_worker(tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(2, ENDLESS) as pool:
            game = pool.submit_game(EVENING, "table")
            await until_progress(game, 0.5)
            assert (await pool.submit(faulty_question(tmp_path, "now"), "another table")).move == "now"
            assert not game.done

    run(test())


def test_several_questions_displace_as_many_games_as_they_need(tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(3, ENDLESS) as pool:
            games = [pool.submit_game(EVENING, f"table {number}") for number in range(3)]
            for game in games:
                await until_progress(game, 0.5)
            answers = [pool.submit(faulty_question(tmp_path, "now"), f"another {number}") for number in range(2)]
            assert sum(game.done for game in games) == 2
            assert [(await answer).move for answer in answers] == ["now", "now"]

    run(test())


def test_a_game_waits_until_nobody_waits_for_a_move(tmp_path: Path) -> None:
    async def test() -> None:
        order: list[str] = []
        pool = BotPool(1, answerer=ENDLESS)
        game = pool.submit_game(EVENING, "table")
        moves = [pool.submit(faulty_question(tmp_path, "now"), "unattended", rank=2) for _ in range(3)]
        for move in moves:
            move.future.add_done_callback(lambda _: order.append("move"))
        await pool.start()
        try:
            await until_progress(game, 0.5)
            assert order == ["move"] * 3
        finally:
            await pool.close()

    run(test())


def test_a_pool_with_many_questions_is_busy(tmp_path: Path) -> None:
    async def test() -> None:
        pool = BotPool(1)
        pool.submit_game(EVENING, "table")
        busy = [pool.is_busy]
        questions = [pool.submit(faulty_question(tmp_path), f"table {number}") for number in range(2)]
        busy.append(pool.is_busy)
        questions[0].cancel()
        busy.append(pool.is_busy)
        await pool.close()
        assert busy == [False, True, False]
        assert pool.is_busy, "it does nothing any more"

    run(test())


# -- the end


def test_a_real_game_stops_within_a_move_of_being_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "STOP_TIMEOUT", TEST_TIMEOUT)  # on a busy machine a move takes long

    async def test() -> None:
        async with pool_of(1) as pool:
            game = pool.submit_game(LONG_GAME, "table")
            while not pool.running:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            before = worker_pid(pool)
            game.cancel()
            while pool.running:
                await asyncio.sleep(0.001)
            assert is_alive(before), "without force"
            with pytest.raises(asyncio.CancelledError):
                await game
            assert isinstance(await pool.submit_game(EVENING, "table"), FinishedGame)

    run(test())


@pytest.mark.parametrize("answerer", ["kill_itself", "raise_error", "answer_illegally"])
def test_a_game_whose_workers_are_lost_fails_and_the_pool_goes_on(answerer: str) -> None:
    async def test() -> None:
        async with pool_of(1, f"support.bots.faulty_answerers:{answerer}") as pool:
            with pytest.raises(GameFailed):
                await pool.submit_game(EVENING, "table")
            assert (pool.workers_lost, pool.random_answers) == (2, 0)
            with pytest.raises(GameFailed):
                await pool.submit_game(EVENING, "table")

    run(test())


def test_a_closed_pool_plays_nothing() -> None:
    async def test() -> None:
        async with pool_of(1, ENDLESS) as pool:
            games = [pool.submit_game(EVENING, "table") for _ in range(2)]
            await until_progress(games[0], 0.5)
        for game in (*games, pool.submit_game(EVENING, "table")):
            with pytest.raises(asyncio.CancelledError):
                await game

    run(test())
