"""There must be a preview of each legal move, silent about secrets and without any effect."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from ridotto.errors import RidottoError
from ridotto.rules.contract import State
from ridotto.testing.json_bytes import to_json
from ridotto.testing.variant import Variant, random_move

MOVES: Final = 30  # of a seat that are looked at, if there are more
GAMES: Final = 3
POSITIONS: Final = 30  # of a game
NO_MOVES: Final = ("", "z99", "pass", "stop", "00000 e5", "go a1 a2", "bid 1", "vote 1")


def every_legal_move_has_a_preview_and_it_changes_nothing(variant: Variant) -> None:
    choice = random.Random(str(variant))
    for state in undecided(variant, choice):
        before, events = to_json(state.game.dump(state)), list(state.events)
        for seat in range(state.position.chairs()):
            previews(state, seat, some_moves(state, seat, choice))
        assert to_json(state.game.dump(state)) == before
        assert state.events == events


def a_preview_is_the_same_in_all_worlds_that_the_seat_may_be_in(variant: Variant) -> None:
    choice = random.Random(f"worlds {variant}")
    for state in undecided(variant, choice):
        for seat in state.to_act:
            moves = some_moves(state, seat, choice)
            view, here = state.view(seat), previews(state, seat, moves)
            for seed in (1, 2):
                assert previews(state.game.world(view, seed), seat, moves) == here


def preview_refuses_what_play_refuses_with_the_same_words(variant: Variant) -> None:
    choice = random.Random(f"refusals {variant}")
    for state in undecided(variant, choice)[:10]:
        for seat in range(variant.seats):
            for move in NO_MOVES:
                assert refusal_of(state.preview, seat, move) == refusal_of(state.copy().play, seat, move)


def undecided(variant: Variant, choice: random.Random) -> list[State]:
    """Some positions of random games, with somebody to act."""
    return [state for _ in range(GAMES) for state in some_of_a_game(variant, choice)]


def some_of_a_game(variant: Variant, choice: random.Random) -> list[State]:
    state = variant.deal(choice.getrandbits(30))
    found: list[State] = []
    while state.to_act:
        found.append(state.copy())
        seat = choice.choice(state.to_act)
        state.play(seat, random_move(state, seat, choice))
    return choice.sample(found, min(POSITIONS, len(found)))


def some_moves(state: State, seat: int, choice: random.Random) -> list[str]:
    moves = state.moves(seat)
    return choice.sample(moves, min(MOVES, len(moves)))


def previews(state: State, seat: int, moves: list[str]) -> bytes:
    return to_json([state.preview(seat, move) for move in moves])


def refusal_of(attempt: Callable[[int, str], object], seat: int, move: str) -> str:
    try:
        attempt(seat, move)
    except RidottoError as refusal:
        return repr(refusal)
    return ""


PREVIEW_CHECKS: Final = (
    every_legal_move_has_a_preview_and_it_changes_nothing,
    a_preview_is_the_same_in_all_worlds_that_the_seat_may_be_in,
    preview_refuses_what_play_refuses_with_the_same_words,
)
