"""Games small enough to know the right move, for the search. They're plain Python, as a game from outside may be."""

from __future__ import annotations

from collections.abc import Callable

from ridotto.bots.mind import UNSEEN, Mind
from ridotto.bots.search import Search
from ridotto.rules.dice import Dice
from ridotto.rules.position import Outcome, Position

HEADS, TAILS, SAFE = 0, 1, 2
COINS = (HEADS, TAILS)
SAFE_WORTH = 0.3
ITERATIONS = 3000


class Toy(Position):
    """Each seat of `order` moves once; their choices decide the game."""

    def __init__(self, seats: int, order: tuple[int, ...], chosen: list[int]) -> None:
        super().__init__(seats)
        self.order = order
        self.chosen = chosen
        self.over = len(chosen) == len(order)

    def decider(self) -> int:
        return self.order[len(self.chosen)]

    def legal(self, seat: int) -> list[int]:
        return list(COINS)

    def do(self, seat: int, move: int) -> None:
        self.chosen.append(move)
        self.over = len(self.chosen) == len(self.order)

    def random_move(self, seat: int, dice: Dice) -> int:
        moves = self.legal(seat)
        return moves[dice.below(len(moves))]

    def redeal(self, seat: int, dice: Dice) -> None:
        """Everything is open."""

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def copy(self) -> Toy:
        return type(self)(self.seats, self.order, list(self.chosen))


class Pennies(Toy):
    """Both choose at once. Seat 1 wins if the coins match; seat 0 may play safe and has a little."""

    def legal(self, seat: int) -> list[int]:
        return [*COINS, SAFE] if seat == 0 else list(COINS)

    def redeal(self, seat: int, dice: Dice) -> None:
        if seat == 1 and self.chosen:
            self.chosen[0] = dice.below(2)

    def won(self, seat: int) -> float:
        first, second = self.chosen
        worth = SAFE_WORTH if first == SAFE else float(first != second)
        return worth if seat == 0 else 1 - worth


class HiddenMoves(Mind):
    """Nobody sees a coin before both lie on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.hides_moves = True

    def observed_move(self, position: Position, mover: int, move: int, observer: int) -> int:
        return 10 + move if position.over else UNSEEN


class Duet(Toy):
    """Seats 0 and 2 play together: they win with two heads, and half if seat 0 plays tails."""

    def won(self, seat: int) -> float:
        if self.chosen[0] == TAILS:
            return 0.5
        return float(self.chosen[1] == HEADS) if seat % 2 == 0 else 0.0


def move_values(root: Position, seat: int, mind: Mind) -> dict[int, float]:
    """What the search thinks of each move, best first."""
    search = Search(root, seat, mind, 1)
    search.run(ITERATIONS)
    return {move: worth for move, _, worth in search.ranking()}


POSITIONS: dict[str, Callable[[], dict[int, float]]] = {
    "open pennies": lambda: move_values(Pennies(2, (0, 1), []), 0, Mind()),
    "pennies": lambda: move_values(Pennies(2, (0, 1), []), 0, HiddenMoves()),
    "pennies, seat 1": lambda: move_values(Pennies(2, (0, 1), []), 1, HiddenMoves()),
    "pennies, seat 0 has chosen": lambda: move_values(Pennies(2, (0, 1), [TAILS]), 1, HiddenMoves()),
    "duet": lambda: move_values(Duet(3, (0, 2), []), 0, Mind()),
}
