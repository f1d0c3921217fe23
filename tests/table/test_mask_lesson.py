"""What the guide says in a lesson of Mask fits the card and the board."""

from __future__ import annotations

from typing import Any

import pytest
from support.rules import mask_positions
from support.table.pupil import Pupil

from ridotto import State
from ridotto.table.lessons.catalog import as_record_moves, lesson_of

ON_RINGS = """
    0......  @......
    .......  .......
    ..1.1..  .......
    ...#...  ...#...
    ..2.2..  .......
    .......  .......
    ......0  ......@
"""
BESIDE_A_RING = """
    0......  .@.....
    .......  .......
    ..1.1..  .......
    ...#...  ...#...
    ..2.2..  .......
    .......  .......
    ......0  .......
"""


def test_nobody_is_told_of_their_own_sale_that_somebody_sells() -> None:
    """Not of a second sale either, when everything about selling has been said."""
    offer = next(step for step in lesson_of("mask").steps if step.name == "offer")
    state = mask_positions.drawn()
    state.play(0, "draw")
    assert not offer.fits(state.view(0))
    state.play(0, "bid 1")
    assert offer.fits(state.view(state.to_act[0]))


@pytest.mark.parametrize("seed", range(6))
def test_what_the_guide_says_of_cards_fits_the_moment(seed: int) -> None:
    """Whoever has bought one hears of the card until it's done, and nobody who has sold is taught to sell."""
    pupil = Pupil("mask", seed)
    sold = False
    while pupil.table.phase == "playing":
        view: Any = pupil.table.check_playing().view(pupil.seat)
        guide = pupil.guide
        if pupil.moves() and view["phase"] == "card":
            assert guide.say == "learn-mask-card"
            assert guide.feedback is None
        if pupil.moves() and view["phase"] == "auction":
            assert guide.say.removeprefix("learn-mask-") in {"offer", "sell", "costly", "outbid", "bid"}
        assert not (sold and guide.say == "learn-mask-draw")
        before = len(pupil.table.moves)
        pupil.step(obedient=False)
        sold = sold or (pupil.seat, "draw") in as_record_moves(pupil.table.moves[before:])


def fitting_steps(state: State) -> set[str]:
    view: Any = state.view(0)
    return {step.name for step in lesson_of("mask").steps if step.fits(view)}


def sale_of(card: str, board: str) -> State:
    state = mask_positions.drawn(board, cards=[card])
    state.play(0, "draw")
    return state


@pytest.mark.parametrize("card", ["quarter turn", "banish", "shove"])
def test_a_card_that_can_take_the_learners_rings_comes_with_a_warning(card: str) -> None:
    assert "spoiler" in fitting_steps(sale_of(card, ON_RINGS))
    assert "spoiler" not in fitting_steps(sale_of("fine", ON_RINGS))


def test_without_a_ring_there_is_nothing_to_warn_of_and_a_good_card_is_said_to_be_good() -> None:
    assert "spoiler" not in fitting_steps(sale_of("banish", BESIDE_A_RING))
    assert "treasure" in fitting_steps(sale_of("full purse", BESIDE_A_RING))
    assert "treasure" not in fitting_steps(sale_of("fine", BESIDE_A_RING))


@pytest.mark.parametrize("card", ["fine", "ruin", "largesse", "alms"])
def test_whoever_sells_a_card_that_only_costs_is_taught_to_bluff_and_not_to_keep_it(card: str) -> None:
    costly = next(step for step in lesson_of("mask").steps if step.name == "costly")
    state = sale_of(card, BESIDE_A_RING)
    assert "costly" in fitting_steps(state)
    assert "sell" not in fitting_steps(state)
    assert costly.tries(state.view(0)) == ["bid 1"]
    assert "costly" not in fitting_steps(sale_of("purse", BESIDE_A_RING))
    for move in ("bid 1", "bid 2", "out"):
        state.play(state.to_act[0], move)
    assert "costly" not in fitting_steps(state), "what they bid was enough"


def test_after_a_card_has_taken_their_rings_the_learner_is_not_praised() -> None:
    state = sale_of("quarter turn", ON_RINGS)
    spoiled = next(remark for remark in lesson_of("mask").remarks if remark.name == "spoiled")
    for move in ("out", "bid 1", "out"):
        state.play(state.to_act[0], move)
    before: Any = state.view(0)
    assert state.to_act == (1,)
    state.play(1, "orient 1")
    assert spoiled.happened(before, state.view(0))
    assert not spoiled.happened(before, before)


def test_only_a_move_that_pays_is_highlighted_and_only_whoever_stands_well_is_told_to_pass() -> None:
    standing, walking = mask_positions.drawn(ON_RINGS), mask_positions.drawn(BESIDE_A_RING)
    assert "walk" in fitting_steps(walking)
    assert not {"pass", "draw"} & fitting_steps(walking)
    assert "walk" not in fitting_steps(standing)
    assert {"pass", "draw"} <= fitting_steps(standing)
    assert "pass" not in fitting_steps(mask_positions.drawn())
    walk = next(step for step in lesson_of("mask").steps if step.name == "walk")
    assert walk.tries(walking.view(0)) == ["go a1 b1"]


@pytest.mark.parametrize("seed", range(6))
def test_no_praise_at_mask_outlives_a_loss_or_the_round(seed: int) -> None:
    pupil = Pupil("mask", seed)
    sold_in = 0
    while pupil.table.phase == "playing":
        view: Any = pupil.table.check_playing().view(pupil.seat)
        if pupil.guide.feedback == "learn-mask-outbid-done":
            sold_in = sold_in or len(view["laid"])
            assert len(view["laid"]) == sold_in or view["opener"] == pupil.seat
        pupil.step(obedient=seed % 2 == 0)


def test_in_the_last_round_a_learner_is_asked_to_sell_even_if_a_step_would_pay() -> None:
    last = mask_positions.drawn(BESIDE_A_RING, masks=[])
    view: Any = last.view(0)
    first = next(step for step in lesson_of("mask").steps if step.fits(view))
    assert first.name == "draw"
    assert first.tries(view) == ["draw"]
    assert "draw" not in fitting_steps(mask_positions.drawn(BESIDE_A_RING))


@pytest.mark.parametrize("seed", range(12))
def test_nobody_ends_the_lesson_without_having_been_asked_to_sell_unless_they_did(seed: int) -> None:
    """And whoever has sold a card, asked or not, isn't asked again."""
    pupil = Pupil("mask", seed)
    asked = drew = False
    while pupil.table.phase == "playing":
        asked_now = pupil.guide.say == "learn-mask-draw"
        assert not (drew and asked_now)
        asked = asked or asked_now
        before = len(pupil.table.moves)
        pupil.step(obedient=False)
        drew = drew or (pupil.seat, "draw") in as_record_moves(pupil.table.moves[before:])
    assert asked or drew
