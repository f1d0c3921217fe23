"""Somebody who visits a house: known by a cookie, at home in its routes."""

from __future__ import annotations

from types import TracebackType
from typing import Self

import httpx2
import msgspec

from ridotto.client.refusal import Refusal
from ridotto.client.seated import Seated
from ridotto.errors import NoHouse
from ridotto.rules.event import Facts
from ridotto.table.told import Refused
from ridotto.words import spoken

COOKIE = "ridotto"

PATIENCE = httpx2.Timeout(30.0, connect=10.0)  # seconds: a small machine may be busy, but it is there


class Visitor:
    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie  # who he is; whoever has it is the same guest
        self._web = httpx2.AsyncClient(base_url=self.url, headers={"accept-language": spoken()}, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        """Known to the house from now on."""
        await self.get("/api/me")
        return self

    async def __aexit__(self, kind: type[BaseException] | None, fault: object, trace: TracebackType | None) -> None:
        await self._web.aclose()

    # -- the routes

    async def called(self, name: str, **about: str) -> Self:
        await self._ask("PUT", "/api/me", {"name": name, **about})
        return self

    async def open(self, game: str, seats: int, **wishes: object) -> str:
        """Opens a table; its code."""
        card = await self._ask("POST", "/api/tables", {"game": game, "seats": seats, **wishes})
        return str(msgspec.json.decode(card, type=Facts)["code"])

    async def get(self, path: str) -> object:
        return msgspec.json.decode(await self._ask("GET", path))

    async def record(self, code: str) -> str:
        """Of a game that is over."""
        return (await self._ask("GET", f"/api/tables/{code}/record")).decode()

    async def _ask(self, method: str, path: str, body: object = None) -> bytes:
        headers = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        content = None if body is None else msgspec.json.encode(body)
        try:
            answer = await self._web.request(method, path, content=content, headers=headers)
        except httpx2.TransportError as fault:
            raise NoHouse("no-house", url=self.url) from fault
        self._remember(answer)
        if answer.is_error:
            raise self._refusal(answer)
        return answer.content

    def _remember(self, answer: httpx2.Response) -> None:
        self.cookie = answer.cookies.get(COOKIE) or self.cookie
        self._web.cookies.clear()

    def _refusal(self, answer: httpx2.Response) -> Exception:
        """What the house has said; what speaks otherwise is no house."""
        try:
            return Refusal(msgspec.json.decode(answer.content, type=Refused))
        except msgspec.MsgspecError:
            return NoHouse("no-house", url=self.url)

    # -- the tables

    def at(self, code: str) -> Seated:
        """A device of his at the table of that code, to be entered by `async with`."""
        address = self.url.replace("http", "ws", 1)
        return Seated(f"{address}/api/tables/{code}/socket", f"{COOKIE}={self.cookie}" if self.cookie else "")
