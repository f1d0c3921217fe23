"""Masker as numbers, for programs that learn."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ridotto.games.masker.rulebook.content import COLOURLESS, COLOURS, CROSSES, KINDS
from ridotto.games.masker.rulebook.game import own
from ridotto.games.masker.rulebook.notation import SHARE, STOP
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.games.masker.rulebook.shape import View
from ridotto.lab.training.encoding import Encoding
from ridotto.lab.training.observation import ObservationSheet
from ridotto.rules.bits import count, lowest
from ridotto.rules.event import Facts
from ridotto.rules.position import Position

PLANES: Final = len(KINDS) + 1  # a plane for each kind of cross, and one for the colourless cross
STACK_HEIGHT: Final = 4
KINDS_HELD: Final = 6  # white and five colours


@final
class MaskerEncoding(Encoding):
    """Cells are numbered as in the rulebook: row by row, or stack by stack from the bottom."""

    def all_moves(self) -> list[int]:
        places = list(range(9 if self.options.get("grid") == "stacks" else CROSSES))
        shares = range(SHARE, SHARE + CROSSES // 3 + 1) if self.seats == 3 else range(0)
        return [*places, STOP, *shares]

    def all_fields(self) -> dict[str, tuple[int, ...]]:
        seats = int(self.seats)
        return {
            "grid": (PLANES, CROSSES),
            "colours": (seats, COLOURS),
            "captured": (seats, KINDS_HELD),
            "eliminated": (seats,),
            "turn": (seats,),
            "taken": (1,),
            "anywhere": (1,),
            "unlimited": (1,),
        }

    def observe(self, view: Facts) -> list[int]:
        seen = cast(View, view)
        sheet = ObservationSheet(self, seen["seat"] or 0)
        _put_grid(sheet, seen["grid"])
        for seat, colour in enumerate(seen["colours"]):
            if colour is not None:
                sheet.put("colours", 1, sheet.relative(seat), KINDS.index(colour) - 1)
        for seat, pile in enumerate(seen["captured"]):
            for kind, letter in enumerate(KINDS):
                sheet.put("captured", pile.count(letter), sheet.relative(seat), kind)
        sheet.mark_seats("eliminated", seen["eliminated"])
        sheet.mark_seats("turn", [seen["turn"]])
        sheet.fill("taken", [seen["taken"]])
        sheet.fill("anywhere", [int(seen["anywhere"])])
        sheet.fill("unlimited", [int(seen["unlimited"])])
        return sheet.values

    # -- the same without a view, for thousands of games at once

    def write(self, position: Position, seat: i64, into: vec[i16], at: i64) -> None:
        masker = own(position)
        _write_grid(masker, into, at)
        at += PLANES * CROSSES
        for step in range(self.seats):
            other: i64 = (seat + step) % self.seats
            if masker.knows(seat, other):
                into[at + step * COLOURS + masker.colours[other] - 1] = 1
        at += self.seats * COLOURS
        for step in range(self.seats):
            _write_pile(masker, (seat + step) % self.seats, into, at + step * KINDS_HELD)
        at += self.seats * KINDS_HELD
        for step in range(self.seats):
            other = (seat + step) % self.seats
            into[at + step] = 1 if masker.is_out(other) else 0
            into[at + self.seats + step] = 1 if masker.turn == other else 0
        at += 2 * self.seats
        into[at] = i16(masker.taken)
        into[at + 1] = 1 if masker.anywhere else 0
        into[at + 2] = 1 if masker.unlimited else 0


def _put_grid(sheet: ObservationSheet, grid: list[str]) -> None:
    stacked = len(grid) != 6
    cells = "".join(stack.ljust(STACK_HEIGHT)[:STACK_HEIGHT] for stack in grid) if stacked else "".join(grid)
    for cell, letter in enumerate(cells):
        if letter in KINDS:
            sheet.put("grid", 1, KINDS.index(letter), cell)
        elif letter == COLOURLESS:
            sheet.put("grid", 1, len(KINDS), cell)


def _write_grid(masker: MaskerPosition, into: vec[i16], at: i64) -> None:
    alive = masker.alive
    of_kind = masker.layout.of_kind
    for kind in range(i64(KINDS_HELD)):
        cells = alive & of_kind[kind]
        while cells:
            into[at + kind * CROSSES + lowest(cells)] = 1
            cells &= cells - 1
    home = masker.home
    if masker.layout.stacked:
        height = count((alive >> (home * STACK_HEIGHT)) & 15)
        if height == STACK_HEIGHT:
            return
        home = home * STACK_HEIGHT + height
    into[at + KINDS_HELD * CROSSES + home] = 1


def _write_pile(masker: MaskerPosition, seat: i64, into: vec[i16], at: i64) -> None:
    piles = masker.piles
    first = seat * CROSSES
    for place in range(first, first + masker.held[seat]):
        into[at + piles[place]] += 1
