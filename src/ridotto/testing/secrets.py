"""Secrets are sacred: what a seat may not know changes nothing that it sees.

Two states that look the same to a seat are played on with the same move. As long as they still look the same to it,
it must have been told the same, to the byte.
"""

from __future__ import annotations

import random
from typing import Final

from ridotto.rules.contract import State
from ridotto.rules.dice import Dice
from ridotto.rules.playout import play_out
from ridotto.testing.json_bytes import to_json
from ridotto.testing.variant import Variant

TRIES: Final = 20  # worlds dealt in the hope that another seat's move is legal there too


def what_is_hidden_is_not_told(variant: Variant) -> None:
    compared = 0
    for seed in range(variant.games):
        choice = random.Random(seed)
        state = midway(variant, seed, choice)
        mover = choice.choice(state.to_act)
        move = choice.choice(state.moves(mover))
        seat = choice.choice([*range(variant.seats), None])
        compared += compare(state, seat, mover, move, seed)
    assert compared >= variant.games / 5, "the comparison must not be empty"


def midway(variant: Variant, seed: int, choice: random.Random) -> State:
    """A state somewhere in a random game, before its end."""
    state = variant.deal(seed)
    length = int(play_out(state.copy().position, Dice(seed)))
    dice = Dice(seed)
    for _ in range(choice.randrange(length)):
        seat = state.position.decider()
        state.position.do(seat, state.position.random_move(seat, dice))
    return state


def compare(state: State, seat: int | None, mover: int, move: str, seed: int) -> bool:
    twin = twin_for(state, seat, mover, move, seed)
    if twin is None:
        return False
    one = state.copy()
    assert to_json(twin.view(seat)) == to_json(one.view(seat))
    one.play(mover, move)
    twin.play(mover, move)
    if to_json(twin.view(seat)) != to_json(one.view(seat)):
        return False  # something was revealed, and differed
    assert events_seen(twin, seat) == events_seen(one, seat)
    return True


def twin_for(state: State, seat: int | None, mover: int, move: str, seed: int) -> State | None:
    """A state that the seat cannot tell from this one, in which the move is legal; hidden things lie differently."""
    view = state.view(seat)
    for number in range(TRIES):
        world = state.game.world(view, seed * TRIES + number)
        if move in world.moves(mover) and world != state:
            return world
    return None


def events_seen(state: State, seat: int | None) -> bytes:
    return to_json([seen for event in state.events if (seen := event.seen_by(seat)) is not None])


SECRETS_CHECKS: Final = (what_is_hidden_is_not_told,)
