"""A house that is open for a test, and visitors who come to it with a browser's means: a cookie and a socket."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ridotto.house.app import make_app
from ridotto.house.bus import Bus
from ridotto.house.server import listen, make_server
from ridotto.house.settings import Settings
from ridotto.house.staff import Staff
from ridotto.store.store import Store

Message = dict[str, Any]
PATIENCE = 120.0  # seconds after which a test has failed that waits for a message
QUICK = Settings(database="memory:", pause=0, rate=0, workers=1)  # without pauses and limits


def quick(**changes: object) -> Settings:
    return msgspec.structs.replace(QUICK, **changes)


@contextlib.asynccontextmanager
async def serving(
    settings: Settings = QUICK,
    store: Store | None = None,
    bus: Bus | None = None,
    instruct: Callable[[Staff], None] = lambda staff: None,
    port: int = 0,
) -> AsyncIterator[str]:
    """The address of a house on a port of this machine (0: any that is free); it closes when the test leaves."""
    door = listen(msgspec.structs.replace(settings, host="127.0.0.1", port=port))
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)  # so that who does not read is soon noticed
    app = make_app(settings, store, bus)
    server = make_server(settings, app)
    running = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started:
        assert not running.done(), "the house did not open"
        await asyncio.sleep(0.01)
    instruct(app.state.rooms.staff)
    try:
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


class Visitor:
    """Somebody with a browser of his own."""

    def __init__(self, url: str, cookies: httpx2.Cookies | None = None) -> None:
        self.url = url
        # No connection outlives its request, so none has to be closed. To read certificates would take longest of all.
        alone = httpx2.Limits(max_keepalive_connections=0)
        self.web = httpx2.AsyncClient(base_url=url, cookies=cookies, limits=alone, verify=False, timeout=PATIENCE)

    async def get(self, path: str) -> Any:  # noqa: ANN401 -- JSON
        return (await self.web.get(path)).json()

    async def called(self, name: str, **about: str) -> Visitor:
        answer = await self.web.put("/api/me", json={"name": name, **about})
        assert answer.status_code == 200, answer.text
        return self

    async def open(self, game: str = "masker", seats: int = 2, **wishes: object) -> str:
        """Opens a table; its code."""
        answer = await self.web.post("/api/tables", json={"game": game, "seats": seats, **wishes})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["code"])

    def moved_to(self, url: str) -> None:
        """The same browser at another node."""
        self.url = url
        self.web.base_url = httpx2.URL(url)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.web.cookies.jar)

    @contextlib.asynccontextmanager
    async def at(self, code: str, query: str = "", **headers: str) -> AsyncIterator[Seat]:
        """At the socket of a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket{query}"
        wanted = {"Cookie": self.cookie, **headers} if self.cookie else headers
        async with connect(
            address, additional_headers=wanted, compression=None, max_size=None, open_timeout=PATIENCE
        ) as line:
            yield Seat(line)


class Seat:
    """A device at a table. What it is told is kept in order."""

    numbers = itertools.count(1)

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.told: list[Message] = []
        self.heard: list[str | bytes] = []  # the same, to the byte
        self.view: Message = {}
        self.frame: Message = {}
        self.presence: Message = {}
        self.n = 0

    async def next(self) -> Message:
        """The next message, taken to heart."""
        self.heard.append(await asyncio.wait_for(self.line.recv(), PATIENCE))
        message: Message = json.loads(self.heard[-1])
        self.told.append(message)
        self.n = message.get("n", self.n)
        self.presence = message if message["type"] == "presence" else self.presence
        self.frame = message.get("frame") or self.frame
        for seen in message.get("seen", ()):
            self.view = seen["view"] or self.view
        return message

    async def until(self, kind: str, **fields: object) -> Message:
        """Waits for a message of that type with those fields."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message.get(name) == field for name, field in fields.items()):
                return message

    async def until_here(self, *here: bool, watching: int) -> None:
        """Waits until those are here, by chair, and so many watch."""
        while (self.presence.get("here"), self.presence.get("watching")) != (list(here), watching):
            await self.next()

    async def until_event(self, event: str) -> Message:
        """Waits to be told of such an event."""
        while True:
            message = await self.next()
            if any(told.get("event") == event for seen in message.get("seen", ()) for told in seen["events"]):
                return message

    async def reach(self, n: int) -> None:
        """Hears its stream up to that number."""
        while self.n < n:
            await self.next()

    async def ask(self, ask: str, **words: object) -> Message:
        """Asks and waits for the answer."""
        asking = {"ask": ask, "id": f"a{next(self.numbers)}", **words}  # an id of one's own can be among the words
        await self.line.send(json.dumps(asking))
        return await self.answer_to(str(asking["id"]))

    async def answer_to(self, number: str) -> Message:
        while True:
            message = await self.next()
            if message["type"] in ("done", "refused") and message.get("id") == number:
                return message

    async def must(self, ask: str, **words: object) -> Message:
        answer = await self.ask(ask, **words)
        assert answer["type"] == "done", answer
        return answer
