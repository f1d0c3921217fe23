"""Stepping through a record."""

from __future__ import annotations

from ridotto.cli.boards import board_of
from ridotto.cli.table_screen import show_outcome
from ridotto.cli.terminal import Terminal
from ridotto.errors import BadOption
from ridotto.rules.contract import State
from ridotto.rules.event import Facts
from ridotto.table.records.record import Record
from ridotto.words import say


class Replay:
    """As one seat saw it, or in full truth."""

    def __init__(self, record: Record, seat: int | None, terminal: Terminal) -> None:
        self.states = record.states()
        self.moves = record.moves
        self.seat = seat
        self.terminal = terminal
        self.board = board_of(record.game.name)
        self.outcome = record.outcome
        self.names = [player.name for player in record.players]
        if seat is not None and not 0 <= seat < len(self.names):
            raise BadOption("no-such-player", number=seat + 1, most=len(self.names))

    def run(self) -> None:
        at = 0
        while True:
            self.show(at)
            answer = self.terminal.ask(say("replay-step", at=at, last=len(self.moves))).lower()
            if answer == "q" or (at == len(self.moves) and not answer):
                return
            at = self.next_step(at, answer)

    def next_step(self, at: int, answer: str) -> int:
        """Enter goes on, b goes back, a number jumps."""
        if answer.isascii() and answer.isdecimal() and int(answer) <= len(self.moves):
            return int(answer)
        if answer == "b":
            return max(at - 1, 0)
        if answer:
            self.terminal.say("replay-help", last=len(self.moves))
            return at
        return at + 1

    def show(self, at: int) -> None:
        state = self.states[at]
        self.terminal.show()
        for event in state.events:
            seen = event.seen_by(event.seat if self.seat is None else self.seat)
            sentence = (
                None
                if seen is None
                else self.board.describe_event(seen, [*self.names, say("the-leader")], self.public_events_before(at))
            )
            if sentence is not None:
                self.terminal.show(f"  {sentence}")
        for line in self.board.draw(state.view(self.seat), self.names, self.terminal):
            self.terminal.show(line)
        self.show_secrets(state)
        outcome = state.outcome or (self.outcome if at == len(self.moves) else None)
        if outcome is not None:
            show_outcome(outcome, self.names, self.terminal)

    def public_events_before(self, at: int) -> list[Facts]:
        """The events that everybody saw before."""
        events = [event.seen_by(None) for state in self.states[:at] for event in state.events]
        return [event for event in events if event is not None]

    def show_secrets(self, state: State) -> None:
        for seat in range(len(self.names)) if self.seat is None else (self.seat,):
            self.terminal.show(f"  {self.names[seat]}")
            for line in self.board.draw_secrets(state.view(seat), self.names, self.terminal):
                self.terminal.show(f"    {line}")
