"""Mask: the position and its moves: all of them, one at random, and playing one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import (
    BID,
    DRAW,
    FROM,
    GO,
    KIND,
    ORIENT,
    OUT,
    PASS,
    PLACE,
    PUT_INTO,
    STOP,
    SWAP_WITH,
    THING,
    TO,
)
from ridotto.games.mask.rulebook.phases.effects import ONE, PAY, PUT, SWAP, TURN_MASK
from ridotto.games.mask.rulebook.phases.turn import Turn
from ridotto.games.mask.rulebook.position import BIDDING, CARRYING_OUT, CHOOSING, MOVING, ORIENTING, PLACING
from ridotto.rules.bits import bit, count, nth, squares_of
from ridotto.rules.dice import Dice
from ridotto.rules.position import NOBODY


@final
class MaskPosition(Turn):
    """What a seat may do in each phase. The classes below it: `Table`, `Rounds`, `Cards`, `Auction`, `Turn`."""

    def decider(self) -> i64:
        if self.phase == BIDDING:
            return self.asked
        return self.doer if self.phase == CARRYING_OUT else self.turn

    # -- which moves there are: for the lone ones a number, for sticks the goals of each

    def ways_out(self, stick: i64) -> i64:
        """The holes that a stick may go to now, for points or by a card."""
        if self.phase == CARRYING_OUT:
            return self.goals(stick)
        if self.phase not in (CHOOSING, MOVING):
            return 0
        return self.paid_ways(stick) if stick >> 1 == self.turn else 0

    def begun(self) -> bool:
        """Whether stopping now is `done`, not `skip`."""
        return self.phase == MOVING or self.gone > 0

    def legal(self, seat: i64) -> list[int]:
        if self.phase == PLACING:
            return [PLACE + hole for hole in squares_of(self.free())]
        if self.phase == ORIENTING:
            return [ORIENT + turn for turn in range(4)]
        if self.phase == BIDDING:
            bids = range(int(self.high) + 1, int(self.points[seat]) + 1)
            return [OUT, *(BID + points for points in bids)]
        return self.card_moves() if self.phase == CARRYING_OUT else self.turn_moves()

    def turn_moves(self) -> list[int]:
        lone = [STOP] if self.phase == MOVING else [PASS, DRAW] if len(self.cards) else [PASS]
        return lone + self.stick_moves(GO)

    def card_moves(self) -> list[int]:
        effect = self.effect()
        if effect.verb == PAY:
            return [self.choice_kind() + seat for seat in squares_of(self.candidates())]
        if effect.verb == TURN_MASK:
            return [ORIENT + turn for turn in range(4)]
        if effect.verb == SWAP:
            return self.swaps()
        stop = [STOP] if effect.may_stop() else []
        return stop + self.stick_moves(PUT_INTO if effect.verb == PUT else GO)

    def choice_kind(self) -> int:
        return FROM if self.effect().payer == ONE else TO

    def stick_moves(self, kind: int) -> list[int]:
        moves: list[int] = []
        for stick in range(int(self.seats) * 2):
            begin = kind + int(self.sticks[stick]) * THING
            moves += [begin + hole for hole in squares_of(self.ways_out(stick))]
        return moves

    def swaps(self) -> list[int]:
        """Each pair once: the own stick first, or else that of the lower seat."""
        sticks = range(int(self.seats) * 2)
        pairs = [(one, other) for one in sticks for other in sticks if self.may_swap(one, other)]
        return [self.swap_move(one, other) for one, other in pairs if self.effect().own or one < other]

    def swap_move(self, one: i64, other: i64) -> int:
        return int(SWAP_WITH + self.sticks[one] * THING + self.sticks[other])

    # -- whether a move is one of them

    def is_legal(self, seat: i64, move: i64) -> bool:
        kind = BID if move >= BID else move - move % KIND
        if kind == PLACE:
            return self.phase == PLACING and self.free() & bit(move) != 0
        if kind == BID:
            return self.phase == BIDDING and self.high < move - BID <= self.points[seat]
        if kind == SWAP_WITH:
            return self.is_legal_swap(move)
        if kind in (GO, PUT_INTO):
            return self.is_legal_way(kind, move)
        return int(move) in self.legal(seat)

    def is_legal_way(self, kind: i64, move: i64) -> bool:
        by_put = self.phase == CARRYING_OUT and self.effect().verb == PUT
        stick = self.stick_at(move % KIND // THING)
        return by_put == (kind == PUT_INTO) and stick != NOBODY and self.ways_out(stick) & bit(move % THING) != 0

    def is_legal_swap(self, move: i64) -> bool:
        """In either order."""
        one = self.stick_at(move % KIND // THING)
        other = self.stick_at(move % THING)
        if self.phase != CARRYING_OUT or self.effect().verb != SWAP or NOBODY in (one, other):
            return False
        return self.may_swap(one, other) or self.may_swap(other, one)

    # -- one of them at random

    def random_move(self, seat: i64, dice: Dice) -> i64:
        if self.phase in (CHOOSING, MOVING):
            return self.random_turn(dice)
        if self.phase == BIDDING:
            chosen = dice.below(self.points[seat] - self.high + 1)
            return OUT if chosen == 0 else BID + self.high + chosen
        if self.phase == CARRYING_OUT:
            return self.random_card_move(dice)
        if self.phase == PLACING:
            free = self.free()
            return PLACE + nth(free, dice.below(count(free)))
        return ORIENT + dice.below(4)

    def random_turn(self, dice: Dice) -> i64:
        """Pass and draw (or done), then the ways of one stick and of the other."""
        lone: i64 = 1 if self.phase == MOVING or len(self.cards) == 0 else 2
        first: i64 = 0
        second: i64 = 0
        if self.points[self.turn] > 0:
            first = self.paid_ways(2 * self.turn)
            second = self.paid_ways(2 * self.turn + 1)
        ways = count(first)
        chosen = dice.below(lone + ways + count(second)) - lone
        if chosen >= ways:
            return GO + self.sticks[2 * self.turn + 1] * THING + nth(second, chosen - ways)
        if chosen >= 0:
            return GO + self.sticks[2 * self.turn] * THING + nth(first, chosen)
        if self.phase == MOVING:
            return STOP
        return PASS if chosen == -1 else DRAW

    def random_card_move(self, dice: Dice) -> i64:
        effect = self.effect()
        if effect.verb == PAY:
            candidates = self.candidates()
            return self.choice_kind() + nth(candidates, dice.below(count(candidates)))
        if effect.verb == TURN_MASK:
            return ORIENT + dice.below(4)
        if effect.verb == SWAP:
            return self.random_swap(dice)
        return self.random_way(PUT_INTO if effect.verb == PUT else GO, 1 if effect.may_stop() else 0, dice)

    def random_way(self, kind: i64, seen: i64, dice: Dice) -> i64:
        """Stick by stick: each takes the choice over with the chance of its own goals among all seen so far."""
        chosen: i64 = NOBODY
        best: i64 = 0
        for stick in range(i64(2) * self.seats):
            goals = self.goals(stick)
            ways = count(goals)
            seen += ways
            if ways > 0 and dice.below(seen) < ways:
                chosen = stick
                best = goals
        if chosen == NOBODY:
            return STOP
        return kind + self.sticks[chosen] * THING + nth(best, dice.below(count(best)))

    def random_swap(self, dice: Dice) -> i64:
        """Two sticks, drawn until the card allows them."""
        one: i64 = 0
        other: i64 = 0
        while not self.may_swap(one, other) or (one > other and not self.effect().own):
            one = dice.below(2 * self.seats)
            other = dice.below(2 * self.seats)
        return SWAP_WITH + self.sticks[one] * THING + self.sticks[other]

    # -- playing one

    def do(self, seat: i64, move: i64) -> None:
        if move >= BID:
            self.raise_to(move - BID)
        elif move >= FROM:
            self.pay_chosen(move % KIND)
        elif move >= SWAP_WITH:
            self.swap(self.stick_at(move % KIND // THING), self.stick_at(move % THING))
        elif self.phase == CARRYING_OUT:
            self.do_by_card(move)
        elif move >= GO and move < STOP:
            self.go(self.stick_at(move % KIND // THING), move % THING)
        else:
            self.do_lone(move)

    def do_by_card(self, move: i64) -> None:
        if move == STOP:
            self.stop()
        elif move < PASS:
            self.turn_mask(move - ORIENT)
        else:
            self.go_by_card(self.stick_at(move % KIND // THING), move % THING)

    def do_lone(self, move: i64) -> None:
        if move == DRAW:
            self.draw()
        elif move == OUT:
            self.go_out()
        elif move in (PASS, STOP):
            self.close_turn("passes" if move == PASS else "done")
        elif move >= ORIENT:
            self.lay_mask(move - ORIENT)
        else:
            self.place(move)

    def settle(self) -> None:
        """What must happen by itself in a drawn position happens."""
        if self.phase == CHOOSING:
            self.begin_turn(self.turn)
        elif self.phase == MOVING:
            self.keep_moving()
        elif self.phase == BIDDING:
            self.call()
        elif self.phase == CARRYING_OUT:
            self.begin_card()

    def copy(self) -> MaskPosition:
        twin = MaskPosition(self.box, self.sticks[:], self.points[:], self.masks, self.cards)
        twin.known = self.known[:]
        twin.over = self.over
        twin.taken = self.taken
        twin.laid = self.laid
        twin.orientations = self.orientations
        twin.singles = self.singles
        twin.doubles = self.doubles
        twin.farewell = self.farewell
        twin.phase = self.phase
        twin.opener = self.opener
        twin.turn = self.turn
        twin.top = self.top
        twin.asked = self.asked
        twin.high = self.high
        twin.bidder = self.bidder
        twin.still_in = self.still_in
        twin.buyer = self.buyer
        twin.doer = self.doer
        twin.walked = self.walked
        twin.gone = self.gone
        return twin
