"""A house that is open for a test, and guests who come to it as a browser does: with a cookie and a socket."""

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
from ridotto.house.cluster.bus import Bus
from ridotto.house.server import listen, make_server
from ridotto.house.services import Services
from ridotto.house.settings import Settings
from ridotto.store.store import Store

Message = dict[str, Any]
MESSAGE_TIMEOUT = 120.0  # seconds after which a test that waits for a message has failed
QUICK_SETTINGS = Settings(database="memory:", pause=0, rate=0, workers=1)  # without pauses and limits


def quick_settings(**changes: object) -> Settings:
    return msgspec.structs.replace(QUICK_SETTINGS, **changes)


@contextlib.asynccontextmanager
async def run_house(
    settings: Settings = QUICK_SETTINGS,
    store: Store | None = None,
    bus: Bus | None = None,
    with_services: Callable[[Services], None] = lambda services: None,
    port: int = 0,
) -> AsyncIterator[str]:
    """The address of a house on a port of this machine (0: any free one). It closes when the test is done."""
    listener = listen(msgspec.structs.replace(settings, host="127.0.0.1", port=port))
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)  # to notice soon if a client doesn't read
    app = make_app(settings, store, bus)
    server = make_server(settings, app)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        assert not running.done(), "the house did not open"
        await asyncio.sleep(0.01)
    with_services(app.state.ridotto.services)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


class WebGuest:
    """Somebody with a browser of their own."""

    def __init__(self, url: str, cookies: httpx2.Cookies | None = None) -> None:
        self.url = url
        # No connection outlives its request, so none has to be closed. Reading certificates would take the longest.
        no_keepalive = httpx2.Limits(max_keepalive_connections=0)
        self.web = httpx2.AsyncClient(
            base_url=url, cookies=cookies, limits=no_keepalive, verify=False, timeout=MESSAGE_TIMEOUT
        )

    async def get(self, path: str) -> Any:  # noqa: ANN401 -- JSON
        return (await self.web.get(path)).json()

    async def set_name(self, name: str, **about: str) -> WebGuest:
        answer = await self.web.put("/api/me", json={"name": name, **about})
        assert answer.status_code == 200, answer.text
        return self

    async def open(self, game: str = "masker", seats: int = 2, **wishes: object) -> str:
        """Opens a table and returns its code."""
        answer = await self.web.post("/api/tables", json={"game": game, "seats": seats, **wishes})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["code"])

    def move_to(self, url: str) -> None:
        """The same browser at another node."""
        self.url = url
        self.web.base_url = httpx2.URL(url)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.web.cookies.jar)

    @contextlib.asynccontextmanager
    async def connect(self, code: str, query: str = "", **headers: str) -> AsyncIterator[WebDevice]:
        """Connects a device to the socket of a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket{query}"
        wanted = {"Cookie": self.cookie, **headers} if self.cookie else headers
        async with connect(
            address, additional_headers=wanted, compression=None, max_size=None, open_timeout=MESSAGE_TIMEOUT
        ) as socket:
            yield WebDevice(socket)


class WebDevice:
    """A device at a table. It keeps all messages in order."""

    numbers = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[Message] = []
        self.raw_messages: list[str | bytes] = []  # the same, to the byte
        self.view: Message = {}
        self.info: Message = {}
        self.presence: Message = {}
        self.n = 0

    async def receive(self) -> Message:
        """Receives the next message, and keeps what it says."""
        self.raw_messages.append(await asyncio.wait_for(self.socket.recv(), MESSAGE_TIMEOUT))
        message: Message = json.loads(self.raw_messages[-1])
        self.messages.append(message)
        self.n = message.get("n", self.n)
        self.presence = message if message["type"] == "presence" else self.presence
        self.info = message.get("info") or self.info
        for seen in message.get("seen", ()):
            self.view = seen["view"] or self.view
        return message

    async def receive_until(self, kind: str, **fields: object) -> Message:
        """Waits for a message of that type with those fields."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(name) == field for name, field in fields.items()):
                return message

    async def receive_presence(self, *here: bool, watching: int) -> None:
        """Waits until presence says who is here, chair by chair, and how many watch."""
        while (self.presence.get("here"), self.presence.get("watching")) != (list(here), watching):
            await self.receive()

    async def receive_event(self, event: str) -> Message:
        """Waits for a message with this event."""
        while True:
            message = await self.receive()
            if any(shown.get("event") == event for seen in message.get("seen", ()) for shown in seen["events"]):
                return message

    async def receive_up_to(self, n: int) -> None:
        """Receives its stream up to that number."""
        while self.n < n:
            await self.receive()

    async def send_command(self, command: str, **fields: object) -> Message:
        """Sends a command and waits for the answer."""
        # The fields may bring an id of their own.
        message = {"command": command, "id": f"a{next(self.numbers)}", **fields}
        await self.socket.send(json.dumps(message))
        return await self.receive_answer(str(message["id"]))

    async def receive_answer(self, command_id: str) -> Message:
        while True:
            message = await self.receive()
            if message["type"] in ("done", "refusal") and message.get("id") == command_id:
                return message

    async def must_do(self, command: str, **fields: object) -> Message:
        answer = await self.send_command(command, **fields)
        assert answer["type"] == "done", answer
        return answer
