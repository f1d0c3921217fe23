"""Mask: what lies on the table, the questions that the rules ask about it, and how sticks and points change hands.

The parts of the rules (`placing`, `rounds`, `turn`, `auction`, `cards`) are functions that act on it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.mask.rulebook.content import Deck, Stencils
from ridotto.games.mask.rulebook.notation import hole_text
from ridotto.games.mask.rulebook.phases.effects import Effect
from ridotto.games.mask.rulebook.ways import HOLES, beside
from ridotto.rules.bits import bit
from ridotto.rules.dice import Dice
from ridotto.rules.event import Event, Facts
from ridotto.rules.position import NOBODY, Position

NOWHERE: Final = -1  # the hole of a stick that is not placed yet
BANK: Final = -1

# What is to be decided now.
PLACING: Final = 0
ORIENTING: Final = 1
CHOOSING: Final = 2  # pass, move or draw (MS-6 to MS-8)
MOVING: Final = 3
BIDDING: Final = 4
CARRYING_OUT: Final = 5
FINISHED: Final = 6


@final
class Box:
    """The content that a game is played with."""

    def __init__(self, stencils: Stencils, deck: Deck) -> None:
        self.stencils = stencils
        self.deck = deck


class BasePosition(Position):
    """Stick s belongs to seat s // 2.

    The pile is a ring: a drawn card goes under the pile, and so back to its own place, while the top moves on. So its
    order never changes, and who has seen which card is one set of places for each seat.
    """

    def __init__(self, box: Box, sticks: vec[i64], points: vec[i64], masks: vec[i64], cards: vec[i64]) -> None:
        super().__init__(len(points))
        self.box = box
        self.sticks = sticks  # the hole of each
        self.points = points
        self.masks = masks  # of this game, in the order of laying; copies share it
        self.cards = cards  # kinds, by their place in the pile; copies share it
        self.known: vec[i64] = vec[i64]([0] * (len(points) + 1))  # places each seat has seen; last: all have heard
        self.taken: i64 = 0  # the holes with a stick
        self.laid: i64 = 0  # how many masks lie on the base
        self.orientations: i64 = 0  # of the laid masks, two bits each
        self.singles: i64 = 0  # the rings of the mask on top, as it lies …
        self.doubles: i64 = 0  # … and its double rings
        self.farewell: bool = False  # MS-15
        self.phase: i64 = PLACING
        self.opener: i64 = 0
        self.turn: i64 = 0
        self.top: i64 = 0  # the place of the next card, or of the drawn one until it is back under the pile
        self.asked: i64 = 0  # who has to bid now …
        self.high: i64 = 0  # … over this bid …
        self.bidder: i64 = NOBODY  # … of this seat …
        self.still_in: i64 = 0  # … and who is not out, as bits of seats
        self.buyer: i64 = 0
        self.doer: i64 = 0  # who carries the card out now
        self.walked: i64 = 0  # steps that each stick has gone with this card, four bits each
        self.gone: i64 = 0  # and all of them together

    # -- sticks

    def free(self) -> i64:
        return HOLES & ~self.taken

    def stick_at(self, hole: i64) -> i64:
        sticks = self.sticks
        for stick in range(i64(2) * self.seats):
            if sticks[stick] == hole:
                return stick
        return NOBODY

    def move_stick(self, stick: i64, hole: i64) -> None:
        sticks = self.sticks
        self.taken ^= bit(sticks[stick]) | bit(hole)
        sticks[stick] = hole

    def exchange(self, stick: i64, other: i64) -> None:
        """Two sticks change places."""
        sticks = self.sticks
        here = sticks[stick]
        sticks[stick] = sticks[other]
        sticks[other] = here

    def can_step(self, stick: i64) -> bool:
        return beside(bit(self.sticks[stick])) & self.free() != 0

    def winning_sticks(self, seat: i64) -> i64:
        """How many sticks of a seat stand on winning holes."""
        sticks = self.sticks
        rings = self.singles | self.doubles
        found: i64 = 0
        if rings & bit(sticks[2 * seat]):
            found += 1
        if rings & bit(sticks[2 * seat + 1]):
            found += 1
        return found

    # -- masks

    def mask_name(self, number: i64) -> str:
        return self.box.stencils.names[self.masks[number]]

    def orientation(self, number: i64) -> i64:
        return (self.orientations >> (2 * number)) & 3

    def orient(self, orientation: i64) -> None:
        """The mask on top lies that way from now on."""
        place = 2 * (self.laid - 1)
        self.orientations = (self.orientations & ~(bit(place) * 3)) | (bit(place) * orientation)
        self.show(self.laid - 1)

    def show(self, number: i64) -> None:
        """The rings of a laid mask are those that count."""
        stencils = self.box.stencils
        way = self.masks[number] * 4 + self.orientation(number)
        self.singles = stencils.singles[way]
        self.doubles = stencils.doubles[way]

    def wages(self, seat: i64) -> i64:
        """What a payday would bring a seat now (MS-13)."""
        sticks = self.sticks
        return self.worth(sticks[2 * seat]) + self.worth(sticks[2 * seat + 1])

    def worth(self, hole: i64) -> i64:
        at = bit(hole)
        if at & self.doubles:
            return 5
        return 3 if at & self.singles else 0

    # -- the drawn card

    def effect(self) -> Effect:
        """What it does."""
        return self.box.deck.effects[self.cards[self.top]]

    def card_name(self) -> str:
        return self.box.deck.names[self.cards[self.top]]

    # -- who may know what

    def knows(self, seat: i64, place: i64) -> bool:
        """A card that was read out, or that this seat drew (MS-8, MS-10)."""
        known = self.known[self.seats]
        if seat != NOBODY:
            known |= self.known[seat]
        return known & bit(place) != 0

    def redeal(self, seat: i64, dice: Dice) -> None:
        self.cards = self.cards[:]
        places: list[int] = [place for place in range(len(self.cards)) if not self.knows(seat, place)]
        kinds: list[int] = [self.cards[place] for place in places]
        dice.shuffle(kinds)
        for number, place in enumerate(places):
            self.cards[place] = kinds[number]
        self.redeal_masks(dice)

    def redeal_masks(self, dice: Dice) -> None:
        """Those to come may be any that were not seen (MS-3)."""
        seen: i64 = self.laid + 1 if self.phase == ORIENTING else self.laid
        known: list[int] = list(self.masks[:seen])
        unseen = [mask for mask in range(len(self.box.stencils.names)) if mask not in known]
        dice.shuffle(unseen)
        self.masks = vec[i64](known + unseen[: len(self.masks) - int(seen)])

    # -- points (MS-11: nobody falls below zero)

    def pay(self, payer: i64, payee: i64, wanted: i64) -> i64:
        """Points change hands, as far as they go; either side may be the bank. Tells how many did."""
        points = self.points
        paid = wanted
        if payer != BANK:
            paid = min(wanted, points[payer])
            points[payer] -= paid
        if payee != BANK:
            points[payee] += paid
        if self.telling and paid > 0:
            self.tell_payment(int(payer), int(payee), int(paid))
        return paid

    def tell_payment(self, payer: int, payee: int, paid: int) -> None:
        if payer == BANK:
            self.tell("gets", payee, {"points": paid})
        elif payee == BANK:
            self.tell("pays-bank", payer, {"points": paid})
        else:
            self.tell("pays", payer, {"points": paid, "to": payee})

    # -- telling

    def tell_all(self, kind: str, facts: Facts) -> None:
        """Reports something that nobody in particular did."""
        self.events.append(Event(kind, None, facts))

    def tell_way(self, kind: str, seat: i64, stick: i64, hole: i64, cost: i64) -> None:
        """Reports that a stick leaves its hole for another."""
        begin = hole_text(int(self.sticks[stick]))
        facts: Facts = {"from": begin, "to": hole_text(int(hole)), "owner": int(stick) // 2, "cost": int(cost)}
        self.tell(kind, seat, facts)

    # -- a copy

    def copy_into(self, twin: BasePosition) -> None:
        """All that a new position isn't made with."""
        twin.over = self.over
        twin.known = self.known[:]
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
