"""A few workers that think for everybody."""

from __future__ import annotations

import asyncio
import os
from typing import Final

import structlog

from ridotto import catalog
from ridotto.bots import make_bot, make_thinking_bot
from ridotto.bots.answer import random_answer
from ridotto.bots.pool.job import PoolJob
from ridotto.bots.pool.job_queue import JobQueue
from ridotto.bots.pool.worker import BotWorker, WorkerLost
from ridotto.bots.question import Question

MAX_ATTEMPTS: Final = 2  # the first failure may have been the machine's
ANSWERER: Final = "ridotto.bots.answer:answer_question"

log = structlog.get_logger()


class BotPool:
    """Submitting never blocks. Every question is answered or cancelled; if all else fails, by some legal move."""

    def __init__(self, workers: int | None = None, timeout: float = 10.0, answerer: str = ANSWERER) -> None:
        self.workers = [BotWorker(timeout, answerer) for _ in range(workers or default_worker_count())]
        self.queue = JobQueue()
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
        if self.closed:
            job.cancel()
        else:
            self.queue.put(job, requester, account, rank)
        return job

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

    async def run_job(self, worker: BotWorker, job: PoolJob) -> None:
        try:
            for _ in range(MAX_ATTEMPTS):
                if await self.try_job(worker, job):
                    return
            self.answer_at_random(job)
        finally:
            job.cancel()  # if the pool is closed meanwhile

    async def try_job(self, worker: BotWorker, job: PoolJob) -> bool:
        """Whether the job is finished, one way or another."""
        try:
            answer = await worker.run(job)
        except WorkerLost as fault:
            if not job.done:
                self.workers_lost += 1
                log.warning("worker lost", why=str(fault), game=job.question.game, kind=job.question.kind)
        else:
            if answer is not None:
                job.set_answer(answer)
        return job.done

    def answer_at_random(self, job: PoolJob) -> None:
        self.random_answers += 1
        log.error("random fallback", game=job.question.game, kind=job.question.kind)
        job.set_answer(random_answer(job.question))


def default_worker_count() -> int:
    """One core is left for whatever serves people."""
    return max((os.cpu_count() or 1) - 1, 1)
