"""The bots at one table: each is asked in the pool, with its own view and nothing else."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from ridotto.bots import remembers
from ridotto.bots.pool import Question
from ridotto.errors import StoreUnavailable
from ridotto.house.staff import Staff
from ridotto.rules.contract import State
from ridotto.rules.event import Facts
from ridotto.table.lessons.shelf import LESSONS, played
from ridotto.table.log import Entry, Moved
from ridotto.table.playing import deal
from ridotto.table.table import Table

Happen = Callable[[Callable[[Table, float], list[Entry]]], Awaitable[list[Entry]]]
RETRY = 1.0  # seconds, when the store was away
READY = "ready"  # what ends a bot's part in a talk
PATIENCE = 90  # times the usual pause: so long it waits in a talk for people to ask it something
BREATH = 2.0  # times the usual pause, before a bot says something; twice that at most, for nobody talks like a clock

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Facts).decode

# Ranks in the pool. Thinking is dear, and a table of bots costs nothing to open: people's tables come first.
PLAYED, WATCHED, UNATTENDED = range(3)


class Precedence(NamedTuple):
    """When the bots of a table are asked: by rank, and on whose account. One address cannot take all workers."""

    rank: int
    account: str


@dataclass(frozen=True)
class Job:
    """What a bot has to decide, and how it makes it happen."""

    question: Question
    table: str
    seat: int
    known: str | None  # the move, if it need not think about it
    precedence: Precedence
    pause: float  # seconds that it takes at least
    patience: float  # seconds for which it stays in a talk with nothing more to say, in case somebody asks it
    happen: Happen


@dataclass(frozen=True)
class Thinking:
    view: Facts
    rank: int
    patient: bool  # whether it may have been waiting for what people say
    task: asyncio.Task[None]


class Bots:
    """Knows the table only while they think: one that is put away shall not hold itself in memory."""

    def __init__(self, staff: Staff) -> None:
        self._staff = staff
        self._thinking: dict[int, Thinking] = {}
        self._past = Past()

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def look(self, table: Table, here: Mapping[str, str], happen: Happen) -> None:
        """Begins to think where a bot has to decide; stops where the question is out of date, or nobody is here."""
        if not table.has_bots and not self._thinking:
            return
        precedence = precedence_of(table, here)
        if precedence is None:
            self.stop()
            return
        thinkers = dict(table.thinkers())
        for seat, thinking in list(self._thinking.items()):
            late = thinking.rank > precedence.rank
            gone = seat not in thinkers or thinking.view != view_of(table, seat)
            if late or gone or (thinking.patient and not listens(table, seat)):
                self._thinking.pop(seat).task.cancel()
        for seat, kind in thinkers.items():
            if seat not in self._thinking:
                usual = self._staff.settings.pause
                self._begin(job_for(table, seat, kind, precedence, usual, happen, self._past))

    def stop(self) -> None:
        while self._thinking:
            self._thinking.popitem()[1].task.cancel()

    def _begin(self, job: Job) -> None:
        task = self._staff.send(self._decide(job))
        self._thinking[job.seat] = Thinking(job.question.view, job.precedence.rank, job.patience > 0, task)

    async def _decide(self, job: Job) -> None:
        time = asyncio.get_running_loop().time
        began = time()
        with self._staff.metrics.thinking.track_inprogress():
            move = job.known or await self._thought(job)
        await asyncio.sleep(began + (job.patience if move == READY else job.pause) - time())
        # From here on it is no thought any more, and nobody may stop it half-way.
        del self._thinking[job.seat]
        await self._play(job, move)

    async def _thought(self, job: Job) -> str:
        rank, account = job.precedence
        return (await self._staff.pool.ask(job.question, job.table, account, rank)).move

    async def _play(self, job: Job, move: str) -> None:
        def decide(table: Table, now: float) -> list[Entry]:
            fits = table.state is not None and view_of(table, job.seat) == job.question.view
            return table.bot_decides(job.seat, move, now) if fits else []

        while True:
            try:
                await job.happen(decide)
            except StoreUnavailable as fault:
                self._staff.health.note(fault)
                await asyncio.sleep(RETRY)
            else:
                return


def precedence_of(table: Table, here: Mapping[str, str]) -> Precedence | None:
    """By those who are here, guests and their addresses. None: nobody is, so the bots wait until somebody comes.

    Only where people play by days, and so need not be here, do bots answer them meanwhile.
    """
    players = [guest for guest in table.held if guest in here]
    if players:
        return Precedence(PLAYED, here[players[0]])
    if here:
        return Precedence(WATCHED, min(here.values()))
    return Precedence(UNATTENDED, table.id) if table.clock.kind == "days" and table.people() else None


def job_for(
    table: Table, seat: int, kind: str, precedence: Precedence, usual: float, happen: Happen, past: Past
) -> Job:
    question, known = question_for(table, seat, kind, past), known_move(table, seat)
    patience = PATIENCE * usual if listens(table, seat) else 0.0
    return Job(question, table.id, seat, known, precedence, pause_of(table, seat, usual), patience, happen)


def listens(table: Table, seat: int) -> bool:
    """In a talk in which people have not said yet that they are ready."""
    assert table.state is not None
    return READY in table.state.moves(seat) and any(other in table.people() for other in table.state.to_act)


def pause_of(table: Table, seat: int, usual: float) -> float:
    """People shall be able to follow, so a fast bot waits a little. In a hush there is nothing to follow, and a pause
    would tell by the length of the hush how many bots decide in it. In a talk they must be able to read, too; how long
    a bot takes breath there depends on nothing but a lot."""
    if table.hush is not None:
        return 0.0
    if not listens(table, seat):
        return usual
    lot = hashlib.sha256(f"{table.id}/{len(table.moves)}/{seat}".encode()).digest()[0] / 255
    return usual * BREATH * (1.0 + lot)


def view_of(table: Table, seat: int) -> Facts:
    assert table.state is not None
    return table.state.view(seat)


class Past:
    """The views in which each seat has decided so far. It goes on from where it was: in a discussion of fifteen all
    bots think anew after every word, and to play the whole evening again for each would hold everybody up."""

    def __init__(self) -> None:
        self._moves: list[Moved] = []
        self._state: State | None = None
        self._views: dict[int, list[bytes]] = {}  # as JSON, which is a quarter as large

    def of(self, table: Table, seat: int) -> tuple[Facts, ...]:
        if self._state is None or not self._goes_on(table.moves):
            self._begin(table)
        self._follow(table.moves[len(self._moves) :])
        return tuple(decode(view) for view in self._views.get(seat, ()))

    def _goes_on(self, moves: list[Moved]) -> bool:
        """Moves may have been taken back, or read again from the log."""
        known = self._moves
        return len(known) <= len(moves) and (not known or moves[len(known) - 1] is known[-1])

    def _begin(self, table: Table) -> None:
        assert table.dealt is not None
        self._moves, self._views = [], {}
        self._state = deal(table, table.dealt)

    def _follow(self, moves: list[Moved]) -> None:
        assert self._state is not None
        for move in moves:
            self._views.setdefault(move.seat, []).append(encode(self._state.view(move.seat)))
            self._state.play(move.seat, move.move)
        self._moves += moves


def question_for(table: Table, seat: int, kind: str, past: Past | None = None) -> Question:
    """The same at every node, so that two nodes would find the same move."""
    assert table.dealt is not None
    remembering = remembers(kind, table.game)
    seed = seed_of_thought(table.dealt.seed, 0 if remembering else len(table.moves), seat)
    earlier = (past or Past()).of(table, seat) if remembering else ()
    return Question(table.game.name, kind, view_of(table, seat), seed, earlier=earlier, quiet=is_standin(table, seat))


def is_standin(table: Table, seat: int) -> bool:
    """In the chair of a person, a bot says nothing that only they may tell."""
    return table.chairs[seat].guest is not None


def known_move(table: Table, seat: int) -> str | None:
    """In a lesson bots follow its record for as long as the learner does."""
    known = LESSONS[table.game.name].next_move(played(table.moves)) if table.lesson else None
    return known[1] if known is not None and known[0] == seat else None


def seed_of_thought(seed: str, played: int, seat: int) -> int:
    """Of its own for every thought, and nothing in it tells the seed of the deal."""
    digest = hashlib.sha256(f"{seed}/{played}/{seat}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
