"""The bots at one table: each one thinks in the pool, given its own view and nothing else."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ridotto.bots.question import Question
from ridotto.catalog import package
from ridotto.errors import StoreUnavailable
from ridotto.house.services import Services
from ridotto.rules.event import Facts
from ridotto.table.events import LogEntry
from ridotto.table.table import Table
from ridotto.table.thinking.bot_question import READY, question_for, scripted_move, view_of, waits_for_talk
from ridotto.table.thinking.view_history import ViewHistory

Execute = Callable[[Callable[[Table, float], list[LogEntry]]], Awaitable[list[LogEntry]]]
RETRY_DELAY = 1.0  # seconds, if the store was away
MOST_LOOKING = 12.0  # times the usual pause: however much has happened, nobody wants to wait any longer
TALK_WAIT_FACTOR = 90  # times the usual pause: how long it waits in a discussion for people to ask it something
# Times the usual pause, before a bot says something. It varies up to twice that, because nobody talks like a clock.
TALK_PAUSE_FACTOR = 2.0

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
    ready_pause: float  # the same, if it has nothing more to say in a discussion
    waits_in_talk: bool  # whether it stays there in case somebody asks it something
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
        self._thinking[turn.seat] = ThinkingBot(turn.question.view, turn.priority.rank, turn.waits_in_talk, task)

    async def _decide(self, turn: BotTurn) -> None:
        time = asyncio.get_running_loop().time
        began = time()
        with self._services.metrics.thinking.track_inprogress():
            move = turn.scripted_move or await self._ask_pool(turn)
        await asyncio.sleep(began + (turn.ready_pause if move == READY else turn.pause) - time())
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
    pause, ready_pause = pause_of(table, seat, usual), ready_pause_of(table, seat, usual)
    waits = waits_for_talk(table, seat)
    return BotTurn(question, table.id, seat, known, priority, pause, ready_pause, waits, execute)


def pause_of(table: Table, seat: int, usual: float) -> float:
    """People should be able to follow, so a fast bot waits a little. In a hush there's nothing to follow, and pauses
    would reveal by the length of the hush how many bots decide in it. In a discussion people need time to read, too;
    how long a bot waits there is random and depends on nothing else."""
    if table.hush is not None:
        return 0.0
    if not waits_for_talk(table, seat):
        return usual * reading_pauses(table)
    lot = hashlib.sha256(f"{table.id}/{len(table.moves)}/{seat}".encode()).digest()[0] / 255
    return usual * TALK_PAUSE_FACTOR * (1.0 + lot)


def ready_pause_of(table: Table, seat: int, usual: float) -> float:
    """Once all people are ready, nothing holds a bot up that has nothing more to say, except what they still read."""
    if waits_for_talk(table, seat):
        return TALK_WAIT_FACTOR * usual
    pauses = reading_pauses(table)
    return usual * pauses if pauses > 1.0 else 0.0


def reading_pauses(table: Table) -> float:
    """How many pauses people need for what the last move brought. Only what everybody sees counts: a pause mustn't
    reveal what's hidden."""
    assert table.state is not None
    seen = [event.kind for event in table.state.events if event.seen_by(None) is not None]
    wanted = package(table.game.name).reading_pauses(table.state.view(None), seen)
    return min(max(1.0, wanted), MOST_LOOKING)
