"""A lesson: the record of a real game, how much of it is played in, and what is said on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Generic, NamedTuple, TypeVar

from ridotto.table.records.record import Record, read_record

V = TypeVar("V")  # a game's own view
SeatMove = tuple[int, str]  # seat and move


def own_choice(view: object) -> Iterable[str]:
    """The learner looks himself, and whatever he does is right."""
    return ()


class Step(NamedTuple, Generic[V]):
    """Something to see and to try. Its words are `learn-GAME-NAME`, and what happened then: `learn-GAME-NAME-done`."""

    name: str
    fits: Callable[[V], bool]  # whether this is its moment, by what the learner sees
    tries: Callable[[V], Iterable[str]] = own_choice  # the moves that are meant
    again: bool = False  # whether it is said every time, and then nothing of what happened
    loose: bool = False  # whether other moves are as good: what came of them is said by their own step


class Remark(NamedTuple, Generic[V]):
    """Something that others did and that deserves a word, `learn-GAME-NAME`; without a name, it ends what was told."""

    name: str | None
    happened: Callable[[V, V], bool]  # between two views of the learner's


class Lesson(Generic[V]):
    """The record's only person is the learner; its bots follow it as long as he does."""

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
        self.opening_moves = opening_moves  # so many moves of the record are played in
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
