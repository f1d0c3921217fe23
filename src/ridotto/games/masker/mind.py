"""Masker: a player who spares a colour may be hiding it. A master also asks which colour makes sense of their moves."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.bots.mind import Mind
from ridotto.games.masker.policy import PlayoutPolicy, side_count
from ridotto.games.masker.reading import Reader
from ridotto.games.masker.rulebook.content import CROSSES, KINDS
from ridotto.games.masker.rulebook.dump import past_texts
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.bits import count
from ridotto.rules.dice import Dice
from ridotto.rules.position import Position

KIND_COUNT: Final = len(KINDS)
TAKEN_DOUBT: Final = 0.25  # each cross of a colour that a player takes makes it so much less likely to be theirs …
GONE_DOUBT: Final = 0.64  # … and each that the others take: they'd have less left, or be eliminated already
READ_GONE_DOUBT: Final = 0.78  # the same, where their own moves are read
CROSS_VALUE: Final = 0.8  # what one more cross of one's colour is worth, before it is squeezed between 0 and 1


@final
class MaskerMind(Mind):
    def __init__(self, reads: bool = False) -> None:
        super().__init__()
        self.reader = Reader() if reads else None
        self.belief: vec[float] = vec[float]()  # for each seat and colour, how likely it seems
        self.policy = PlayoutPolicy()

    def prepare(self, position: Position, seat: i64) -> None:
        masker = as_masker(position)
        self.belief = vec[float]([1.0] * (int(masker.seats) * KIND_COUNT))
        past = past_texts(masker)
        if self.reader is None or not past:
            self.doubt(masker, TAKEN_DOUBT, GONE_DOUBT)
        else:
            self.doubt(masker, 1.0, READ_GONE_DOUBT)
            self.reader.read(masker, seat, past, self.belief)
        self.policy.prepare(masker)

    def doubt(self, masker: MaskerPosition, taken: float, gone: float) -> None:
        """Whoever takes crosses of a colour is less likely to have it."""
        sides = side_count(masker)
        for taker in range(masker.seats):
            for place in range(masker.held[taker]):
                kind = masker.piles[taker * CROSSES + place]
                for other in range(masker.seats):
                    self.belief[other * KIND_COUNT + kind] *= taken if other % sides == taker % sides else gone

    def determinize(self, position: Position, seat: i64, dice: Dice) -> None:
        as_masker(position).redeal_by(self.belief, seat, dice)

    def start_playout(self, position: Position) -> None:
        self.policy.start(as_masker(position))

    def playout_move(self, position: Position, seat: i64, dice: Dice) -> i64:
        return self.policy.choose(as_masker(position), dice)

    def evaluate(self, position: Position, seat: i64) -> float:
        """More crosses than the others, on average."""
        masker = as_masker(position)
        if masker.over:
            return masker.won(seat)
        mine = crosses_left(masker, seat)
        others = 0.0
        rivals = 0.0
        for other in range(masker.seats):
            if masker.colours[other] != masker.colours[seat] and not masker.is_out(other):
                others += crosses_left(masker, other)
                rivals += 1.0
        return 1.0 / (1.0 + exp(CROSS_VALUE * (others / rivals - mine)))


def master_mind() -> MaskerMind:
    return MaskerMind(reads=True)


def crosses_left(masker: MaskerPosition, seat: i64) -> float:
    """How many crosses of a seat's colour are on the grid."""
    return float(count(masker.alive & masker.layout.of_kind[masker.colours[seat]]))


def as_masker(position: Position) -> MaskerPosition:
    assert isinstance(position, MaskerPosition)
    return position
