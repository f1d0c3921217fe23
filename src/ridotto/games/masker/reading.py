"""Masker: what a player's moves tell about their colour.

All moves since the deal are gone through once more, and each colour is believed in as much as it makes sense of them.
How tempting a move is to whoever has a colour is a sum of weights: those of the policy of playouts, and others for how
soon a cross of that colour could be captured next. They're in `reading.json` and were fitted to games of masters
(`tools/masker_reading.py`). Nobody plays just like that, so no move is taken for impossible.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.masker.policy import BESIDE_COUNT, KIND_COUNT, OTHERS_ROW, PlayoutPolicy, beside, side_count
from ridotto.games.masker.rulebook.content import WHITE
from ridotto.games.masker.rulebook.notation import STOP
from ridotto.games.masker.rulebook.past import at_the_deal, first_seat, move_of
from ridotto.games.masker.rulebook.play import CAPTURES_A_TURN, MaskerPosition
from ridotto.games.masker.rulebook.position import LOWER_STEPS
from ridotto.rules.bits import bit, count, lowest, squares_of

SURPRISE: Final = 0.1  # how often somebody plays any move at all

# The weights as one row of numbers: where each part begins.
CAPTURE: Final = 0
BESIDE: Final = CAPTURE + (OTHERS_ROW + 9) * CAPTURES_A_TURN
STOPPING: Final = BESIDE + 2 * BESIDE_COUNT
ANYWHERE: Final = STOPPING + 2 * BESIDE_COUNT
NEAREST: Final = ANYWHERE + 2  # how many captures away one's nearest cross then is, …
DISTANCES: Final = 5
OWN_BESIDE: Final = NEAREST + 3 * 4 * DISTANCES  # … and how many of them are beside the colourless one
SIZE: Final = OWN_BESIDE + 3 * 3 * 4

# Both have rows for captures after which one may go on, for the last of a turn, and for stopping …
GOES_ON: Final = 0
LAST: Final = 1
STOPS: Final = 2
MOST_LEFT: Final = 4  # … by how many of one's own are left: one at most, 2, 3, or more
MOST_BESIDE: Final = 2
OUT_OF_REACH: Final = 3  # for one turn
EXPOSED: Final = 4  # the next capture may be any cross


def fitted_weights() -> list[float]:
    rows: dict[str, list[list[float]]] = json.loads(
        files("ridotto.games.masker").joinpath("reading.json").read_text(encoding="utf-8")
    )
    return [weight for name in rows for row in rows[name] for weight in row]


@final
class Reader:
    def __init__(self) -> None:
        self.weights: vec[float] = vec[float](fitted_weights())
        self.counts = PlayoutPolicy()
        self.own: i64 = 0  # the cells of the colour that's imagined

    def read(self, masker: MaskerPosition, seat: i64, past: list[str], belief: vec[float]) -> None:
        """Believes more in colours that make sense of the moves of those whose colour the seat doesn't know."""
        then = at_the_deal(masker.layout, masker.colours, first_seat(past, 0))
        self.counts.prepare(then)
        free = masker.free_colours(seat)
        for entry in past:
            move = move_of(then, entry)
            assert move is not None  # or the position would have no past
            if not masker.knows(seat, then.turn) and has_choice(then):
                self.weigh(then, move, free, belief)
            then.do(then.turn, move)

    def weigh(self, then: MaskerPosition, move: i64, free: i64, belief: vec[float]) -> None:
        """By how likely that move was with each colour; team mates have the same."""
        sides, turn = side_count(then), then.turn
        for colour in range(i64(1), i64(KIND_COUNT)):
            if free & bit(colour):
                likely = self.likelihood(then, move, colour)
                for mate in range(then.seats):
                    if mate % sides == turn % sides:
                        belief[mate * KIND_COUNT + colour] *= likely

    def likelihood(self, then: MaskerPosition, move: i64, colour: i64) -> float:
        """How likely it is that whoever's turn it was makes that move, if that's their colour."""
        self.imagine(then, colour)
        options = options_of(then)
        chosen: i64 = STOP if move == STOP else then.top_cell(move)
        wanted = total = 0.0
        for number in options:
            option: i64 = number
            tempting = 0.0
            for part in self.parts(then, option):
                tempting += self.weights[part]
            total += exp(tempting)
            if option == chosen:
                wanted = exp(tempting)
        return SURPRISE / len(options) + (1.0 - SURPRISE) * wanted / total

    def imagine(self, then: MaskerPosition, colour: i64) -> None:
        """That whoever's turn it is has that colour. Nobody else's matters to them: they don't know it."""
        colours = then.colours[:]
        colours[then.turn % side_count(then)] = colour
        actual = then.colours
        then.colours = colours
        self.counts.start(then)
        then.colours = actual
        self.own = then.layout.of_kind[colour]

    def parts(self, then: MaskerPosition, option: i64) -> list[int]:
        """Which weights make a cell, or STOP, tempting."""
        side = then.turn % side_count(then)
        taken, own, spared = then.taken, self.own, self.counts.spared[side]
        if option == STOP:
            exposed = exposure(STOPS, then.near, then.tops(), own & then.alive, then.anywhere, then)
            if then.anywhere:
                return [int(ANYWHERE + taken - 1), *exposed]
            return [int(STOPPING + (taken - 1) * BESIDE_COUNT + beside(then.near, own, spared)), *exposed]
        kind = then.layout.kinds[option]
        row = self.counts.rows[side * KIND_COUNT + kind]
        stage: i64 = LAST if taken == CAPTURES_A_TURN - 1 else GOES_ON
        tops = tops_after(then, option)
        near = tops & then.layout.beside[option >> then.layout.shift]
        return [
            int(CAPTURE + row * CAPTURES_A_TURN + taken),
            int(BESIDE + stage * BESIDE_COUNT + beside(near, own, spared)),
            *exposure(stage, near, tops, own & then.alive & ~bit(option), kind == WHITE, then),
        ]


def exposure(stage: i64, near: i64, tops: i64, own: i64, anywhere: bool, then: MaskerPosition) -> list[int]:
    """The weights for how soon one's own crosses could be captured next, and how many at once."""
    left = stage * MOST_LEFT + min(max(count(own) - 1, 0), MOST_LEFT - 1)
    distance: i64 = EXPOSED if anywhere or near == 0 else 0
    reached = near
    while distance < OUT_OF_REACH and own & reached == 0:
        distance += 1
        reached |= beside_any(reached, tops, then)
    own_beside = stage * (MOST_BESIDE + 1) + min(count(own & near), MOST_BESIDE)
    return [
        int(NEAREST + left * DISTANCES + distance),
        int(OWN_BESIDE + own_beside * MOST_LEFT + left - stage * MOST_LEFT),
    ]


def beside_any(cells: i64, tops: i64, then: MaskerPosition) -> i64:
    """The crosses beside any of those cells."""
    found: i64 = 0
    while cells:
        found |= then.layout.beside[lowest(cells) >> then.layout.shift]
        cells &= cells - 1
    return found & tops


def tops_after(then: MaskerPosition, cell: i64) -> i64:
    """The crosses that nothing lies on once the colourless one has captured that cell and stands there."""
    alive = then.alive & ~bit(cell)
    if not then.layout.stacked:
        return alive
    return alive & ~((alive >> 1) & LOWER_STEPS) & ~then.layout.cells_at(cell >> then.layout.shift)


def options_of(then: MaskerPosition) -> list[int]:
    """The cells that could be captured, and STOP if the turn could end."""
    cells = squares_of(then.reach())
    return [*cells, STOP] if then.taken else cells


def has_choice(then: MaskerPosition) -> bool:
    """Whether there was anything to decide. How crosses are shared tells nothing."""
    return not then.sharing() and (then.taken > 0 or count(then.reach()) > 1)
