"""The inside of a rulebook: a position, and moves as small integers.

Speed is in here, text is outside (`contract`). Search and playouts use this class and nothing else of a game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ridotto.rules.dice import Dice
from ridotto.rules.event import Event, Facts

NOBODY: Final = -1  # the seat of a spectator


class Outcome:
    """How a game ended. A higher score is a better one; `reason` is a key of `words/`."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason

    @staticmethod
    def of_highest(scores: list[int], reason: str) -> Outcome:
        """The highest score wins; several players may share it."""
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Outcome(winners, tuple(scores), reason)

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def facts(self) -> Facts:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What lies on the table, with everything hidden. Every game has one subclass; it may be plain Python."""

    # Set in the class: compiled code needn't check whether a subclass has set them.
    seats: i64 = 0
    over: bool = False
    telling: bool = False  # whether to report events; playouts don't, nobody listens

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.events: list[Event] = []

    def decider(self) -> i64:
        """The seat that has to decide now; of several, the lowest."""
        raise NotImplementedError

    def to_act(self) -> tuple[int, ...]:
        """All seats that have to decide now."""
        return () if self.over else (int(self.decider()),)

    def deciders_seen_by(self, seat: i64) -> tuple[int, ...]:
        """Those of them that a seat (-1: a spectator) may know of; in most games all."""
        return self.to_act()

    def may_interrupt(self, seat: i64) -> bool:
        """Whether a seat may move though nothing waits for it, as one who leads a game may."""
        return False

    def chairs(self) -> i64:
        """How many seats can move: the players', and after them that of one who leads without playing."""
        return self.seats

    def legal(self, seat: i64) -> list[int]:
        """The legal moves of a seat that has to decide."""
        raise NotImplementedError

    def is_legal(self, seat: i64, move: i64) -> bool:
        """Whether that move is among them; a game that has to be fast finds out without listing all."""
        return move in self.legal(seat)

    def do(self, seat: i64, move: i64) -> None:
        """Plays a legal move, and all that follows from it by itself."""
        raise NotImplementedError

    def random_move(self, seat: i64, dice: Dice) -> i64:
        """One legal move, each as likely as the others unless the game says otherwise; a fast game lists none."""
        moves = self.legal(seat)
        return moves[dice.below(len(moves))]

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def won(self, seat: i64) -> float:
        """What a seat has won when the game is over: 1 for a win, a part of it if it is shared, 0 for a loss."""
        outcome = self.outcome()
        return 1.0 / len(outcome.winners) if outcome is not None and seat in outcome.winners else 0.0

    def check(self) -> None:
        """Refuses, with a BadPosition, what isn't consistent; for a game that's loaded by `Game.laid_out`."""

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Deals anew, in place, what a seat (NOBODY: a spectator) may not know: its view stays the same."""
        raise NotImplementedError

    def copy(self) -> Position:
        """The same position, to play on independently; it reports no events."""
        raise NotImplementedError

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        return 0 if seat + 1 == self.seats else seat + 1

    def tell(self, kind: str, seat: i64, facts: Facts, secrets: Facts | None = None) -> None:
        """Reports something that everybody sees; the secrets are only for the seat itself."""
        self.events.append(Event(kind, int(seat), facts, secrets, (int(seat),)))
