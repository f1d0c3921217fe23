"""What can be said of a move at the carnival beforehand: little, and nothing that is hidden."""

from __future__ import annotations

import random

import pytest
from support.rules.carnaval_positions import drawn
from support.rules.variants import VARIANTS

import ridotto
from ridotto.testing import Variant, random_move


def test_cv_10_the_soldier_is_not_told_before_asking() -> None:
    """CV-10: the same for a prankster and for a plain guest."""
    state = drawn("p p s g g g g", call="soldier")
    assert state.preview(2, "watch 0") == {"player": 0, "role": None, "uses_up": False}
    assert state.preview(2, "watch 3") == {"player": 3, "role": None, "uses_up": False}


def test_cv_9_the_musician_can_do_it_once() -> None:
    """CV-9"""
    state = drawn("p p m g g g g", call="musician")
    assert state.preview(2, "cancel") == {"player": None, "role": None, "uses_up": True}
    assert state.preview(2, "pass")["uses_up"] is False


def test_cv_35_a_report_names_a_player_and_a_role() -> None:
    """CV-35"""
    state = drawn("p p s g g g g")
    assert state.preview(3, "report role 2 soldier") == {"player": 2, "role": "soldier", "uses_up": False}
    assert state.preview(3, "claim soldier") == {"player": None, "role": "soldier", "uses_up": False}


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.name == "carnaval"], ids=str)
def test_a_preview_says_what_is_used_up(variant: Variant) -> None:
    game = ridotto.game("carnaval")
    choice = random.Random(str(variant))
    state = variant.deal(3)
    while state.to_act:
        seat = choice.choice(state.to_act)
        move = random_move(state, seat, choice)
        before, foreseen = used(game.dump(state)), state.preview(seat, move)["uses_up"]
        state.play(seat, move)
        gone = used(game.dump(state)) - before
        # An unmasked lender loses the spare mask without having lent it (CV-12): that isn't the move's own doing.
        assert bool(gone - {"mask-lender"}) == foreseen or (foreseen and gone == {"mask-lender"})


def used(position: dict[str, object]) -> set[str]:
    roles = position["used"]
    assert isinstance(roles, list)
    return set(roles)
