"""Mascarade: points now, against what a card opens up for the next player."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ridotto.bots.mind import Mind
from ridotto.games.mascarade.rulebook.board import HALF
from ridotto.games.mascarade.rulebook.notation import SQUARES, card_in, square_in
from ridotto.games.mascarade.rulebook.play import MascaradePosition
from ridotto.rules.bits import lowest
from ridotto.rules.dice import Dice
from ridotto.rules.position import Position

PLAYOUT_MOVES: Final = 7
LEAD_SCALE: Final = 8.0  # points that make a win three times as likely as not, roughly
LEAD_WEIGHT: Final = 0.1  # how much it counts at the end, beside the win
CARD_VALUE: Final = 1.0  # what a card less on the rack is worth, in the game of going out
NO_LIMIT: Final = 1 << 30
HASTY_MOVES: Final = 8


@final
class MascaradeMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.max_tree_depth = 1  # what the others will lay is too uncertain to grow a tree on
        self.most_considered: i64 = NO_LIMIT  # moves, those with most points
        self.considered: list[int] = []

    def prepare(self, position: Position, seat: i64) -> None:
        self.considered = position.legal(seat)
        mascarade = as_mascarade(position)
        if mascarade.points and len(self.considered) > self.most_considered:
            self.considered = most_points_first(mascarade, self.considered)[: self.most_considered]

    def candidates(self, position: Position, seat: i64) -> list[int]:
        """The same in every world, as the tree is only one move deep."""
        return self.considered

    def ends_playout(self, position: Position, moves: i64) -> bool:
        return moves >= PLAYOUT_MOVES

    def playout_move(self, position: Position, seat: i64, dice: Dice) -> i64:
        mascarade = as_mascarade(position)
        return best_move(mascarade, seat) if mascarade.points else mascarade.random_move(seat, dice)

    def evaluate(self, position: Position, seat: i64) -> float:
        """The lead over the best of the others; at the end the win, and a little the lead, which decides between moves
        that don't change who wins."""
        mascarade = as_mascarade(position)
        best = -1000.0
        for other in range(mascarade.seats):
            if other != seat:
                best = max(best, score_of(mascarade, other))
        ahead = 1.0 / (1.0 + exp((best - score_of(mascarade, seat)) / LEAD_SCALE))
        return (1.0 - LEAD_WEIGHT) * mascarade.won(seat) + LEAD_WEIGHT * ahead if mascarade.over else ahead


def best_move(mascarade: MascaradePosition, seat: i64) -> i64:
    """The move with most points now."""
    best: i64 = 0
    most: i64 = -1
    for half in range(i64(2)):
        cards = mascarade.racks[2 * seat + half]
        while cards:
            card = lowest(cards) + HALF * half
            cards &= cards - 1
            low, high = mascarade.fits(card)
            for base in range(i64(0), i64(SQUARES), i64(HALF)):
                squares = low if base == 0 else high
                while squares:
                    square = base + lowest(squares)
                    squares &= squares - 1
                    points = mascarade.points_for(card, square)
                    if points > most:
                        best = card * SQUARES + square
                        most = points
    return best


def most_points_first(mascarade: MascaradePosition, moves: list[int]) -> list[int]:
    by_points = sorted((-int(mascarade.points_for(card_in(move), square_in(move))), move) for move in moves)
    return [move for _, move in by_points]


def score_of(mascarade: MascaradePosition, seat: i64) -> float:
    if mascarade.points:
        return float(mascarade.scores[seat])
    return -CARD_VALUE * float(mascarade.on_rack(seat))


def hasty_mind() -> MascaradeMind:
    """For whoever has little time: with all moves to try, there'd be hardly a playout for each."""
    mind = MascaradeMind()
    mind.most_considered = HASTY_MOVES
    return mind


def as_mascarade(position: Position) -> MascaradePosition:
    assert isinstance(position, MascaradePosition)
    return position
