"""A device at a table: it knows the table's state, sends commands, and waits for changes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

import msgspec

from ridotto.client.connection import Connection
from ridotto.client.errors import RefusedByHouse, dismissed
from ridotto.client.table_model import TableModel
from ridotto.errors import NoHouse, RidottoError, TooLarge
from ridotto.table.commands import LARGEST_COMMAND, AnyCommand, Move, Nod, Say, Sit
from ridotto.table.messages import AnyMessage, Done, Leave, Refusal

encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


def new_id() -> str:
    """A command id: no other device of the same guest makes the same one."""
    return secrets.token_hex(8)


class TableClient:
    """Plays one seat, several (hotseat), or none (watching)."""

    def __init__(self, socket: str, cookie: str) -> None:
        self.model = TableModel()
        self.is_connected = False  # whether the connection is up and messages come in
        self.final_error: RidottoError | None = None  # why this device had to leave
        self._socket = socket
        self._connection = Connection(self._address, cookie, self._receive, self._unanswered, self._on_disconnect)
        self._pending: dict[str, tuple[str, asyncio.Future[Done]]] = {}  # by command id: its text, its answer to come
        self._last_refusal: Refusal | None = None  # of no command in particular: why we weren't let in
        self._changed = asyncio.Event()

    async def __aenter__(self) -> Self:
        """Returns as soon as the first snapshot is here; raises the house's refusal if we aren't let in."""
        self._task = asyncio.create_task(self._run())
        try:
            await self.wait_until(lambda model: model.is_loaded)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, fault: object, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def disconnect(self) -> None:
        """Drops the connection, which then reconnects by itself."""
        await self._connection.disconnect()

    # -- commands

    async def send(self, command: AnyCommand) -> Done:
        """Returns the house's answer, or raises its refusal. After a reconnect the command is sent again, same id."""
        text = encode(command).decode()
        if len(text.encode()) > LARGEST_COMMAND:
            raise TooLarge("too-large", most=LARGEST_COMMAND)
        if self.final_error is not None:
            raise self.final_error
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._pending[command.id] = (text, answer)
        try:
            await self._connection.send(text)
            return await answer
        finally:
            self._pending.pop(command.id, None)

    async def sit(self, seat: int, name: str | None = None) -> Done:
        return await self.send(Sit(new_id(), seat, name))

    async def move(self, seat: int, move: str) -> Done:
        return await self.send(Move(new_id(), seat, move))

    async def nod(self, seat: int) -> Done:
        return await self.send(Nod(new_id(), seat, self.model.info.hush_number))

    async def say(self, text: str) -> Done:
        return await self.send(Say(new_id(), text))

    # -- messages

    async def wait_until(self, holds: Callable[[TableModel], bool]) -> TableModel:
        """Waits until that holds. If the device has to leave first, raises why."""
        while not holds(self.model):
            await self.wait_for_change()
        return self.model

    def wait_for_change(self) -> Awaitable[object]:
        """Until a message arrives or the connection goes down or up: counted from this call on, not from the await."""
        if self.final_error is not None:
            raise self.final_error
        return self._changed.wait()

    def _receive(self, text: str | bytes) -> None:
        try:
            message = decoder.decode(text)
        except msgspec.MsgspecError:
            return  # from a newer house; what we have to know comes in messages that we know
        self.is_connected = True
        if isinstance(message, Done | Refusal):
            self._resolve(message)
        elif isinstance(message, Leave):
            self.final_error = dismissed(message)
        else:
            self.model.apply(message)
        self._notify()

    def _resolve(self, reply: Done | Refusal) -> None:
        if reply.id in self._pending:
            answer = self._pending.pop(reply.id)[1]
            if isinstance(reply, Done):
                answer.set_result(reply)
            else:
                answer.set_exception(RefusedByHouse(reply))
        elif isinstance(reply, Refusal) and reply.id is None:
            self._last_refusal = reply

    # -- the connection

    async def _run(self) -> None:
        """Runs until the house doesn't want this device any more; then everyone who waits learns why."""
        await self._connection.run()
        refusal = self._last_refusal
        self.final_error = self.final_error or (
            RefusedByHouse(refusal) if refusal else NoHouse("no-house", url=self._socket)
        )
        self.is_connected = False
        for _, answer in self._pending.values():
            answer.set_exception(self.final_error)
        self._pending.clear()
        self._notify()

    def _address(self) -> str:
        seats = ",".join(str(seat) for seat in self.model.seats)
        return f"{self._socket}?after={self.model.n}&seats={seats}" if self.model.is_loaded else self._socket

    def _unanswered(self) -> list[str]:
        return [text for text, _ in self._pending.values()]

    def _on_disconnect(self) -> None:
        self.is_connected = False
        self._notify()

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
