"""The bots at one table: each one thinks in the pool, given its own view and nothing else."""

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
from ridotto.house.services import Services
from ridotto.rules.contract import State
from ridotto.rules.event import Facts
from ridotto.table.events import LogEntry, Moved
from ridotto.table.history import history
from ridotto.table.lessons.catalog import as_record_moves, lesson_of
from ridotto.table.table import Table

Execute = Callable[[Callable[[Table, float], list[LogEntry]]], Awaitable[list[LogEntry]]]
RETRY_DELAY = 1.0  # seconds, if the store was away
READY = "ready"  # the move that ends a bot's part in a discussion
TALK_WAIT_FACTOR = 90  # times the usual pause: how long it waits in a discussion for people to ask it something
# Times the usual pause, before a bot says something. It varies up to twice that, because nobody talks like a clock.
TALK_PAUSE_FACTOR = 2.0

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Facts).decode

# Ranks in the pool. Thinking is expensive, and anyone can open tables of bots, so people's tables come first.
PLAYED, WATCHED, UNATTENDED = range(3)


class Priority(NamedTuple):
    """When a table's bots get to think: by rank, then fairly by account. No address can take all workers."""

    rank: int
    account: str


@dataclass(frozen=True)
class BotTurn:
    """What a bot has to decide, and how its move is made."""

    question: Question
    table: str
    seat: int
    scripted_move: str | None  # the move, if it needn't think
    priority: Priority
    pause: float  # minimum seconds that it takes
    talk_wait: float  # seconds it stays in a discussion with nothing more to say, in case somebody asks it
    execute: Execute


@dataclass(frozen=True)
class ThinkingBot:
    view: Facts
    rank: int
    waits_in_talk: bool  # whether it may be waiting for what people say
    task: asyncio.Task[None]


class TableBots:
    """Refers to the table only while bots think: one that is put away mustn't keep itself in memory."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._thinking: dict[int, ThinkingBot] = {}
        self._history = ViewHistory()

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def update(self, table: Table, here: Mapping[str, str], execute: Execute) -> None:
        """Bots that have to decide start thinking; they stop if the question is out of date, or nobody is here."""
        if not table.seating.has_bots and not self._thinking:
            return
        priority = priority_of(table, here)
        if priority is None:
            self.stop()
            return
        thinkers = dict(table.bots_to_act())
        for seat, thinking in list(self._thinking.items()):
            late = thinking.rank > priority.rank
            gone = seat not in thinkers or thinking.view != view_of(table, seat)
            if late or gone or (thinking.waits_in_talk and not waits_for_talk(table, seat)):
                self._thinking.pop(seat).task.cancel()
        for seat, kind in thinkers.items():
            if seat not in self._thinking:
                usual = self._services.settings.pause
                self._start(bot_turn(table, seat, kind, priority, usual, execute, self._history))

    def stop(self) -> None:
        while self._thinking:
            self._thinking.popitem()[1].task.cancel()

    def _start(self, turn: BotTurn) -> None:
        task = self._services.run_in_background(self._decide(turn))
        self._thinking[turn.seat] = ThinkingBot(turn.question.view, turn.priority.rank, turn.talk_wait > 0, task)

    async def _decide(self, turn: BotTurn) -> None:
        time = asyncio.get_running_loop().time
        began = time()
        with self._services.metrics.thinking.track_inprogress():
            move = turn.scripted_move or await self._ask_pool(turn)
        await asyncio.sleep(began + (turn.talk_wait if move == READY else turn.pause) - time())
        # From here on it's no longer thinking, and mustn't be cancelled half-way.
        del self._thinking[turn.seat]
        await self._play(turn, move)

    async def _ask_pool(self, turn: BotTurn) -> str:
        rank, account = turn.priority
        return (await self._services.pool.submit(turn.question, turn.table, account, rank)).move

    async def _play(self, turn: BotTurn, move: str) -> None:
        def decide(table: Table, now: float) -> list[LogEntry]:
            fits = table.state is not None and view_of(table, turn.seat) == turn.question.view
            return table.decide_bot_move(turn.seat, move, now) if fits else []

        while True:
            try:
                await turn.execute(decide)
            except StoreUnavailable as fault:
                self._services.health.record_failure(fault)
                await asyncio.sleep(RETRY_DELAY)
            else:
                return


def priority_of(table: Table, here: Mapping[str, str]) -> Priority | None:
    """By the guests who are here, and their addresses. None: nobody is, so the bots wait until somebody comes.

    Only if people play by days, so that they needn't be here, do bots move in the meantime.
    """
    players = [guest for guest in table.seating.seats_by_guest if guest in here]
    if players:
        return Priority(PLAYED, here[players[0]])
    if here:
        return Priority(WATCHED, min(here.values()))
    return Priority(UNATTENDED, table.id) if table.clock.kind == "days" and table.people() else None


def bot_turn(
    table: Table, seat: int, kind: str, priority: Priority, usual: float, execute: Execute, history: ViewHistory
) -> BotTurn:
    question, known = question_for(table, seat, kind, history), scripted_move(table, seat)
    talk_wait = TALK_WAIT_FACTOR * usual if waits_for_talk(table, seat) else 0.0
    return BotTurn(question, table.id, seat, known, priority, pause_of(table, seat, usual), talk_wait, execute)


def waits_for_talk(table: Table, seat: int) -> bool:
    """Whether it's in a discussion where some people haven't said yet that they are ready."""
    assert table.state is not None
    return READY in table.state.moves(seat) and any(other in table.people() for other in table.state.to_act)


def pause_of(table: Table, seat: int, usual: float) -> float:
    """People should be able to follow, so a fast bot waits a little. In a hush there's nothing to follow, and pauses
    would reveal by the length of the hush how many bots decide in it. In a discussion people need time to read, too;
    how long a bot waits there is random and depends on nothing else."""
    if table.hush is not None:
        return 0.0
    if not waits_for_talk(table, seat):
        return usual
    lot = hashlib.sha256(f"{table.id}/{len(table.moves)}/{seat}".encode()).digest()[0] / 255
    return usual * TALK_PAUSE_FACTOR * (1.0 + lot)


def view_of(table: Table, seat: int) -> Facts:
    assert table.state is not None
    return table.state.view(seat)


class ViewHistory:
    """The views in which each seat has decided so far. It's built incrementally: in a discussion of fifteen, all bots
    think again after every word, and replaying the whole evening for each of them would hold everyone up."""

    def __init__(self) -> None:
        self._moves: list[Moved] = []
        self._state: State | None = None
        self._views: dict[int, list[bytes]] = {}  # as JSON, a quarter of the size

    def views_of(self, table: Table, seat: int) -> tuple[Facts, ...]:
        if self._state is None or not self._is_continued_by(table.moves):
            self._restart(table)
        self._replay(table.moves[len(self._moves) :])
        return tuple(decode(view) for view in self._views.get(seat, ()))

    def _is_continued_by(self, moves: list[Moved]) -> bool:
        """False if moves were taken back, or the log was read again."""
        known = self._moves
        return len(known) <= len(moves) and (not known or moves[len(known) - 1] is known[-1])

    def _restart(self, table: Table) -> None:
        self._moves, self._views = [], {}
        self._state = table.state_after(0)

    def _replay(self, moves: list[Moved]) -> None:
        assert self._state is not None
        played = as_record_moves(moves)
        for before, (seat, _) in zip(history(self._state, played), played, strict=False):
            self._views.setdefault(seat, []).append(encode(before.view(seat)))
        self._moves += moves


def question_for(table: Table, seat: int, kind: str, history: ViewHistory | None = None) -> Question:
    """The same at every node, so that two nodes find the same move."""
    assert table.dealt is not None
    remembering = remembers(kind, table.game)
    seed = thinking_seed(table.dealt.seed, 0 if remembering else len(table.moves), seat)
    earlier = (history or ViewHistory()).views_of(table, seat) if remembering else ()
    return Question(table.game.name, kind, view_of(table, seat), seed, earlier=earlier, quiet=is_standin(table, seat))


def is_standin(table: Table, seat: int) -> bool:
    """In the chair of a person, a bot says nothing that only they may tell."""
    return table.chairs[seat].guest is not None


def scripted_move(table: Table, seat: int) -> str | None:
    """In a lesson, bots follow its record for as long as the learner does."""
    known = lesson_of(table.game.name).next_move(as_record_moves(table.moves)) if table.lesson else None
    return known[1] if known is not None and known[0] == seat else None


def thinking_seed(seed: str, played: int, seat: int) -> int:
    """Different for every decision, and it doesn't reveal the seed of the deal."""
    digest = hashlib.sha256(f"{seed}/{played}/{seat}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
