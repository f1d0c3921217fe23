"""A game played at one keyboard by people and bots: whose turn it is at the screen."""

from __future__ import annotations

from itertools import count
from typing import ClassVar

from ridotto.bots.hints import reason_for_reader, reason_sentence, with_names
from ridotto.cli.local.local_table import LocalTable
from ridotto.cli.table_screen import TableScreen, TypedCommands, show_hint
from ridotto.cli.terminal import PlayerLeft, Terminal
from ridotto.errors import RidottoError
from ridotto.table import commands
from ridotto.table.commands import AnyCommand
from ridotto.words import say, spoken


class LocalGame(TableScreen):
    help_key = "commands"
    typed_commands: ClassVar[TypedCommands] = {"hint": commands.HintPlease, "undo": commands.Undo}

    def __init__(self, table: LocalTable, terminal: Terminal) -> None:
        super().__init__(table.model, terminal)
        self.table = table
        self.seat_at_screen: int | None = None  # who sits at the screen
        self._ids = map(str, count())

    @property
    def has_company(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.model.seats) > 1

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        while self.model.info.phase == "playing":
            if self.model.info.hush:
                self.pass_keyboard()
            else:
                self.take_turns()
            if not self.model.seats:
                self.show_news(None)
        self.show_end()

    def take_turns(self) -> None:
        """Bots first: in a talk, each of them says one thing before people go on."""
        self.table.move_bots(self.table.bots_to_act())
        deciders = [seat for seat in self.model.seats if self.model.moves(seat)]
        if deciders and self.model.info.phase == "playing" and not self.model.info.hush:
            self.ask_move(deciders[0])

    def pass_keyboard(self) -> None:
        """Somebody decides in secret. The keyboard goes to everybody, called or not, and bots decide when it's back. So
        neither who gets it nor how often it goes round tells who was called."""
        called, number = self.table.bots_to_act(), self.model.info.hush_number
        for seat in self.model.seats:
            self.seat_at_screen = None
            if self.model.moves(seat) and seat not in self.model.info.nodded:
                self.ask_move(seat)
            else:
                self.let_tap(seat)
            if self.model.info.hush_number != number or self.model.info.phase != "playing":
                return  # something was taken back, or there are no secrets left
        self.table.move_bots(called)
        self.table.end_hush()

    def let_tap(self, seat: int) -> None:
        """Alone with bots nobody has to tap, except in a lesson, which is about that too. Whoever isn't called can also
        take back a move: if they couldn't, that would tell who was."""
        prompt = say("nothing-now" if self.has_company else "join-nod", who=self.model.chair_names()[seat])
        if self.has_company or self.model.info.guide is not None:
            self.hand_over(seat)
            self.show_news(seat)
            self.show_guide(seat)
            while (typed := self.terminal.ask(prompt).lower()) == "undo":
                if self.carry_out(commands.Undo(next(self._ids), seat)):
                    return
            if typed == "quit":
                raise PlayerLeft
        if seat not in self.model.info.nodded:
            self.table.send(commands.Nod(next(self._ids), seat))

    # -- a person's turn

    def hand_over(self, seat: int) -> None:
        if self.has_company and self.seat_at_screen != seat:
            self.terminal.curtain(self.model.chair_names()[seat])
        self.seat_at_screen = seat

    def ask_move(self, seat: int) -> None:
        """Until something has changed."""
        self.hand_over(seat)
        self.show_news(seat)
        self.draw(seat)
        self.show_guide(seat)
        self.show_moves(seat, self.model.moves(seat))
        while True:
            line = self.terminal.ask(say("your-move", who=self.model.chair_names()[seat]))
            command = self.parse(line, seat, next(self._ids))
            if command is not None and self.carry_out(command):
                return

    def carry_out(self, command: AnyCommand) -> bool:
        """Whether something has changed."""
        try:
            self.table.send(command)
        except RidottoError as refused:
            self.terminal.show(str(refused))
            return False
        if isinstance(command, commands.HintPlease):
            self.show_hints(command.seat)
            return False
        return True

    def show_hints(self, seat: int) -> None:
        game, names = self.model.info.game, self.model.chair_names()
        for move, worth, reason, facts in self.table.find_hints(seat):
            key = reason_for_reader(game, reason, facts, seat)
            show_hint(move, worth, reason_sentence(spoken(), key, with_names(facts, names)), self.terminal)

    # -- the end

    def show_end(self) -> None:
        """The board, who won and why, for all to see."""
        if self.has_company:
            self.terminal.clear()
        seat = self.model.first_seat
        self.show_news(seat)
        self.draw(seat, with_secrets=False)
        self.show_outcome(seat)
