"""What programs that learn are shown: complete, of a fixed size, and nothing that their seat may not know."""

from __future__ import annotations

import random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from ridotto.lab.training.encoding import HIGHEST, NO_ACTION, Encoding
from ridotto.lab.training.encodings import make_encoding
from ridotto.rules.contract import State
from ridotto.testing.json_bytes import to_json
from ridotto.testing.variant import Variant, positions

POSITIONS: Final = 8  # of a game that are looked at …
SEATS: Final = 3  # … by so many seats


def looks(variant: Variant) -> list[State]:
    """Some positions of a random game, with somebody to act."""
    seen = [state.copy() for state in positions(variant, 11) if state.to_act]
    return random.Random(str(variant)).sample(seen, min(POSITIONS, len(seen)))


def an_observation_tells_nothing_hidden(variant: Variant) -> None:
    """Two states that differ only in what a seat may not know look the same to it: as JSON, as numbers, in actions."""
    encoding = make_encoding(variant.game, variant.seats, variant.options)
    choice = random.Random(f"worlds {variant}")
    for state in looks(variant):
        for seat in choice.sample(range(variant.seats), min(SEATS, variant.seats)):
            world = variant.game.world(state.view(seat), choice.getrandbits(30))
            assert what_is_shown(encoding, world, seat) == what_is_shown(encoding, state, seat)


def what_is_shown(encoding: Encoding, state: State, seat: int) -> tuple[bytes, list[int], list[int]]:
    """The view, the observation and the actions. Whoever writes an observation without a view writes the same."""
    view = state.view(seat)
    observation = encoding.observe(view)
    assert written(encoding, state, seat) == observation
    assert len(observation) == encoding.size
    assert all(-HIGHEST <= value <= HIGHEST for value in observation)
    return to_json(view), observation, encoding.legal_actions(state.position, seat) if seat in state.to_act else []


def written(encoding: Encoding, state: State, seat: int) -> list[int]:
    values = vec[i16]([0] * int(encoding.size))
    encoding.write(state.position, seat, values, 0)
    return [int(value) for value in values]


def an_action_stands_for_one_move(variant: Variant) -> None:
    encoding = make_encoding(variant.game, variant.seats, variant.options)
    for state in looks(variant):
        for seat in state.to_act:
            actions = encoding.legal_actions(state.position, seat)
            moves = [int(encoding.move_of(state.position, seat, action)) for action in actions]
            assert actions, "there's always something to do"
            assert len(set(moves)) == len(set(actions)) == len(actions)
            assert set(moves) <= set(state.position.legal(seat))
            assert [encoding.action_of(state.position, seat, move) for move in moves] == actions
            assert all(NO_ACTION < action < encoding.actions for action in actions)


ENCODING_CHECKS: Final = (an_observation_tells_nothing_hidden, an_action_stands_for_one_move)
