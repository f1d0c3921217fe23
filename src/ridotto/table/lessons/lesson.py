"""A lesson: the record of a real game, how many of its moves are played in advance, and what is said on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Generic, NamedTuple, TypeVar

from ridotto.table.history import SeatMove
from ridotto.table.records.record import Record, read_record

V = TypeVar("V")  # a game's own view


def own_choice(view: object) -> Iterable[str]:
    """The learner chooses, and whatever they do is right."""
    return ()


def never(view: object) -> bool:
    return False


class Step(NamedTuple, Generic[V]):
    """Something to see and to try. Its words are `learn-GAME-NAME`, and what happened then: `learn-GAME-NAME-done`."""

    name: str
    fits: Callable[[V], bool]  # whether this is its moment, by what the learner sees
    tries: Callable[[V], Iterable[str]] = own_choice  # the moves that are meant
    again: bool = False  # whether it's said every time, with nothing about what happened
    loose: bool = False  # whether other moves are as good: their own step says what came of them
    leads: bool = False  # whether the record's move is suggested, though any other is as right
    known_by: Callable[[V], bool] = never  # where its move, made unasked, shows that nobody has to be taught it


class Remark(NamedTuple, Generic[V]):
    """Something that others did and that deserves a word, `learn-GAME-NAME`; without a name, it ends the feedback."""

    name: str | None
    happened: Callable[[V, V], bool]  # between two views of the learner's


class Lesson(Generic[V]):
    """The record's only person is the learner; its bots follow it as long as the learner does."""

    def __init__(
        self,
        game: str,
        record_file: Traversable,
        opening_moves: int,
        steps: tuple[Step[V], ...],
        remarks: tuple[Remark[V], ...] = (),
    ) -> None:
        self.game = game
        self.record_file = record_file
        self.opening_moves = opening_moves  # how many moves of the record are played in advance
        self.steps = steps
        self.remarks = remarks

    @cached_property
    def record(self) -> Record:
        return read_record(self.record_file.read_text(encoding="utf-8"))

    @property
    def seat(self) -> int:
        return next(seat for seat, player in enumerate(self.record.players) if player.bot is None)

    def next_move(self, moves: Sequence[SeatMove]) -> SeatMove | None:
        """What follows in the record, if the game has gone as it did there."""
        record = self.record.moves
        as_there = list(moves) == record[: len(moves)] and len(moves) < len(record)
        return record[len(moves)] if as_there else None
