"""Learn by playing: every lesson fits the real rulebook, comes to its end, and tells no secret."""

from __future__ import annotations

import random
from typing import Any

import pytest
from support.rules import mask_positions
from support.table.table_driver import FixedChance, guest
from support.words.fluent_messages import messages

from ridotto import State
from ridotto.bots import make_bot
from ridotto.catalog import GAMES
from ridotto.errors import NotAllowed, NotNow, UnknownGame
from ridotto.games.mascarade.lesson import dearest
from ridotto.table import commands, gate
from ridotto.table.lessons.catalog import as_record_moves, games_with_lessons, lesson_of
from ridotto.table.lessons.lesson import Lesson
from ridotto.table.lessons.open_lesson import open_lesson
from ridotto.table.messages import Guide
from ridotto.table.state import CommandContext
from ridotto.table.table import Table

ANNA = guest("Anna")
NOBODY_HERE: frozenset[str] = frozenset()
MOST_PUPILS = 240  # some ways to lose are rare
MOST_STEPS = 1_000  # a lesson that takes more is stuck


class Pupil:
    """Anna in a lesson; every step takes a second. An eager pupil doesn't wait for talking bots."""

    def __init__(self, game: str, seed: int = 0, eager: bool = False, varied: bool = False) -> None:
        self.eager = eager
        self.varied = varied
        self.now = 1000.0
        self.fresh = FixedChance()
        self.choice = random.Random(seed)
        self.lesson: Lesson[Any] = lesson_of(game)
        self.table = Table.replay(open_lesson(CommandContext(ANNA, self.now, self.fresh), game))
        self.guides: list[Guide] = []

    @property
    def seat(self) -> int:
        return self.lesson.seat

    @property
    def guide(self) -> Guide:
        found = gate.snapshot(self.table, ANNA.id, NOBODY_HERE, self.now).info.guide
        assert found is not None
        return found

    def send(self, command: commands.AnyCommand) -> None:
        self.table.apply(self.table.decide(ANNA, command, self.now, self.fresh))

    def play(self, move: str) -> None:
        self.send(commands.Move(f"{self.now}", self.seat, move))

    def moves(self) -> list[str]:
        state = self.table.check_playing()
        sealed = self.table.hush is not None and self.seat in self.table.hush.tapped
        return [] if sealed or self.seat not in state.to_act else state.moves(self.seat)

    def followed(self) -> str:
        """What the guide suggests; if it leaves the choice, what the record has, or anything."""
        known = self.lesson.next_move(as_record_moves(self.table.moves))
        meant = [known[1]] if known is not None and known[0] == self.seat else self.moves()
        return self.choice.choice(self.guide.tries or meant)

    def any_move(self) -> str:
        """At random; from the varied, every other time one of a kind that is rare."""
        moves = self.moves()
        if self.varied and self.choice.random() < 0.5:
            kind = self.choice.choice(sorted({move.split()[0] for move in moves}))
            moves = [move for move in moves if move.split()[0] == kind]
        return self.choice.choice(moves)

    def step(self, obedient: bool) -> None:
        """One thing happens: the clock, a bot, or Anna."""
        self.now += 1
        self.guides.append(self.guide)
        if entries := self.table.tick(self.now):
            self.table.apply(entries)
        elif not (self.eager and self.moves()) and (thinkers := self.table.bots_to_act()):
            self.let_bot(thinkers[0][0])
        elif self.moves():
            self.play(self.followed() if obedient else self.any_move())
        else:
            self.send(commands.Nod(f"{self.now}", self.seat))

    def let_bot(self, seat: int) -> None:
        known = self.lesson.next_move(as_record_moves(self.table.moves))
        fits = known is not None and known[0] == seat
        view = self.table.check_playing().view(seat)
        move = (
            known[1] if known and fits else make_bot("random", self.table.game, self.choice.randrange(99)).choose(view)
        )
        self.table.apply(self.table.decide_bot_move(seat, move, self.now))

    def to_the_end(self, obedient: bool = True) -> Pupil:
        for _ in range(MOST_STEPS):
            if self.table.phase == "ended":
                self.guides.append(self.guide)
                return self
            self.step(obedient)
        pytest.fail("the lesson did not end")


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


OF_PHASE = {
    "discussion": {"ask", "claim", "accuse", "ready", "second", "talk", "waits", "bare"},
    "defence": {"defence", "listen", "waits", "bare"},
    "vote": {"vote", "runoff", "ballot", "bare"},
}


@pytest.mark.parametrize("seed", range(4))
def test_in_every_phase_of_the_carnival_the_guide_speaks_of_that_phase(seed: int) -> None:
    pupil = Pupil("carnaval", seed, eager=seed > 1)
    while pupil.table.phase == "playing":
        view: Any = pupil.table.check_playing().view(pupil.seat)
        allowed = OF_PHASE.get(view["phase"])
        if allowed is not None and pupil.moves():
            assert pupil.guide.say.removeprefix("learn-carnaval-") in allowed
        if view["round"] > 1 and view["phase"] == "vote" and pupil.moves():
            assert pupil.guide.say in {"learn-carnaval-runoff", "learn-carnaval-bare"}
        pupil.step(obedient=seed % 2 == 0)
    assert pupil.guide.feedback is None, "there is nothing left to look out for"


SAID_AT_CALL = {
    "soldier": {"hush", "night", "soldier", "bare"},
    "mask-lender": {"lender"},
    "pranksters": {"pranksters"},
}


@pytest.mark.parametrize("seed", range(4))
def test_at_every_call_of_the_carnival_the_guide_says_what_that_role_does(seed: int) -> None:
    pupil = Pupil("carnaval", seed, eager=seed > 1)
    heard = set()
    while pupil.table.phase == "playing":
        view: Any = pupil.table.check_playing().view(pupil.seat)
        if view["phase"] == "dance":
            heard.add(view["heard"])
            assert pupil.guide.say.removeprefix("learn-carnaval-") in SAID_AT_CALL[view["heard"]]
        pupil.step(obedient=seed % 2 == 0)
    assert heard == set(SAID_AT_CALL)


def at_the_buffet() -> Pupil:
    """The first talk of the carnival, before the guide has been answered."""
    pupil = Pupil("carnaval", 1, eager=True)
    while pupil.guide.say != "learn-carnaval-ask":
        pupil.step(obedient=True)
    return pupil


def says(pupil: Pupil, verb: str) -> tuple[str, str | None]:
    """Says something, and returns what the guide says to it."""
    pupil.now += 1
    pupil.play(next(move for move in pupil.moves() if move.split()[0] == verb))
    return pupil.guide.say.removeprefix("learn-carnaval-"), pupil.guide.feedback


def test_in_a_talk_any_statement_will_do() -> None:
    pupil = at_the_buffet()
    assert says(pupil, "accuse") == ("ask", "learn-carnaval-accuse-done")
    assert says(pupil, "ask") == ("claim", "learn-carnaval-ask-done")
    assert says(pupil, "ask") == ("claim", "learn-carnaval-ask-done")
    assert says(pupil, "ready") == ("waits", "learn-carnaval-ready-done")


def test_where_the_guide_allows_many_moves_no_single_one_is_suggested() -> None:
    pupil = at_the_buffet()
    assert pupil.guide.tries == ()
    assert pupil.guide.wants


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
            assert guide.say.removeprefix("learn-mask-") in {"offer", "sell", "outbid", "bid"}
        assert not (sold and guide.say == "learn-mask-draw")
        before = len(pupil.table.moves)
        pupil.step(obedient=False)
        sold = sold or (pupil.seat, "draw") in as_record_moves(pupil.table.moves[before:])


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
