"""A place at a table of a house, in the terminal: shows what happens, draws the board, does what's typed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from ridotto.cli.boards import board_of
from ridotto.cli.boards.board import int_in
from ridotto.cli.local.game_setup import bots_sentence
from ridotto.cli.local.local_game import MAX_LISTED_MOVES, first_words_of_moves, show_outcome
from ridotto.cli.rules import render_rules
from ridotto.cli.terminal import PlayerLeft, Terminal
from ridotto.client.table_client import TableClient, new_id
from ridotto.client.table_model import TableModel
from ridotto.errors import RidottoError
from ridotto.rules.event import Facts
from ridotto.rules.position import Outcome
from ridotto.table import commands
from ridotto.table.commands import AnyCommand
from ridotto.table.public_facts import TAGS
from ridotto.words import percent, say

TABLE_EVENTS: Final = frozenset(TAGS.values())  # what happens around a game, not in it
MAX_RECENT_EVENTS: Final = 12  # events shown to anyone who joins a game under way
UNTOLD_EVENTS: Final = ("opened", "arranged", "dealt", "kicked", "ended")  # visible anyway, or shown in another way

# Commands that can be typed at any time. The house knows best which of them make sense now.
TYPED_COMMANDS: Final[dict[str, Callable[[int], AnyCommand]]] = {
    "start": lambda seat: commands.Start(new_id()),
    "nod": lambda seat: commands.Nod(new_id(), seat),
    "undo": lambda seat: commands.Undo(new_id(), seat),
    "yes": lambda seat: commands.AnswerUndo(new_id(), seat, True),
    "no": lambda seat: commands.AnswerUndo(new_id(), seat, False),
    "pause": lambda seat: commands.Pause(new_id()),
    "resume": lambda seat: commands.Resume(new_id()),
    "resign": lambda seat: commands.Resign(new_id(), seat),
    "away": lambda seat: commands.GiveSeat(new_id(), seat),
    "back": lambda seat: commands.TakeSeat(new_id(), seat),
}


class RemoteTable:
    """For one seat, or for a spectator."""

    def __init__(self, seated: TableClient, terminal: Terminal, read_line: Callable[[], Awaitable[str]]) -> None:
        self.seated = seated
        self.terminal = terminal
        self.read_line = read_line
        self.board = board_of(seated.model.info.game)
        self.next_code: str | None = None  # the code of the table to go on to
        self._input_task: asyncio.Task[None] | None = None
        self._was_up = True
        self._events_shown = max(0, len(self.events) - MAX_RECENT_EVENTS)  # how many
        self._drawn: tuple[Facts | None, bool] = (None, False)  # the view that was drawn last, and whether in a hush

    @property
    def scene(self) -> TableModel:
        return self.seated.model

    @property
    def events(self) -> list[Facts]:
        return self.scene.events.get(self.seat, [])

    @property
    def seat(self) -> int | None:
        return self.scene.first_seat

    async def run(self) -> str | None:
        """Until the player leaves, or goes on to the next table: its code."""
        try:
            self.show()
            while self.next_code is None:
                await self.step()
        except PlayerLeft:
            if self.scene.info.phase != "ended":
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
        self.show_news()
        if self.scene.info.phase == "playing":
            self.show_game()

    def show_connection(self) -> None:
        """Whether the house is connected. A lost connection is nothing to worry about."""
        if self.seated.is_connected != self._was_up:
            self._was_up = self.seated.is_connected
            self.terminal.say("join-line-back" if self._was_up else "join-line-cut")

    def show_news(self) -> None:
        before, self._events_shown = self._events_shown, len(self.events)
        for at, event in enumerate(self.events[before:], start=before):
            sentence = self.describe_event(event, self.events[:at])
            if sentence is not None:
                self.terminal.show(f"  {sentence}")
            if event["event"] == "ended":
                self.show_end(event)

    def describe_event(self, event: Facts, earlier: Sequence[Facts]) -> str | None:
        kind = str(event["event"])
        if kind not in TABLE_EVENTS:
            return self.board.describe_event(event, self.scene.chair_names(), earlier)
        if kind in UNTOLD_EVENTS:
            return None
        names, seat = self.scene.chair_names(), event.get("seat")
        who = names[seat] if isinstance(seat, int) else ""
        facts = {name: str(fact).lower() for name, fact in event.items() if isinstance(fact, bool)}
        texts = {name: fact for name, fact in event.items() if isinstance(fact, str)}
        return say(f"join-told-{kind}", **{"who": who, **texts, **facts})

    def show_game(self) -> None:
        """The board, if it has changed and there's something to do or to see."""
        scene = self.scene
        now = (scene.views.get(self.seat), scene.info.hush)
        if now == self._drawn:
            return
        self._drawn = now
        moves = scene.moves(self.seat)
        if moves or self.seat is None:
            self.draw()
        if moves:
            self.show_moves(moves)
        elif scene.info.hush and self.seat is not None and self.seat not in scene.info.nodded:
            self.terminal.say("join-nod")

    def draw(self) -> None:
        view = self.scene.views[self.seat]
        players = int_in(view, "seats")  # there may be one more chair, for a person who leads
        names = self.scene.chair_names()[:players]
        secrets = self.board.draw_secrets(view, names, self.terminal) if self.seat in range(players) else []
        drawn = self.board.draw(view, names, self.terminal)
        bots = bots_sentence([chair.name or "" for chair in self.scene.info.chairs if chair.bot and not chair.guest])
        for line in ("", *drawn, *bots, "", *secrets):
            self.terminal.show(line)

    def show_moves(self, moves: list[str]) -> None:
        self.terminal.say("can-do", count=len(moves))
        if len(moves) <= MAX_LISTED_MOVES:
            self.list_moves(moves)
        else:
            self.terminal.show("  " + ", ".join(first_words_of_moves(moves)))

    def list_moves(self, moves: list[str]) -> None:
        for move in moves:
            self.terminal.show(f"  {self.board.explain_move(self.scene.views[self.seat], move, self.terminal)}")

    def show_end(self, ended: Facts) -> None:
        winners, scores = ended["winners"], ended["scores"]
        assert isinstance(winners, list)
        assert isinstance(scores, list)
        self.draw()
        outcome = Outcome(tuple(winners), tuple(scores), str(ended["reason"]))
        show_outcome(outcome, self.scene.chair_names()[: len(scores)], self.terminal)
        self.terminal.say("join-after-end")

    # -- what is typed

    async def handle_input(self, line: str) -> None:
        """Moves first: a game may use these words itself."""
        typed = line.lower()
        moves = self.scene.possible_moves(self.seat)
        seat = self.seat if self.seat is not None else 0
        if typed in moves:
            await self.seated.move(seat, typed)
        elif typed in ("", "?"):
            await self.show_help(typed, moves)
        elif typed.startswith("say "):
            await self.seated.say(line[4:])
        elif typed in TYPED_COMMANDS:
            await self.seated.send(TYPED_COMMANDS[typed](seat))
        elif typed in ("quit", "rules", "hint", "rematch"):
            await self.handle_other(typed, seat)
        elif any(move.startswith(typed) for move in moves):
            self.list_moves([move for move in moves if move.startswith(typed)])
        else:
            await self.seated.move(seat, line)  # the house says why not, or understands another spelling

    async def show_help(self, typed: str, moves: list[str]) -> None:
        """In a hush, just Enter is a nod."""
        if not typed and self.scene.info.hush and not moves and self.seat is not None:
            await self.seated.nod(self.seat)
            return
        self.list_moves(moves)
        self.terminal.say("join-commands")

    async def handle_other(self, typed: str, seat: int) -> None:
        if typed == "quit":
            raise PlayerLeft
        if typed == "rules":
            self.terminal.show(render_rules(self.scene.info.game, self.terminal))
        elif typed == "hint":
            self.show_hints((await self.seated.send(commands.HintPlease(new_id(), seat))).answer)
        else:
            await self.seated.send(commands.Rematch(new_id()))
            self.next_code = self.scene.info.rematch

    def show_hints(self, answer: Facts | None) -> None:
        hints = answer["hints"] if answer else []
        assert isinstance(hints, list)
        for hint in hints:
            self.terminal.show(f"  {hint['move']:10} {percent(hint['worth']).rjust(5)}  {hint['sentence']}")
