"""An observation being filled in, field by field."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import final

from ridotto.lab.training.encoding import HIGHEST, Encoding


@final
class ObservationSheet:
    """All zeros at first. Seats are given as the game counts them, and kept as the viewer does."""

    def __init__(self, encoding: Encoding, viewer: int) -> None:
        self.fields = encoding.fields
        self.starts = encoding.starts
        self.seats = int(encoding.seats)
        self.viewer = viewer
        self.values = [0] * int(encoding.size)

    def put(self, field: str, value: int, *index: int) -> None:
        """A number at a place of a field."""
        place = 0
        for step, length in zip(index, self.fields[field], strict=True):
            place = place * length + step
        self.values[self.starts[field] + place] = max(-HIGHEST, min(value, HIGHEST))

    def fill(self, field: str, values: Iterable[int]) -> None:
        """A whole field of one dimension, or its beginning."""
        for place, value in enumerate(values):
            self.put(field, value, place)

    def by_seat(self, field: str, values: Sequence[int]) -> None:
        """A number for each seat."""
        for seat, value in enumerate(values):
            self.put(field, value, self.relative(seat))

    def mark(self, field: str, things: Iterable[int]) -> None:
        """A one for each of some things."""
        for thing in things:
            self.put(field, 1, thing)

    def mark_seats(self, field: str, seats: Iterable[int | None]) -> None:
        """A one for each of some seats; None is nobody."""
        self.mark(field, (self.relative(seat) for seat in seats if seat is not None))

    def relative(self, seat: int) -> int:
        """How many places to the viewer's left a seat is. Whoever leads without a seat of their own looks as seat 0."""
        return (seat - self.viewer) % self.seats if self.viewer < self.seats else seat
