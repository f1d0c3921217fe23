"""Masker: what a player's moves tell about their colour.

Whoever plays as the policy of playouts does is more likely to make some moves with one colour than with another. So
all moves since the deal are gone through once more, and each colour is believed in as much as it makes sense of them.
Nobody plays just like that, so no single move is taken for impossible, and all of them together count for less.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.masker.policy import KIND_COUNT, PlayoutPolicy, side_count
from ridotto.games.masker.rulebook.notation import STOP
from ridotto.games.masker.rulebook.past import at_the_deal, first_seat, move_of
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.bits import bit, count

SURPRISE: Final = 0.3  # how often somebody plays any move at all
TRUST: Final = 0.65  # the power to which all likelihoods are raised


@final
class Reader:
    def __init__(self) -> None:
        self.policy = PlayoutPolicy()

    def read(self, masker: MaskerPosition, seat: i64, past: list[str], belief: vec[float]) -> None:
        """Believes more in colours that make sense of the moves of those whose colour the seat doesn't know."""
        then = at_the_deal(masker.layout, masker.colours, first_seat(past, 0))
        self.policy.prepare(then)
        free = masker.free_colours(seat)
        for entry in past:
            move = move_of(then, entry)
            assert move is not None  # or the position would have no past
            if not masker.knows(seat, then.turn) and has_choice(then):
                self.weigh(then, move, free, belief)
            then.do(then.turn, move)

    def weigh(self, then: MaskerPosition, move: i64, free: i64, belief: vec[float]) -> None:
        """By how likely that move was with each colour; team mates have the same."""
        sides, turn, colours = side_count(then), then.turn, then.colours
        for colour in range(i64(1), i64(KIND_COUNT)):
            if not free & bit(colour):
                continue
            likely = self.likelihood(then, move, colour) ** TRUST
            for mate in range(then.seats):
                if mate % sides == turn % sides:
                    belief[mate * KIND_COUNT + colour] *= likely
        then.colours = colours

    def likelihood(self, then: MaskerPosition, move: i64, colour: i64) -> float:
        """How likely it is that whoever's turn it was makes that move, if that's their colour."""
        side = then.turn % side_count(then)
        colours = then.colours[:]
        colours[side] = colour
        then.colours = colours
        self.policy.start(then)
        chosen = STOP if move == STOP else then.top_cell(move)
        return SURPRISE / option_count(then) + (1.0 - SURPRISE) * self.policy.chance(then, side, chosen)


def option_count(then: MaskerPosition) -> i64:
    """How many moves there were, a stop included."""
    return count(then.reach()) + (1 if then.taken else 0)


def has_choice(then: MaskerPosition) -> bool:
    """Whether there was anything to decide that the policy knows of: how crosses are shared tells nothing."""
    return not then.sharing() and option_count(then) > 1
