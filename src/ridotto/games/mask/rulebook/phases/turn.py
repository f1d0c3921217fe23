"""Mask: placing sticks, and moving them for points (MS-4, MS-7)."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import hole_text
from ridotto.games.mask.rulebook.phases.auction import Auction
from ridotto.games.mask.rulebook.position import MOVING, NOWHERE
from ridotto.games.mask.rulebook.ways import reach, way
from ridotto.rules.bits import bit


class Turn(Auction):
    def place(self, hole: i64) -> None:
        """One stick at a time, twice round (MS-4)."""
        stick: i64 = 2 * self.turn
        if self.sticks[stick] != NOWHERE:
            stick += 1
        self.sticks[stick] = hole
        self.taken |= bit(hole)
        if self.telling:
            self.tell("places", self.turn, {"at": hole_text(int(hole))})
        for _ in range(self.seats):
            self.turn = self.next_seat(self.turn)
            if self.sticks[2 * self.turn + 1] == NOWHERE:
                return
        self.open_round()

    def paid_ways(self, stick: i64) -> i64:
        """As far as the points go (MS-7)."""
        return reach(bit(self.sticks[stick]), self.free(), self.points[self.turn])

    def go(self, stick: i64, hole: i64) -> None:
        """The shortest free way, a point a step (MS-7)."""
        cost = way(bit(self.sticks[stick]), bit(hole), self.free())
        if self.telling:
            self.tell_way("goes", self.turn, stick, hole, cost)
        self.move_stick(stick, hole)
        self.points[self.turn] -= cost
        self.phase = MOVING
        self.keep_moving()

    def keep_moving(self) -> None:
        """Whoever cannot go a step further is done."""
        if not self.can_move():
            self.close_turn("done")
