"""Masker's mind: what captures tell about a colour, and how everybody plays on in a bot's head."""

from __future__ import annotations

import json
from collections import Counter

import masker_policy
import pytest

import ridotto
from ridotto.games.masker.mind import KIND_COUNT, MaskerMind
from ridotto.games.masker.policy import OTHERS_ROW, OWN_ROW, WHITE_ROW, PlayoutPolicy
from ridotto.games.masker.rulebook.content import KINDS
from ridotto.games.masker.rulebook.game import own
from ridotto.games.masker.rulebook.notation import STOP
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.dice import Dice

GAME = ridotto.game("masker")
RED, BLUE, GREEN = (KINDS.index(letter) for letter in "RBG")


def drawn(*grid: str, colours: str = "RB", captured: tuple[str, ...] = ("", ""), turn: int = 0) -> MaskerPosition:
    rows = [row.ljust(6, ".") for row in grid] + ["......"] * (6 - len(grid))
    facts = {"grid": rows, "colours": list(colours), "captured": list(captured), "turn": turn}
    return own(GAME.load(facts).position)


def belief(position: MaskerPosition, seat: int, colour: int) -> float:
    mind = MaskerMind()
    mind.prepare(position, 0)
    return mind.belief[seat * KIND_COUNT + colour]


def test_a_player_probably_spares_their_own_colour() -> None:
    position = drawn("oRBG", captured=("", "GG"))
    assert belief(position, 1, GREEN) < belief(position, 1, BLUE)


def test_a_colour_that_others_have_taken_is_less_likely_too() -> None:
    """If it were theirs, they would have less of it left. But it counts less than what they took themselves."""
    position = drawn("oRBG", captured=("B", "G"))
    assert belief(position, 1, GREEN) < belief(position, 1, BLUE) < belief(position, 1, RED)


def test_team_mates_spare_the_same_colour() -> None:
    position = drawn("oRBG", colours="RBRB", captured=("", "", "", "G"))
    assert belief(position, 1, GREEN) == belief(position, 3, GREEN) < belief(position, 1, BLUE)


def started(position: MaskerPosition) -> PlayoutPolicy:
    policy = PlayoutPolicy()
    policy.prepare(position)
    policy.start(position)
    return policy


def test_what_a_cross_is_to_whoever_takes_it() -> None:
    policy = started(drawn("oRBGw", "RB....", captured=("", "GG")))
    first = [policy.rows[kind] for kind in range(KIND_COUNT)]
    assert first[0] == WHITE_ROW
    assert first[RED] == OWN_ROW + 1
    assert first[BLUE] == OTHERS_ROW + 1
    assert first[GREEN] == OTHERS_ROW + 6
    assert policy.rows[KIND_COUNT + BLUE] == OWN_ROW + 1


def choices(position: MaskerPosition, times: int = 400) -> Counter[str]:
    policy, dice, found = PlayoutPolicy(), Dice(1), Counter[str]()
    policy.prepare(position)
    for _ in range(times):
        policy.start(position)
        found[GAME.written(position, int(policy.choose(position, dice)))] += 1
    return found


def test_nobody_likes_to_take_their_own_last_cross() -> None:
    assert choices(drawn("Ro", ".B", "BB"))["a1"] < 40


def test_playouts_do_not_know_the_other_colour() -> None:
    """Which of two colours the other one has, so that neither has taken any, makes no difference."""
    assert choices(drawn("BoG", "RR", colours="RB")) == choices(drawn("BoG", "RR", colours="RG"))


def test_the_learner_sees_what_the_policy_plays_by() -> None:
    """How likely each move is to the tool that learns the weights is how often it's chosen in playouts."""
    rows = json.loads(masker_policy.POLICY.read_text(encoding="utf-8"))
    weights = [weight for name in rows for row in rows[name] for weight in row]
    position = drawn("BoGR", "RwY", "BG", captured=("", "G"))
    for move in ("a1", "a2", "b2"):
        likely = masker_policy.chances(masker_policy.options_of(position, started(position)), weights)
        chosen = choices(position, 4000)
        for option, chance in likely.items():
            assert chosen[GAME.written(position, option)] / 4000 == pytest.approx(chance, abs=0.03)
        position.do(0, GAME.read(position, move))


def test_the_learner_writes_what_the_policy_reads() -> None:
    written, kept = (
        {name: [len(row) for row in rows] for name, rows in json.loads(text).items()}
        for text in (
            masker_policy.as_json(masker_policy.first_weights()),
            masker_policy.POLICY.read_text(encoding="utf-8"),
        )
    )
    assert written == kept


def test_winners_are_followed() -> None:
    """Two batches are enough to see that taking the last cross of a colour that the other spares is worth it."""
    before, after = masker_policy.first_weights(), masker_policy.learn(2 * masker_policy.BATCH, 1)
    spared_last = masker_policy.CAPTURE + OTHERS_ROW * 3
    assert after[spared_last] > before[spared_last]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("grid", ["flat", "stacks"])
def test_counts_stay_right_through_a_playout(seats: int, grid: str) -> None:
    """What is counted move by move is what a fresh count finds, as long as nothing is handed over."""
    position = own(GAME.deal(seats, 5, {"grid": grid}).position.copy())
    policy, dice = started(position), Dice(3)
    while not position.over and position.eliminated == 0:
        fresh = started(position)
        assert [list(fresh.left), list(fresh.taken), list(fresh.spared)] == [
            list(policy.left),
            list(policy.taken),
            list(policy.spared),
        ]
        move = policy.choose(position, dice)
        assert position.is_legal(position.turn, move)
        assert move != STOP or position.taken
        position.do(position.turn, move)
