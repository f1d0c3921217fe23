"""The rest: what the unmasked can do, and talk (CV-21 to CV-27, CV-35, CV-36)."""

from __future__ import annotations

import pytest
from support.rules.carnaval_positions import (
    LETTERS,
    call_of,
    drawn,
    event_kinds_seen,
    event_seen,
    masked,
    next_dance,
    phase_of,
    play,
    until,
    vote_all,
)

from ridotto import State
from ridotto.errors import IllegalMove, NotYourTurn
from ridotto.games.carnaval.rulebook.content import ROLES, card_ability

PASS_AROUND = "p p {} g g g g"


def doing(state: State, seat: int) -> list[str]:
    """What a seat can do besides talking."""
    talk = ("claim", "accuse", "vouch", "vote-for", "ask", "answer", "report", "retract", "ready", "not-ready")
    return [move for move in state.moves(seat) if move.split()[0] not in talk]


def test_cv_21_what_happened_is_shown_then_all_talk_then_vote() -> None:
    """CV-21"""
    state = play(drawn("p p g g g g g", call="pranksters"), "0 unmask 2", "1 unmask 2")
    assert event_kinds_seen(state, None) == ["rest", "unmasked"]
    assert (phase_of(state), state.to_act) == ("discussion", (0, 1, 2, 3, 4, 5, 6))
    until(state, "vote")


def test_the_cards_that_act_with_an_open_face_say_so() -> None:
    """CV-22 to CV-27: what a card says of its ability is what the rules let its owner do."""
    moments: list[dict[str, object]] = [{}, {"call": "chef"}, {"phase": "tie", "victims": [4, 5]}]
    active = {
        role
        for letter, role in LETTERS.items()
        for moment in moments
        if moment.get("call") in (None, role)
        and any(move != "pass" for move in doing(drawn(f"p p {letter}* g g g g g", ladies=[4], **moment), 2))
    }
    assert active == {ROLES[role] for role in range(len(ROLES)) if card_ability(role) == "open"}


def test_cv_22_the_dancing_prankster_drags_all_into_the_dance() -> None:
    """CV-22"""
    state = drawn("D* p g g g g g")
    assert doing(state, 0) == ["drag"]
    play(state, "0 drag")
    assert (phase_of(state), call_of(state)) == ("dance", "pranksters")
    assert doing(next_dance(state, "discussion"), 0) == []


def test_cv_22_only_when_unmasked() -> None:
    """CV-22"""
    assert doing(drawn("D p g g g g g"), 0) == []


def test_cv_23_wine_silences() -> None:
    """CV-23"""
    state = play(drawn("p p w* m g g g"), "2 pour 3")
    assert 3 not in state.to_act
    with pytest.raises(NotYourTurn):
        state.play(3, "claim guest")
    until(state, "vote")
    assert 3 not in state.to_act
    vote_all(state, {})
    assert state.moves(3) == ["cancel", "pass"]


def test_cv_23_wine_keeps_the_gentleman_from_stepping_in() -> None:
    """CV-23"""
    state = play(drawn("p p w* G g g g"), "2 pour 3")
    vote_all(until(state, "vote"), dict.fromkeys((0, 1, 2, 5, 6), 4))
    assert state.moves(3) == ["pass"]


def test_cv_23_never_the_same_twice_running() -> None:
    """CV-23"""
    state = play(drawn("p p w* g g g g"), "2 pour 3")
    assert doing(state, 2) == []
    until(until(state, "vote"), "discussion")
    assert "pour 3" not in doing(state, 2)
    assert "pour 4" in doing(state, 2)


def test_cv_24_the_chef_keeps_a_guest_busy_in_secret() -> None:
    """CV-24"""
    state = play(drawn("p p c* s g g g", call="chef"), "2 serve 3")
    assert event_seen(state, 3, "serves") == {"event": "serves", "seat": 2, "guest": 3}
    assert (
        event_kinds_seen(state, 4)
        == event_kinds_seen(state, None)
        == ["calls", "calls"][: len(event_kinds_seen(state, 4))]
    )
    assert state.view(4)["blocked"]["served"] is None  # type: ignore[index]
    assert state.moves(3) == ["pass"]
    play(state, "3 pass", "0 unmask 3", "1 unmask 3")
    assert 3 in masked(state)


def test_cv_24_never_the_same_twice_running_and_only_the_masked() -> None:
    """CV-24"""
    state = play(drawn("p p c* g g g g*", call="chef"), "2 serve 3")
    next_dance(state, "chef")
    assert state.moves(2) == ["serve 0", "serve 1", "serve 4", "serve 5", "pass"]


def test_cv_24_the_avenger_can_unmask_who_is_served() -> None:
    """CV-24"""
    state = drawn("p p c* a g g g g", call="avenger", blocked={"served": 4})
    play(state, "3 unmask 4")
    assert 4 not in until(state, "discussion").view(None)["masked"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("asked", "question", "answer"),
    [
        (0, "prankster", "yes"),
        (3, "prankster", "no"),
        (4, "prankster", "yes"),
        (5, "prankster", "no"),
        (3, "role soldier", "yes"),
        (3, "role guest", "no"),
        (0, "knows 1", "yes"),
        (0, "knows 3", "no"),
        (3, "knows 0", "unknown"),
        (5, "knows 4", "yes"),
        (5, "knows 0", "unknown"),
        (3, "voted 0", "yes"),
        (3, "voted 1", "no"),
    ],
)
def test_cv_25_questions_of_the_list_are_answered_by_the_rulebook(asked: int, question: str, answer: str) -> None:
    """CV-25"""
    state = drawn("p p h* s g+ e g g", votes=[None, None, None, 0, None, None, None, None])
    play(state, f"2 hypnotise {asked} {question}")
    assert event_seen(state, None, "answers") == {"event": "answers", "seat": asked, "answer": answer}
    assert doing(state, 2) == []


def test_cv_25_a_free_question_is_answered_on_honour() -> None:
    """CV-25"""
    state = play(drawn("p p h* s g g g g"), "3 ready", "2 hypnotise 3 free")
    assert (phase_of(state), state.to_act, state.moves(3)) == ("hypnosis", (3,), ["yes", "no", "unknown"])
    play(state, "3 unknown")
    assert (phase_of(state), state.to_act) == ("discussion", (0, 1, 2, 4, 5, 6, 7))


def test_cv_26_the_unmasked_gentleman_breaks_a_tie() -> None:
    """CV-26"""
    state = vote_all(until(drawn("p p G* g g g g"), "vote"), {0: 3, 1: 3, 3: 0, 4: 0})
    vote_all(until(state, "vote"), {0: 3, 1: 3, 3: 0, 4: 0})
    assert (phase_of(state), state.moves(2)) == ("tie", ["choose 0", "choose 3", "pass"])
    play(state, "2 choose 0")
    assert masked(state) == [1, 3, 4, 5, 6]


def test_cv_27_a_charmed_lady_votes_as_casanova_in_both_rounds() -> None:
    """CV-27"""
    state = drawn("p p C* g g g g")
    assert doing(state, 2) == ["charm 0", "charm 4", "charm 6"]
    until(play(state, "2 charm 4"), "vote")
    assert 4 not in state.to_act
    vote_all(state, {2: 0, 3: 5, 5: 3, 6: 5})
    assert event_seen(state, None, "votes")["votes"][4] == 0  # type: ignore[index]
    vote_all(until(state, "vote"), {2: 0, 3: 0})
    assert 0 not in masked(state)
    assert 4 not in state.view(None)["ready"]  # type: ignore[operator]


def test_cv_27_the_charmed_lady_sees_whose_vote_hers_will_be() -> None:
    """CV-27"""
    state = play(drawn("p p C* g g g g w*"), "2 charm 4")
    assert [state.view(seat)["votes_with"] for seat in (4, 3, 2, None)] == [2, None, None, None]
    assert until(state, "vote").view(4)["votes_with"] == 2
    assert until(state, "dance").view(4)["votes_with"] is None
    without = play(drawn("p p C* g g g g w*"), "2 charm 4", "7 pour 2")
    assert without.view(4)["votes_with"] is None  # whoever drinks wine has no vote to follow
    lord = play(drawn("p p I* g g g g w*"), "2 charm 5", "7 pour 5")
    assert lord.view(5)["votes_with"] is None


def test_cv_27_isabella_charms_lords() -> None:
    """CV-27"""
    assert doing(drawn("p p I* g g g g"), 2) == ["charm 1", "charm 3", "charm 5"]


def test_cv_27_not_the_same_in_two_discussions_running() -> None:
    """CV-27"""
    state = play(drawn("p p C* g g g g"), "2 charm 4")
    until(until(state, "vote"), "discussion")
    assert doing(state, 2) == ["charm 0", "charm 6"]


def test_cv_27_casanova_and_isabella_not_each_other() -> None:
    """CV-27"""
    state = drawn("p p C* I* g g g", ladies=[3, 4])
    assert (doing(state, 2), doing(state, 3)) == (["charm 4"], ["charm 0", "charm 1", "charm 5", "charm 6"])


STATEMENTS = [
    "claim soldier",
    "answer guest",
    "accuse 3",
    "vouch 3",
    "vote-for 3",
    "ask 3",
    "report suspicious 3",
    "report harmless 3",
    "report role 3 soldier",
    "report watched",
]


@pytest.mark.parametrize("statement", STATEMENTS)
def test_cv_35_statements_are_public(statement: str) -> None:
    """CV-35"""
    state = play(drawn("p p s g g g g"), f"0 {statement}")
    assert event_seen(state, None, "says") == {"event": "says", "seat": 0, "statement": statement, "number": 1}
    assert state.view(None)["said"][0] == [statement]  # type: ignore[index]


def test_cv_35_a_statement_can_be_taken_back() -> None:
    """CV-35"""
    state = play(drawn("p p s g g g g"), "0 claim soldier", "0 retract 1")
    assert state.view(None)["said"][0] == [None, "retract 1"]  # type: ignore[index]
    assert state.view(None)["claims"][0] is None  # type: ignore[index]
    with pytest.raises(IllegalMove, match="haven’t made a statement number 1"):
        state.play(0, "retract 1")


def test_cv_35_a_claim_is_remembered() -> None:
    """CV-35"""
    state = until(play(drawn("p p s g g g g"), "0 claim soldier"), "vote")
    assert state.view(None)["claims"][0] == "soldier"  # type: ignore[index]


@pytest.mark.parametrize("nonsense", ["accuse 0", "claim chef", "report role 3 chef", "vouch 9"])
def test_cv_35_only_of_others_and_of_roles_in_play(nonsense: str) -> None:
    """CV-35"""
    with pytest.raises(IllegalMove, match="can’t be said"):
        drawn("p p s g g g g").play(0, nonsense)


def test_cv_35_at_most_eight_a_discussion() -> None:
    """CV-35"""
    state = play(drawn("D* p s g g g g"), *["0 ask 3"] * 8)
    assert state.moves(0) == ["ready", "drag"]
    with pytest.raises(IllegalMove, match="all 8 of your statements"):
        state.play(0, "ask 4")


def test_cv_35_each_seat_sees_how_many_it_has_left() -> None:
    """CV-35"""
    state = play(drawn("p p s g g g g"), *["0 ask 3"] * 6, "1 accuse 2")
    assert [state.view(seat)["statements_left"] for seat in (0, 1, 2, None)] == [2, 7, 8, None]
    assert play(state, "0 ask 4", "0 ask 5").view(0)["statements_left"] == 0


def test_cv_35_there_are_none_to_make_but_in_a_talk() -> None:
    """CV-35"""
    state = play(drawn("p p s g g g g"), "0 ask 3", *[f"{seat} ready" for seat in range(7)])
    assert (phase_of(state), state.view(0)["statements_left"]) == ("vote", None)
    accused = drawn("p p s g g g g", phase="defence", accused=[2, 3], said=[[], [], ["ask 0"], *[[]] * 4])
    assert [accused.view(seat)["statements_left"] for seat in (2, 3)] == [7, 8]


def test_cv_36_the_discussion_ends_when_all_are_ready() -> None:
    """CV-36"""
    state = drawn("p p s g g g g")
    for seat in range(7):
        assert phase_of(state) == "discussion"
        play(state, f"{seat} ready")
    assert phase_of(state) == "vote"


def test_cv_36_or_when_all_is_said() -> None:
    """CV-36"""
    state = drawn("p p s g g g g")
    for seat in range(7):
        play(state, *[f"{seat} report watched"] * 8)
    assert phase_of(state) == "vote"


def test_cv_60_whoever_is_ready_is_not_awaited_but_can_still_talk() -> None:
    """CV-60"""
    state = play(drawn("p p s g g g g"), "2 ready", "3 ask 2")
    assert 2 not in state.to_act
    play(state, "2 answer soldier")
    assert event_seen(state, None, "says") == {"event": "says", "seat": 2, "statement": "answer soldier", "number": 1}
    assert 2 not in state.to_act
    assert state.view(None)["ready"] == [2]


def test_cv_60_whoever_is_ready_can_say_that_they_are_not() -> None:
    """CV-60"""
    state = drawn("p p s g g g g")
    assert "not-ready" not in state.moves(2)
    play(state, *(f"{seat} ready" for seat in range(6)), "2 not-ready")
    assert event_seen(state, None, "unready") == {"event": "unready", "seat": 2}
    assert state.to_act == (2, 6)
    play(state, "6 ready")
    assert phase_of(state) == "discussion"
    play(state, "2 ready")
    assert phase_of(state) == "vote"
    assert "not-ready" not in state.moves(2)


def test_cv_60_whoever_is_ready_can_still_use_an_open_card() -> None:
    """CV-60"""
    state = play(drawn("D* p g g g g g"), "0 ready")
    assert doing(state, 0) == ["drag"]
    play(state, "0 drag")
    assert phase_of(state) == "dance"


def test_cv_60_an_eighth_statement_when_ready_changes_nothing() -> None:
    """CV-60: a player with nothing left to say can still ask for time."""
    state = play(drawn("p p s g g g g"), "2 ready", *["2 accuse 0"] * 8)
    assert event_kinds_seen(state, None) == ["says"]
    assert state.moves(2) == ["not-ready"]
    play(state, "2 not-ready")
    assert state.moves(2) == ["ready"]


def test_cv_60_not_over_the_wine() -> None:
    """CV-60"""
    state = play(drawn("p p w* m g g g"), "3 ready", "2 pour 3")
    assert state.moves(3) == []
    with pytest.raises(NotYourTurn):
        state.play(3, "not-ready")


def test_cv_60_in_a_defence_only_the_accused() -> None:
    """CV-60"""
    state = until(play(drawn("p p s g g g g"), "2 ready"), "vote")
    vote_all(state, {0: 2, 1: 2, 2: 3, 3: 2, 4: 3, 5: 3})
    assert phase_of(state) == "defence"
    play(state, "2 ready")
    assert state.moves(2)[0] == "not-ready"
    assert state.moves(4) == []
