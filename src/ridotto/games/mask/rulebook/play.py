"""Mask as a position: which part of the rules decides in which phase."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import ORIENT, PLACE
from ridotto.games.mask.rulebook.phases import auction, cards, placing, rounds, turn
from ridotto.games.mask.rulebook.position import (
    BIDDING,
    CARRYING_OUT,
    CHOOSING,
    MOVING,
    PLACING,
    BasePosition,
)
from ridotto.rules.dice import Dice
from ridotto.rules.position import Outcome

LAST_PAYDAY: Final = "mask-last-payday"
FAREWELL: Final = "mask-farewell"


@final
class MaskPosition(BasePosition):
    """Sticks are placed; then rounds follow: a mask is laid, and each seat has a turn, perhaps with an auction and a
    card to carry out."""

    # -- who decides, and what there is to decide

    def decider(self) -> i64:
        if self.phase == BIDDING:
            return self.asked
        return self.doer if self.phase == CARRYING_OUT else self.turn

    def begun(self) -> bool:
        """Whether stopping now is `done`, not `skip`."""
        return self.phase == MOVING or self.gone > 0

    def legal(self, seat: i64) -> list[int]:
        if self.phase in (CHOOSING, MOVING):
            return turn.legal(self)
        if self.phase == BIDDING:
            return auction.legal(self, seat)
        if self.phase == CARRYING_OUT:
            return cards.legal(self)
        return placing.legal(self) if self.phase == PLACING else rounds.orientations()

    def is_legal(self, seat: i64, move: i64) -> bool:
        if self.phase in (CHOOSING, MOVING):
            return turn.is_legal(self, move)
        if self.phase == BIDDING:
            return auction.is_legal(self, seat, move)
        if self.phase == CARRYING_OUT:
            return cards.is_legal(self, move)
        if self.phase == PLACING:
            return placing.is_legal(self, move)
        return int(move) in rounds.orientations()

    def random_move(self, seat: i64, dice: Dice) -> i64:
        if self.phase in (CHOOSING, MOVING):
            return turn.random_move(self, dice)
        if self.phase == BIDDING:
            return auction.random_move(self, seat, dice)
        if self.phase == CARRYING_OUT:
            return cards.random_move(self, dice)
        return placing.random_move(self, dice) if self.phase == PLACING else ORIENT + dice.below(4)

    # -- what follows

    def do(self, seat: i64, move: i64) -> None:
        if self.phase in (CHOOSING, MOVING):
            turn.decide(self, move)
        elif self.phase == BIDDING:
            auction.decide(self, move)
        elif self.phase == CARRYING_OUT:
            cards.decide(self, move)
        elif self.phase == PLACING:
            placing.place(self, move - PLACE)
        else:
            rounds.lay_mask(self, move - ORIENT)
        if self.over and self.telling:
            self.tell_all("ends", self.result().facts())

    def settle(self) -> None:
        """What must happen by itself in a drawn position happens."""
        if self.phase == CHOOSING:
            rounds.begin_turn(self, self.turn)
        elif self.phase == MOVING:
            turn.keep_moving(self)
        elif self.phase == BIDDING:
            auction.call(self)
        elif self.phase == CARRYING_OUT:
            cards.begin_card(self)

    # -- the end

    def result(self) -> Outcome:
        """Most points win; equal ones share the win (MS-14)."""
        scores = [int(points) for points in self.points]
        return Outcome.of_highest(scores, FAREWELL if self.farewell else LAST_PAYDAY)

    def outcome(self) -> Outcome | None:
        return self.result() if self.over else None

    def won(self, seat: i64) -> float:
        points = self.points
        winners: i64 = 0
        for other in range(self.seats):
            if points[other] > points[seat]:
                return 0.0
            if points[other] == points[seat]:
                winners += 1
        return 1.0 / float(winners)

    def copy(self) -> MaskPosition:
        twin = MaskPosition(self.box, self.sticks[:], self.points[:], self.masks, self.cards)
        self.copy_into(twin)
        return twin
