"""What is in the box of Masker: 36 crosses, five discs, and the two ways to lay the crosses out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.rules.bits import bit
from ridotto.rules.lots import Lots

# Kinds of cross, by number and by letter (MK-1). A colour's number is also the number of its disc.
WHITE: Final = 0
KINDS: Final = "wRBGYP"
COLOURS: Final = 5
COLOURLESS: Final = "o"
CROSSES: Final = 36
EACH_COLOUR: Final = 6
WHITES: Final = 5

NOTHING: Final = -1  # the kind of a cell without a cross


@final
class Layout:
    """Where each cross lay at the deal. It never changes, so all copies of a position share it.

    A *cell* holds one cross; a *place* is what a move names. Flat, they are the same 36 (a1 b1 … f6). Stacked,
    place p (a1 b1 c1 a2 …) has the cells 4p to 4p + 3, bottom first.
    """

    def __init__(self, stacked: bool, kinds: list[int], start: int) -> None:
        self.stacked = stacked
        self.start: i64 = start  # the place of the colourless cross
        self.shift: i64 = 2 if stacked else 0
        self.side: i64 = 3 if stacked else 6
        self.kinds: vec[i64] = vec[i64](kinds)
        self.of_kind: vec[i64] = vec[i64]([_cells_of(kinds, kind) for kind in range(len(KINDS))])
        self.all_cells: i64 = sum(_cells_of(kinds, kind) for kind in range(len(KINDS)))
        self.beside: vec[i64] = vec[i64]([self._cells_beside(place) for place in range(self.side * self.side)])

    def cells_at(self, place: i64) -> i64:
        """The cells of a place."""
        return bit(place * 4) * 15 if self.stacked else bit(place)

    def _cells_beside(self, place: i64) -> i64:
        """The cells of the places that touch a place by a side."""
        column = place % self.side
        found: i64 = 0
        if column > 0:
            found |= self.cells_at(place - 1)
        if column < self.side - 1:
            found |= self.cells_at(place + 1)
        if place >= self.side:
            found |= self.cells_at(place - self.side)
        if place < self.side * (self.side - 1):
            found |= self.cells_at(place + self.side)
        return found


def _cells_of(kinds: list[int], kind: int) -> int:
    return sum(bit(cell) for cell in range(CROSSES) if kinds[cell] == kind)


def all_crosses() -> list[int]:
    """The 35 crosses that can be captured (MK-1)."""
    colours = [colour for colour in range(1, COLOURS + 1) for _ in range(EACH_COLOUR)]
    return [WHITE] * WHITES + colours


def lay_flat(lots: Lots) -> Layout:
    """A random 6 × 6 grid (MK-2)."""
    kinds = [*all_crosses(), NOTHING]
    lots.shuffle(kinds)
    return Layout(False, kinds, kinds.index(NOTHING))


def lay_stacks(lots: Lots) -> Layout:
    """Nine random stacks of four, each arrangement that MK-12 allows as likely as any other.

    Nine crosses, no white, at most two of each of five colours: that is two of four colours and one of the fifth. By
    symmetry each colour is as often the fifth, and each leaves as many arrangements of the rest above it.
    """
    single = 1 + lots.below(COLOURS)
    bottom = [colour for colour in range(1, COLOURS + 1) for _ in range(1 if colour == single else 2)]
    above = all_crosses()
    for cross in bottom:
        above.remove(cross)
    lots.shuffle(bottom)
    lots.shuffle(above)
    home = lots.below(9)
    kinds: list[int] = []
    for place in range(9):
        levels = 2 if place == home else 3
        kinds += [bottom[place], *above[:levels], *([NOTHING] if place == home else [])]
        above = above[levels:]
    return Layout(True, kinds, home)
