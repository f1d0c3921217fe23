"""Masker: how everybody plays on in a bot's head. They know their own colour and what lies open, and nothing else.

A capture is the more tempting the larger the product of two weights: one for the cross, one for what it leaves beside
the colourless one. Stopping has a weight of its own. All are in `policy.json`, as logarithms, and were learned from
games that this policy played against itself (`tools/masker_policy.py`).
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.masker.rulebook.content import CROSSES, KINDS, WHITE
from ridotto.games.masker.rulebook.notation import STOP
from ridotto.games.masker.rulebook.play import CAPTURES_A_TURN, MaskerPosition
from ridotto.games.masker.rulebook.position import LOWER_STEPS
from ridotto.rules.bits import bit, count, lowest
from ridotto.rules.dice import Dice

KIND_COUNT: Final = len(KINDS)

# What a cross is to whoever takes it. Each is a row of weights: for the first, second and third capture of a turn.
OWN_ROW: Final = 0  # of one's own colour: a row each for 0, 1, 2, or more of them left after the capture
MOST_OWN_LEFT: Final = 3
WHITE_ROW: Final = 4
OTHERS_ROW: Final = 5  # of another colour: three rows each for rivals who have taken 0, 1, or more crosses of it …
MOST_TAKEN: Final = 2
MOST_LEFT: Final = 2  # … one of them for 0, 1, or more left after the capture

# What lies beside the colourless cross. The sum is the place in a row of weights.
OWN_BESIDE: Final = 1
SPARED_BESIDE: Final = 2  # of a colour that a rival has never taken
OTHERS_BESIDE: Final = 4
BESIDE_COUNT: Final = 8


def weights_of(name: str) -> list[float]:
    """The weights of that name, row after row."""
    rows: dict[str, list[list[float]]] = json.loads(
        files("ridotto.games.masker").joinpath("policy.json").read_text(encoding="utf-8")
    )
    return [exp(weight) for row in rows[name] for weight in row]


CAPTURE_WEIGHTS: Final = weights_of("capture")
BESIDE_WEIGHTS: Final = weights_of("beside")  # a row for captures after which one may go on, and one for the last
STOP_WEIGHTS: Final = weights_of("stop")  # a row for stopping after one capture, and one for two
ANYWHERE_WEIGHTS: Final = weights_of("stop-anywhere")  # the same after a white cross


@final
class PlayoutPolicy:
    """Keeps count of what was taken while a playout goes on."""

    def __init__(self) -> None:
        self.capture_weights: vec[float] = vec[float](CAPTURE_WEIGHTS)
        self.beside_weights: vec[float] = vec[float](BESIDE_WEIGHTS)
        self.stop_weights: vec[float] = vec[float](STOP_WEIGHTS)
        self.anywhere_weights: vec[float] = vec[float](ANYWHERE_WEIGHTS)
        self.sides: i64 = 2  # players, or at four teams
        self.left: vec[i64] = vec[i64]()  # of each kind, on the grid
        self.taken: vec[i64] = vec[i64]()  # by each side of each kind
        self.rows: vec[i64] = vec[i64]()  # what a cross of each kind is to each side
        self.spared: vec[i64] = vec[i64]()  # for each side, the cells of colours that a rival has never taken

    def prepare(self, masker: MaskerPosition) -> None:
        """Once for many playouts of one game."""
        self.sides = side_count(masker)
        entries = int(self.sides) * KIND_COUNT
        self.left = vec[i64]([0] * KIND_COUNT)
        self.taken = vec[i64]([0] * entries)
        self.rows = vec[i64]([0] * entries)
        self.spared = vec[i64]([0] * int(self.sides))

    def start(self, masker: MaskerPosition) -> None:
        """Counts what lies on the grid and in the piles."""
        taken = self.taken
        for entry in range(self.sides * KIND_COUNT):
            taken[entry] = 0
        for seat in range(masker.seats):
            first: i64 = (seat % self.sides) * KIND_COUNT
            for place in range(masker.held[seat]):
                taken[first + masker.piles[seat * CROSSES + place]] += 1
        for kind in range(i64(KIND_COUNT)):
            self.left[kind] = count(masker.alive & masker.layout.of_kind[kind])
            self.appraise(masker, kind)

    def appraise(self, masker: MaskerPosition, kind: i64) -> None:
        """What crosses of that kind are to each side now."""
        left = self.left[kind] - 1
        for side in range(self.sides):
            row: i64 = WHITE_ROW
            if kind == masker.colours[side]:
                row = OWN_ROW + (left if left < MOST_OWN_LEFT else MOST_OWN_LEFT)
            elif kind != WHITE:
                taken = self.fewest_taken(masker, side, kind)
                cells = masker.layout.of_kind[kind]
                self.spared[side] = self.spared[side] & ~cells if taken else self.spared[side] | cells
                row = OTHERS_ROW + (MOST_LEFT + 1) * taken + (left if left < MOST_LEFT else MOST_LEFT)
            self.rows[side * KIND_COUNT + kind] = row

    def fewest_taken(self, masker: MaskerPosition, side: i64, kind: i64) -> i64:
        """By the rival who took the fewest crosses of a kind: the likeliest to have that colour."""
        fewest: i64 = MOST_TAKEN
        for rival in range(self.sides):
            if rival != side and not masker.is_out(rival):
                taken = self.taken[rival * KIND_COUNT + kind]
                fewest = min(fewest, taken)
        return fewest

    def choose(self, masker: MaskerPosition, dice: Dice) -> i64:
        if masker.sharing():
            return masker.random_move(masker.turn, dice)
        side = masker.turn % self.sides
        cell = self.pick(masker, side, dice)
        if cell == STOP:
            return STOP
        kind = masker.layout.kinds[cell]
        self.left[kind] -= 1
        self.taken[side * KIND_COUNT + kind] += 1
        self.appraise(masker, kind)
        return cell >> masker.layout.shift

    def pick(self, masker: MaskerPosition, side: i64, dice: Dice) -> i64:
        """A cell or STOP: each takes the choice over with its chance among all seen so far."""
        cells = masker.reach()
        if masker.taken == 0 and cells & (cells - 1) == 0:
            return lowest(cells)  # no choice to make
        kinds = masker.layout.kinds
        capture_weights, beside_weights, rows = self.capture_weights, self.beside_weights, self.rows
        own = masker.layout.of_kind[masker.colours[side]]
        spared = self.spared[side]
        first_row = side * KIND_COUNT
        first_beside: i64 = BESIDE_COUNT if masker.taken == CAPTURES_A_TURN - 1 else 0
        chosen: i64 = STOP
        total = self.stop_weight(masker, own, spared)
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            weight = capture_weights[rows[first_row + kinds[cell]] * CAPTURES_A_TURN + masker.taken]
            weight *= beside_weights[first_beside + beside(beside_after(masker, cell), own, spared)]
            total += weight
            if dice.share() * total < weight:
                chosen = cell
        return chosen

    def stop_weight(self, masker: MaskerPosition, own: i64, spared: i64) -> float:
        if masker.taken == 0:
            return 0.0
        if masker.anywhere:
            return self.anywhere_weights[masker.taken - 1]
        return self.stop_weights[(masker.taken - 1) * BESIDE_COUNT + beside(masker.near, own, spared)]


def side_count(masker: MaskerPosition) -> i64:
    """How many play against each other; a seat's side is its remainder by that."""
    return 3 if masker.seats == 3 else 2


def beside(near: i64, own: i64, spared: i64) -> i64:
    """What is among the crosses beside the colourless one."""
    found: i64 = 0
    if near & own:
        found = OWN_BESIDE
    if near & spared:
        found += SPARED_BESIDE
    if near & ~own & ~spared:
        found += OTHERS_BESIDE
    return found


def beside_after(masker: MaskerPosition, cell: i64) -> i64:
    """The crosses beside the colourless one once it has captured that cell."""
    layout = masker.layout
    if not layout.stacked:
        return masker.alive & layout.beside[cell]
    place = cell >> layout.shift
    alive = masker.alive & ~bit(cell)
    return alive & ~((alive >> 1) & LOWER_STEPS) & layout.beside[place]
