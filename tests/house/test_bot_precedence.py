"""Bots think where people are: at their tables first, and not at all at a table nobody looks at."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from support.house.running_house import WebDevice, WebGuest, quick_settings, run_house
from support.table.table_driver import TableDriver

from ridotto.bots.pool import BotPool
from ridotto.bots.pool.job import AnyJob, PoolJob
from ridotto.bots.pool.pool import default_worker_count
from ridotto.bots.pool.worker import BotWorker
from ridotto.bots.question import Question
from ridotto.house.tables.bots import PLAYED, UNATTENDED, WATCHED, priority_of
from ridotto.table import commands
from ridotto.table.events import Clock

pytestmark = pytest.mark.anyio

ROUND = 0.6  # seconds in which bots without a pause would play many moves
DECIDED_MOVES = 5  # looks: a move that was decided when the last guest left is still played


async def begun(host: WebDevice, seats: int, kind: str) -> None:
    """Bots at all seats; whoever opened the table only watches."""
    for seat in range(seats):
        await host.must_do("seat-bot", seat=seat, kind=kind)
    await host.must_do("start")


async def test_a_table_that_nobody_looks_at_waits_and_goes_on_when_somebody_comes(anna: WebGuest) -> None:
    code = await anna.open("mascarade", 4)
    async with anna.connect(code) as hers:
        await begun(hers, 4, "greedy")
        await hers.receive_event("lays")
    await stands_still(anna, code)
    async with anna.connect(code) as hers:
        await hers.receive_event("ended")


async def stands_still(visitor: WebGuest, code: str) -> None:
    """Looks at its invitation only: a guest at the table would wake the bots."""
    before: dict[str, Any] = {}
    for _ in range(DECIDED_MOVES):
        listing = (await visitor.get(f"/api/tables/{code}"))["listing"]
        assert listing["phase"] == "playing"
        if listing == before:
            return
        before = listing
        await asyncio.sleep(ROUND)
    pytest.fail("the bots play on")


async def test_looking_at_an_invitation_does_not_wake_the_bots(anna: WebGuest) -> None:
    code = await anna.open("mascarade", 4, bots="greedy")
    async with anna.connect(code) as hers:
        await hers.receive()
    await stands_still(anna, code)


async def test_people_wait_for_their_own_bots_not_for_those_of_tables_without_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noted = note_questions(monkeypatch)
    async with run_house(quick_settings()) as house, AsyncExitStack() as sockets:
        stranger, anna = await WebGuest(house).set_name("Zoe"), await WebGuest(house).set_name("Anna")
        watched = [await stranger.open("mask", 4) for _ in range(40)]
        for code in watched:
            await begun(await sockets.enter_async_context(stranger.connect(code)), 4, "regular")
        async with anna.connect(await anna.open("masker", 2, bots="greedy")) as hers:
            await hers.receive()
            for _ in range(4):
                await play_until_asked_again(hers)
    waits = "".join(noted).split("?")[1:]  # from each question of her bot to the next one
    assert waits
    # Workers may have taken a question each, just before hers came.
    assert max(len(wait.partition("!")[0]) for wait in waits) <= default_worker_count()


def note_questions(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In their order: the questions that Masker's bots have asked (?) and begun to answer (!), and those that Mask's
    have begun to answer (.)."""
    noted: list[str] = []
    submit, run_job = BotPool.submit, BotPool.run_job

    def note_submit(self: BotPool, question: Question, requester: str, account: str = "", rank: int = 0) -> PoolJob:
        noted.extend("?" if question.game == "masker" else "")
        return submit(self, question, requester, account, rank)

    async def note_run(self: BotPool, worker: BotWorker, job: AnyJob) -> None:
        noted.append("!" if job.request.game == "masker" else ".")
        await run_job(self, worker, job)

    monkeypatch.setattr(BotPool, "submit", note_submit)
    monkeypatch.setattr(BotPool, "run_job", note_run)
    return noted


async def play_until_asked_again(hers: WebDevice) -> None:
    while hers.view["to_act"] == [0]:
        await hers.must_do("move", seat=0, move=hers.view["moves"][0])
    while hers.view["to_act"] not in ([0], []):
        await hers.receive()


# -- priorities

HERE = {"anna": "1.1.1.1", "bob": "2.2.2.2"}


def test_tables_with_players_come_before_those_with_watchers() -> None:
    table = TableDriver("masker", 3).sit("Anna", "Cy").start().table
    assert priority_of(table, HERE) == (PLAYED, "1.1.1.1")
    assert priority_of(table, {"bob": "2.2.2.2"}) == (WATCHED, "2.2.2.2")
    assert priority_of(table, {}) is None


def test_players_who_let_a_bot_play_for_them_are_still_players() -> None:
    driver = TableDriver("masker", 3).sit("Anna", "Cy").start()
    driver.send("Anna", commands.GiveSeat("x", 0))
    assert priority_of(driver.table, HERE) == (PLAYED, "1.1.1.1")


def test_at_a_table_played_over_days_bots_answer_even_if_nobody_is_here() -> None:
    days = Clock("days", 24 * 3600)
    table = TableDriver("masker", 3, clock=days).sit("Anna").start().table
    assert priority_of(table, {}) == (UNATTENDED, table.id)
    assert priority_of(TableDriver("masker", 3, clock=days).start().table, {}) is None
