"""What Masker's masters read from the others' moves."""

from __future__ import annotations

import random

import masker_reading
import numpy as np
import pytest
from librt.vecs import vec
from support.bots.minds import make_search_bot

import ridotto
from ridotto import State
from ridotto.games.masker.mind import KIND_COUNT, MaskerMind, master_mind
from ridotto.games.masker.reading import NEAREST, OWN_BESIDE, SIZE, Reader, fitted_weights, has_choice, options_of
from ridotto.games.masker.rulebook.content import KINDS
from ridotto.games.masker.rulebook.game import own

GAME = ridotto.game("masker")
RED, BLUE, GREEN = (KINDS.index(letter) for letter in "RBG")


def played(seats: int, grid: str, moves: int, seed: int = 3) -> State:
    state, choice = GAME.deal(seats, seed, {"grid": grid}), random.Random(seed)
    for _ in range(moves):
        if state.to_act:
            state.play(state.to_act[0], choice.choice(state.moves(state.to_act[0])))
    return state


def believed(state: State, seat: int, mind: MaskerMind) -> list[float]:
    mind.prepare(GAME.world(state.view(seat), 1).position, seat)
    return list(mind.belief)


@pytest.mark.parametrize("grid", ["flat", "stacks"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_masters_read_every_game(seats: int, grid: str) -> None:
    """With shares, stops and teams, up to the end of the game; and whichever world they imagine."""
    for moves in (0, 3, 17, 40, 60):
        state = played(seats, grid, moves)
        if state.to_act:
            seat, mind = state.to_act[0], master_mind()
            one, other = (GAME.world(state.view(seat), seed).position for seed in (1, 2))
            mind.prepare(one, seat)
            belief = list(mind.belief)
            assert all(0 < likely <= 1 for likely in belief)
            mind.prepare(other, seat)
            assert list(mind.belief) == belief


def test_team_mates_are_read_together() -> None:
    belief = believed(played(4, "flat", 20), 0, master_mind())
    assert belief[KIND_COUNT : 2 * KIND_COUNT] == belief[3 * KIND_COUNT :]


def test_without_a_past_a_master_only_doubts() -> None:
    facts = {name: value for name, value in GAME.dump(played(2, "flat", 12)).items() if name != "past"}
    state = GAME.load(facts)
    assert believed(state, 0, master_mind()) == believed(state, 0, MaskerMind())


def test_novices_do_not_read() -> None:
    for kind, reads in (("novice", False), ("regular", False), ("master-2", False), ("master", True)):
        mind = make_search_bot(kind, GAME, 1).mind
        assert isinstance(mind, MaskerMind)
        assert (mind.reader is not None) == reads


def test_somebody_who_spares_a_cross_may_have_its_colour() -> None:
    """Of a red and a blue one beside the colourless cross, they took the blue one."""
    grid = ["oR....", "B.....", "RB....", "RB....", "GG....", "GG...."]
    position = own(GAME.load({"grid": grid, "colours": ["R", "G"], "captured": ["", ""], "turn": 0}).position)
    reader = Reader()
    reader.counts.prepare(position)
    took_blue = GAME.read(position, "a2")
    assert reader.likelihood(position, took_blue, RED) > 2 * reader.likelihood(position, took_blue, BLUE)
    assert reader.likelihood(position, took_blue, GREEN) > reader.likelihood(position, took_blue, BLUE)


def test_chances_add_up_whatever_the_colour() -> None:
    state, reader = GAME.deal(2, 8), Reader()
    reader.counts.prepare(own(state.position))
    choice = random.Random(8)
    while state.to_act:
        position = own(state.position)
        if has_choice(position):
            for colour in (RED, BLUE, GREEN):
                likely = [reader.likelihood(position, move, colour) for move in position.legal(position.turn)]
                assert sum(likely) == pytest.approx(1.0)
        state.play(state.to_act[0], choice.choice(state.moves(state.to_act[0])))


def test_how_soon_a_cross_could_be_captured() -> None:
    """Red, blue and green are one, two and three captures away from a2; yellow is out of reach."""
    grid = ["o.....", "w.....", "RBGY..", "......", "......", "......"]
    position = own(
        GAME.load({"grid": grid, "colours": ["R", "G"], "captured": ["", ""], "turn": 0, "taken": 1}).position
    )
    reader = Reader()
    reader.counts.prepare(position)
    position.do(0, GAME.read(position, "a2"))
    position.anywhere = False
    found = []
    for letter in "RBGY":
        reader.imagine(position, KINDS.index(letter))
        parts = reader.parts(position, options_of(position)[-1])
        found.append(next(part - NEAREST for part in parts if NEAREST <= part < OWN_BESIDE) % 5)
    assert found == [0, 1, 2, 3]


# -- the tool that fits the weights


def test_the_tool_sees_what_the_reader_reads() -> None:
    """Its beliefs about a whole game are those of a master at its last decision."""
    state = played(2, "flat", 14, seed=9)
    while state.to_act and not has_choice(own(state.position)):
        state.play(state.to_act[0], state.moves(state.to_act[0])[0])
    seat = state.to_act[0]
    past = state.view(seat)["past"]
    assert isinstance(past, list)
    moves = [entry.split(" ")[1] for entry in past]
    lessons = masker_reading.Lessons()
    lessons.add((9, [*moves, state.moves(seat)[0]]))
    fit = masker_reading.Fit(lessons)
    weights = np.array(fitted_weights())
    tool = fit.beliefs(fit.likelihoods(fit.chances(weights)))[fit.right[-1]]
    mind = believed(state, seat, master_mind())
    position = own(state.position)
    colours = [colour for colour in masker_reading.colours_left(position) if colour != position.colours[seat]]
    other = 1 - seat
    total = sum(mind[other * KIND_COUNT + colour] for colour in colours)
    assert tool == pytest.approx(mind[other * KIND_COUNT + position.colours[other]] / total)


def test_fitted_weights_guess_better_than_the_first() -> None:
    lessons = masker_reading.Lessons()
    lessons.add((3, [entry.split(" ")[1] for entry in played(2, "flat", 60).view(None)["past"]]))  # type: ignore[attr-defined]
    fit = masker_reading.Fit(lessons)
    fitted, first = masker_reading.fitted(fit), masker_reading.first_weights()
    assert len(fitted) == len(first) == SIZE
    assert fit.mean_log_belief(fitted) > fit.mean_log_belief(first)


def test_the_tool_writes_what_the_reader_reads() -> None:
    weights = np.array(fitted_weights())
    assert masker_reading.as_json(weights) == masker_reading.READING.read_text(encoding="utf-8")
    assert len(weights) == len(vec[float](fitted_weights())) == SIZE
