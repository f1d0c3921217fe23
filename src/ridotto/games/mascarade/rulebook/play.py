"""Mascarade: how a turn goes (MC-4 to MC-9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.mascarade.rulebook.board import HALF, square_bits
from ridotto.games.mascarade.rulebook.content import CARDS, Deck
from ridotto.games.mascarade.rulebook.notation import SQUARES, card_in, move_of, square_in, square_text
from ridotto.games.mascarade.rulebook.position import EMPTY, BasePosition
from ridotto.rules.bits import count, lowest, nth, squares_of
from ridotto.rules.dice import Dice
from ridotto.rules.event import Event, Facts
from ridotto.rules.lots import Lots
from ridotto.rules.position import Outcome

RACK: Final = 5
MARKS: Final = 5 * 36  # values of all features

LAST_CARD: Final = "mascarade-last-card"
BLOCKED: Final = "mascarade-blocked"


def bare(deck: Deck, pool: list[int], seats: int, lots: Lots) -> MascaradePosition:
    """Nothing laid, nothing drawn."""
    position = MascaradePosition(
        deck,
        vec[i64](pool),
        vec[i64]([EMPTY] * SQUARES),
        vec[i64]([0] * (2 * MARKS)),
        vec[i64]([0] * (2 * seats)),
    )
    position.scores = vec[i64]([0] * seats)
    position.lots = lots
    return position


@final
class MascaradePosition(BasePosition):
    """Whoever's turn it is lays a card and draws another, until the last is laid or nobody can lay any."""

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

    def score(self, seat: i64, card: i64, square: i64) -> None:
        gained = self.points_for(card, square) if self.points else 0
        self.scores[seat] += gained
        if self.telling:
            laid: Facts = {"card": self.deck.texts[card], "at": square_text(int(square)), "points": int(gained)}
            self.tell("lays", seat, laid)

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
        """Whoever cannot lay draws one card, and passes if that doesn't help (MC-7)."""
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

    def copy(self) -> MascaradePosition:
        twin = MascaradePosition(self.deck, self.pool, self.board[:], self.marked[:], self.racks[:])
        self.copy_into(twin)
        return twin


def random_square(low: i64, high: i64, dice: Dice) -> i64:
    below: i64 = count(low)
    chosen = dice.below(below + count(high))
    return nth(low, chosen) if chosen < below else HALF + nth(high, chosen - below)
