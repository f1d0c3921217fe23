"""A table in the terminal, wherever it is: shows what a seat may see, and makes commands of what's typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

import msgspec

from ridotto.cli.boards import board_of
from ridotto.cli.boards.board import int_in
from ridotto.cli.rules import render_rules
from ridotto.cli.terminal import PlayerLeft, Terminal
from ridotto.client.table_model import TableModel
from ridotto.rules.event import Facts
from ridotto.rules.position import Outcome
from ridotto.table import commands
from ridotto.table.commands import AnyCommand
from ridotto.table.events import Ended
from ridotto.table.public_facts import TAGS
from ridotto.words import joined, percent, say

MAX_LISTED_MOVES: Final = 9  # up to this many are listed unasked
TABLE_EVENTS: Final = frozenset(TAGS.values())  # what happens around a game, not in it
MAX_RECENT_EVENTS: Final = 12  # events shown to anyone who comes to a game under way
UNTOLD_EVENTS: Final = ("opened", "arranged", "dealt", "kicked", "ended")  # visible anyway, or shown in another way

TypedCommands = Mapping[str, Callable[[str, int], AnyCommand]]  # by what's typed: made of an id and a seat


class TableScreen:
    """All it knows of the table is what the gate has let through to this device."""

    typed_commands: ClassVar[TypedCommands]  # what can be typed at any time
    help_key: ClassVar[str]  # the sentence that names it

    def __init__(self, model: TableModel, terminal: Terminal) -> None:
        self.model = model
        self.terminal = terminal
        self.board = board_of(model.info.game)
        self._events_shown = {seat: first_recent(events) for seat, events in model.events.items()}  # how many, by seat

    # -- what is shown

    def show_news(self, seat: int | None) -> None:
        """What this seat hasn't seen yet."""
        events = self.model.events.get(seat, [])
        before = self._events_shown.get(seat, first_recent(events))
        self._events_shown[seat] = len(events)
        for at, event in enumerate(events[before:], start=before):
            sentence = self.describe_event(event, events[:at])
            if sentence is not None:
                self.terminal.show(f"  {sentence}")

    def describe_event(self, event: Facts, earlier: Sequence[Facts]) -> str | None:
        kind, names = str(event["event"]), self.model.chair_names()
        if kind not in TABLE_EVENTS:
            return self.board.describe_event(event, names, earlier)
        if kind in UNTOLD_EVENTS:
            return None
        seat, name = event.get("seat"), event.get("name")
        who = name if isinstance(name, str) else names[seat] if isinstance(seat, int) else ""
        facts = {name: str(fact).lower() for name, fact in event.items() if isinstance(fact, bool)}
        texts = {name: fact for name, fact in event.items() if isinstance(fact, str)}
        sentence = say(f"join-told-{kind}", **{"who": who, **texts, **facts})
        return " ".join([sentence, *self.later_moves()]) if kind == "undo-asked" else sentence

    def later_moves(self) -> list[str]:
        """What else would be taken back, if somebody asks for it now."""
        told = zip(self.model.chair_names(), self.model.info.undo_later, strict=False)
        moves = [say("page-undo-later-moves", who=name, count=count) for name, count in told if count]
        return [say("page-undo-later", moves=joined(moves))] if moves else []

    def draw(self, seat: int | None, with_secrets: bool = True) -> None:
        view = self.model.views[seat]
        players = int_in(view, "seats")  # there may be one more chair, for a person who leads
        names = self.model.chair_names()[:players]
        has_secrets = with_secrets and seat in range(players)
        secrets = self.board.draw_secrets(view, names, self.terminal) if has_secrets else []
        for line in ("", *self.board.draw(view, names, self.terminal), *self.bots_sentence(), "", *secrets):
            self.terminal.show(line)

    def bots_sentence(self) -> list[str]:
        """Which of the players are bots: you can't tell by their names."""
        bots = [chair.name or "" for chair in self.model.info.chairs if chair.bot and not chair.guest]
        return [say("bots-here", count=len(bots), bots=", ".join(bots))] if bots else []

    def show_moves(self, seat: int | None, moves: list[str]) -> None:
        self.terminal.say("can-do", count=len(moves))
        if len(moves) <= MAX_LISTED_MOVES:
            self.list_moves(seat, moves)
        else:
            self.terminal.show("  " + ", ".join(first_words_of_moves(moves)))

    def list_moves(self, seat: int | None, moves: Sequence[str], mark: str = " ") -> None:
        for move in moves:
            self.terminal.show(f"{mark} {self.board.explain_move(self.model.views[seat], move, self.terminal)}")

    def show_guide(self, seat: int | None) -> None:
        """What a lesson says to its learner; an arrow points to what they could try."""
        guide = self.model.info.guide
        if guide is not None:
            for key in filter(None, (guide.feedback, guide.say)):
                self.terminal.say(key)
            self.list_moves(seat, guide.tries, "→")

    def show_outcome(self, seat: int | None) -> None:
        """Why the game ended, and who has won; a lesson has the last word."""
        facts = next(event for event in reversed(self.model.events[seat]) if event["event"] == "ended")
        ended = msgspec.convert(facts, Ended)
        outcome = Outcome(ended.winners, ended.scores, ended.reason)
        show_outcome(outcome, self.model.chair_names()[: len(ended.scores)], self.terminal)
        self.show_guide(seat)

    # -- what is typed

    def parse(self, line: str, seat: int | None, command_id: str) -> AnyCommand | None:
        """A command; None if it was something else, which has been dealt with. Moves first: a game may use any word."""
        typed, moves, chair = line.lower(), self.model.possible_moves(seat), seat or 0
        if typed in moves:
            return commands.Move(command_id, chair, typed)
        if typed in self.typed_commands:
            return self.typed_commands[typed](command_id, chair)
        if typed == "quit":
            raise PlayerLeft
        if typed == "rules":
            self.terminal.show(render_rules(self.model.info.game, self.terminal))
        elif typed in ("", "?"):
            self.list_moves(seat, moves)
            self.terminal.say(self.help_key)
        elif any(move.startswith(typed) for move in moves):
            self.list_moves(seat, [move for move in moves if move.startswith(typed)])
        else:
            return commands.Move(command_id, chair, line)  # the table says why not, or understands another spelling
        return None


def first_recent(events: Sequence[Facts]) -> int:
    """Where to begin with what has happened so far: with the game, and not too long ago."""
    dealt = [at for at, event in enumerate(events, start=1) if event["event"] == "dealt"]
    return max(0, len(events) - MAX_RECENT_EVENTS, *dealt)


def first_words_of_moves(moves: list[str]) -> list[str]:
    """The first words of the moves, with an ellipsis if more words follow."""
    firsts: dict[str, str] = {}
    for move in moves:
        first, _, rest = move.partition(" ")
        firsts[first] = f"{first} …" if rest else first
    return list(firsts.values())


def show_hint(move: str, worth: float, sentence: str, terminal: Terminal) -> None:
    terminal.show(f"  {move:10} {percent(worth).rjust(5)}  {sentence}".rstrip())


def show_outcome(outcome: Outcome, names: list[str], terminal: Terminal) -> None:
    why, winners = say(outcome.reason), [names[seat] for seat in outcome.winners]
    scores = ", ".join(f"{names[seat]} {outcome.scores[seat]}" for seat in seats_by_rank(outcome))
    if len(winners) == len(outcome.scores):  # if everybody has won, it's a draw
        terminal.say("the-end-level", why=why, scores=scores)
    else:
        terminal.say("the-end", why=why, winners=joined(winners), count=len(winners), scores=scores)


def seats_by_rank(outcome: Outcome) -> list[int]:
    """The seats, the winners first and then by their scores."""
    seats = range(len(outcome.scores))
    return sorted(seats, key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
