"""Mascarade: points now, against what a card opens up for the next player."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.bots.mind import Mind
from ridotto.games.mascarade.rulebook.board import HALF
from ridotto.games.mascarade.rulebook.notation import SQUARES
from ridotto.games.mascarade.rulebook.play import MascaradePosition
from ridotto.games.mascarade.rulebook.position import EMPTY
from ridotto.rules.bits import lowest
from ridotto.rules.dice import Dice
from ridotto.rules.position import Position

PLAYOUT_MOVES: Final = 7
TO_THE_END: Final = 1000  # moves, when nothing is left to draw: then a playout is short anyway
LEAD_SCALE: Final = 8.0  # points that make a win three times as likely as not, roughly
LAST_LEAD_SCALE: Final = 1.0  # the same for masters, who look at all scores, when nearly all cards are laid …
LEAD_SCALE_PER_ROUND: Final = 1.5  # … and how it grows, with the root of the rounds to go
LEAD_WEIGHT: Final = 0.1  # how much it counts at the end, beside the win
CARD_VALUE: Final = 1.0  # what a card less on the rack is worth, in the game of going out

MASTER_SHORTLIST: Final = 12  # moves that a master thinks about
MASTER_EXPLORATION: Final = 0.15  # good moves and bad ones differ by little

# What an empty square beside a new card costs, in points for the others, by how many cards it then touches.
TOUCHES_ONE: Final = 0.3
TOUCHES_TWO: Final = 0.8
TOUCHES_MORE: Final = 1.2
UNKNOWN_COST: Final = -1.0


@final
class MascaradeMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.max_tree_depth = 1  # what the others will lay is too uncertain to grow a tree on
        self.careful: bool = False  # whether all scores count, and everybody in a playout minds what a card opens up
        self.shortlist_size: i64 = 0  # how many moves are worth a thought; 0: all of them
        self.shortlist: list[int] = []  # these
        self.playout_moves: i64 = PLAYOUT_MOVES

    def prepare(self, position: Position, seat: i64) -> None:
        mascarade = as_mascarade(position)
        self.playout_moves = TO_THE_END if self.careful and mascarade.pool_left() == 0 else PLAYOUT_MOVES
        self.shortlist = mascarade.legal(seat)
        if mascarade.points and 0 < self.shortlist_size < len(self.shortlist):
            self.shortlist = most_promising(mascarade, self.shortlist)[: int(self.shortlist_size)]

    def candidates(self, position: Position, seat: i64) -> list[int]:
        """The tree is one move deep, so they are always those of the search's own seat."""
        return self.shortlist

    def ends_playout(self, position: Position, moves: i64) -> bool:
        return moves >= self.playout_moves

    def playout_move(self, position: Position, seat: i64, dice: Dice) -> i64:
        mascarade = as_mascarade(position)
        if not mascarade.points:
            return mascarade.random_move(seat, dice)
        return careful_move(mascarade, seat) if self.careful else best_move(mascarade, seat)

    def evaluate(self, position: Position, seat: i64) -> float:
        """The chance to win, by the scores; at the end the win, and a little the scores, which decide between moves
        that don't change who wins."""
        mascarade = as_mascarade(position)
        everybody_counts = self.careful and mascarade.points
        ahead = win_share(mascarade, seat) if everybody_counts else lead_over_the_best(mascarade, seat)
        return (1.0 - LEAD_WEIGHT) * mascarade.won(seat) + LEAD_WEIGHT * ahead if mascarade.over else ahead


def master_mind() -> MascaradeMind:
    """Of all the moves there are, a master thinks about the best at first sight, and about those for longer."""
    mind = MascaradeMind()
    mind.exploration = MASTER_EXPLORATION
    mind.shortlist_size = MASTER_SHORTLIST
    mind.careful = True
    return mind


# -- quick moves


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


def careful_move(mascarade: MascaradePosition, seat: i64) -> i64:
    """The move with most points now, less what it opens up."""
    best: i64 = 0
    most = -1000.0
    costs = vec[float]([UNKNOWN_COST] * SQUARES)
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
                    if costs[square] == UNKNOWN_COST:
                        costs[square] = opening_cost(mascarade, square)
                    worth = float(mascarade.points_for(card, square)) - costs[square]
                    if worth > most:
                        best = card * SQUARES + square
                        most = worth
    return best


def most_promising(mascarade: MascaradePosition, moves: list[int]) -> list[int]:
    """The moves, best first, as far as one can see at once."""
    estimates: list[tuple[float, int]] = []
    for number in moves:
        move: i64 = number
        square: i64 = move % SQUARES
        worth = float(mascarade.points_for(move // SQUARES, square)) - opening_cost(mascarade, square)
        estimates.append((-worth, number))
    return [number for _, number in sorted(estimates)]


# -- what a card opens up


def opening_cost(mascarade: MascaradePosition, square: i64) -> float:
    """What a card on that square opens up for the others."""
    cost = 0.0
    column: i64 = square % 10
    if square >= 10:
        cost += cost_beside(mascarade, square - 10)
    if square < 90:
        cost += cost_beside(mascarade, square + 10)
    if column > 0:
        cost += cost_beside(mascarade, square - 1)
    if column < 9:
        cost += cost_beside(mascarade, square + 1)
    return cost


def cost_beside(mascarade: MascaradePosition, square: i64) -> float:
    """The part of it that is due to one square beside the card."""
    if mascarade.board[square] != EMPTY:
        return 0.0
    touched = cards_beside(mascarade, square)
    if touched == 0:
        return TOUCHES_ONE
    return TOUCHES_TWO if touched == 1 else TOUCHES_MORE


def cards_beside(mascarade: MascaradePosition, square: i64) -> i64:
    board = mascarade.board
    column: i64 = square % 10
    found: i64 = 0
    if square >= 10 and board[square - 10] != EMPTY:
        found += 1
    if square < 90 and board[square + 10] != EMPTY:
        found += 1
    if column > 0 and board[square - 1] != EMPTY:
        found += 1
    if column < 9 and board[square + 1] != EMPTY:
        found += 1
    return found


# -- scores


def lead_over_the_best(mascarade: MascaradePosition, seat: i64) -> float:
    """The lead over the best of the others, as a chance to win."""
    best = -1000.0
    for other in range(mascarade.seats):
        if other != seat:
            best = max(best, score_of(mascarade, other))
    return 1.0 / (1.0 + exp((best - score_of(mascarade, seat)) / LEAD_SCALE))


def win_share(mascarade: MascaradePosition, seat: i64) -> float:
    """How likely a seat is to win, by all scores: the more cards there are to lay, the less a lead says."""
    left = float(cards_left(mascarade)) / float(mascarade.seats)
    scale = LAST_LEAD_SCALE + LEAD_SCALE_PER_ROUND * sqrt(left)
    own = mascarade.scores[seat]
    total = 0.0
    for other in range(mascarade.seats):
        total += exp(float(mascarade.scores[other] - own) / scale)
    return 1.0 / total


def cards_left(mascarade: MascaradePosition) -> i64:
    """In the pool and on all racks."""
    found = mascarade.pool_left()
    for seat in range(mascarade.seats):
        found += mascarade.on_rack(seat)
    return found


def score_of(mascarade: MascaradePosition, seat: i64) -> float:
    if mascarade.points:
        return float(mascarade.scores[seat])
    return -CARD_VALUE * float(mascarade.on_rack(seat))


def as_mascarade(position: Position) -> MascaradePosition:
    assert isinstance(position, MascaradePosition)
    return position
