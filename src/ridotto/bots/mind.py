"""What a searching bot knows about a game beyond its rules. Each game has a mind of its own; this one knows nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ridotto.rules.dice import Dice
from ridotto.rules.position import Position

UNLIMITED_DEPTH: Final = 1 << 30
EXPLORATION: Final = 0.7
UNSEEN: Final = -2  # of a move, nothing


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Thinks in positions that were imagined from a view, never in the true one."""

    def __init__(self) -> None:
        self.max_tree_depth: i64 = (
            UNLIMITED_DEPTH  # how deep the tree may grow; where much depends on chance, one move is enough
        )
        self.exploration: float = EXPLORATION  # how much rarely tried moves draw a search to them
        self.hides_moves: bool = False  # whether there are moves that other seats don't see

    def prepare(self, position: Position, seat: i64) -> None:
        """Called once before a search, with a position that fits the view of the seat."""

    def determinize(self, position: Position, seat: i64, dice: Dice) -> None:
        """Deals again, in place, what the seat can't know, as likely as the mind believes it."""
        position.redeal(seat, dice)

    def resample(self, position: Position, seat: i64, dice: Dice) -> None:
        """Called by the search: deals again, in place, what doesn't fit how the others have played."""

    def candidates(self, position: Position, seat: i64) -> list[int]:
        """The moves worth considering."""
        return position.legal(seat)

    def ends_tree(self, position: Position) -> bool:
        """Whether the tree stops short of its depth here: what comes next is left to the playout."""
        return False

    def start_playout(self, position: Position) -> None:
        """Called before the moves of a playout: for a mind that keeps count of something while it lasts."""

    def ends_playout(self, position: Position, moves: i64) -> bool:
        """Whether a playout of that many moves has reached a position that can be judged."""
        return False

    def playout_move(self, position: Position, seat: i64, dice: Dice) -> i64:
        """A quick move, sensible enough for a playout."""
        return position.random_move(seat, dice)

    def evaluate(self, position: Position, seat: i64) -> float:
        """How good the position is for a seat, from 0 to 1; when the game is over, what the seat has won."""
        return position.won(seat) if position.over else 0.5

    def reward(self, position: Position, seat: i64) -> float:
        """What a playout that ended there has brought a seat, from 0 to 1; a mind may see further than at a glance."""
        return self.evaluate(position, seat)

    def observed_move(self, position: Position, mover: i64, move: i64, observer: i64) -> i64:
        """What another seat has seen of the last move, as a number. Only called if the game hides moves.

        UNSEEN is nothing at all. What comes to light later is seen then, as part of the move that reveals it.
        """
        return move
