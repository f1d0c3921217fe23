"""Mascarade: the position, and how a turn goes (MC-4 to MC-9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from ridotto.rules.bits import bit, count, lowest, nth, squares_of
from ridotto.rules.dice import Dice
from ridotto.rules.event import Event, Facts
from ridotto.rules.lots import Lots
from ridotto.rules.mascarade.board import HALF, JUMBO, near, square_bits
from ridotto.rules.mascarade.content import CARDS, Deck
from ridotto.rules.mascarade.notation import SQUARES, card_in, move_of, square_in, square_text
from ridotto.rules.position import Outcome, Position

RACK: Final = 5
EMPTY: Final = -1
MARKS: Final = 5 * 36  # values of all features

LAST_CARD: Final = "mascarade-last-card"
BLOCKED: Final = "mascarade-blocked"


@final
class Table:
    """The parts of a position that every copy needs for itself."""

    def __init__(self, board: vec[i64], marked: vec[i64], racks: vec[i64], scores: vec[i64]) -> None:
        self.board = board  # the card on each square
        self.marked = marked  # for each mark, the squares that show it
        self.racks = racks
        self.scores = scores


def bare_table(seats: int) -> Table:
    return Table(
        vec[i64]([EMPTY] * SQUARES),
        vec[i64]([0] * (2 * MARKS)),
        vec[i64]([0] * (2 * seats)),
        vec[i64]([0] * seats),
    )


@final
class MascaradePosition(Position):
    """Cards are numbers of the deck. Sets of squares and of cards are pairs of native integers, fifty bits each."""

    def __init__(self, deck: Deck, table: Table, pool: vec[i64], lots: Lots) -> None:
        super().__init__(len(table.scores))
        self.deck = deck
        self.pool = pool  # in the order of drawing; it never changes, copies share it
        self.drawn: i64 = 0
        self.lots = lots
        self.board = table.board
        self.marked = table.marked
        self.racks = table.racks
        self.scores = table.scores
        self.points: bool = True  # or else the game of going out (MC-11)
        self.links_all: bool = True  # every neighbour must match, or else one (MC-5)
        self.low: i64 = 0  # the squares with a card, rows 1 to 5 …
        self.high: i64 = 0  # … and rows 6 to 10
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

    # -- moves

    def decider(self) -> i64:
        return self.turn

    def legal(self, seat: i64) -> list[int]:
        moves: list[int] = []
        for card in self.cards(seat):
            low, high = self.fits(card)
            moves += [move_of(card, square) for square in squares_of(low)]
            moves += [move_of(card, square + HALF) for square in squares_of(high)]
        return moves

    def is_legal(self, seat: i64, move: i64) -> bool:
        if not 0 <= move < len(self.deck.texts) * SQUARES or not self.holds(seat, card_in(move)):
            return False
        low, high = self.fits(card_in(move))
        at_low, at_high = square_bits(square_in(move))
        return low & at_low != 0 or high & at_high != 0

    def random_move(self, seat: i64, dice: Dice) -> i64:
        """Card by card: each takes the choice over with the chance of its own squares among all seen so far."""
        seen: i64 = 0
        chosen: i64 = 0
        best_low: i64 = 0
        best_high: i64 = 0
        for half in range(i64(2)):
            cards = self.racks[2 * seat + half]
            while cards:
                card = lowest(cards) + HALF * half
                cards &= cards - 1
                low, high = self.fits(card)
                squares = count(low) + count(high)
                seen += squares
                if squares > 0 and dice.below(seen) < squares:
                    chosen = card
                    best_low = low
                    best_high = high
        return chosen * SQUARES + random_square(best_low, best_high, dice)

    # -- a turn

    def do(self, seat: i64, move: i64) -> None:
        card: i64 = move // SQUARES
        square: i64 = move % SQUARES
        self.take(seat, card)
        if self.points or self.telling:
            self.score(seat, card, square)
        self.put(card, square)
        if self.pool_left() == 0 and self.racks[2 * seat] | self.racks[2 * seat + 1] == 0:
            self.finish(seat, LAST_CARD)
            return
        self.refill(seat)
        self.turn = self.next_seat(seat)
        self.begin_turn()

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

    def score(self, seat: i64, card: i64, square: i64) -> None:
        gained = self.points_for(card, square) if self.points else 0
        self.scores[seat] += gained
        if self.telling:
            laid: Facts = {"card": self.deck.texts[card], "at": square_text(int(square)), "points": int(gained)}
            self.tell("lays", seat, laid)

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

    def refill(self, seat: i64) -> None:
        """Back to five, as far as the pool goes (MC-6)."""
        wanted = min(RACK - self.on_rack(seat), self.pool_left())
        if wanted > 0:
            self.draw(seat, wanted)

    def draw(self, seat: i64, cards: i64) -> None:
        first = self.drawn
        self.drawn += cards
        for place in range(first, self.drawn):
            self.give(seat, self.pool[place])
        if self.telling:
            secret: Facts = {"cards": [self.deck.texts[card] for card in self.pool[first : self.drawn]]}
            self.events.append(Event("draws", int(seat), {"count": int(cards)}, secret, (int(seat),)))

    def begin_turn(self) -> None:
        """Who cannot lay draws one card, and passes if that does not help (MC-7)."""
        while not self.may_lay(self.turn):
            if self.pool_left() == 0 and self.blocked():
                self.finish(self.turn, BLOCKED)
                return
            if self.telling:
                self.tell("passes", self.turn, {})
            self.turn = self.next_seat(self.turn)

    def may_lay(self, seat: i64) -> bool:
        """Whether a seat can lay, after the one draw that is due if it cannot."""
        if self.can_lay(seat):
            return True
        if self.pool_left() == 0:
            return False
        self.draw(seat, 1)
        return self.can_lay(seat)

    # -- the end (MC-8, MC-9)

    def blocked(self) -> bool:
        """Whether nobody can lay any card."""
        return not any(self.can_lay(seat) for seat in range(self.seats))

    def finish(self, last: i64, reason: str) -> None:
        self.over = True
        self.reason = reason
        self.winner = last if reason == LAST_CARD and not self.points else self.best()
        if self.telling:
            self.tell("ends", self.winner, self.result().facts())

    def best(self) -> i64:
        """Most points; equal, or in the game of going out: fewest cards; still equal: by lot."""
        worth = [self.worth(seat) for seat in range(self.seats)]
        tied = [seat for seat in range(self.seats) if worth[seat] == max(worth)]
        return tied[0] if len(tied) == 1 else tied[self.lots.below(len(tied))]

    def worth(self, seat: int) -> int:
        points = int(self.scores[seat]) if self.points else 0
        return points * (CARDS + 1) - int(self.on_rack(seat))

    def result(self) -> Outcome:
        scores = [int(self.scores[s] if self.points else -self.on_rack(s)) for s in range(self.seats)]
        return Outcome((int(self.winner),), tuple(scores), self.reason)

    def outcome(self) -> Outcome | None:
        return self.result() if self.over else None

    def won(self, seat: i64) -> float:
        return 1.0 if seat == self.winner else 0.0

    # -- who may know what (MC-3)

    def knows(self, seat: i64, other: i64) -> bool:
        """One's own rack; at the end all."""
        return self.over or seat == other

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Whose turn it is can lay a card, or he would have drawn one (MC-7): deals in which he cannot do not count."""
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

    def copy(self) -> MascaradePosition:
        table = Table(self.board[:], self.marked[:], self.racks[:], self.scores[:])
        twin = MascaradePosition(self.deck, table, self.pool, self.lots.copy())
        twin.points = self.points
        twin.links_all = self.links_all
        twin.over = self.over
        twin.low = self.low
        twin.high = self.high
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.winner = self.winner
        twin.reason = self.reason
        return twin


def shuffle(cards: vec[i64], dice: Dice) -> None:
    last: i64 = len(cards) - 1
    while last > 0:
        other = dice.below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1


def random_square(low: i64, high: i64, dice: Dice) -> i64:
    below: i64 = count(low)
    chosen = dice.below(below + count(high))
    return nth(low, chosen) if chosen < below else HALF + nth(high, chosen - below)
