"""A few workers that think for everybody."""

from __future__ import annotations

import asyncio
import os
from typing import Final

import structlog

from ridotto import catalog
from ridotto.bots import make_bot, make_thinking_bot
from ridotto.bots.pool.job import AnyJob, GameJob, PoolJob
from ridotto.bots.pool.job_queue import JobQueue
from ridotto.bots.pool.worker import BotWorker, WorkerLost
from ridotto.bots.question import Question
from ridotto.bots.whole_game import WholeGame

MAX_ATTEMPTS: Final = 2  # the first failure may have been the machine's
ANSWERER: Final = "ridotto.bots.answer:answer_request"
GAMES_RANK: Final = 1_000  # of whole games: after everything else

log = structlog.get_logger()


class BotPool:
    """Submitting never blocks. Every question is answered or cancelled; if all else fails, by some legal move.

    Whole games are played by workers that nobody waits for. As soon as somebody does, a game is displaced.
    """

    def __init__(self, workers: int | None = None, timeout: float = 10.0, answerer: str = ANSWERER) -> None:
        self.workers = [BotWorker(timeout, answerer) for _ in range(workers or default_worker_count())]
        self.queue = JobQueue()
        self.running: set[AnyJob] = set()
        self.worker_tasks: list[asyncio.Task[None]] = []
        self.closed = False
        self.workers_lost = 0  # workers, so far
        self.random_answers = 0  # questions that no bot has answered, so far

    async def start(self) -> None:
        self.worker_tasks = [asyncio.create_task(self.run_worker(worker)) for worker in self.workers]

    def submit(self, question: Question, requester: str, account: str = "", rank: int = 0) -> PoolJob:
        """Refuses what no bot could answer. The lowest rank comes first; accounts and requesters share the workers."""
        assert question.moves
        game = catalog.game(question.game)
        make_bot(question.kind, game, 0)
        if question.hint:
            make_thinking_bot(question.kind, game, 0)
        job = PoolJob(question)
        self._enqueue(job, requester, account, rank)
        self._displace_games()
        return job

    def submit_game(self, game: WholeGame, requester: str, account: str = "") -> GameJob:
        """Refuses what no bot could play. It ends with GameDisplaced if the worker is needed for a question."""
        make_bot(game.kind, catalog.game(game.game), 0)
        job = GameJob(game)
        self._enqueue(job, requester, account, GAMES_RANK)
        return job

    def _enqueue(self, job: AnyJob, requester: str, account: str, rank: int) -> None:
        if self.closed:
            job.cancel()
        else:
            self.queue.put(job, requester, account, rank)

    def _displace_games(self) -> None:
        """As many as it takes for every question to have a worker."""
        busy = [job for job in self.running if not job.done]
        missing = self.questions_waiting - (len(self.workers) - len(busy))
        for job in [job for job in busy if isinstance(job, GameJob)][: max(missing, 0)]:
            job.give_way()

    @property
    def questions_waiting(self) -> int:
        return self.queue.count(below=GAMES_RANK)

    @property
    def is_busy(self) -> bool:
        """Whether questions wait longer than for one other."""
        return self.closed or self.questions_waiting > len(self.workers)

    async def close(self) -> None:
        """Cancels all jobs, and leaves no process behind."""
        self.closed = True
        self.queue.cancel_all()
        for task in self.worker_tasks:
            task.cancel()
        await asyncio.gather(*self.worker_tasks, return_exceptions=True)

    # -- one worker's loop

    async def run_worker(self, worker: BotWorker) -> None:
        try:
            await worker.warm_up()
            while True:
                await self.run_job(worker, await self.queue.get())
        finally:
            await worker.kill()

    async def run_job(self, worker: BotWorker, job: AnyJob) -> None:
        self.running.add(job)
        try:
            for _ in range(MAX_ATTEMPTS):
                if await self.try_job(worker, job):
                    return
            self.give_up(job)
        finally:
            self.running.discard(job)
            job.cancel()  # if the pool is closed meanwhile

    async def try_job(self, worker: BotWorker, job: AnyJob) -> bool:
        """Whether the job is finished, one way or another."""
        try:
            await worker.run(job)
        except WorkerLost as fault:
            if not job.done:
                self.workers_lost += 1
                log.warning("worker lost", why=str(fault), game=job.request.game, kind=job.request.kind)
        return job.done

    def give_up(self, job: AnyJob) -> None:
        log.error("job failed", game=job.request.game, kind=job.request.kind)
        self.random_answers += isinstance(job, PoolJob)
        job.give_up()


def default_worker_count() -> int:
    """One core is left for whatever serves people."""
    return max((os.cpu_count() or 1) - 1, 1)
