"""A few workers that think for everybody."""

from __future__ import annotations

import asyncio
import os
from typing import Final

import structlog

from ridotto.bots import bot, thinker
from ridotto.bots.pool.answer import any_answer
from ridotto.bots.pool.line import Line
from ridotto.bots.pool.question import Question
from ridotto.bots.pool.thought import Thought
from ridotto.bots.pool.worker import Lost, Worker
from ridotto.rules import catalog

TRIES: Final = 2  # the first failure may have been the machine's
ANSWERER: Final = "ridotto.bots.pool.answer:answer"

log = structlog.get_logger()


class ThinkingPool:
    """Asking never blocks, and every question is answered or cancelled: by some legal move if all else fails."""

    def __init__(self, workers: int | None = None, patience: float = 10.0, answerer: str = ANSWERER) -> None:
        self.workers = [Worker(patience, answerer) for _ in range(workers or usual_workers())]
        self.line = Line()
        self.serving: list[asyncio.Task[None]] = []
        self.closed = False
        self.lost = 0  # workers, so far
        self.guessed = 0  # questions that no bot has answered, so far

    async def start(self) -> None:
        self.serving = [asyncio.create_task(self.serve(worker)) for worker in self.workers]

    def ask(self, question: Question, asker: str, account: str = "", rank: int = 0) -> Thought:
        """Refuses what no bot could answer. The lowest rank comes first; accounts and askers share the workers."""
        assert question.moves
        game = catalog.game(question.game)
        bot(question.kind, game, 0)
        if question.hint:
            thinker(question.kind, game, 0)
        thought = Thought(question)
        if self.closed:
            thought.cancel()
        else:
            self.line.join(thought, asker, account, rank)
        return thought

    async def close(self) -> None:
        """Cancels all that is asked; leaves no process behind."""
        self.closed = True
        self.line.dissolve()
        for task in self.serving:
            task.cancel()
        await asyncio.gather(*self.serving, return_exceptions=True)

    # -- one worker's evening

    async def serve(self, worker: Worker) -> None:
        try:
            await worker.warm_up()
            while True:
                await self.settle(worker, await self.line.next())
        finally:
            await worker.end()

    async def settle(self, worker: Worker, thought: Thought) -> None:
        try:
            for _ in range(TRIES):
                if await self.tried(worker, thought):
                    return
            self.guess(thought)
        finally:
            thought.cancel()  # if the pool is closed in the middle

    async def tried(self, worker: Worker, thought: Thought) -> bool:
        """Whether nothing more is to be done about it."""
        try:
            answer = await worker.answer(thought)
        except Lost as fault:
            if not thought.done:
                self.lost += 1
                log.warning("worker lost", why=str(fault), game=thought.question.game, kind=thought.question.kind)
        else:
            if answer is not None:
                thought.settle(answer)
        return thought.done

    def guess(self, thought: Thought) -> None:
        self.guessed += 1
        log.error("random fallback", game=thought.question.game, kind=thought.question.kind)
        thought.settle(any_answer(thought.question))


def usual_workers() -> int:
    """One core is left to who serves people."""
    return max((os.cpu_count() or 1) - 1, 1)
