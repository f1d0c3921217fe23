"""The jobs that wait for a worker."""

from __future__ import annotations

import asyncio
from collections import deque

from ridotto.bots.pool.job import AnyJob

JobsByRequester = dict[str, deque[AnyJob]]  # the next one in turn is first
JobsByAccount = dict[str, JobsByRequester]  # the same


class JobQueue:
    """The lowest rank comes first. Within a rank accounts take turns, and within an account requesters do.

    The jobs of one requester are done in the order in which they came.
    """

    def __init__(self) -> None:
        self.waiting: dict[int, JobsByAccount] = {}
        self.job_added = asyncio.Event()

    def put(self, job: AnyJob, requester: str, account: str = "", rank: int = 0) -> None:
        requesters = self.waiting.setdefault(rank, {}).setdefault(account, {})
        wanted = [other for other in requesters.get(requester, ()) if not other.done]  # cancelled ones mustn't pile up
        requesters[requester] = deque([*wanted, job])
        self.job_added.set()

    async def get(self) -> AnyJob:
        """The next one that somebody still waits for."""
        while (job := self.get_nowait()) is None:
            self.job_added.clear()
            await self.job_added.wait()
        return job

    def get_nowait(self) -> AnyJob | None:
        for rank in sorted(self.waiting):
            while self.waiting[rank]:
                job = pop_next_job(self.waiting[rank])
                if not job.done:
                    return job
        return None

    def count(self, below: int) -> int:
        """How many with a rank below that somebody still waits for."""
        return sum(
            not job.done
            for rank, accounts in self.waiting.items()
            if rank < below
            for requesters in accounts.values()
            for jobs in requesters.values()
            for job in jobs
        )

    def cancel_all(self) -> None:
        while (job := self.get_nowait()) is not None:
            job.cancel()


def pop_next_job(accounts: JobsByAccount) -> AnyJob:
    """The first job of the first requester of the first account. Both then go to the end of the line."""
    account = next(iter(accounts))
    requesters = accounts.pop(account)
    requester = next(iter(requesters))
    jobs = requesters.pop(requester)
    job = jobs.popleft()
    if jobs:
        requesters[requester] = jobs
    if requesters:
        accounts[account] = requesters
    return job
