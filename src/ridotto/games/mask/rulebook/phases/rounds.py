"""Mask: rounds, from the mask that is turned up to payday, and the end (MS-5, MS-13 to MS-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.mask.rulebook.position import CHOOSING, FINISHED, ORIENTING, BasePosition
from ridotto.rules.bits import bit
from ridotto.rules.position import Outcome

LAST_PAYDAY: Final = "mask-last-payday"
FAREWELL: Final = "mask-farewell"


class Rounds(BasePosition):
    def open_round(self) -> None:
        """The opener turns up the top mask, if there is one left."""
        if self.laid == len(self.masks):
            self.finish()
            return
        self.phase = ORIENTING
        self.turn = self.opener
        if self.telling:
            self.tell("turns-up", self.turn, {"mask": self.mask_name(self.laid)})

    def lay_mask(self, orientation: i64) -> None:
        self.laid += 1
        self.orient(orientation)
        if self.telling:
            self.tell("lays", self.turn, {"mask": self.mask_name(self.laid - 1), "orientation": int(orientation)})
        self.begin_turn(self.next_seat(self.opener))

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

    def orientation(self, number: i64) -> i64:
        return (self.orientations >> (2 * number)) & 3

    def mask_name(self, number: i64) -> str:
        return self.box.stencils.names[self.masks[number]]

    # -- turns

    def begin_turn(self, seat: i64) -> None:
        """Whoever can neither draw nor move passes automatically (MS-25)."""
        self.phase = CHOOSING
        self.turn = seat
        if len(self.cards) == 0 and not self.can_move():
            self.close_turn("passes")

    def can_move(self) -> bool:
        """Whether the seat whose turn it is can pay for a step, and has one to go."""
        return self.points[self.turn] > 0 and (self.can_step(2 * self.turn) or self.can_step(2 * self.turn + 1))

    def close_turn(self, how: str) -> None:
        if self.telling:
            self.tell(how, self.turn, {})
        self.end_turn()

    def end_turn(self) -> None:
        """The opener is the last of the round; then comes payday."""
        if self.turn != self.opener:
            self.begin_turn(self.next_seat(self.turn))
            return
        self.payday(self.laid - 1)
        self.opener = self.next_seat(self.opener)
        self.open_round()

    # -- payday (MS-13)

    def payday(self, number: i64) -> None:
        """Everybody is paid for the mask that lies open."""
        if self.telling:
            gains = [int(self.wages(seat)) for seat in range(self.seats)]
            self.tell_all("payday", {"mask": self.mask_name(number), "gains": gains})
        points = self.points
        for seat in range(self.seats):
            points[seat] += self.wages(seat)

    def wages(self, seat: i64) -> i64:
        """What a payday would bring a seat now."""
        sticks = self.sticks
        return self.worth(sticks[2 * seat]) + self.worth(sticks[2 * seat + 1])

    def worth(self, hole: i64) -> i64:
        at = bit(hole)
        if at & self.doubles:
            return 5
        return 3 if at & self.singles else 0

    # -- the end

    def finish(self) -> None:
        if self.farewell:
            self.take_masks_off()
        self.over = True
        self.phase = FINISHED
        if self.telling:
            self.tell_all("ends", self.result().facts())

    def take_masks_off(self) -> None:
        """Each mask that comes to light pays once more (MS-15); then they lie as they lay."""
        for number in range(self.laid - 2, i64(-1), i64(-1)):
            self.show(number)
            if self.telling:
                self.tell_all("takes-off", {"mask": self.mask_name(number + 1)})
            self.payday(number)
        if self.laid > 0:
            self.show(self.laid - 1)

    def result(self) -> Outcome:
        """Most points win; equal ones share the win (MS-14)."""
        scores = [int(points) for points in self.points]
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        return Outcome(tuple(winners), tuple(scores), FAREWELL if self.farewell else LAST_PAYDAY)

    def won(self, seat: i64) -> float:
        points = self.points
        winners: i64 = 0
        for other in range(self.seats):
            if points[other] > points[seat]:
                return 0.0
            if points[other] == points[seat]:
                winners += 1
        return 1.0 / float(winners)

    def outcome(self) -> Outcome | None:
        return self.result() if self.over else None
