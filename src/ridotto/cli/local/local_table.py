"""A table in this process: the same core as in a house, with everybody at one keyboard, and a file for its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots.answer import Answer, HintRow
from ridotto.bots.question import Question
from ridotto.cli.local.record_file import RecordWriter
from ridotto.client.table_model import TableModel
from ridotto.errors import BadOption
from ridotto.house.tables.randomness import SystemRandomness
from ridotto.rules.position import Outcome
from ridotto.table import gate
from ridotto.table.commands import AnyCommand, Move, Undo
from ridotto.table.events import Guest, HintsRuled, LogEntry
from ridotto.table.handlers.hush import is_complete
from ridotto.table.lessons.catalog import as_record_moves
from ridotto.table.records.open_record import open_record
from ridotto.table.records.record import Record
from ridotto.table.table import Table, unprompted_entries
from ridotto.table.thinking.bot_question import (
    READY,
    question_for,
    question_for_hint,
    scripted_move,
    thinking_seed,
    waits_for_talk,
)
from ridotto.table.thinking.view_history import ViewHistory

EVERYBODY: Final = "everybody"  # one device, and so one guest, holds the seats of all people
RANDOMNESS: Final = SystemRandomness()

Think = Callable[[Question], Answer]
BotSeat = tuple[int, str]  # the seat and the kind of a bot


def table_of(record: Record) -> Table:
    """The table of a game under way. At one keyboard, hints are up to the people in front of it."""
    if record.deal().position.chairs() > len(record.players):
        raise BadOption("no-leader-here")
    guest = Guest(EVERYBODY, record.players[0].name)
    opened, *others = open_record(record, EVERYBODY, "", guest)
    table = Table.replay(unprompted_entries([opened, HintsRuled(True), *others], 0.0))
    for number, (seat, move) in enumerate(record.sealed):
        table.apply(decide_move(table, seat, move, f"sealed-{number}"))
    return table


def decide_move(table: Table, seat: int, move: str, command_id: str) -> list[LogEntry]:
    now = table.log.last_at
    if table.chair(seat).bot is not None:
        return table.decide_bot_move(seat, move, now)
    return table.decide(table.host, Move(command_id, seat, move), now, RANDOMNESS)


class LocalTable:
    """Nobody waits for a clock here: the table's time only passes when everybody has done their part."""

    def __init__(self, record: Record, writer: RecordWriter, think: Think) -> None:
        self.table = table_of(record)
        self.model = TableModel()  # all that the screen knows
        self._record = record
        self._writer = writer
        self._think = think
        self._views = ViewHistory()
        self.model.apply(gate.snapshot(self.table, EVERYBODY, (EVERYBODY,), self.now))

    @property
    def now(self) -> float:
        return self.table.log.last_at

    # -- what people do

    def send(self, command: AnyCommand) -> None:
        """Returns when what follows is on disk, or raises why it's refused."""
        if isinstance(command, Undo):
            command = Undo(command.id, self._seat_to_undo(command.seat))
        self._execute(self.table.decide(self.table.host, command, self.now, RANDOMNESS))

    def _seat_to_undo(self, seat: int) -> int:
        """Of whoever moved last, because their keyboard has been passed on. Where people decide in secret, that would
        tell who did."""
        movers = [move.seat for move in self.table.moves if move.by == "person"]
        return movers[-1] if movers and not self.table.game.secret_deciders else seat

    def find_hints(self, seat: int) -> list[HintRow]:
        assert self.table.dealt is not None
        seed = thinking_seed(self.table.dealt.seed, len(self.table.moves), seat)
        return self._think(question_for_hint(self.table, seat, seed)).hints

    # -- what bots do

    def bots_to_act(self) -> list[BotSeat]:
        return self.table.bots_to_act()

    def move_bots(self, bots: list[BotSeat]) -> None:
        """Each of them decides, unless something else has begun meanwhile. In a talk, a bot with nothing more to say
        stays as long as people talk, because they may ask it something."""
        number = self.table.hushes.number
        for seat, kind in bots:
            if self.table.hushes.number == number and (seat, kind) in self.bots_to_act():
                move = scripted_move(self.table, seat) or self._think(self._question(seat, kind)).move
                if move != READY or not waits_for_talk(self.table, seat):
                    self._execute(self.table.decide_bot_move(seat, move, self.now))

    def _question(self, seat: int, kind: str) -> Question:
        return question_for(self.table, seat, kind, self._views)

    # -- what time does

    def end_hush(self) -> None:
        """If everybody has tapped and decided, as much time passes as it takes."""
        while self.table.hush is not None and is_complete(self.table, self.table.hush, self.table.check_playing()):
            self._execute(self.table.tick(self.table.due or self.now))

    # -- what follows

    def _execute(self, entries: list[LogEntry]) -> None:
        """What isn't on disk isn't shown."""
        since = len(self.table.entries)
        self.table.apply(entries)
        self._save()
        for update in gate.updates(self.table, EVERYBODY, since, (EVERYBODY,), self.now):
            self.model.apply(update)

    def _save(self) -> None:
        record, ended, hush = self._record, self.table.ended, self.table.hush
        record.moves = as_record_moves(self.table.moves)
        record.sealed = [(decision.seat, decision.move) for decision in hush.sealed] if hush else []
        record.outcome = Outcome(ended.winners, ended.scores, ended.reason) if ended else None
        self._writer.save(record)
