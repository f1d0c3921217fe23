"""The vote (CV-28 to CV-32)."""

from __future__ import annotations

from support.rules.carnaval_positions import (
    call_of,
    drawn,
    event_kinds_seen,
    event_seen,
    masked,
    phase_of,
    play,
    until,
    vote_all,
)

import ridotto

CONFIDENCE = {"confidence": True}


def test_cv_28_all_vote_at_once_and_nothing_is_seen_until_all_are_in() -> None:
    """CV-28"""
    state = play(drawn("p p g g g g g*", phase="vote"), "3 vote 0", "4 pass")
    assert state.view(3)["votes_open"] is False
    assert state.to_act == (0, 1, 2, 5, 6)
    assert state.view(2)["votes"] == [None, None, None, "hidden", "hidden", None, None]
    assert state.view(3)["votes"][3] == 0  # type: ignore[index]
    assert event_seen(state, 0, "voted") == {"event": "voted", "seat": 4}


def test_cv_28_for_a_masked_player_other_than_oneself() -> None:
    """CV-28"""
    state = drawn("p p g g g g g*", phase="vote")
    assert state.moves(1) == ["vote 0", "vote 2", "vote 3", "vote 4", "vote 5", "pass"]


def test_cv_28_unmasked_pranksters_vote_after_the_others_votes_are_shown() -> None:
    """CV-28"""
    state = drawn("p* p g g g g g", phase="vote")
    assert 0 not in state.to_act
    assert (state.view(None)["votes_late"], state.view(None)["votes_open"]) == ([0], False)
    for seat in (1, 2, 3, 4, 5, 6):
        play(state, f"{seat} vote {2 if seat != 2 else 1}")
    assert state.to_act == (0,)
    assert event_seen(state, None, "votes")["votes"] == [None, 2, 1, 2, 2, 2, 2]  # type: ignore[index]
    assert state.view(None)["votes_open"] is True
    play(state, "0 vote 2")
    assert 2 not in masked(state)


def test_cv_28_the_order_of_votes_changes_nothing() -> None:
    """CV-28"""
    votes = [f"{seat} vote {0 if seat else 3}" for seat in range(7)]
    one, other = (play(drawn("p p g g g g g", phase="vote"), *order) for order in (votes, votes[::-1]))
    assert one == other


def test_cv_29_more_than_half_of_the_votes_cast() -> None:
    """CV-29: abstentions do not count."""
    state = vote_all(drawn("p p g g g g g", phase="vote"), {1: 0, 2: 0, 3: 5})
    assert masked(state) == [1, 2, 3, 4, 5, 6]


def test_cv_29_otherwise_the_two_with_most_votes_are_accused() -> None:
    """CV-29"""
    state = vote_all(drawn("p p g g g g g g", phase="vote"), {1: 0, 2: 0, 3: 4, 4: 5, 5: 4, 6: 3})
    assert (phase_of(state), state.view(None)["accused"], state.to_act) == ("defence", [0, 4], (0, 4))
    until(state, "vote")
    assert state.moves(0) == ["vote 4", "pass"]
    assert state.moves(1) == ["vote 0", "vote 4", "pass"]


def test_cv_29_more_are_accused_if_equal() -> None:
    """CV-29"""
    state = vote_all(drawn("p p g g g g g g", phase="vote"), {1: 0, 2: 0, 3: 4, 4: 5, 6: 7})
    assert state.view(None)["accused"] == [0, 4, 5, 7]


def test_cv_29_in_the_second_round_the_most_votes_decide_and_equals_all_fall() -> None:
    """CV-29"""
    first = {1: 0, 2: 0, 3: 4, 5: 4}
    state = vote_all(until(vote_all(drawn("p p g g g g g g", phase="vote"), first), "vote"), {1: 0, 2: 4})
    assert masked(state) == [1, 2, 3, 5, 6, 7]


def test_cv_29_no_votes_nobody() -> None:
    """CV-29"""
    state = vote_all(drawn("p p g g g g g g", phase="vote"), {})
    assert "nobody" in event_kinds_seen(state, None)
    assert len(masked(state)) == 8


def test_cv_30_a_secret_vote_shows_only_the_verdict() -> None:
    """CV-30"""
    state = drawn("p* p g g g g g", phase="vote", options={"secret_vote": True})
    assert (state.to_act, state.view(0)["votes_late"]) == (tuple(range(7)), [])
    vote_all(state, dict.fromkeys((0, 1, 3, 4, 5), 2))
    assert 2 not in masked(state)
    assert "votes" not in [event.kind for event in state.events]
    assert state.view(6)["votes"] == ["hidden"] * 6 + ["none"]
    assert state.view(6)["votes_open"] is False


def test_who_votes_late_is_said_of_open_cards_with_a_vote_of_their_own() -> None:
    """CV-28, CV-44: not of a convert, nor of a prankster who drinks wine or is charmed (CV-23, CV-27)."""
    assert drawn("p* p g+* e g g g g", phase="vote").view(None)["votes_late"] == [0]
    drinks: dict[str, object] = {"blocked": {"wine": 0}}
    assert drawn("p* p w* g g g g g", phase="vote", **drinks).view(None)["votes_late"] == []
    charmed: dict[str, object] = {"charmed": {"lady": 0, "lord": None}, "ladies": [0]}
    assert drawn("p* p C* g g g g g", phase="vote", **charmed).view(None)["votes_late"] == []


def test_a_prankster_whose_mask_fell_unseen_is_not_named_as_late() -> None:
    """CV-19: only a mask that everybody has seen fall tells anything."""
    state = drawn("p p a g g g g", call="avenger")
    play(state, "2 unmask 0")
    assert all(state.view(seat)["votes_late"] == [] for seat in (*range(7), None))


def test_cv_31_an_unmasked_guests_vote_counts_double() -> None:
    """CV-31"""
    state = drawn("p p g g* g g g", phase="vote", options=CONFIDENCE)
    vote_all(state, {3: 0, 4: 2, 5: 2, 6: 0})
    assert 0 not in masked(state)


def test_cv_31_of_tied_players_the_one_that_unmasked_guests_name() -> None:
    """CV-31"""
    state = drawn("p p g g* g g g", phase="vote", options=CONFIDENCE, round=2, accused=[0, 2])
    vote_all(state, {3: 0, 4: 2, 5: 2})
    assert masked(state) == [1, 2, 4, 5, 6]


def test_cv_31_then_the_one_that_fewer_unmasked_pranksters_name() -> None:
    """CV-31"""
    state = drawn("p* p g g g g g", phase="vote", options=CONFIDENCE, round=2, accused=[1, 2])
    vote_all(state, {0: 2, 3: 1, 4: 1, 5: 2})
    assert masked(state) == [2, 3, 4, 5, 6]


def test_cv_31_still_tied_all_fall() -> None:
    """CV-31"""
    state = drawn("p* p p g g g g g g", phase="vote", options=CONFIDENCE, round=2, accused=[1, 3])
    vote_all(state, {4: 1, 5: 3})
    assert masked(state) == [2, 4, 5, 6, 7, 8]


def test_cv_32_the_invitation_is_passed_on_before_every_dance() -> None:
    """CV-32"""
    state = ridotto.game("carnaval").deal(7, 1, {"gatecrasher": True, "roles": "plain"})
    holder = state.to_act[0]
    assert phase_of(state) == "invitation"
    assert state.moves(holder) == [f"give {seat}" for seat in range(7) if seat != holder]
    play(state, f"{holder} give {(holder + 1) % 7}")
    assert state.view(None)["invitation"] == (holder + 1) % 7
    assert phase_of(state) == "dance"


def test_cv_32_the_gatecrasher_can_use_no_ability() -> None:
    """CV-32"""
    state = drawn("p p s g g g g", phase="invitation", invitation=0, options={"gatecrasher": True})
    play(state, "0 give 2")
    assert (call_of(state), state.moves(2)) == ("soldier", ["pass"])
