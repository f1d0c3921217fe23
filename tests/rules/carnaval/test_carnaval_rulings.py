"""Our own rulings on the carnival: docs/rulings.md, CV-37 and on."""

from __future__ import annotations

import pytest
from support.rules.carnaval_positions import (
    call_of,
    decline,
    drawn,
    event_kinds_seen,
    event_seen,
    masked,
    next_dance,
    phase_of,
    play,
    truly_masked,
    until,
    vote_all,
)

import ridotto
from ridotto.errors import BadPosition


def test_cv_37_three_rounds_without_an_unmasking_are_a_draw() -> None:
    """CV-37"""
    state = ridotto.game("carnaval").deal(7, 1, {"roles": "plain"})
    while state.to_act:
        decline(state)
    assert state.view(None)["dance"] == 3
    assert state.outcome == ridotto.Outcome(tuple(range(7)), (0,) * 7, "carnaval-dawn")


def test_cv_38_at_small_tables_the_genie_comes_first_in_the_first_dance() -> None:
    """CV-38"""
    state = ridotto.game("carnaval").deal(6, 1, {"roles": ["evil-genie", "musician"]})
    assert call_of(state) == "evil-genie"
    decline(state)
    assert call_of(state) == "musician"
    assert call_of(drawn("e m g+ g g", call="musician")) == "musician"


def test_cv_38_nothing_blocks_that_choice() -> None:
    """CV-38"""
    state = drawn("e g g g", call="evil-genie", dance=1, invitation=0, options={"gatecrasher": True})
    assert state.moves(0) == ["convert 1", "convert 2", "convert 3"]


def test_cv_39_who_has_lost_his_mask_in_this_dance_can_be_named_in_vain() -> None:
    """CV-39"""
    state = play(drawn("p p a g g g g g", call="avenger"), "2 unmask 3")
    assert "unmask 3" in state.moves(0)
    play(state, "0 unmask 3", "1 unmask 3")
    assert masked(state) == [0, 1, 2, 4, 5, 6, 7]


def test_cv_40_a_player_who_can_only_pass_is_asked_all_the_same() -> None:
    """CV-40"""
    state = drawn("p p s e g g g", call="evil-genie", used=["evil-genie"])
    assert (state.to_act, state.moves(3)) == ((3,), ["pass"])


def test_cv_40_what_all_know_to_be_in_vain_is_called_and_passed_over() -> None:
    """CV-40"""
    state = play(drawn("p p m s* e g g g", call="musician"), "2 pass")
    calls = [event.facts["call"] for event in state.events]
    assert calls == ["soldier", "evil-genie"]


def test_cv_41_converting_the_last_masked_guest_ends_the_evening() -> None:
    """CV-41"""
    state = play(drawn("p p e g g* g* g*", call="evil-genie"), "2 convert 3")
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1, 2, 3)


def test_cv_42_the_spare_mask_is_put_on_for_all_to_see() -> None:
    """CV-42"""
    state = play(drawn("p p l G* g g g", call="mask-lender"), "2 lend 3")
    assert event_seen(state, None, "masked") == {"event": "masked", "seat": 3}
    assert "unmask 3" in state.moves(0)
    play(state, "0 unmask 4", "1 unmask 4")
    assert state.to_act == (3,)


def test_cv_43_a_master_who_cannot_move_his_mark_loses_it() -> None:
    """CV-43"""
    state = drawn("M* p s g g g g", call="pranksters", mark=4)
    play(state, "1 pass")
    assert state.view(None)["mark"] is None
    state = drawn("M p s g g g g", call="master-prankster", mark=4, blocked={"watched": 0})
    play(state, "0 pass")
    assert state.view(None)["mark"] is None


def test_cv_44_in_the_vote_the_card_counts_not_the_camp() -> None:
    """CV-44: an unmasked convert votes with the others, and the vote counts double."""
    state = drawn("p p e g+* g g g", phase="vote", options={"confidence": True})
    assert 3 in state.to_act
    vote_all(state, {3: 4, 5: 0, 0: 4, 6: 0})
    assert 4 not in masked(state)


def test_cv_45_a_hidden_isabella_can_be_charmed() -> None:
    """CV-45"""
    assert "charm 4" in drawn("p p C* g I g g").moves(2)
    assert "charm 4" not in drawn("p p C* g I* g g").moves(2)


def test_cv_46_each_prankster_proposes_once_and_equals_are_drawn_by_lot() -> None:
    """CV-46"""
    fallen = set()
    for seed in range(20):
        state = drawn("p p g g g g g", call="pranksters", lots={"seed": str(seed), "drawn": 0})
        play(state, "0 unmask 3", "1 unmask 4")
        fallen |= {3, 4} - set(masked(state))
    assert fallen == {3, 4}


def test_cv_46_pranksters_hear_that_the_lot_decided_and_nobody_else_does() -> None:
    """CV-46"""
    state = play(drawn("p p g g g g g p*", call="pranksters"), "0 unmask 3", "1 unmask 4")
    (fallen,) = {3, 4} - set(masked(state))
    heard = {"event": "by-lot", "seat": None, "player": fallen}
    assert [event_seen(state, seat, "by-lot") for seat in (0, 1)] == [heard, heard]
    assert not any("by-lot" in event_kinds_seen(state, seat) for seat in (2, 3, 4, 7, None))
    agreed = play(drawn("p p g g g g g", call="pranksters"), "0 unmask 3", "1 unmask 3")
    assert "by-lot" not in event_kinds_seen(agreed, 0)


def test_cv_46_nobody_has_to_take_the_spare_mask() -> None:
    """CV-46"""
    state = play(drawn("p p l g g g g", call="pranksters"), "0 unmask 2", "1 unmask 2", "0 pass", "1 pass")
    assert state.game.dump(state)["spare"] is None


def test_cv_47_a_player_who_loses_their_mask_notices_at_once() -> None:
    """CV-47"""
    state = play(drawn("M p a g g g g g", call="avenger"), "2 unmask 3")
    assert "falls" in event_kinds_seen(state, 3)
    assert "falls" not in event_kinds_seen(state, 2) + event_kinds_seen(state, None)
    assert 3 not in state.view(3)["masked"]  # type: ignore[operator]


def test_cv_48_confidence_first_then_the_gentleman_then_all() -> None:
    """CV-48"""
    votes = {3: 0, 4: 5}
    facts: dict[str, object] = {"phase": "vote", "round": 2, "accused": [0, 5], "options": {"confidence": True}}
    state = vote_all(drawn("p p G* g* g g g g", **facts), votes)
    assert masked(state) == [1, 4, 5, 6, 7]
    state = vote_all(drawn("p p G* g g g g g", **facts), votes)
    assert phase_of(state) == "tie"
    play(state, "2 pass")
    assert masked(state) == [1, 3, 4, 6, 7]


def test_cv_48_a_masked_gentleman_is_asked_about_each_of_several() -> None:
    """CV-48"""
    state = drawn("p p G g g g g g", phase="vote", round=2, accused=[0, 5])
    vote_all(state, {3: 0, 4: 5})
    assert (phase_of(state), state.view(2)["victim"]) == ("verdict", 0)
    play(state, "2 pass")
    assert state.view(2)["victim"] == 5
    play(state, "2 step-in")
    assert masked(state) == [1, 3, 4, 5, 6, 7]


def test_cv_48_a_gentleman_who_is_to_fall_saves_nobody() -> None:
    """CV-48"""
    state = drawn("p p G g g g g g", phase="vote", round=2, accused=[0, 2])
    vote_all(state, {3: 0, 4: 2})
    assert state.moves(2) == ["pass"]
    assert masked(play(state, "2 pass")) == [1, 3, 4, 5, 6, 7]


def test_cv_49_a_charmed_player_votes_even_against_himself() -> None:
    """CV-49"""
    state = until(play(drawn("p p C* g g g g"), "2 charm 4"), "vote")
    vote_all(state, {2: 4})
    assert 4 not in masked(state)


def test_cv_49_a_charmer_over_his_wine_binds_nobody() -> None:
    """CV-49"""
    state = until(play(drawn("p p C* w* g g g"), "2 charm 4", "3 pour 2"), "vote")
    assert 4 in state.to_act
    assert 2 not in state.to_act


def test_cv_50_no_means_that_they_know_it_is_not_so() -> None:
    """CV-50: without a genie, a card that isn't a prankster's is proof."""
    state = play(drawn("p p h* s g g* g g"), "2 hypnotise 3 knows 5")
    assert event_seen(state, None, "answers") == {"event": "answers", "seat": 3, "answer": "no"}


def test_cv_51_the_accused_defend_themselves_with_what_is_left_of_their_statements() -> None:
    """CV-51"""
    state = play(drawn("p p g g g g g g"), *["0 report watched"] * 7)
    state = vote_all(until(state, "vote"), {1: 0, 2: 0, 3: 4, 5: 4})
    play(state, "0 claim guest")
    assert state.to_act == (4,)


def test_cv_52_a_blocked_painter_learns_nothing() -> None:
    """CV-52"""
    state = play(drawn("p p t G c* s g g", call="painter"), "2 sketch gentleman", "5 watch 2")
    play(state, "0 unmask 6", "1 unmask 6")
    assert state.view(2)["painted"] == []


def test_cv_53_at_a_draw_all_win_and_nobody_scores() -> None:
    """CV-53"""
    state = play(drawn("p p g g g g g", options={"master": "person"}), "7 end draw")
    assert state.outcome == ridotto.Outcome(tuple(range(7)), (0,) * 7, "carnaval-masters-word")
    assert state.position.won(0) == 0.5


def test_cv_54_silence_does_not_tell_the_lender_where_the_mask_is() -> None:
    """CV-54: a lender unmasked by the avenger answers for a mask that's gone; after a robbery the taker answers."""
    gone = drawn("p p l* a g g g g", call="mask-lender", spare=None)
    robbed = drawn("p p l* a g g g g", call="mask-lender", spare=1)
    assert (gone.to_act, robbed.to_act) == ((2,), (1,))
    assert gone.view(5) == robbed.view(5)
    assert gone.view(None) == robbed.view(None)


def test_cv_55_a_mask_lost_by_vote_is_gone_for_all_to_know() -> None:
    """CV-55"""
    state = vote_all(drawn("p p l g g g g g", phase="vote"), dict.fromkeys((0, 1, 3, 4, 5), 2))
    assert state.view(None)["used"] == ["mask-lender"]
    assert call_of(next_dance(state, "pranksters")) == "pranksters"
    assert 2 not in truly_masked(state)


def test_cv_56_votes_for_one_whom_the_master_unmasked_do_not_count() -> None:
    """CV-56"""
    state = drawn("p p g g g g g", phase="vote", options={"master": "person"})
    play(state, "0 vote 3", "1 vote 3", "2 vote 3", "4 vote 5", "7 unmask 3")
    vote_all(state, {})
    assert masked(state) == [0, 1, 2, 4, 6]


def test_cv_56_free_does_not_take_the_invitation_away() -> None:
    """CV-56"""
    facts: dict[str, object] = {"invitation": 2, "options": {"master": "person", "gatecrasher": True}}
    state = drawn("p p s g g g g", call="soldier", mark=2, **facts)
    assert play(state, "7 free 2").view(None)["mark"] is None
    assert state.moves(2) == ["pass"]


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"masked": [0, 1, 2], "fallen": [2]}, "can’t be masked if"),
        ({"masked": [0, 1, 2], "shown": []}, "must have been shown"),
        ({"camps": ["guests"] * 7}, "camps don’t match"),
        ({"genie": 3}, "names one player, once"),
        ({"invitation": 3}, "missing invitation"),
        ({"spare": 4}, "spare mask"),
        ({"phase": "dance", "call": "chef"}, "isn’t a call in this dance"),
        ({"phase": "dance", "call": "pranksters", "step": "gentleman"}, "must be a victim"),
        ({"phase": "verdict"}, "must be a victim"),
        ({"phase": "over"}, "must have an outcome"),
        ({"hypnosis": {"player": 1, "question": "why"}}, "isn’t a question"),
        ({"said": [["c4"]] + [[]] * 6}, "isn’t a statement"),
        ({"fallen": [2], "masked": [0, 1, 3, 4, 5, 6]}, "when the dance is over"),
    ],
)
def test_inconsistent_positions_are_refused(facts: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        drawn("p p s g g g g", **facts)
