"""Numbers of an observation, put down one field after the other."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ridotto.rules.bits import bit, lowest


class NumberRow:
    """Begins where there are only zeros. Seats are given as the game counts them, and kept as the viewer does."""

    def __init__(self, seats: i64, seat: i64, into: vec[i16], at: i64) -> None:
        self.seats = seats
        self.seat = seat  # that of the viewer; one past the last leads without playing, and counts as the game does
        self.into = into
        self.at = at

    def relative(self, other: i64) -> i64:
        return (other - self.seat) % self.seats if self.seat < self.seats else other

    def put(self, value: i64) -> None:
        self.into[self.at] = i16(value)
        self.at += 1

    def mark(self, place: i64, length: i64) -> None:
        """A one at a place of a field of that length; none if the place is negative."""
        if place >= 0:
            self.into[self.at + place] = 1
        self.at += length

    def put_seats(self, found: i64) -> None:
        """A one for each seat of a set."""
        found &= bit(self.seats) - 1
        while found:
            self.into[self.at + self.relative(lowest(found))] = 1
            found &= found - 1
        self.at += self.seats
