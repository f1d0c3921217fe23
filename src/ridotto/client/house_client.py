"""A guest's HTTP side of a house: its routes, and the cookie that identifies the guest."""

from __future__ import annotations

from types import TracebackType
from typing import Self

import httpx2
import msgspec

from ridotto.client.errors import RefusedByHouse
from ridotto.client.table_client import TableClient
from ridotto.errors import NoHouse
from ridotto.rules.event import Facts
from ridotto.table.messages import Refusal
from ridotto.words import spoken

COOKIE = "ridotto"

TIMEOUT = httpx2.Timeout(30.0, connect=10.0)  # seconds: a small machine may be busy and still be there


class HouseClient:
    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie  # identifies the guest: whoever has it is the same guest
        self._http = httpx2.AsyncClient(base_url=self.url, headers={"accept-language": spoken()}, timeout=TIMEOUT)

    async def __aenter__(self) -> Self:
        """From now on the house knows the guest."""
        await self.get("/api/me")
        return self

    async def __aexit__(self, kind: type[BaseException] | None, fault: object, trace: TracebackType | None) -> None:
        await self._http.aclose()

    # -- the routes

    async def set_name(self, name: str, **about: str) -> Self:
        await self._request("PUT", "/api/me", {"name": name, **about})
        return self

    async def open_table(self, game: str, seats: int, **wishes: object) -> str:
        """Opens a table and returns its code."""
        listing = await self._request("POST", "/api/tables", {"game": game, "seats": seats, **wishes})
        return str(msgspec.json.decode(listing, type=Facts)["code"])

    async def get(self, path: str) -> object:
        return msgspec.json.decode(await self._request("GET", path))

    async def record(self, code: str) -> str:
        """The record of a game that is over."""
        return (await self._request("GET", f"/api/tables/{code}/record")).decode()

    async def _request(self, method: str, path: str, body: object = None) -> bytes:
        headers = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        content = None if body is None else msgspec.json.encode(body)
        try:
            answer = await self._http.request(method, path, content=content, headers=headers)
        except httpx2.TransportError as fault:
            raise NoHouse("no-house", url=self.url) from fault
        self._keep_cookie(answer)
        if answer.is_error:
            raise self._error_in(answer)
        return answer.content

    def _keep_cookie(self, answer: httpx2.Response) -> None:
        self.cookie = answer.cookies.get(COOKIE) or self.cookie
        self._http.cookies.clear()

    def _error_in(self, answer: httpx2.Response) -> Exception:
        """The house's refusal; whatever answers in another form isn't a house."""
        try:
            return RefusedByHouse(msgspec.json.decode(answer.content, type=Refusal))
        except msgspec.MsgspecError:
            return NoHouse("no-house", url=self.url)

    # -- the tables

    def at_table(self, code: str) -> TableClient:
        """A device of this guest at the table with that code, to be used with `async with`."""
        address = self.url.replace("http", "ws", 1)
        return TableClient(f"{address}/api/tables/{code}/socket", f"{COOKIE}={self.cookie}" if self.cookie else "")
