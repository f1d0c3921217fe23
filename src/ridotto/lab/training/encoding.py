"""Actions and observations of a fixed size, for programs that learn. Each game has an encoding of its own.

Knows nothing of numpy, so that it can be compiled wherever the rulebooks can.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ridotto.rules.contract import Game, State
from ridotto.rules.event import Facts
from ridotto.rules.position import Position

NO_ACTION: Final = -1
HIGHEST: Final = 32_767  # the largest value in an observation; a larger one is cut to it


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """Numbers for the moves of a game with so many seats and these options, and for what a seat sees of it.

    An observation is a row of small numbers, made of a view. It consists of fields, each of which has a shape. Seats
    are counted from the one that looks: it is always number 0.
    """

    def __init__(self, game: Game, seats: int, options: Facts) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options
        moves = self.all_moves()
        self.actions: i64 = len(moves)
        self.move_numbers: vec[i64] = vec[i64](moves)
        self.action_numbers: vec[i64] = vec[i64]([NO_ACTION] * (max(moves, default=0) + 1))
        for action, move in enumerate(moves):
            self.action_numbers[move] = action
        self.fields = self.all_fields()
        self.starts: dict[str, int] = {}
        size = 0
        for name, shape in self.fields.items():
            self.starts[name] = size
            size += volume(shape)
        self.size: i64 = size

    def deal(self, seed: int) -> State:
        return self.game.deal(int(self.seats), seed, self.options)

    # -- by each game

    def all_moves(self) -> list[int]:
        """Every move that can come up, as the rulebook numbers them. The action is the place in this list."""
        raise NotImplementedError

    def all_fields(self) -> dict[str, tuple[int, ...]]:
        """The shapes of the fields of an observation, in their order."""
        raise NotImplementedError

    def observe(self, view: Facts) -> list[int]:
        """A view as numbers."""
        raise NotImplementedError

    # -- for everybody; a game may have a faster way

    def write(self, position: Position, seat: i64, into: vec[i16], at: i64) -> None:
        """The same numbers for what a seat sees of a position, written to where there are only zeros."""
        values = self.observe(State(self.game, position).view(int(seat)))
        for place, value in enumerate(values):
            into[at + place] = i16(value)

    def legal_actions(self, position: Position, seat: i64) -> list[int]:
        """The actions that stand for a legal move of a seat that has to decide."""
        numbers = self.action_numbers
        known: i64 = len(numbers)
        found: list[int] = []
        for move in position.legal(seat):
            number: i64 = move
            if number < known and numbers[number] != NO_ACTION:
                found.append(numbers[number])
        return found

    def move_of(self, position: Position, seat: i64, action: i64) -> i64:
        """The move that an action stands for."""
        return self.move_numbers[action]

    def action_of(self, position: Position, seat: i64, move: i64) -> i64:
        """The action that stands for a move, or NO_ACTION."""
        return self.action_numbers[move] if move < len(self.action_numbers) else NO_ACTION


def rewards_of(position: Position) -> list[float]:
    """What each seat gets at the end: its part of the win beside what everybody got on average.

    They add up to nothing. At a table of two, or of two teams, it's 1 for a win and -1 for a loss.
    """
    won = [position.won(seat) for seat in range(position.seats)]
    mean = sum(won) / len(won)
    return [2 * (share - mean) for share in won]


def volume(shape: tuple[int, ...]) -> int:
    """How many numbers have a place in a shape."""
    product = 1
    for length in shape:
        product *= length
    return product
