"""A place at a table of a house, in the terminal: tells what happens, draws the board, does what is typed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from ridotto.cli.boards import BOARDS
from ridotto.cli.boards.board import number
from ridotto.cli.evening import FEW_MOVES, beginnings, show_outcome
from ridotto.cli.rules import rules_shown
from ridotto.cli.seating import bots_line
from ridotto.cli.terminal import Left, Terminal
from ridotto.client.scene import Scene
from ridotto.client.seated import Seated, new_id
from ridotto.errors import RidottoError
from ridotto.rules.event import Facts
from ridotto.rules.position import Outcome
from ridotto.table import asks
from ridotto.table.asks import AnyAsking
from ridotto.table.heard import TAGS
from ridotto.words import percent, say

AROUND: Final = frozenset(TAGS.values())  # what happens around a game, not in it
RECENT: Final = 12  # events that are told to who comes in the middle
QUIET: Final = ("opened", "arranged", "dealt", "kicked", "ended")  # seen anyway, or told otherwise

# Words that may be typed at any time. Which of them make sense now, the house knows best.
WORDS: Final[dict[str, Callable[[int], AnyAsking]]] = {
    "start": lambda seat: asks.Start(new_id()),
    "nod": lambda seat: asks.Nod(new_id(), seat),
    "undo": lambda seat: asks.Undo(new_id(), seat),
    "yes": lambda seat: asks.AnswerUndo(new_id(), seat, True),
    "no": lambda seat: asks.AnswerUndo(new_id(), seat, False),
    "pause": lambda seat: asks.Pause(new_id()),
    "resume": lambda seat: asks.Resume(new_id()),
    "resign": lambda seat: asks.Resign(new_id(), seat),
    "away": lambda seat: asks.GiveSeat(new_id(), seat),
    "back": lambda seat: asks.TakeSeat(new_id(), seat),
}


class Place:
    """Of one seat, or of somebody who watches."""

    def __init__(self, seated: Seated, terminal: Terminal, line: Callable[[], Awaitable[str]]) -> None:
        self.seated = seated
        self.terminal = terminal
        self.line = line
        self.board = BOARDS[seated.scene.frame.game]
        self.following: str | None = None  # the code of the table to go on to
        self._busy: asyncio.Task[None] | None = None
        self._was_up = True
        self._told = max(0, len(self.events) - RECENT)  # so many
        self._drawn: tuple[Facts | None, bool] = (None, False)  # the view that was drawn last, and whether in a hush

    @property
    def scene(self) -> Scene:
        return self.seated.scene

    @property
    def events(self) -> list[Facts]:
        return self.scene.events.get(self.seat, [])

    @property
    def seat(self) -> int | None:
        return self.scene.first

    async def stay(self) -> str | None:
        """Until he leaves, or goes on to the next table: its code."""
        try:
            self.show()
            while self.following is None:
                await self.next()
        except Left:
            if self.scene.frame.phase != "ended":
                raise
        finally:
            if self._busy is not None:
                self._busy.cancel()
                await asyncio.gather(self._busy, return_exceptions=True)
        return self.following

    async def next(self) -> None:
        """Something happens, or a line is typed and answered. Meanwhile no other line is read."""
        stirred = asyncio.ensure_future(self.seated.stir())
        self._busy = self._busy or asyncio.create_task(self.turn())
        await asyncio.wait((stirred, self._busy), return_when=asyncio.FIRST_COMPLETED)
        stirred.cancel()
        with suppress(asyncio.CancelledError):
            await stirred
        self.show()
        if self._busy.done():
            busy, self._busy = self._busy, None
            busy.result()

    async def turn(self) -> None:
        line = await self.line()
        try:
            await self.understand(line)
        except RidottoError as refused:
            self.terminal.show(str(refused))

    # -- what is shown

    def show(self) -> None:
        self.show_line()
        self.tell_news()
        if self.scene.frame.phase == "playing":
            self.show_game()

    def show_line(self) -> None:
        """Whether the house is heard; a cut is nothing to worry about."""
        if self.seated.is_up != self._was_up:
            self._was_up = self.seated.is_up
            self.terminal.say("join-line-back" if self._was_up else "join-line-cut")

    def tell_news(self) -> None:
        before, self._told = self._told, len(self.events)
        for at, event in enumerate(self.events[before:], start=before):
            told = self.told(event, self.events[:at])
            if told is not None:
                self.terminal.show(f"  {told}")
            if event["event"] == "ended":
                self.show_end(event)

    def told(self, event: Facts, heard: Sequence[Facts]) -> str | None:
        kind = str(event["event"])
        if kind not in AROUND:
            return self.board.tell(event, self.scene.names(), heard)
        if kind in QUIET:
            return None
        names, seat = self.scene.names(), event.get("seat")
        who = names[seat] if isinstance(seat, int) else ""
        facts = {name: str(fact).lower() for name, fact in event.items() if isinstance(fact, bool)}
        words = {name: fact for name, fact in event.items() if isinstance(fact, str)}
        return say(f"join-told-{kind}", **{"who": who, **words, **facts})

    def show_game(self) -> None:
        """The board, when it has changed and there is something to do, or to see."""
        scene = self.scene
        now = (scene.views.get(self.seat), scene.frame.hush)
        if now == self._drawn:
            return
        self._drawn = now
        moves = scene.moves(self.seat)
        if moves or self.seat is None:
            self.draw()
        if moves:
            self.offer(moves)
        elif scene.frame.hush and self.seat is not None and self.seat not in scene.frame.nodded:
            self.terminal.say("join-nod")

    def draw(self) -> None:
        view = self.scene.views[self.seat]
        players = number(view, "seats")  # there may be one chair more, of a person who leads
        names = self.scene.names()[:players]
        secrets = self.board.secrets(view, names, self.terminal) if self.seat in range(players) else []
        drawn = self.board.draw(view, names, self.terminal)
        bots = bots_line([chair.name or "" for chair in self.scene.frame.chairs if chair.bot and not chair.guest])
        for line in ("", *drawn, *bots, "", *secrets):
            self.terminal.show(line)

    def offer(self, moves: list[str]) -> None:
        self.terminal.say("can-do", count=len(moves))
        if len(moves) <= FEW_MOVES:
            self.list_moves(moves)
        else:
            self.terminal.show("  " + ", ".join(beginnings(moves)))

    def list_moves(self, moves: list[str]) -> None:
        for move in moves:
            self.terminal.show(f"  {self.board.explain(self.scene.views[self.seat], move, self.terminal)}")

    def show_end(self, ended: Facts) -> None:
        winners, scores = ended["winners"], ended["scores"]
        assert isinstance(winners, list)
        assert isinstance(scores, list)
        self.draw()
        outcome = Outcome(tuple(winners), tuple(scores), str(ended["reason"]))
        show_outcome(outcome, self.scene.names()[: len(scores)], self.terminal)
        self.terminal.say("join-after-end")

    # -- what is typed

    async def understand(self, line: str) -> None:
        """Moves first: a game may have words of its own."""
        words = line.lower()
        moves = self.scene.possible(self.seat)
        seat = self.seat if self.seat is not None else 0
        if words in moves:
            await self.seated.move(seat, words)
        elif words in ("", "?"):
            await self.help(words, moves)
        elif words.startswith("say "):
            await self.seated.say(line[4:])
        elif words in WORDS:
            await self.seated.ask(WORDS[words](seat))
        elif words in ("quit", "rules", "hint", "rematch"):
            await self.other(words, seat)
        elif any(move.startswith(words) for move in moves):
            self.list_moves([move for move in moves if move.startswith(words)])
        else:
            await self.seated.move(seat, line)  # the house says why not, or understands it otherwise than it is written

    async def help(self, words: str, moves: list[str]) -> None:
        """Just Enter is a nod in a hush."""
        if not words and self.scene.frame.hush and not moves and self.seat is not None:
            await self.seated.nod(self.seat)
            return
        self.list_moves(moves)
        self.terminal.say("join-commands")

    async def other(self, words: str, seat: int) -> None:
        if words == "quit":
            raise Left
        if words == "rules":
            self.terminal.show(rules_shown(self.scene.frame.game, self.terminal))
        elif words == "hint":
            self.show_hints((await self.seated.ask(asks.HintPlease(new_id(), seat))).answer)
        else:
            await self.seated.ask(asks.Rematch(new_id()))
            self.following = self.scene.frame.rematch

    def show_hints(self, answer: Facts | None) -> None:
        hints = answer["hints"] if answer else []
        assert isinstance(hints, list)
        for hint in hints:
            self.terminal.show(f"  {hint['move']:10} {percent(hint['worth']).rjust(5)}  {hint['sentence']}")
