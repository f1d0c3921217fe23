"""Mask: the auction of a drawn card (MS-8 to MS-10)."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.mask.rulebook.phases.cards import Cards
from ridotto.games.mask.rulebook.position import BANK, BIDDING
from ridotto.rules.bits import bit
from ridotto.rules.event import Event
from ridotto.rules.position import NOBODY


class Auction(Cards):
    """The seller is the seat whose turn it is."""

    def draw(self) -> None:
        self.known[self.turn] |= bit(self.top)
        if self.telling:
            seat = int(self.turn)
            self.events.append(Event("draws", seat, {}, {"card": self.card_name()}, (seat,)))
        self.phase = BIDDING
        self.high = 0
        self.bidder = NOBODY
        self.still_in = bit(self.seats) - 1
        self.asked = self.turn
        self.call()

    def call(self) -> None:
        """Whoever can raise is asked; whoever can't is out; when nobody else is left the hammer falls."""
        while self.rivals() != 0:
            if self.rivals() & bit(self.asked):
                if self.points[self.asked] > self.high:
                    return
                self.leave("cannot-bid")
            self.asked = self.next_seat(self.asked)
        if self.bidder == NOBODY:
            self.leave_unsold()
        else:
            self.sell()

    def rivals(self) -> i64:
        """Who might still raise the highest bid."""
        return self.still_in if self.bidder == NOBODY else self.still_in & ~bit(self.bidder)

    def leave(self, how: str) -> None:
        self.still_in &= ~bit(self.asked)
        if self.telling:
            self.tell(how, self.asked, {})

    def go_out(self) -> None:
        self.leave("out")
        self.asked = self.next_seat(self.asked)
        self.call()

    def raise_to(self, points: i64) -> None:
        self.high = points
        self.bidder = self.asked
        if self.telling:
            self.tell("bids", self.asked, {"points": int(points)})
        self.asked = self.next_seat(self.asked)
        self.call()

    def sell(self) -> None:
        """The highest bidder pays the seller, or the bank for their own card, and reads it out (MS-10)."""
        buyer = self.bidder
        self.known[self.seats] |= bit(self.top)
        if self.telling:
            facts = {"card": self.card_name(), "points": int(self.high), "seller": int(self.turn)}
            self.tell("keeps" if buyer == self.turn else "buys", buyer, {**facts})
        self.pay(buyer, BANK if buyer == self.turn else self.turn, self.high)
        self.carry_out(buyer)

    def leave_unsold(self) -> None:
        """Under the pile, unread."""
        if self.telling:
            self.tell("unsold", self.turn, {})
        self.put_under()
        self.end_turn()
