"""A place at a table of a house, in the terminal: what happens is shown while somebody types."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import ClassVar

from ridotto.cli.table_screen import TableScreen, TypedCommands, show_hint
from ridotto.cli.terminal import PlayerLeft, Terminal
from ridotto.client.table_client import TableClient, new_id
from ridotto.errors import RidottoError
from ridotto.rules.event import Facts
from ridotto.table import commands
from ridotto.table.commands import AnyCommand


class RemoteTable(TableScreen):
    """For one seat, or for a spectator. The house knows best which commands make sense now."""

    help_key = "join-commands"
    typed_commands: ClassVar[TypedCommands] = {
        "start": lambda command_id, seat: commands.Start(command_id),
        "nod": commands.Nod,
        "undo": commands.Undo,
        "yes": lambda command_id, seat: commands.AnswerUndo(command_id, seat, True),
        "no": lambda command_id, seat: commands.AnswerUndo(command_id, seat, False),
        "pause": lambda command_id, seat: commands.Pause(command_id),
        "resume": lambda command_id, seat: commands.Resume(command_id),
        "resign": commands.Resign,
        "away": commands.GiveSeat,
        "back": commands.TakeSeat,
        "hint": commands.HintPlease,
        "rematch": lambda command_id, seat: commands.Rematch(command_id),
    }

    def __init__(self, seated: TableClient, terminal: Terminal, read_line: Callable[[], Awaitable[str]]) -> None:
        super().__init__(seated.model, terminal)
        self.seated = seated
        self.read_line = read_line
        self.next_code: str | None = None  # the code of the table to go on to
        self._input_task: asyncio.Task[None] | None = None
        self._was_up = True
        self._drawn: tuple[Facts | None, bool] = (None, False)  # the view that was drawn last, and whether in a hush
        self._end_shown = False

    @property
    def seat(self) -> int | None:
        return self.model.first_seat

    async def run(self) -> str | None:
        """Until the player leaves, or goes on to the next table: its code."""
        try:
            self.show()
            while self.next_code is None:
                await self.step()
        except PlayerLeft:
            if self.model.info.phase != "ended":
                raise
        finally:
            if self._input_task is not None:
                self._input_task.cancel()
                await asyncio.gather(self._input_task, return_exceptions=True)
        return self.next_code

    async def step(self) -> None:
        """Waits for a message, or for a line to be typed and answered. Meanwhile no other line is read."""
        stirred = asyncio.ensure_future(self.seated.wait_for_change())
        self._input_task = self._input_task or asyncio.create_task(self.read_input())
        await asyncio.wait((stirred, self._input_task), return_when=asyncio.FIRST_COMPLETED)
        stirred.cancel()
        with suppress(asyncio.CancelledError):
            await stirred
        self.show()
        if self._input_task.done():
            busy, self._input_task = self._input_task, None
            busy.result()

    async def read_input(self) -> None:
        line = await self.read_line()
        try:
            await self.handle_input(line)
        except RidottoError as refused:
            self.terminal.show(str(refused))

    # -- what is shown

    def show(self) -> None:
        self.show_connection()
        self.show_news(self.seat)
        if self.model.info.phase == "playing":
            self.show_game()
        elif self.model.info.phase == "ended" and not self._end_shown:
            self.show_end()

    def show_connection(self) -> None:
        """Whether the house is connected. A lost connection is nothing to worry about."""
        if self.seated.is_connected != self._was_up:
            self._was_up = self.seated.is_connected
            self.terminal.say("join-line-back" if self._was_up else "join-line-cut")

    def show_game(self) -> None:
        """The board, if it has changed and there's something to do or to see."""
        info = self.model.info
        now = (self.model.views.get(self.seat), info.hush)
        if now == self._drawn:
            return
        self._drawn = now
        moves = self.model.moves(self.seat)
        if moves or self.seat is None:
            self.draw(self.seat)
        self.show_guide(self.seat)
        if moves:
            self.show_moves(self.seat, moves)
        elif info.hush and self.seat is not None and self.seat not in info.nodded:
            self.terminal.say("join-nod")

    def show_end(self) -> None:
        self._end_shown = True
        self.draw(self.seat)
        self.show_outcome(self.seat)
        self.terminal.say("join-after-end")

    # -- what is typed

    def parse(self, line: str, seat: int | None, command_id: str) -> AnyCommand | None:
        """In a hush, just Enter is a nod."""
        info = self.model.info
        if line.lower().startswith("say "):
            return commands.Say(command_id, line[4:])
        if line.lower().startswith("rematch "):
            return commands.Rematch(command_id, game=line[8:].strip().lower())
        if not line and info.hush and seat is not None and not self.model.possible_moves(seat):
            return commands.Nod(command_id, seat, info.hush_number)
        return super().parse(line, seat, command_id)

    async def handle_input(self, line: str) -> None:
        command = self.parse(line, self.seat, new_id())
        if command is None:
            return
        answer = (await self.seated.send(command)).answer
        if isinstance(command, commands.HintPlease):
            self.show_hints(answer)
        elif isinstance(command, commands.Rematch):
            self.next_code = self.model.info.rematch

    def show_hints(self, answer: Facts | None) -> None:
        hints = answer["hints"] if answer else []
        assert isinstance(hints, list)
        for hint in hints:
            show_hint(hint["move"], hint["worth"], hint["sentence"], self.terminal)
