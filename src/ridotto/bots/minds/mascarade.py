"""Mascarade: points now, against what a card opens to the next."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ridotto.bots.minds.mind import Mind
from ridotto.rules.bits import lowest
from ridotto.rules.dice import Dice
from ridotto.rules.mascarade.board import HALF
from ridotto.rules.mascarade.notation import SQUARES
from ridotto.rules.mascarade.play import MascaradePosition
from ridotto.rules.position import Position

PLAYOUT_MOVES: Final = 7
A_LEAD: Final = 8.0  # points that make a win three times as likely as not, roughly
THE_LEAD: Final = 0.1  # how much it counts at the end, beside the win
A_CARD: Final = 1.0  # what a card less on the rack is worth, in the game of going out


@final
class MascaradeMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.tree_moves = 1  # what the others will lay is too uncertain to grow a tree on

    def far_enough(self, position: Position, moves: i64) -> bool:
        return moves >= PLAYOUT_MOVES

    def playout_move(self, position: Position, seat: i64, dice: Dice) -> i64:
        mascarade = own(position)
        return best_move(mascarade, seat) if mascarade.points else mascarade.random_move(seat, dice)

    def judge(self, position: Position, seat: i64) -> float:
        """The lead over the best of the others; at the end the win, and a little the lead, which decides between moves
        that don't change who wins."""
        mascarade = own(position)
        best = -1000.0
        for other in range(mascarade.seats):
            if other != seat:
                best = max(best, standing(mascarade, other))
        ahead = 1.0 / (1.0 + exp((best - standing(mascarade, seat)) / A_LEAD))
        return (1.0 - THE_LEAD) * mascarade.won(seat) + THE_LEAD * ahead if mascarade.over else ahead


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


def standing(mascarade: MascaradePosition, seat: i64) -> float:
    if mascarade.points:
        return float(mascarade.scores[seat])
    return -A_CARD * float(mascarade.on_rack(seat))


def own(position: Position) -> MascaradePosition:
    assert isinstance(position, MascaradePosition)
    return position
