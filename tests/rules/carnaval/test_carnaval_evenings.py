"""Random evenings for every number of players: they end, and what is hidden stays hidden."""

from __future__ import annotations

import random

import pytest
from support.rules.carnaval_random_options import random_options

import ridotto
from ridotto import State
from ridotto.rules.dice import Dice
from ridotto.rules.playout import play_out
from ridotto.testing.json_bytes import to_json

CARNAVAL = ridotto.game("carnaval")
EVENINGS = 1000
ALL_EYES = 40
LONGEST = 20_000
each_number = pytest.mark.parametrize("seats", range(4, 16))


@each_number
def test_every_evening_ends(seats: int) -> None:
    """CV-37"""
    choice = random.Random(seats)
    dice = Dice(seats)
    reasons = set()
    for seed in range(EVENINGS):
        state = CARNAVAL.deal(seats, seed, random_options(seats, choice))
        assert play_out(state.position, dice) < LONGEST
        assert state.outcome is not None
        assert state.outcome.winners
        reasons.add(state.outcome.reason)
    assert {"carnaval-guests-win", "carnaval-pranksters-win"} <= reasons


@each_number
def test_worlds_fit_every_view(seats: int) -> None:
    choice = random.Random(seats)
    for seed in range(EVENINGS):
        state = midway(seats, seed, choice)
        for seat in lookers(int(state.position.chairs()), seed, choice):
            view = state.view(seat)
            assert to_json(CARNAVAL.world(view, seed).view(seat)) == to_json(view)


@each_number
def test_what_a_seat_may_not_know_changes_nothing_it_is_told(seats: int) -> None:
    """The same move in two worlds that look alike to a seat: if they still look alike, it has seen the same events."""
    choice = random.Random(seats)
    compared = 0
    for seed in range(EVENINGS):
        state = midway(seats, seed, choice)
        mover = choice.choice(state.to_act)
        move = choice.choice(state.moves(mover))
        for seat in lookers(seats, seed, choice):
            compared += compare(state, seat, mover, move, seed)
    assert compared > EVENINGS / 4


def lookers(chairs: int, seed: int, choice: random.Random) -> list[int | None]:
    """The seats that watch an evening: in some evenings all of them, in the others one."""
    everybody = [*range(chairs), None]
    return everybody if seed < ALL_EYES else [choice.choice(everybody)]


def midway(seats: int, seed: int, choice: random.Random) -> State:
    state = CARNAVAL.deal(seats, seed, random_options(seats, choice))
    dice = Dice(seed)
    length = int(play_out(state.copy().position, Dice(seed)))
    for _ in range(choice.randrange(length)):
        seat = state.position.decider()
        state.position.do(seat, state.position.random_move(seat, dice))
    return state


def compare(state: State, seat: int | None, mover: int, move: str, seed: int) -> bool:
    twin = CARNAVAL.world(state.view(seat), seed)
    if move not in twin.moves(mover):
        return False
    one = state.copy()
    one.play(mover, move)
    twin.play(mover, move)
    if to_json(twin.view(seat)) != to_json(one.view(seat)):
        return False
    assert events_seen(twin, seat) == events_seen(one, seat)
    return True


def events_seen(state: State, seat: int | None) -> bytes:
    return to_json([seen for event in state.events if (seen := event.seen_by(seat)) is not None])
