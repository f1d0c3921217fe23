"""Masker: the first mind, kept unchanged as a yardstick. A player who spares a colour may be hiding it."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.bots.mind import Mind
from ridotto.games.masker.rulebook.content import CROSSES, KINDS
from ridotto.games.masker.rulebook.notation import STOP
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.bits import count
from ridotto.rules.dice import Dice
from ridotto.rules.position import Position

KIND_COUNT: Final = len(KINDS)
CAPTURE_DOUBT: Final = 0.5  # each cross of a colour that somebody takes makes it half as likely to be theirs
CROSS_VALUE: Final = 0.8  # what one more cross of one's colour is worth, before it is squeezed between 0 and 1
MAX_RETRIES: Final = 2  # how often a player in a playout thinks again before taking a cross of their own


@final
class FirstMaskerMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.belief: vec[float] = vec[float]()  # for each seat and colour, how likely it seems

    def prepare(self, position: Position, seat: i64) -> None:
        masker = as_masker(position)
        self.belief = vec[float]([1.0] * (int(masker.seats) * KIND_COUNT))
        for other in range(masker.seats):
            for place in range(masker.held[other]):
                kind = masker.piles[other * CROSSES + place]
                self.doubt(masker, other, kind)

    def doubt(self, masker: MaskerPosition, seat: i64, kind: i64) -> None:
        """Team mates spare the same colour."""
        belief = self.belief
        belief[seat * KIND_COUNT + kind] *= CAPTURE_DOUBT
        if masker.seats == 4:
            partner: i64 = seat + 2 if seat < 2 else seat - 2
            belief[partner * KIND_COUNT + kind] *= CAPTURE_DOUBT

    def determinize(self, position: Position, seat: i64, dice: Dice) -> None:
        as_masker(position).redeal_by(self.belief, seat, dice)

    def playout_move(self, position: Position, seat: i64, dice: Dice) -> i64:
        """Any move, but preferably not a cross of one's own."""
        masker = as_masker(position)
        move = masker.random_move(seat, dice)
        tries: i64 = MAX_RETRIES
        while tries > 0 and move < STOP and masker.kind_at(move) == masker.colours[seat]:
            move = masker.random_move(seat, dice)
            tries -= 1
        return move

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


def crosses_left(masker: MaskerPosition, seat: i64) -> float:
    """How many crosses of a seat's colour are on the grid."""
    return float(count(masker.alive & masker.layout.of_kind[masker.colours[seat]]))


def as_masker(position: Position) -> MaskerPosition:
    assert isinstance(position, MaskerPosition)
    return position
