"""A game played at one keyboard by people and bots."""

from __future__ import annotations

from ridotto.bots import Bot, choose_move, make_bot, usual_kind
from ridotto.cli.boards import board_of
from ridotto.cli.local.game_setup import bots_sentence
from ridotto.cli.local.record_file import RecordWriter
from ridotto.cli.local.thinking_note import ThinkingNote
from ridotto.cli.rules import render_rules
from ridotto.cli.terminal import PlayerLeft, Terminal
from ridotto.errors import RidottoError
from ridotto.rules.contract import State
from ridotto.rules.event import Event, Facts
from ridotto.rules.position import Outcome
from ridotto.table.records.record import Record
from ridotto.words import joined, say

MAX_LISTED_MOVES = 9  # up to this many are listed unasked
READY = "ready"  # the move by which a player stops talking


class LocalGame:
    """Keeps for each person what has happened since they last sat at the screen."""

    def __init__(self, record: Record, state: State, writer: RecordWriter, terminal: Terminal) -> None:
        self.record = record
        self.state = state
        self.writer = writer
        self.terminal = terminal
        self.board = board_of(record.game.name)
        self.names = [player.name for player in record.players]
        self.people = [seat for seat, player in enumerate(record.players) if player.bot is None]
        self.bots = {seat: self.bot_for(seat) for seat in range(len(self.names)) if seat not in self.people}
        self.news: dict[int | None, list[str]] = {seat: [] for seat in (*self.people, None)}
        self.public_events: list[Facts] = []  # everything that everybody has seen
        self.seat_at_screen: int | None = None  # who sits at the screen

    def bot_for(self, seat: int) -> Bot:
        kind = self.record.players[seat].bot or usual_kind(self.record.game)
        return make_bot(kind, self.record.game, self.record.seed + seat + len(self.record.moves))

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        self.announce(self.state.events)
        while self.state.to_act:
            if len(self.people) > 1 and self.hides_deciders():
                self.pass_keyboard()
            elif talking := self.talking_people():
                self.let_bots_talk()
                if self.talking_people() == talking:
                    self.decide(talking[0])
            else:
                self.decide(self.state.to_act[0])
        outcome = self.state.outcome
        assert outcome is not None
        self.show_end(outcome)

    def decide(self, seat: int) -> None:
        """A seat decides. Its move is on disk before it's played."""
        self.play_move(seat, self.bot_move(seat) if seat in self.bots else self.ask_move(seat))

    def play_move(self, seat: int, move: str) -> None:
        self.writer.write_move(seat, move)
        self.state.play(seat, move)
        self.announce(self.state.events)

    def bot_move(self, seat: int) -> str:
        """A bot thinks, pausing often enough for Ctrl-C to work."""
        with ThinkingNote(self.terminal) as note:
            return choose_move(self.bots[seat], self.state.view(seat), note.update)

    # -- talk

    def talking_people(self) -> list[int]:
        """The people in a talk who haven't said yet that they're ready."""
        return [seat for seat in self.people if seat in self.state.to_act and READY in self.state.moves(seat)]

    def let_bots_talk(self) -> None:
        """Each bot says one thing, if it has something to say. If not, it stays to answer as long as people talk."""
        for seat in self.bots:
            if seat in self.state.to_act and self.talking_people():
                move = self.bot_move(seat)
                if move != READY:
                    self.play_move(seat, move)

    # -- secret decisions: nobody may know who makes them

    def hides_deciders(self) -> bool:
        return list(self.state.to_act) != self.state.view(None)["to_act"]

    def pass_keyboard(self) -> None:
        """The keyboard goes to everybody, called or not, so that passing it on reveals nothing."""
        called = self.state.to_act
        for seat in self.people:
            if not self.state.to_act:
                return  # the game is over: there are no secrets left
            self.seat_at_screen = None
            if seat in called and seat in self.state.to_act:
                self.decide(seat)
            else:
                self.show_idle(seat)
        for seat in called:
            if seat in self.bots and seat in self.state.to_act:
                self.decide(seat)

    def show_idle(self, seat: int) -> None:
        self.terminal.curtain(self.names[seat])
        self.show_news(seat)
        self.terminal.ask(say("nothing-now", who=self.names[seat]))

    def announce(self, events: list[Event]) -> None:
        for seat, news in self.news.items():
            seen = [event.seen_by(seat) for event in events]
            sentences = [
                self.board.describe_event(event, self.names, self.public_events) for event in seen if event is not None
            ]
            news += [sentence for sentence in sentences if sentence is not None]
        self.public_events += [public for event in events if (public := event.seen_by(None)) is not None]
        if not self.people:
            self.show_news(None)

    def show_news(self, seat: int | None) -> None:
        for sentence in self.news[seat]:
            self.terminal.show(f"  {sentence}")
        self.news[seat].clear()

    # -- a person's turn

    def ask_move(self, seat: int) -> str:
        if len(self.people) > 1 and self.seat_at_screen != seat:
            self.terminal.curtain(self.names[seat])
        self.seat_at_screen = seat
        self.show_turn(seat)
        while True:
            answer = self.terminal.ask(say("your-move", who=self.names[seat]))
            move = self.parse_answer(seat, answer)
            if move is not None:
                return move

    def show_turn(self, seat: int) -> None:
        view = self.state.view(seat)
        self.show_news(seat)
        self.terminal.show()
        bots = bots_sentence([self.names[seat] for seat in self.bots])
        for line in (*self.board.draw(view, self.names, self.terminal), *bots):
            self.terminal.show(line)
        self.terminal.show()
        for line in self.board.draw_secrets(view, self.names, self.terminal):
            self.terminal.show(line)
        moves = self.state.moves(seat)
        self.terminal.say("can-do", count=len(moves))
        if len(moves) <= MAX_LISTED_MOVES:
            self.list_moves(seat, moves)
        else:
            self.terminal.show("  " + ", ".join(first_words_of_moves(moves)))

    def parse_answer(self, seat: int, answer: str) -> str | None:
        """A legal move; or None if the answer was something else, which has been dealt with."""
        typed = answer.lower()
        moves = self.state.moves(seat)
        if typed in moves:
            return typed
        if typed == "quit":
            raise PlayerLeft
        if typed == "rules":
            self.terminal.show(render_rules(self.record.game.name, self.terminal))
        elif typed in ("", "?"):
            self.list_moves(seat, moves)
            self.terminal.say("commands")
        elif any(move.startswith(typed) for move in moves):
            self.list_moves(seat, [move for move in moves if move.startswith(typed)])
        else:
            return self.parse_by_rulebook(seat, answer)
        return None

    def parse_by_rulebook(self, seat: int, answer: str) -> str | None:
        """The rulebook says why not, or understands another spelling of a move."""
        try:
            self.state.copy().play(seat, answer)
        except RidottoError as refused:
            self.terminal.show(str(refused))
            return None
        game, position = self.record.game, self.state.position
        return game.written(position, game.read(position, answer))

    def list_moves(self, seat: int, moves: list[str]) -> None:
        view = self.state.view(seat)
        for move in moves:
            self.terminal.show(f"  {self.board.explain_move(view, move, self.terminal)}")

    # -- the end

    def show_end(self, outcome: Outcome) -> None:
        """The board, who won and why, and the secrets."""
        if len(self.people) > 1:
            self.terminal.clear()
        self.show_news(self.people[0] if self.people else None)
        view = self.state.view(None)
        self.terminal.show()
        for line in self.board.draw(view, self.names, self.terminal):
            self.terminal.show(line)
        self.terminal.show()
        show_outcome(outcome, self.names, self.terminal)
        self.writer.write_end(outcome)


def first_words_of_moves(moves: list[str]) -> list[str]:
    """The first words of the moves, with an ellipsis if more words follow."""
    firsts: dict[str, str] = {}
    for move in moves:
        first, _, rest = move.partition(" ")
        firsts[first] = f"{first} …" if rest else first
    return list(firsts.values())


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
