"""What the guide says in a lesson of Masker fits the grid, and how the game was lost."""

from __future__ import annotations

import pytest
from support.rules.masker_positions import flat
from support.table.pupil import Pupil

from ridotto import State
from ridotto.table.lessons.catalog import lesson_of

FULL = "RRRRRRGGGGGGPPPPPP"


def last_yellow(drawing: str, **fields: object) -> State:
    """The learner, at seat 0, is yellow; the other player, at seat 1, is to capture."""
    held = fields.pop("held", "")
    return flat(drawing, captured=[str(held), ""], colours="YB", turn=1, **fields)


def advice_after(state: State, *moves: str) -> str | None:
    """What the last of the other player's moves brings the learner to hear."""
    for move in moves:
        before = state.view(0)
        state.play(1, move)
    happened = [remark.name for remark in lesson_of("masker").remarks if remark.happened(before, state.view(0))]
    return happened[-1] if happened else None


LOST = {
    "robbed": (last_yellow("...... ...... .oY... ...... .....B ....BB"), ("c4",)),
    "reached": (last_yellow("...... ...... .oRY.. ...... .....B ....BB"), ("c4", "d4")),
    "opened": (last_yellow("...... ...... .ow... ...... .....B Y...BB"), ("c4", "a1")),
    "stranded": (last_yellow("...... ...... .o.... ...... .....B Y...BB", anywhere=True), ("a1",)),
    "spent": (last_yellow("...... ...... .oY... ...... .....B ....BB", held=FULL), ("c4",)),
}


@pytest.mark.parametrize("advice", LOST)
def test_the_advice_after_a_loss_fits_what_happened(advice: str) -> None:
    """MK-6 to MK-9"""
    state, moves = LOST[advice]
    assert advice_after(state.copy(), *moves) == advice


def test_stopping_after_a_white_cross_opens_the_grid_too() -> None:
    """MK-7: the learner captured it and stopped."""
    state = last_yellow("...... ...... .oR... ...... .....B Y...BB", anywhere=True)
    assert advice_after(state, "a1") == "opened"


def test_as_long_as_a_yellow_cross_is_left_nothing_is_lost() -> None:
    """MK-9"""
    assert advice_after(last_yellow("...... ...... .oY... ...... .....B Y...BB"), "c4") is None


def step_for(drawing: str, taken: int = 0) -> str:
    """What the guide says to the learner once everything has been said."""
    view = flat(drawing, colours="YB", taken=taken).view(0)
    spoken = {"white", "final", "suspect", "alone", "stop", "own", "guard"}
    return next(step.name for step in lesson_of("masker").steps if step.name not in spoken and step.fits(view))


def test_nobody_is_asked_for_a_blue_cross_where_none_can_be_captured() -> None:
    assert step_for("...... ...... .oP... ...... YY...B ....BB") == "free"
    assert step_for("...... ...... .oB... ...... YY...B ....BB") == "beside"


def test_nobody_who_just_captured_is_told_to() -> None:
    """MK-4"""
    assert step_for("...... ...... .oP... ...... YY...B ....BB", taken=1) == "onward"


@pytest.mark.parametrize("seed", range(12))
def test_nobody_is_told_to_look_beside_the_colourless_cross_while_any_cross_may_be_captured(seed: int) -> None:
    """MK-6, MK-7"""
    pupil = Pupil("masker", seed)
    while pupil.table.phase == "playing":
        if pupil.guide.say == "learn-masker-beside":
            assert not pupil.table.check_playing().view(pupil.seat)["anywhere"]
        pupil.step(obedient=False)


ROBBED = {f"learn-masker-{how}" for how in ("robbed", "reached", "opened", "stranded", "spent")}


@pytest.mark.parametrize("seed", range(6))
def test_after_a_loss_at_masker_the_guide_says_who_captured_the_last_cross(seed: int) -> None:
    """MK-9"""
    pupil = Pupil("masker", seed).to_the_end(obedient=False)
    last_by_learner = pupil.table.moves[-1].seat == pupil.seat
    if pupil.guide.say == "learn-masker-lost":
        assert (pupil.guide.feedback == "learn-masker-gave") == last_by_learner
        assert last_by_learner or pupil.guide.feedback in ROBBED
    else:
        assert pupil.guide.feedback not in {"learn-masker-gave", *ROBBED}


def remarks_on(drawing: str, move: str, taken: int = 0, anywhere: bool = False) -> list[str | None]:
    """What the learner hears of their own move."""
    state = flat(drawing, colours="YB", turn=0, taken=taken, anywhere=anywhere)
    before = state.view(0)
    state.play(0, move)
    return [remark.name for remark in lesson_of("masker").remarks if remark.happened(before, state.view(0))]


def test_a_turn_that_ends_because_nothing_is_touched_does_not_end_without_a_word() -> None:
    """MK-6; but whoever stops knows that their turn is over."""
    assert remarks_on("...... ...... .oP... ...... YY...B ....BB", "c4") == ["isolated"]
    assert remarks_on("...... ...... .oPR.. ...... YY...B ....BB", "c4") == []
    assert remarks_on("...... ...... .o.... ...... YY...B ....BB", "stop", taken=1, anywhere=True) == []


def test_that_any_cross_may_be_captured_is_explained_where_nothing_is_touched() -> None:
    """MK-6, MK-7"""
    fits = next(step for step in lesson_of("masker").steps if step.name == "alone").fits
    assert fits(flat("...... ...... .o.... ...... YY...B ....BB", colours="YB", anywhere=True).view(0))
    assert not fits(flat("...... ...... .oB... ...... YY...B ....BB", colours="YB", anywhere=True).view(0))
