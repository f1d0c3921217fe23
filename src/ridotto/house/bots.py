"""The bots at one table: each is asked in the pool, with its own view and nothing else."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ridotto.bots import remembers
from ridotto.bots.pool import Question
from ridotto.errors import StoreUnavailable
from ridotto.house.staff import Staff
from ridotto.rules.event import Facts
from ridotto.table.lessons.shelf import LESSONS, played
from ridotto.table.log import Dealt, Entry
from ridotto.table.playing import deal
from ridotto.table.table import Table

Happen = Callable[[Callable[[Table, float], list[Entry]]], Awaitable[list[Entry]]]
RETRY = 1.0  # seconds, when the store was away


@dataclass(frozen=True)
class Thinking:
    view: Facts
    task: asyncio.Task[None]


class Bots:
    def __init__(self, staff: Staff, happen: Happen) -> None:
        self._staff = staff
        self._happen = happen
        self._thinking: dict[int, Thinking] = {}

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def look(self, table: Table) -> None:
        """Begins to think where a bot has to decide; stops where the question is out of date."""
        if not table.has_bots and not self._thinking:
            return
        thinkers = dict(table.thinkers())
        for seat in list(self._thinking):
            if seat not in thinkers or self._thinking[seat].view != view_of(table, seat):
                self._thinking.pop(seat).task.cancel()
        for seat, kind in thinkers.items():
            if seat not in self._thinking:
                self._begin(question_for(table, seat, kind), table, seat)

    def stop(self) -> None:
        while self._thinking:
            self._thinking.popitem()[1].task.cancel()

    def _begin(self, question: Question, table: Table, seat: int) -> None:
        pause = pause_of(table, self._staff.settings.pause)
        task = self._staff.send(self._decide(question, table.id, seat, known_move(table, seat), pause))
        self._thinking[seat] = Thinking(question.view, task)

    async def _decide(self, question: Question, table: str, seat: int, known: str | None, pause: float) -> None:
        time = asyncio.get_running_loop().time
        began = time()
        with self._staff.metrics.thinking.track_inprogress():
            move = known or (await self._staff.pool.ask(question, table)).move
            await asyncio.sleep(began + pause - time())
        # From here on it is no thought any more, and nobody may stop it half-way.
        del self._thinking[seat]
        await self._play(seat, move, question.view)

    async def _play(self, seat: int, move: str, view: Facts) -> None:
        def decide(table: Table, now: float) -> list[Entry]:
            fits = table.state is not None and view_of(table, seat) == view
            return table.bot_decides(seat, move, now) if fits else []

        while True:
            try:
                await self._happen(decide)
            except StoreUnavailable:
                await asyncio.sleep(RETRY)
            else:
                return


def pause_of(table: Table, usual: float) -> float:
    """People shall be able to follow, so a fast bot waits a little. In a hush there is nothing to follow, and a pause
    would tell by the length of the hush how many bots decide in it."""
    return 0.0 if table.hush is not None else usual


def view_of(table: Table, seat: int) -> Facts:
    assert table.state is not None
    return table.state.view(seat)


def question_for(table: Table, seat: int, kind: str) -> Question:
    """The same at every node, so that two nodes would find the same move."""
    assert table.dealt is not None
    remembering = remembers(kind, table.game)
    seed = seed_of_thought(table.dealt.seed, 0 if remembering else len(table.moves), seat)
    earlier = asked_before(table, table.dealt, seat) if remembering else ()
    return Question(table.game.name, kind, view_of(table, seat), seed, earlier=earlier, quiet=is_standin(table, seat))


def is_standin(table: Table, seat: int) -> bool:
    """In the chair of a person, a bot says nothing that only they may tell."""
    return table.chairs[seat].guest is not None


def known_move(table: Table, seat: int) -> str | None:
    """In a lesson bots follow its record for as long as the learner does."""
    known = LESSONS[table.game.name].next_move(played(table.moves)) if table.lesson else None
    return known[1] if known is not None and known[0] == seat else None


def asked_before(table: Table, dealt: Dealt, seat: int) -> tuple[Facts, ...]:
    """The views in which this seat has decided so far."""
    state = deal(table, dealt)
    views: list[Facts] = []
    for move in table.moves:
        if move.seat == seat:
            views.append(state.view(seat))
        state.play(move.seat, move.move)
    return tuple(views)


def seed_of_thought(seed: str, played: int, seat: int) -> int:
    """Of its own for every thought, and nothing in it tells the seed of the deal."""
    digest = hashlib.sha256(f"{seed}/{played}/{seat}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
