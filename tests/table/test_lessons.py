"""Learn by playing: every lesson fits the real rulebook, comes to its end, and tells no secret."""

from __future__ import annotations

from typing import Any

import pytest
from support.table.pupil import ANNA, NOBODY_HERE, Pupil
from support.table.table_driver import FixedChance
from support.words.fluent_messages import messages

from ridotto.catalog import GAMES
from ridotto.errors import NotAllowed, NotNow, UnknownGame
from ridotto.games.mascarade.lesson import dearest
from ridotto.table import commands, gate
from ridotto.table.lessons.catalog import as_record_moves, games_with_lessons, lesson_of
from ridotto.table.lessons.open_lesson import open_lesson
from ridotto.table.messages import Guide
from ridotto.table.state import CommandContext

MOST_PUPILS = 240  # some ways to lose are rare

every_lesson = pytest.mark.parametrize("game", games_with_lessons())


def test_every_game_has_its_lesson() -> None:
    assert set(games_with_lessons()) == set(GAMES)


@every_lesson
def test_the_record_is_a_real_game(game: str) -> None:
    record = lesson_of(game).record
    assert record.game.name == game
    assert [player.bot for player in record.players].count(None) == 1
    assert record.states()[-1].outcome == record.outcome


@every_lesson
def test_following_the_guide_leads_to_the_end_and_its_hints_are_always_legal(game: str) -> None:
    pupil = Pupil(game)
    while pupil.table.phase == "playing":
        state = pupil.table.check_playing()
        assert set(pupil.guide.tries) <= set(state.moves(pupil.seat))
        pupil.step(obedient=True)
    if lesson_of(game).record.outcome is not None:
        assert as_record_moves(pupil.table.moves) == lesson_of(game).record.moves
        assert pupil.guide.say == f"learn-{game}-won"


@pytest.mark.parametrize("seed", range(8))
def test_a_learner_who_presses_what_is_highlighted_wins_at_masker(seed: int) -> None:
    """In every turn something is highlighted, and nothing that the guide leaves open leads astray."""
    pupil = Pupil("masker", seed)
    while pupil.table.phase == "playing":
        pupil.now += 1
        if pupil.moves():
            assert len(pupil.guide.tries) == 1
            pupil.play(pupil.guide.tries[0])
        else:
            pupil.step(obedient=True)
    assert pupil.guide.say == "learn-masker-won"


@every_lesson
@pytest.mark.parametrize("seed", range(8))
def test_any_moves_at_all_lead_to_the_end_too(game: str, seed: int) -> None:
    pupil = Pupil(game, seed).to_the_end(obedient=False)
    assert pupil.guide.say in {f"learn-{game}-won", f"learn-{game}-lost", "learn-even"}


@every_lesson
def test_everything_that_can_be_said_is_said_by_somebody(game: str) -> None:
    """No message goes unused, and none is missing."""
    steps = {f"learn-{game}-{step.name}" for step in lesson_of(game).steps}
    done = {f"learn-{game}-{step.name}-done" for step in lesson_of(game).steps if not step.again}
    ends = {f"learn-{game}-won", f"learn-{game}-lost"}
    noticed = {f"learn-{game}-{notice.name}" for notice in lesson_of(game).remarks if notice.name}
    keys = {key for key in messages("en") if key.startswith(f"learn-{game}-")}
    unasked = {"learn-carnaval-hush-done", "learn-carnaval-night-done"}  # there everybody only taps
    assert keys == (steps | done | ends | noticed) - unasked
    unsaid: set[str | None] = {*steps, *noticed}
    for seed in range(MOST_PUPILS):
        if unsaid:
            guides = Pupil(game, seed, seed % 3 == 2, seed % 4 == 3).to_the_end(obedient=seed % 2 == 0).guides
            unsaid -= {key for guide in guides for key in (guide.say, guide.feedback)}
    assert not unsaid


@every_lesson
def test_the_first_thing_that_is_said_tells_what_this_is(game: str) -> None:
    assert Pupil(game).guide.feedback == "learn-about"


# -- the learner leaves the path


def test_another_legal_move_is_never_refused_but_kindly_accepted() -> None:
    pupil = Pupil("masker")
    assert pupil.guide == Guide("learn-masker-white", "learn-about", ("f5",))
    pupil.play("e4")
    assert pupil.guide.feedback == "learn-own-way"


def test_after_the_suggested_move_the_guide_says_what_came_of_it() -> None:
    pupil = Pupil("masker")
    pupil.play("f5")
    assert pupil.guide == Guide("learn-masker-suspect", "learn-masker-white-done", ("c6",))


@pytest.mark.parametrize("seed", range(8))
def test_a_learner_who_looks_for_points_wins_at_mascarade(seed: int) -> None:
    """Off the record too: the guide leaves the choice after two moves, and says to look where a mask is worth most."""
    pupil = Pupil("mascarade", seed)
    while pupil.table.phase == "playing":
        view: Any = pupil.table.check_playing().view(pupil.seat)
        if pupil.moves():
            pupil.now += 1
            pupil.play(pupil.choice.choice(dearest(view)))
        else:
            pupil.step(obedient=True)
    assert pupil.guide.say == "learn-mascarade-won"


def test_off_the_record_bots_think_for_themselves() -> None:
    pupil = Pupil("masker")
    assert pupil.lesson.next_move(as_record_moves(pupil.table.moves)) == (0, "f5")
    pupil.play("e4")
    assert pupil.lesson.next_move(as_record_moves(pupil.table.moves)) is None


def test_an_undo_brings_back_what_was_said() -> None:
    pupil = Pupil("masker")
    before = pupil.guide
    pupil.play("e4")
    pupil.send(commands.Undo("back", pupil.seat))
    assert pupil.guide == before


def test_moves_played_before_the_lesson_cannot_be_taken_back() -> None:
    pupil = Pupil("mascarade")
    with pytest.raises(NotNow):
        pupil.send(commands.Undo("back", pupil.seat))


def test_a_resignation_is_kindly_accepted_too() -> None:
    pupil = Pupil("masker")
    pupil.send(commands.Resign("enough", pupil.seat))
    assert pupil.table.phase == "ended"
    assert pupil.guide == Guide("learn-own-way")


# -- what a lesson is


@every_lesson
def test_a_lesson_is_private_and_alone_with_bots(game: str) -> None:
    table = Pupil(game).table
    assert not table.arrangement.public
    assert [chair.guest for chair in table.chairs if chair.guest is not None] == [ANNA]
    assert all(not chair.is_free for chair in table.chairs)


def test_spectators_of_a_lesson_are_not_guided() -> None:
    pupil = Pupil("mascarade")  # the hints there are cards on a hidden rack
    assert gate.snapshot(pupil.table, "bob", NOBODY_HERE, pupil.now).info.guide is None


@every_lesson
def test_seed_and_record_stay_in_the_house(game: str) -> None:
    """All that a device is sent of a lesson is its view, message keys, and moves of its own."""
    pupil = Pupil(game)
    info = gate.snapshot(pupil.table, ANNA.id, NOBODY_HERE, pupil.now).info
    assert info.seed is None
    assert set(pupil.guide.tries) <= set(pupil.table.check_playing().moves(pupil.seat))


def test_a_lesson_is_played_once() -> None:
    pupil = Pupil("masker").to_the_end()
    with pytest.raises(NotAllowed, match="lesson"):
        pupil.send(commands.Rematch("again"))


def test_an_unknown_game_has_no_lesson() -> None:
    with pytest.raises(UnknownGame):
        open_lesson(CommandContext(ANNA, 0.0, FixedChance()), "chess")
