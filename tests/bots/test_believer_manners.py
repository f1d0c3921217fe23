"""How believers treat newcomers and friends: reasons before accusations, time to answer, loyalty among pranksters."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.rules.carnaval_positions import drawn

import ridotto
from ridotto import State
from ridotto.games.carnaval.believer import STRENGTHS, BelieverBot
from ridotto.games.carnaval.believer.manner import MANNERS, Manner

CARNIVAL = ridotto.game("carnaval")
SEVEN = "p p s g g w l"
NINE = "p p p s g g w l G"
EIGHT = "p p s g g w* l g"
LIAR: list[str | None] = ["winegrower", *[None] * 7]  # seat 0 claims a card that lies open elsewhere
NAMING = ("accuse ", "vote-for ")
each_strength = pytest.mark.parametrize("kind", STRENGTHS)
each_manner = pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: manner.name)


def believers(kind: str = "regular", evenings: int = 8) -> list[BelieverBot]:
    """With all sorts of feelings."""
    return [BelieverBot(CARNIVAL, seed, STRENGTHS[kind]) for seed in range(evenings)]


def suspicion(state: State, seat: int) -> list[float]:
    believer = BelieverBot(CARNIVAL, 1)
    believer.feelings = []
    return believer.decision_context(state.view(seat)).beliefs.suspicion


# -- newcomers


@pytest.mark.parametrize("cards", [SEVEN, NINE, "p p p p s g g g w l a t"])
def test_claiming_first_to_be_a_plain_guest_is_not_suspicious(cards: str) -> None:
    seats = len(cards.split())
    plain = cards.split().index("g")
    claims = ["guest" if seat == plain else None for seat in range(seats)]
    usual = suspicion(drawn(cards, dance=1), seats - 1)[plain]
    assert suspicion(drawn(cards, dance=1, claims=claims), seats - 1)[plain] < usual + 0.05


def test_pranksters_who_call_themselves_plain_guests_are_found_out_by_counting() -> None:
    """There are two plain guests, and three players say that they are one."""
    claims = ["guest", None, None, "guest", "guest", None, None]
    found = suspicion(drawn(SEVEN, dance=1, claims=claims), 5)
    assert min(found[0], found[3], found[4]) > max(found[1], found[2], found[6])


def test_a_genie_has_to_claim_something_too() -> None:
    """CV-6: claiming a guest's card doesn't prove that somebody isn't the genie."""
    believer = BelieverBot(CARNIVAL, 1)
    believer.feelings = []
    state = drawn("e g g+ l G o", dance=1, claims=["guest", *[None] * 5])
    assert believer.decision_context(state.view(1)).beliefs.chance_of_role(0, "evil-genie") > 0.1


def test_in_a_small_company_speaking_up_draws_neither_the_prankster_nor_the_genie() -> None:
    """CV-6: seat 3 says who they are; the two who know better vote as they like, not all against seat 3."""
    state = drawn("e g g+ l G o", phase="vote", dance=1, claims=[None, None, None, "mask-lender", None, None])
    for seat in (0, 2):
        assert len({believer.choose(state.view(seat)) for believer in believers(evenings=20)}) > 2


# -- reasons


@each_strength
@each_manner
def test_nobody_is_named_on_a_mere_feeling_before_they_have_spoken(kind: str, manner: Manner) -> None:
    for cards in (SEVEN, NINE):
        state = drawn(cards, phase="discussion", dance=1)
        for seat in range(len(cards.split())):
            for believer in believers(kind, 3):
                believer.manner = manner
                assert not believer.choose(state.view(seat)).startswith(NAMING)


@each_strength
def test_whoever_has_been_accused_is_left_time_to_answer(kind: str) -> None:
    """Seat 0's story can't be true of both who tell it; but it's for seat 0 to speak first."""
    claims = ["soldier", None, "soldier", *[None] * 4]
    state = drawn("g p s p g w l", phase="discussion", dance=2, claims=claims)
    state.play(5, "accuse 0")
    for seat in (1, 3, 4, 6):
        for believer in believers(kind):
            assert believer.choose(state.view(seat)) not in ("accuse 0", "vote-for 0")


def test_a_reason_is_said_aloud() -> None:
    state = drawn(EIGHT, phase="discussion", dance=2, claims=LIAR)
    assert [believer.choose(state.view(3)) for believer in believers()].count("accuse 0") >= 6


def test_after_an_answer_others_may_accuse_too() -> None:
    state = drawn(EIGHT, phase="discussion", dance=2, claims=LIAR)
    state.play(4, "accuse 0")
    state.play(0, "ask 4")
    assert "accuse 0" in [believer.choose(state.view(3)) for believer in believers()]


# -- friends


@each_strength
@pytest.mark.parametrize("phase", ["discussion", "vote"])
def test_a_prankster_does_not_give_up_a_friend_who_is_only_suspected(kind: str, phase: str) -> None:
    """Three players say they are one of two plain guests, and two have accused the friend."""
    said = [[], [], ["accuse 0"], ["accuse 0"], ["claim guest"], [], []]
    claims = ["guest", None, None, "guest", "guest", None, None]
    state = drawn(SEVEN, phase=phase, dance=1, claims=claims, said=said)
    for believer in believers(kind):
        assert believer.choose(state.view(1)) not in ("accuse 0", "vote-for 0", "ask 0", "vote 0")


def test_a_prankster_gives_up_a_friend_who_is_exposed_and_falls_anyway() -> None:
    state = drawn(EIGHT, phase="vote", claims=LIAR)
    assert [believer.choose(state.view(1)) for believer in believers("master")].count("vote 0") >= 6


def test_a_prankster_never_gives_the_deciding_vote_against_a_friend() -> None:
    """Four of eight are pranksters: the guests alone aren't a majority."""
    state = drawn("p p p p g w* l g", phase="vote", claims=LIAR)
    for believer in believers("master"):
        assert believer.choose(state.view(1)) != "vote 0"


def test_a_convert_who_breaks_a_tie_spares_a_friend() -> None:
    state = drawn("p p s G*+ g w* l g e", phase="tie", victims=[0, 4], claims=[*LIAR, None])
    for believer in believers("master"):
        assert believer.choose(state.view(3)) == "choose 4"


def test_a_prankster_does_not_ask_a_friend_who_they_are() -> None:
    curious = next(manner for manner in MANNERS if manner.name == "curious")
    state = drawn(SEVEN, phase="discussion", dance=1)
    for believer in believers():
        believer.manner = replace(curious, asks_from=1)
        assert believer.choose(state.view(0)) != "ask 1"


@each_strength
@pytest.mark.parametrize("seat", [0, 3])
def test_whoever_is_asked_answers_even_if_they_have_just_said_it(kind: str, seat: int) -> None:
    """Seat 0 is a prankster, seat 3 a guest; a person asks them after they have said who they are."""
    said = [["claim guest"] if other == seat else [] for other in range(7)]
    claims = ["guest" if other == seat else None for other in range(7)]
    state = drawn(SEVEN, dance=1, said=said, claims=claims)
    state.play(6, f"ask {seat}")
    for believer in believers(kind):
        assert believer.choose(state.view(seat)) == "answer guest"
    state.play(seat, "answer guest")
    assert all(not believer.choose(state.view(seat)).startswith("answer ") for believer in believers(kind))
