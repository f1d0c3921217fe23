"""What leaves a rulebook has the types that tools and the page rely on, in every variant."""

from __future__ import annotations

import importlib
import json
import random
from functools import cache
from itertools import count
from types import ModuleType
from typing import get_args, get_type_hints

import pytest
from support.rules.shape_check import find_fault
from support.rules.variants import VARIANTS

import ridotto
from ridotto import State
from ridotto.games.carnaval.rulebook import content
from ridotto.games.carnaval.rulebook import shape as carnival
from ridotto.rules.contract import Game
from ridotto.rules.option import Option
from ridotto.testing import Variant, random_move

GAMES = 2
OPENING = 50  # moves of a game after which everything is checked; later after every tenth
each_game = pytest.mark.parametrize("game", ridotto.GAMES.values(), ids=lambda game: game.name)


def shape_of(game: Game) -> ModuleType:
    return importlib.import_module(f"ridotto.games.{game.name}.rulebook.shape")


@cache
def shapes_of_events(game: Game) -> dict[object, object]:
    """The type of each kind of event."""
    return {kind: event for event in get_args(shape_of(game).Event) for kind in event_kinds(event)}


def event_kinds(event: object) -> tuple[object, ...]:
    return get_args(get_type_hints(event)["event"])


def chairs(state: State) -> list[int | None]:
    return [*range(state.position.chairs()), None]


def as_sent(facts: object) -> object:
    return json.loads(json.dumps(facts, allow_nan=False))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_views_events_and_previews_have_their_shapes(variant: Variant) -> None:
    for seed in range(GAMES):
        choice = random.Random(f"{variant} {seed}")
        state = variant.deal(seed)
        for number in count():
            if number < OPENING or number % 10 == 0 or not state.to_act:
                check(state, choice)
            if not state.to_act:
                break
            seat = choice.choice(state.to_act)
            state.play(seat, random_move(state, seat, choice))


def check(state: State, choice: random.Random) -> None:
    shape = shape_of(state.game)
    for seat in chairs(state):
        assert find_fault(as_sent(state.view(seat)), shape.View) is None
        for event in state.events:
            seen = event.seen_by(seat)
            assert seen is None or find_fault(as_sent(seen), shapes_of_events(state.game)[event.kind]) is None
    for seat in state.to_act:
        preview = state.preview(seat, choice.choice(state.moves(seat)))
        assert find_fault(as_sent(preview), shape.Preview) is None


@each_game
def test_choices_are_the_options_of_the_game(game: Game) -> None:
    choices = get_type_hints(shape_of(game).Choices)
    assert set(choices) == {option.name for option in game.options}
    for option in game.options:
        for value in values_of(option, game):
            assert find_fault(value, choices[option.name]) is None


def values_of(option: Option, game: Game) -> list[object]:
    return [option.default, *(value for seats in range(game.fewest, game.most + 1) for value in option.values(seats))]


@each_game
def test_lasting_options_are_those_in_a_view(game: Game) -> None:
    assert set(get_type_hints(shape_of(game).Options)) == {o.name for o in game.options if not o.for_deal}


@each_game
def test_no_kind_of_event_has_two_shapes(game: Game) -> None:
    kinds = [kind for event in get_args(shape_of(game).Event) for kind in event_kinds(event)]
    assert len(set(kinds)) == len(kinds)


def test_every_role_and_call_is_named() -> None:
    assert get_args(carnival.Role) == content.ROLES
    assert get_args(carnival.Call) == tuple(content.call_name(role) for role in content.CALLS)


def test_a_wrong_shape_is_found() -> None:
    """The check itself can fail."""
    view = ridotto.game("masker").deal(2, 1).view(0)
    shape = shape_of(ridotto.game("masker")).View
    assert find_fault(view, shape) is None
    assert find_fault(view | {"turn": "0"}, shape)
    assert find_fault(view | {"taken": True}, shape)
    assert find_fault(view | {"seed": 1}, shape)
    assert find_fault(view | {"options": {"grid": "round"}}, shape)
    assert find_fault({name: view[name] for name in view if name != "grid"}, shape)
