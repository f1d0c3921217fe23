"""Mascarade: the board, the racks, the pool and the scores; where a card fits, its points, and who may know what."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from ridotto.games.mascarade.rulebook.board import HALF, JUMBO, near, square_bits
from ridotto.games.mascarade.rulebook.content import Deck
from ridotto.rules.bits import bit, count, lowest, squares_of
from ridotto.rules.dice import Dice
from ridotto.rules.lots import Lots
from ridotto.rules.position import Position

EMPTY: Final = -1


class BasePosition(Position):
    """Cards are numbers of the deck. Sets of squares and of cards are pairs of native integers, fifty bits each."""

    def __init__(self, deck: Deck, pool: vec[i64], board: vec[i64], marked: vec[i64], racks: vec[i64]) -> None:
        super().__init__(len(racks) // 2)
        self.deck = deck
        self.pool = pool  # in the order of drawing; it never changes, copies share it
        self.drawn: i64 = 0
        self.board = board  # the card on each square
        self.low: i64 = 0  # the squares with a card, rows 1 to 5 …
        self.high: i64 = 0  # … and rows 6 to 10
        self.marked = marked  # for each mark, the squares that show it
        self.racks = racks
        self.links_all: bool = True  # every neighbour must match, or else one (MC-5)
        self.points: bool = True  # or else the game of going out (MC-11)
        self.scores: vec[i64] = vec[i64]()
        self.lots = Lots("")
        self.turn: i64 = 0
        self.winner: i64 = 0
        self.reason: str = ""

    # -- racks and pool

    def pool_left(self) -> i64:
        return len(self.pool) - self.drawn

    def on_rack(self, seat: i64) -> i64:
        """How many cards a seat has."""
        return count(self.racks[2 * seat]) + count(self.racks[2 * seat + 1])

    def holds(self, seat: i64, card: i64) -> bool:
        low, high = square_bits(card)
        return self.racks[2 * seat] & low != 0 or self.racks[2 * seat + 1] & high != 0

    def give(self, seat: i64, card: i64) -> None:
        low, high = square_bits(card)
        self.racks[2 * seat] |= low
        self.racks[2 * seat + 1] |= high

    def take(self, seat: i64, card: i64) -> None:
        low, high = square_bits(card)
        self.racks[2 * seat] &= ~low
        self.racks[2 * seat + 1] &= ~high

    def cards(self, seat: i64) -> list[int]:
        """The rack, in the order of the deck."""
        upper = [card + HALF for card in squares_of(self.racks[2 * seat + 1])]
        return squares_of(self.racks[2 * seat]) + upper

    # -- where a card fits

    def fits(self, card: i64) -> tuple[i64, i64]:
        """The squares on which a card may be laid (MC-4, MC-5)."""
        if self.low | self.high == 0:
            return bit(JUMBO), 0
        same_low, same_high = self.alike(card)
        if self.links_all:
            return self.beside_no_stranger(same_low, same_high)
        low, high = near(same_low, same_high)
        return low & ~self.low, high & ~self.high

    def alike(self, card: i64) -> tuple[i64, i64]:
        """The squares whose card shares a feature with this one."""
        low: i64 = 0
        high: i64 = 0
        marks = self.deck.marks
        marked = self.marked
        for place in range(card * 5, card * 5 + 5):
            low |= marked[2 * marks[place]]
            high |= marked[2 * marks[place] + 1]
        return low, high

    def beside_no_stranger(self, same_low: i64, same_high: i64) -> tuple[i64, i64]:
        """The empty squares that touch a card, but none without a shared feature."""
        low, high = near(same_low, same_high)
        bad_low, bad_high = near(self.low & ~same_low, self.high & ~same_high)
        return low & ~self.low & ~bad_low, high & ~self.high & ~bad_high

    def fits_somewhere(self, card: i64) -> bool:
        low, high = self.fits(card)
        return low | high != 0

    def can_lay(self, seat: i64) -> bool:
        for half in range(i64(2)):
            cards = self.racks[2 * seat + half]
            while cards:
                if self.fits_somewhere(lowest(cards) + HALF * half):
                    return True
                cards &= cards - 1
        return False

    # -- laying

    def put(self, card: i64, square: i64) -> None:
        """A card onto the board."""
        low, high = square_bits(square)
        self.board[square] = card
        self.low |= low
        self.high |= high
        marks = self.deck.marks
        marked = self.marked
        for place in range(card * 5, card * 5 + 5):
            marked[2 * marks[place]] |= low
            marked[2 * marks[place] + 1] |= high

    def points_for(self, card: i64, square: i64) -> i64:
        """A point for each feature shared with each neighbour (MC-9)."""
        gained: i64 = 0
        column: i64 = square % 10
        if square >= 10:
            gained += self.shared_with(card, square - 10)
        if square < 90:
            gained += self.shared_with(card, square + 10)
        if column > 0:
            gained += self.shared_with(card, square - 1)
        if column < 9:
            gained += self.shared_with(card, square + 1)
        return gained

    def shared_with(self, card: i64, square: i64) -> i64:
        """The features that a card shares with what lies on a square."""
        other = self.board[square]
        return 0 if other == EMPTY else self.deck.shared(card, other)

    # -- who may know what (MC-3)

    def knows(self, seat: i64, other: i64) -> bool:
        """One's own rack; at the end all."""
        return self.over or seat == other

    def redeal(self, seat: i64, dice: Dice) -> None:
        """The seat on turn can lay a card, or it would have drawn one (MC-7): deals in which it cannot don't count."""
        hidden = self.hidden_from(seat)
        while True:
            shuffle(hidden, dice)
            self.deal_hidden(seat, hidden)
            if self.over or self.knows(seat, self.turn) or self.can_lay(self.turn):
                return

    def hidden_from(self, seat: i64) -> vec[i64]:
        """The cards in the pool and on hidden racks."""
        hidden = self.pool[self.drawn :]
        for other in range(self.seats):
            if not self.knows(seat, other):
                hidden = extend(hidden, self.cards(other))
        return hidden

    def deal_hidden(self, seat: i64, cards: vec[i64]) -> None:
        """The hidden racks are filled from the front, the rest is the pool."""
        dealt: i64 = 0
        for other in range(self.seats):
            if not self.knows(seat, other):
                size = self.on_rack(other)
                self.racks[2 * other] = 0
                self.racks[2 * other + 1] = 0
                for place in range(dealt, dealt + size):
                    self.give(other, cards[place])
                dealt += size
        self.pool = cards[dealt:]
        self.drawn = 0

    # -- a copy

    def copy_into(self, twin: BasePosition) -> None:
        """All that a new position isn't made with."""
        twin.over = self.over
        twin.drawn = self.drawn
        twin.low = self.low
        twin.high = self.high
        twin.links_all = self.links_all
        twin.points = self.points
        twin.scores = self.scores[:]
        twin.lots = self.lots.copy()
        twin.turn = self.turn
        twin.winner = self.winner
        twin.reason = self.reason


def shuffle(cards: vec[i64], dice: Dice) -> None:
    last: i64 = len(cards) - 1
    while last > 0:
        other = dice.below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1
