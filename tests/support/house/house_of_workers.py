"""A house of several workers behind one port, all in the process of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import uvicorn

from ridotto.house.app import make_app
from ridotto.house.cluster.worker import ClusterWorker, Mailboxes
from ridotto.house.server import listen, make_server
from ridotto.house.tables.house import House
from ridotto.store.memory import MemoryStore
from ridotto.store.store import Store
from support.house.running_house import quick_settings


@dataclass
class HouseOfWorkers:
    url: str
    store: Store
    workers: list[ClusterWorker]
    houses: list[House]  # what is open in each worker

    def tables(self) -> list[set[str]]:
        """The codes of the open tables, by worker."""
        return [{table.table.code for table in house.tables.values()} for house in self.houses]

    def worker_of(self, code: str) -> int:
        return self.workers[0].worker_for(f"GET /api/tables/{code} HTTP/1.1".encode())


@asynccontextmanager
async def run_house_of_workers(count: int) -> AsyncIterator[HouseOfWorkers]:
    settings = quick_settings(processes=count, host="127.0.0.1", port=0)
    store, mailboxes = MemoryStore(), Mailboxes(count)
    workers = [mailboxes.worker(number) for number in range(count)]
    apps = [make_app(settings, store, worker, worker) for worker in workers]
    listener = listen(settings)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    servers = [make_server(settings, app, worker) for app, worker in zip(apps, workers, strict=True)]
    running = [asyncio.create_task(server.serve(sockets=[listener.dup()])) for server in servers]
    await all_started(servers)
    try:
        yield HouseOfWorkers(url, store, workers, [app.state.ridotto.house for app in apps])
    finally:
        for server in servers:
            server.should_exit = True
        await asyncio.gather(*running)
        mailboxes.close()
        listener.close()


async def all_started(servers: list[uvicorn.Server]) -> None:
    while not all(server.started for server in servers):
        await asyncio.sleep(0.01)
