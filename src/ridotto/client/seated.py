"""A device at a table: it knows how things stand, asks, and waits for what happens."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

import msgspec

from ridotto.client.line import Line
from ridotto.client.refusal import Refusal, shown_the_door
from ridotto.client.scene import Scene
from ridotto.errors import NoHouse, RidottoError, TooLarge
from ridotto.table.asks import LARGEST_ASKING, AnyAsking, Move, Nod, Say, Sit
from ridotto.table.told import AnyTold, Done, Leave, Refused

encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[AnyTold] = msgspec.json.Decoder(AnyTold)


def new_id() -> str:
    """Of an asking: no other device of the same guest makes the same one."""
    return secrets.token_hex(8)


class Seated:
    """In one seat, in several (hotseat), or in none: watching."""

    def __init__(self, socket: str, cookie: str) -> None:
        self.scene = Scene()
        self.is_up = False  # whether the house is heard now
        self.gone: RidottoError | None = None  # why this device has had to go
        self._socket = socket
        self._line = Line(self._address, cookie, self._hear, self._unanswered, self._cut)
        self._asked: dict[str, tuple[str, asyncio.Future[Done]]] = {}  # by id: what waits for an answer
        self._last_word: Refused | None = None  # to no asking of ours: why we may not come in
        self._stirred = asyncio.Event()

    async def __aenter__(self) -> Self:
        """Here as soon as it knows how things stand; else the house says why not."""
        self._holding = asyncio.create_task(self._hold())
        try:
            await self.until(lambda scene: scene.is_there)
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, fault: object, trace: TracebackType | None) -> None:
        await self.leave()

    async def leave(self) -> None:
        self._holding.cancel()
        await asyncio.gather(self._holding, return_exceptions=True)

    async def cut(self) -> None:
        """Loses the connection; the line comes back by itself."""
        await self._line.cut()

    # -- asking

    async def ask(self, asking: AnyAsking) -> Done:
        """The answer of the house, or a Refusal. After a cut it is asked again under the same id."""
        text = encode(asking).decode()
        if len(text.encode()) > LARGEST_ASKING:
            raise TooLarge("too-large", most=LARGEST_ASKING)
        if self.gone is not None:
            raise self.gone
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._asked[asking.id] = (text, answer)
        try:
            await self._line.send(text)
            return await answer
        finally:
            self._asked.pop(asking.id, None)

    async def sit(self, seat: int, name: str | None = None) -> Done:
        return await self.ask(Sit(new_id(), seat, name))

    async def move(self, seat: int, move: str) -> Done:
        return await self.ask(Move(new_id(), seat, move))

    async def nod(self, seat: int) -> Done:
        return await self.ask(Nod(new_id(), seat, self.scene.frame.hush_number))

    async def say(self, text: str) -> Done:
        return await self.ask(Say(new_id(), text))

    # -- hearing

    async def until(self, holds: Callable[[Scene], bool]) -> Scene:
        """Waits until that holds; who has to go before hears why."""
        while not holds(self.scene):
            await self.stir()
        return self.scene

    def stir(self) -> Awaitable[object]:
        """Until something is heard, the line is cut, or is up again: from this call on, not only from the await."""
        if self.gone is not None:
            raise self.gone
        return self._stirred.wait()

    def _hear(self, text: str | bytes) -> None:
        try:
            told = decoder.decode(text)
        except msgspec.MsgspecError:
            return  # of a house newer than we are; what we must know comes in words that we know
        self.is_up = True
        if isinstance(told, Done | Refused):
            self._answer(told)
        elif isinstance(told, Leave):
            self.gone = shown_the_door(told)
        else:
            self.scene.take(told)
        self._stir()

    def _answer(self, told: Done | Refused) -> None:
        if told.id in self._asked:
            answer = self._asked.pop(told.id)[1]
            if isinstance(told, Done):
                answer.set_result(told)
            else:
                answer.set_exception(Refusal(told))
        elif isinstance(told, Refused) and told.id is None:
            self._last_word = told

    # -- the line

    async def _hold(self) -> None:
        """Until the house does not want this device any more; then whoever waits hears why."""
        await self._line.hold()
        refused = self._last_word
        self.gone = self.gone or (Refusal(refused) if refused else NoHouse("no-house", url=self._socket))
        self.is_up = False
        for _, answer in self._asked.values():
            answer.set_exception(self.gone)
        self._asked.clear()
        self._stir()

    def _address(self) -> str:
        seats = ",".join(str(seat) for seat in self.scene.seats)
        return f"{self._socket}?after={self.scene.n}&seats={seats}" if self.scene.is_there else self._socket

    def _unanswered(self) -> list[str]:
        return [text for text, _ in self._asked.values()]

    def _cut(self) -> None:
        self.is_up = False
        self._stir()

    def _stir(self) -> None:
        self._stirred.set()
        self._stirred = asyncio.Event()
