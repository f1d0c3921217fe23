"""A house of several halls behind one door, all in the process of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import uvicorn
from serving import quick

from ridotto.house.app import make_app
from ridotto.house.halls import Hall, Halls
from ridotto.house.house import House
from ridotto.house.server import listen, make_server
from ridotto.store.memory import MemoryStore
from ridotto.store.store import Store


@dataclass
class OpenHalls:
    url: str
    store: Store
    halls: list[Hall]
    houses: list[House]  # in each hall, what is open there

    def tables(self) -> list[set[str]]:
        """The codes of the tables that are open, by hall."""
        return [{table.table.code for table in house.tables.values()} for house in self.houses]

    def hall_of(self, code: str) -> int:
        return self.halls[0].of(f"GET /api/tables/{code} HTTP/1.1".encode())


@asynccontextmanager
async def open_halls(count: int) -> AsyncIterator[OpenHalls]:
    settings = quick(processes=count, host="127.0.0.1", port=0)
    store, halls = MemoryStore(), Halls(count)
    ours = [halls.hall(number) for number in range(count)]
    apps = [make_app(settings, store, hall, hall) for hall in ours]
    door = listen(settings)
    url = f"http://127.0.0.1:{door.getsockname()[1]}"
    servers = [make_server(settings, app, hall) for app, hall in zip(apps, ours, strict=True)]
    running = [asyncio.create_task(server.serve(sockets=[door.dup()])) for server in servers]
    await all_started(servers)
    try:
        yield OpenHalls(url, store, ours, [app.state.rooms.house for app in apps])
    finally:
        for server in servers:
            server.should_exit = True
        await asyncio.gather(*running)
        halls.close()
        door.close()


async def all_started(servers: list[uvicorn.Server]) -> None:
    while not all(server.started for server in servers):
        await asyncio.sleep(0.01)
