"""There must be a preview of each legal move, silent about secrets and without any effect."""

from __future__ import annotations

import random

import pytest
from support.rules.json_bytes import to_json
from support.rules.variants import VARIANTS, Variant, random_move

import ridotto
from ridotto import State
from ridotto.errors import IllegalMove, NotYourTurn, RidottoError, UnknownSeat, UnreadableMove

MOVES = 30  # of a seat that are looked at, if there are more
GAMES = 3
POSITIONS = 30  # of a game

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def positions(variant: Variant, choice: random.Random) -> list[State]:
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


@each_variant
def test_every_legal_move_has_a_preview_and_it_changes_nothing(variant: Variant) -> None:
    choice = random.Random(str(variant))
    for state in positions(variant, choice):
        before, events = to_json(state.game.dump(state)), list(state.events)
        for seat in range(state.position.chairs()):
            previews(state, seat, some_moves(state, seat, choice))
        assert to_json(state.game.dump(state)) == before
        assert state.events == events


@each_variant
def test_a_preview_is_the_same_in_all_worlds_that_the_seat_may_be_in(variant: Variant) -> None:
    choice = random.Random(f"worlds {variant}")
    for state in positions(variant, choice):
        for seat in state.to_act:
            moves = some_moves(state, seat, choice)
            view, here = state.view(seat), previews(state, seat, moves)
            for seed in (1, 2):
                assert previews(state.game.world(view, seed), seat, moves) == here


@each_variant
def test_preview_refuses_what_play_refuses_with_the_same_words(variant: Variant) -> None:
    choice = random.Random(f"refusals {variant}")
    for state in positions(variant, choice)[:10]:
        for seat in range(variant.seats):
            for move in ("", "z99", "pass", "stop", "00000 e5", "go a1 a2", "bid 1", "vote 1"):
                assert refusal_of_preview(state, seat, move) == refusal_of_play(state.copy(), seat, move)


def refusal_of_preview(state: State, seat: int, move: str) -> str:
    try:
        state.preview(seat, move)
    except RidottoError as refused:
        return repr(refused)
    return ""


def refusal_of_play(state: State, seat: int, move: str) -> str:
    try:
        state.play(seat, move)
    except RidottoError as refused:
        return repr(refused)
    return ""


def test_a_preview_needs_a_player_to_act_and_a_legal_move() -> None:
    state = ridotto.game("masker").deal(2, 1)
    waiting = 1 - state.to_act[0]
    with pytest.raises(NotYourTurn):
        state.preview(waiting, "a1")
    with pytest.raises(UnknownSeat):
        state.preview(2, "a1")
    with pytest.raises(UnreadableMove):
        state.preview(state.to_act[0], "there")
    with pytest.raises(IllegalMove):
        state.preview(state.to_act[0], "stop")
