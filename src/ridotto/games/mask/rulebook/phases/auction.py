"""Mask: the auction of a drawn card (MS-8 to MS-10). The seller is the seat whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import BID, OUT
from ridotto.games.mask.rulebook.phases import cards, rounds
from ridotto.games.mask.rulebook.position import BANK, BIDDING, BasePosition
from ridotto.rules.bits import bit
from ridotto.rules.dice import Dice
from ridotto.rules.event import Event
from ridotto.rules.position import NOBODY

# -- which moves there are


def legal(position: BasePosition, seat: i64) -> list[int]:
    bids = range(int(position.high) + 1, int(position.points[seat]) + 1)
    return [OUT, *(BID + points for points in bids)]


def is_legal(position: BasePosition, seat: i64, move: i64) -> bool:
    return move == OUT or position.high < move - BID <= position.points[seat]


def random_move(position: BasePosition, seat: i64, dice: Dice) -> i64:
    chosen = dice.below(position.points[seat] - position.high + 1)
    return OUT if chosen == 0 else BID + position.high + chosen


# -- what follows


def draw(position: BasePosition) -> None:
    position.known[position.turn] |= bit(position.top)
    if position.telling:
        seat = int(position.turn)
        position.events.append(Event("draws", seat, {}, {"card": position.card_name()}, (seat,)))
    position.phase = BIDDING
    position.high = 0
    position.bidder = NOBODY
    position.still_in = bit(position.seats) - 1
    position.asked = position.turn
    call(position)


def decide(position: BasePosition, move: i64) -> None:
    if move == OUT:
        leave(position, "out")
    else:
        raise_to(position, move - BID)
    position.asked = position.next_seat(position.asked)
    call(position)


def raise_to(position: BasePosition, points: i64) -> None:
    position.high = points
    position.bidder = position.asked
    if position.telling:
        position.tell("bids", position.asked, {"points": int(points)})


def leave(position: BasePosition, how: str) -> None:
    position.still_in &= ~bit(position.asked)
    if position.telling:
        position.tell(how, position.asked, {})


def call(position: BasePosition) -> None:
    """Whoever can raise is asked; whoever can't is out; when nobody else is left the hammer falls."""
    while rivals(position) != 0:
        if rivals(position) & bit(position.asked):
            if position.points[position.asked] > position.high:
                return
            leave(position, "cannot-bid")
        position.asked = position.next_seat(position.asked)
    if position.bidder == NOBODY:
        leave_unsold(position)
    else:
        sell(position)


def rivals(position: BasePosition) -> i64:
    """Who might still raise the highest bid."""
    return position.still_in if position.bidder == NOBODY else position.still_in & ~bit(position.bidder)


def sell(position: BasePosition) -> None:
    """The highest bidder pays the seller, or the bank for their own card, and reads it out (MS-10)."""
    buyer = position.bidder
    position.known[position.seats] |= bit(position.top)
    if position.telling:
        facts = {"card": position.card_name(), "points": int(position.high), "seller": int(position.turn)}
        position.tell("keeps" if buyer == position.turn else "buys", buyer, {**facts})
    position.pay(buyer, BANK if buyer == position.turn else position.turn, position.high)
    cards.carry_out(position, buyer)


def leave_unsold(position: BasePosition) -> None:
    """Under the pile, unread."""
    if position.telling:
        position.tell("unsold", position.turn, {})
    cards.put_under(position)
    rounds.end_turn(position)
