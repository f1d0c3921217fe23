"""Masker: the crosses on the grid and in the piles, which can be captured, and who may know whose colour is whose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.masker.rulebook.content import CROSSES, KINDS, Layout
from ridotto.rules.bits import bit, count
from ridotto.rules.dice import Dice
from ridotto.rules.position import Position

LOWER_STEPS: Final = 0x777777777  # every level of every stack but the topmost


class BasePosition(Position):
    """The grid, its crosses as bits of cells, the colourless one apart; and the piles before each seat."""

    def __init__(self, layout: Layout, colours: vec[i64], piles: vec[i64], held: vec[i64]) -> None:
        super().__init__(len(colours))
        self.layout = layout
        self.colours = colours  # of each seat; team mates share one
        self.alive: i64 = layout.all_cells  # that still hold a cross; the colourless one is not among them
        self.home: i64 = layout.start  # the place of the colourless cross
        self.near: i64 = 0  # the crosses beside it: always `touching()`, found once a capture
        self.anywhere: bool = False  # the next capture may be any cross (MK-6, MK-7)
        self.eliminated: i64 = 0  # as bits of seats
        self.piles = piles  # CROSSES kinds a seat, in order of capture …
        self.held = held  # … and how many of them are there
        self.full_at: i64 = CROSSES // self.seats  # MK-8
        self.unlimited: bool = False  # everybody in play was full: the limit is lifted (MK-8)
        self.turn: i64 = 0
        self.taken: i64 = 0  # captures made in this turn
        self.past: list[str] | None = None  # the moves since the deal, if known; copies share it: never change it …
        self.untold: bool = False  # … and whether others were made since, which nobody noted

    def is_out(self, seat: i64) -> bool:
        return self.eliminated != 0 and self.eliminated & bit(seat) != 0

    # -- what can be captured

    def tops(self) -> i64:
        """The crosses that nothing lies on. Under the colourless one nothing is a top."""
        if not self.layout.stacked:
            return self.alive
        covered = (self.alive >> 1) & LOWER_STEPS
        return self.alive & ~covered & ~self.layout.cells_at(self.home)

    def touching(self) -> i64:
        """The crosses beside the colourless one (MK-4)."""
        return self.tops() & self.layout.beside[self.home]

    def reach(self) -> i64:
        """The crosses that may be captured now."""
        if not self.anywhere:
            return self.near
        tops = self.tops()
        if tops or not self.layout.stacked:
            return tops
        return self.alive & ~((self.alive >> 1) & LOWER_STEPS)  # MK-14: only the own stack is left

    def top_cell(self, place: i64) -> i64:
        """The cell of the uppermost cross at a place."""
        if not self.layout.stacked:
            return place
        return place * 4 + count((self.alive >> (place * 4)) & 15) - 1

    def kind_at(self, place: i64) -> i64:
        """The kind of the uppermost cross at a place."""
        return self.layout.kinds[self.top_cell(place)]

    # -- who may know what

    def knows(self, seat: i64, other: i64) -> bool:
        """One's own colour, one's partner's, and those announced (MK-2, MK-9, MK-11)."""
        if self.over or self.is_out(other) or seat == other:
            return True
        return self.seats == 4 and seat >= 0 and (seat + other) % 2 == 0

    def redeal(self, seat: i64, dice: Dice) -> None:
        self.redeal_by(vec[float]([1.0] * (self.seats * len(KINDS))), seat, dice)

    def redeal_by(self, belief: vec[float], seat: i64, dice: Dice) -> None:
        """Redeals by what is believed: for each seat and colour, how likely it is."""
        free = self.free_colours(seat)
        colours = self.colours[:]
        for other in range(self.seats):
            if self.knows(seat, other):
                continue
            if self.seats == 4 and other >= 2:
                colours[other] = colours[other - 2]  # team mates share one
                continue
            chosen = guess(belief, other, free, dice)
            free &= ~bit(chosen)
            colours[other] = chosen
        self.colours = colours

    def free_colours(self, seat: i64) -> i64:
        """The colours that somebody whom the seat does not know may have: those on the grid that no other has."""
        free: i64 = 0
        for colour in range(i64(1), i64(len(KINDS))):
            if self.alive & self.layout.of_kind[colour]:
                free |= bit(colour)
        for other in range(self.seats):
            if self.knows(seat, other):
                free &= ~bit(self.colours[other])
        return free

    # -- a copy

    def copy_into(self, twin: BasePosition) -> None:
        """All that a new position isn't made with."""
        twin.over = self.over
        twin.alive = self.alive
        twin.home = self.home
        twin.near = self.near
        twin.anywhere = self.anywhere
        twin.eliminated = self.eliminated
        twin.unlimited = self.unlimited
        twin.turn = self.turn
        twin.taken = self.taken
        twin.past = self.past
        twin.untold = self.untold


def guess(belief: vec[float], seat: i64, free: i64, dice: Dice) -> i64:
    """A colour for a hidden seat: each takes the choice over with its chance among all seen so far."""
    total = 0.0
    chosen: i64 = 0
    for colour in range(i64(1), i64(len(KINDS))):
        if free & bit(colour):
            likely = belief[seat * len(KINDS) + colour]
            total += likely
            if dice.share() * total < likely:
                chosen = colour
    return chosen
