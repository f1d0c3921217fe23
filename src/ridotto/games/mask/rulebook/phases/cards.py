"""Mask: carrying out a card (MS-10, MS-11, MS-16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import hole_text
from ridotto.games.mask.rulebook.phases.effects import (
    ALL,
    HALF,
    LEAP,
    ONE,
    OTHERS,
    PAY,
    PAYDAY,
    PER_STICK,
    POOREST,
    PUT,
    SWAP,
    TURN_MASK,
    UNLUCKY,
    WALK,
    YOU,
    Effect,
)
from ridotto.games.mask.rulebook.phases.effects import BANK as THE_BANK
from ridotto.games.mask.rulebook.phases.rounds import Rounds
from ridotto.games.mask.rulebook.position import BANK, CARRYING_OUT
from ridotto.games.mask.rulebook.ways import BORDER, lines, reach, way
from ridotto.rules.bits import bit, count, lowest

NIBBLES: Final = 0x111111111111  # one bit for each stick


class Cards(Rounds):
    def effect(self) -> Effect:
        """What the drawn card does."""
        return self.box.deck.effects[self.cards[self.top]]

    def card_name(self) -> str:
        return self.box.deck.names[self.cards[self.top]]

    def carry_out(self, buyer: i64) -> None:
        self.phase = CARRYING_OUT
        self.buyer = buyer
        self.begin_deed(buyer)
        self.begin_card()

    def begin_card(self) -> None:
        """A card that leaves nobody a choice takes effect at once."""
        effect = self.effect()
        if effect.verb == PAYDAY:
            self.card_payday(effect)
        elif effect.verb == PAY and not self.chooses_payment(effect):
            self.pay_round(effect)
        else:
            self.go_on()

    def begin_deed(self, doer: i64) -> None:
        self.doer = doer
        self.walked = 0
        self.gone = 0

    def go_on(self) -> None:
        """The doer decides, if there is anything to decide; then the next, if the card is for all (MS-11)."""
        while not self.has_choice():
            if self.telling:
                self.tell("done" if self.gone else "cannot", self.doer, {"card": self.card_name()})
            if not self.pass_on():
                return
        if self.effect().verb == PAY:
            self.choose_alone()

    def has_choice(self) -> bool:
        effect = self.effect()
        if effect.verb == PAY:
            return self.candidates() != 0
        if effect.verb in (TURN_MASK, SWAP):
            return True
        return any(self.goals(stick) != 0 for stick in range(i64(2) * self.seats))

    def pass_on(self) -> bool:
        """On to the next doer; False when the card is done with."""
        following = self.next_seat(self.doer)
        if self.effect().everybody and following != self.buyer:
            self.begin_deed(following)
            return True
        self.end_card()
        return False

    def end_deed(self) -> None:
        if self.pass_on():
            self.go_on()

    def end_card(self) -> None:
        self.put_under()
        self.end_turn()

    def put_under(self) -> None:
        """The card goes under the pile: its place stays, the top moves on."""
        self.top = 0 if self.top + 1 == len(self.cards) else self.top + 1

    # -- sticks

    def goals(self, stick: i64) -> i64:
        """The holes that the card lets a stick go to."""
        effect = self.effect()
        if (stick >> 1 == self.doer) != effect.own:
            return 0
        hole = self.sticks[stick]
        if effect.verb == WALK:
            return reach(bit(hole), self.free(), self.steps_left(stick))
        if effect.verb == LEAP:
            return lines(hole) & self.free()
        if effect.verb == PUT:
            return self.free() & BORDER if effect.border else self.free()
        return 0

    def steps_left(self, stick: i64) -> i64:
        """How far a stick may still go with the card."""
        effect = self.effect()
        gone = self.steps_of(stick)
        if gone == 0 and self.walkers() >= effect.sticks:
            return 0
        return min(effect.each - gone, effect.steps - self.gone)

    def steps_of(self, stick: i64) -> i64:
        return (self.walked >> (4 * stick)) & 15

    def walkers(self) -> i64:
        """How many sticks were moved with the card."""
        walked = self.walked
        return count((walked | walked >> 1 | walked >> 2 | walked >> 3) & NIBBLES)

    def go_by_card(self, stick: i64, hole: i64) -> None:
        if self.effect().verb == WALK:
            self.walk(stick, hole)
            return
        if self.telling:
            self.tell_way("leaps" if self.effect().verb == LEAP else "puts", self.doer, stick, hole, 0)
        self.move_stick(stick, hole)
        self.end_deed()

    def walk(self, stick: i64, hole: i64) -> None:
        steps = way(bit(self.sticks[stick]), bit(hole), self.free())
        self.walked += bit(4 * stick) * steps
        self.gone += steps
        if self.telling:
            self.tell_way("walks", self.doer, stick, hole, 0)
        self.move_stick(stick, hole)
        self.go_on()

    def stop(self) -> None:
        """The doer does no more with the card."""
        if self.telling:
            self.tell("done" if self.gone else "skips", self.doer, {"card": self.card_name()})
        self.end_deed()

    def may_swap(self, stick: i64, other: i64) -> bool:
        """Whether the card lets these two change places: an own one (or not) and another player's."""
        owner: i64 = stick >> 1
        rival: i64 = other >> 1
        return (owner == self.doer) == self.effect().own and rival not in (self.doer, owner)

    def swap(self, stick: i64, other: i64) -> None:
        sticks = self.sticks
        here = sticks[stick]
        there = sticks[other]
        if self.telling:
            holes = {"one": hole_text(int(here)), "other": hole_text(int(there))}
            self.tell("swaps", self.doer, {**holes, "owners": [int(stick) // 2, int(other) // 2]})
        sticks[stick] = there
        sticks[other] = here
        self.end_deed()

    def turn_mask(self, orientation: i64) -> None:
        self.orient(orientation)
        if self.telling:
            facts = {"mask": self.mask_name(self.laid - 1), "orientation": int(orientation)}
            self.tell("turns", self.doer, {**facts})
        self.end_deed()

    # -- points

    def card_payday(self, effect: Effect) -> None:
        if effect.payee == ALL:
            self.payday(self.laid - 1)
        else:
            self.pay_or_tell(self.pay(BANK, self.buyer, self.wages(self.buyer)))
        self.end_card()

    def pay_or_tell(self, paid: i64) -> None:
        """A card that brought nothing is not passed over in silence."""
        if self.telling and paid == 0:
            self.tell("cannot", self.buyer, {"card": self.card_name()})

    def chooses_payment(self, effect: Effect) -> bool:
        return effect.payer == ONE or effect.payee in (ONE, POOREST)

    def candidates(self) -> i64:
        """The seats that the buyer may choose to take from or to give to (MS-18)."""
        effect = self.effect()
        points = self.points
        found: i64 = 0
        least = self.fewest_points() if effect.payee == POOREST else -1
        for seat in range(self.seats):
            payer = self.payer_for(effect, seat)
            if seat == self.buyer or (payer != BANK and points[payer] == 0):
                continue
            if least < 0 or points[seat] == least:
                found |= bit(seat)
        return found

    def fewest_points(self) -> i64:
        """What the poorest of the other players has."""
        points = self.points
        least: i64 = -1
        for seat in range(self.seats):
            if seat != self.buyer and (least < 0 or points[seat] < least):
                least = points[seat]
        return least

    def choose_alone(self) -> None:
        """With a single candidate there's no choice."""
        candidates = self.candidates()
        if count(candidates) == 1:
            self.pay_chosen(lowest(candidates))

    def pay_chosen(self, seat: i64) -> None:
        self.pay_or_tell(self.pay_with(self.effect(), seat))
        self.end_card()

    def pay_round(self, effect: Effect) -> None:
        """Everybody whom the card means, in turn from the buyer (MS-11)."""
        paid: i64 = 0
        seat = self.buyer
        for _ in range(self.seats):
            if self.is_meant(effect, seat):
                paid += self.pay_with(effect, seat)
            seat = self.next_seat(seat)
        self.pay_or_tell(paid)
        self.end_card()

    def is_meant(self, effect: Effect, seat: i64) -> bool:
        """Whether a seat is on the side of the card that is not the bank or the buyer alone."""
        side = effect.payee if effect.payer in (THE_BANK, YOU) and effect.payee != THE_BANK else effect.payer
        if side == YOU:
            return seat == self.buyer
        if side == OTHERS:
            return seat != self.buyer
        return side != UNLUCKY or self.winning_sticks(seat) == 0

    def pay_with(self, effect: Effect, seat: i64) -> i64:
        """What the card moves between that seat and the other side."""
        payer = self.payer_for(effect, seat)
        payee = self.payee_for(effect, seat)
        measured = payee if payer == BANK else payer
        amount = effect.amount
        if effect.measure == HALF:
            amount = self.points[payer] >> 1
        elif effect.measure == PER_STICK:
            amount *= self.winning_sticks(measured)
        return self.pay(payer, payee, amount)

    def payer_for(self, effect: Effect, seat: i64) -> i64:
        if effect.payer == THE_BANK:
            return BANK
        return self.buyer if effect.payer == YOU else seat

    def payee_for(self, effect: Effect, seat: i64) -> i64:
        if effect.payee == THE_BANK:
            return BANK
        return self.buyer if effect.payee == YOU else seat
