"""Masker: who spares a colour may be hiding it."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.bots.minds.mind import Mind
from ridotto.rules.bits import count
from ridotto.rules.dice import Dice
from ridotto.rules.masker.content import CROSSES, KINDS
from ridotto.rules.masker.notation import STOP
from ridotto.rules.masker.play import MaskerPosition
from ridotto.rules.position import Position

EACH: Final = len(KINDS)
DOUBT: Final = 0.5  # each cross of a colour that somebody took makes it half as likely to be his
A_CROSS: Final = 0.8  # what one more cross of one's colour is worth, before it is squeezed between 0 and 1
SECOND_THOUGHTS: Final = 2  # how often a player in a playout thinks again before he takes a cross of his own


@final
class MaskerMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.belief: vec[float] = vec[float]()  # for each seat and colour, how likely it seems

    def study(self, position: Position, seat: i64) -> None:
        masker = own(position)
        self.belief = vec[float]([1.0] * (int(masker.seats) * EACH))
        for other in range(masker.seats):
            for place in range(masker.held[other]):
                kind = masker.piles[other * CROSSES + place]
                self.doubt(masker, other, kind)

    def doubt(self, masker: MaskerPosition, seat: i64, kind: i64) -> None:
        """Team mates spare the same colour."""
        belief = self.belief
        belief[seat * EACH + kind] *= DOUBT
        if masker.seats == 4:
            partner: i64 = seat + 2 if seat < 2 else seat - 2
            belief[partner * EACH + kind] *= DOUBT

    def imagine(self, position: Position, seat: i64, dice: Dice) -> None:
        own(position).redeal_by(self.belief, seat, dice)

    def playout_move(self, position: Position, seat: i64, dice: Dice) -> i64:
        """Any move, but rather not a cross of one's own."""
        masker = own(position)
        move = masker.random_move(seat, dice)
        tries: i64 = SECOND_THOUGHTS
        while tries > 0 and move < STOP and masker.kind_at(move) == masker.colours[seat]:
            move = masker.random_move(seat, dice)
            tries -= 1
        return move

    def judge(self, position: Position, seat: i64) -> float:
        """More crosses than the others, on average."""
        masker = own(position)
        if masker.over:
            return masker.won(seat)
        mine = left(masker, seat)
        others = 0.0
        rivals = 0.0
        for other in range(masker.seats):
            if masker.colours[other] != masker.colours[seat] and not masker.is_out(other):
                others += left(masker, other)
                rivals += 1.0
        return 1.0 / (1.0 + exp(A_CROSS * (others / rivals - mine)))


def left(masker: MaskerPosition, seat: i64) -> float:
    """How many crosses of a seat's colour are on the grid."""
    return float(count(masker.alive & masker.layout.of_kind[masker.colours[seat]]))


def own(position: Position) -> MaskerPosition:
    assert isinstance(position, MaskerPosition)
    return position
