"""The calls of a dance (CV-8 to CV-20)."""

from __future__ import annotations

import pytest
from support.rules.carnaval_positions import (
    call_of,
    drawn,
    event_kinds_seen,
    event_seen,
    masked,
    next_dance,
    phase_of,
    play,
    truly_masked,
    until,
)

from ridotto.errors import IllegalMove


def test_cv_8_the_chef_comes_first_then_the_painter() -> None:
    """CV-8"""
    state = drawn("p p c* t m g g g", phase="next")
    assert (call_of(state), state.to_act) == ("chef", (2,))
    play(state, "2 serve 5")
    assert (call_of(state), state.to_act) == ("painter", (3,))
    play(state, "3 sketch musician")
    assert call_of(state) == "musician"


def test_cv_8_everybody_knows_the_order_of_the_calls_and_what_was_said_aloud() -> None:
    """CV-8, CV-16: nobody says that the painter decides now."""
    state = drawn("p p c* t m g g g", phase="next")
    assert state.view(None)["calls"] == ["chef", "painter", "musician", "pranksters"]
    assert (state.view(5)["call"], state.view(5)["heard"]) == ("chef", "chef")
    play(state, "2 serve 5")
    assert (state.view(5)["call"], state.view(5)["heard"]) == ("painter", "chef")
    assert drawn("p p t m g g g", call="painter").view(None)["heard"] is None
    assert until(state, "discussion").view(None)["heard"] is None


def test_cv_38_at_a_small_table_the_genie_is_called_first_once() -> None:
    """CV-38"""
    first = drawn("e m g g", call="evil-genie", dance=1)
    assert first.view(None)["calls"] == ["evil-genie", "musician", "pranksters"]
    assert drawn("e m g g", call="musician").view(None)["calls"] == ["musician", "evil-genie", "pranksters"]


@pytest.mark.parametrize(
    ("call", "asked"), [("chef", "player"), ("painter", "role"), ("musician", "yes"), ("pranksters", "player")]
)
def test_everybody_knows_what_is_asked_at_a_call(call: str, asked: str) -> None:
    """CV-40: players who aren't called can pretend to decide the same."""
    state = drawn("p p c* t m g g g", call=call)
    assert {state.view(seat)["asks_for"] for seat in (*range(8), None)} == {asked}


def test_everybody_knows_what_can_be_sketched() -> None:
    """CV-16: the specials in play that are called, but for pranksters and genie."""
    state = drawn("p M t m c G e g", call="painter")
    assert state.view(None)["sketchable"] == ["musician", "gentleman"]
    assert state.moves(2) == ["sketch musician", "sketch gentleman", "pass"]


def test_cv_9_the_musician_ends_the_dance_at_once() -> None:
    """CV-9"""
    state = play(drawn("p p m g g g g", call="musician"), "2 cancel")
    assert phase_of(state) == "discussion"
    assert event_kinds_seen(state, None) == ["cancels", "rest"]
    assert truly_masked(state) == list(range(7))
    assert all(event.seat is None for event in state.events)


def test_cv_9_once_a_game() -> None:
    """CV-9"""
    state = play(drawn("p p m g g g g", call="musician"), "2 cancel")
    next_dance(state, "pranksters")
    assert state.game.dump(state)["used"] == ["musician"]


def test_cv_10_a_plain_guest_is_harmless_and_nobody_hears_of_it() -> None:
    """CV-10"""
    state = play(drawn("p p s g g g g", call="soldier"), "2 watch 3")
    assert event_seen(state, 2, "learns") == {"event": "learns", "seat": 2, "player": 3, "suspicious": False}
    assert event_kinds_seen(state, None) == event_kinds_seen(state, 3) == ["calls"]
    assert state.view(2)["soldier"] == {"suspicious": [], "harmless": [3]}


@pytest.mark.parametrize("card", ["p", "m", "e", "g+"])
def test_cv_10_anybody_else_is_suspicious_and_watched(card: str) -> None:
    """CV-10"""
    genie = "e" if card == "g+" else "G"
    state = play(drawn(f"{card} p s {genie} g g g", call="soldier"), "2 watch 0")
    assert event_seen(state, 2, "learns") == {"event": "learns", "seat": 2, "player": 0, "suspicious": True}
    assert "watched" in event_kinds_seen(state, 0)
    assert "watches" in event_kinds_seen(state, None)
    assert "watched" not in event_kinds_seen(state, 5)
    assert state.view(5)["blocked"]["watched"] == "someone"  # type: ignore[index]
    assert state.view(0)["blocked"]["watched"] == 0  # type: ignore[index]


def test_cv_10_the_watched_player_is_free_when_the_dance_ends() -> None:
    """CV-10"""
    state = play(drawn("p p s g g g g", call="soldier"), "2 watch 0")
    assert state.moves(0) == ["pass"]
    until(state, "discussion")
    assert state.view(0)["blocked"]["watched"] is None  # type: ignore[index]


def test_cv_11_a_guest_becomes_a_prankster() -> None:
    """CV-11"""
    state = play(drawn("p p e s g g g g", call="evil-genie"), "2 convert 4")
    assert state.view(4)["camps"][:2] == ["pranksters", "pranksters"]  # type: ignore[index]
    assert state.view(0)["camps"][4] == "pranksters"  # type: ignore[index]
    assert state.view(4)["roles"][2] == "evil-genie"  # type: ignore[index]
    assert state.to_act == (0, 1, 4)


def test_cv_11_his_card_shows_his_old_role_and_he_stays_a_prankster() -> None:
    """CV-11"""
    state = drawn("p p e s g+* g g g")
    assert state.view(None)["roles"][4] == "guest"  # type: ignore[index]
    assert state.view(None)["camps"][4] is None  # type: ignore[index]
    assert state.view(0)["camps"][4] == "pranksters"  # type: ignore[index]


def test_cv_11_naming_a_prankster_wastes_it() -> None:
    """CV-11"""
    state = play(drawn("p p e s g g g g", call="evil-genie"), "2 convert 0")
    assert state.game.dump(state)["camps"] == ["pranksters"] * 2 + ["genie"] + ["guests"] * 5
    next_dance(state, "evil-genie")
    assert state.moves(2) == ["pass"]


def test_cv_11_not_themselves_and_only_the_masked() -> None:
    """CV-11"""
    state = drawn("p p e s* g g g g", call="evil-genie")
    assert state.moves(2) == ["convert 0", "convert 1", "convert 4", "convert 5", "convert 6", "convert 7", "pass"]


def test_cv_12_the_lender_masks_somebody_again() -> None:
    """CV-12"""
    state = play(drawn("p p l m* g g g", call="mask-lender"), "2 lend 3")
    assert masked(state) == list(range(7))
    next_dance(state, "musician")
    assert state.moves(3) == ["cancel", "pass"]


def test_cv_12_a_used_up_ability_does_not_come_back() -> None:
    """CV-12"""
    state = play(drawn("p p l m* g g g", call="mask-lender", used=["musician"]), "2 lend 3")
    assert call_of(next_dance(state, "pranksters")) == "pranksters"
    assert 3 in masked(state)


def test_cv_12_not_to_themselves_and_once() -> None:
    """CV-12"""
    state = drawn("p p l m* g* g g", call="mask-lender")
    assert state.moves(2) == ["lend 3", "lend 4", "pass"]
    play(state, "2 lend 4")
    assert "mask-lender" in state.view(None)["used"]  # type: ignore[operator]


def test_cv_12_pranksters_take_the_lenders_mask() -> None:
    """CV-12"""
    state = play(drawn("p p l m* g g g g", call="pranksters"), "0 unmask 2", "1 unmask 2")
    assert state.view(0)["to_act"] == [0, 1]
    assert state.moves(0) == ["take 0", "take 1", "pass"]
    play(state, "0 take 1", "1 take 1")
    next_dance(state, "mask-lender")
    assert state.view(1)["to_act"] == [1]
    assert state.moves(1) == ["lend 2", "lend 3", "pass"]
    assert state.view(0)["spare"] == 1
    assert state.view(2)["spare"] == "taken"
    assert state.view(5)["spare"] is None


def test_cv_12_the_taker_must_be_masked_himself() -> None:
    """CV-12"""
    state = drawn("p p* l* m* g g g g", call="mask-lender", spare=1)
    assert (state.to_act, state.moves(1)) == ((1,), ["pass"])


def test_cv_12_a_lone_prankster_takes_it_without_asking() -> None:
    """CV-12"""
    state = play(drawn("p p* l m g g g g", call="pranksters"), "0 unmask 2")
    assert state.game.dump(state)["spare"] == 0


def test_cv_12_unmasked_by_the_avenger_the_mask_is_gone() -> None:
    """CV-12"""
    state = play(drawn("p p l a g g g g", call="avenger"), "3 unmask 2")
    assert state.game.dump(state)["spare"] is None
    next_dance(state, "mask-lender")
    assert (state.to_act, state.moves(2)) == ((2,), ["pass"])


def test_cv_13_the_little_old_man_sits_and_cannot_be_unmasked() -> None:
    """CV-13"""
    state = play(drawn("p p o a g g g g", call="little-old-man"), "2 sit", "3 unmask 2")
    play(state, "0 unmask 2", "1 unmask 2")
    assert truly_masked(state) == list(range(8))


def test_cv_13_never_twice_running_and_never_in_the_first_dance() -> None:
    """CV-13"""
    state = play(drawn("p p o g g g g g", call="little-old-man"), "2 sit")
    next_dance(state, "little-old-man")
    assert state.moves(2) == ["pass"]
    next_dance(state, "little-old-man")
    assert state.moves(2) == ["sit", "pass"]
    assert drawn("p p o g g g g g", call="little-old-man", dance=1).view(None)["call"] == "pranksters"


def test_cv_14_the_avenger_unmasks() -> None:
    """CV-14"""
    state = play(drawn("p p a g g g g g", call="avenger"), "2 unmask 3")
    assert 3 not in truly_masked(state)
    assert 3 in masked(state)


def test_cv_14_not_in_the_first_dance_nor_after_a_catch() -> None:
    """CV-14"""
    assert call_of(drawn("p p a g g g g g", call="avenger", dance=1)) == "pranksters"
    assert call_of(drawn("p p a g g g g g", call="avenger", dance=3, caught=2)) == "pranksters"
    assert call_of(drawn("p p a g g g g g", call="avenger", dance=3, caught=1)) == "avenger"


def test_cv_14_a_converted_guest_shown_is_no_prankster_by_his_card() -> None:
    """CV-14"""
    state = drawn("p p a e g+ g g g", call="pranksters")
    for seat in (0, 1, 4):
        state.play(seat, "pass")
    assert next_dance(state, "avenger").to_act == (2,)


def test_cv_15_pranksters_propose_together_and_the_most_named_falls() -> None:
    """CV-15"""
    state = drawn("p p p g g g g g g", call="pranksters")
    assert state.to_act == (0, 1, 2)
    assert state.moves(0) == ["unmask 3", "unmask 4", "unmask 5", "unmask 6", "unmask 7", "unmask 8", "pass"]
    play(state, "1 unmask 4", "0 unmask 3", "2 unmask 4")
    assert masked(state) == [0, 1, 2, 3, 5, 6, 7, 8]


def test_cv_15_they_see_each_others_proposals_and_nobody_else_does() -> None:
    """CV-15"""
    state = play(drawn("p p g g g g g", call="pranksters"), "1 unmask 4")
    assert state.view(0)["proposals"][1] == 4  # type: ignore[index]
    assert state.view(3)["proposals"] == [None] * 7
    assert event_kinds_seen(state, 3) == event_kinds_seen(state, None) == []
    assert state.view(0)["to_act"] == [0]
    assert state.view(3)["to_act"] == state.view(None)["to_act"] == []


def test_cv_15_the_order_of_proposals_changes_nothing() -> None:
    """CV-15"""
    proposals = ["0 unmask 3", "1 unmask 4", "2 unmask 5"]
    ends = [play(drawn("p p p g g g g g g", call="pranksters"), *order) for order in (proposals, proposals[::-1])]
    assert ends[0] == ends[1]


def test_cv_15_if_all_pass_nobody_is_unmasked() -> None:
    """CV-15"""
    state = play(drawn("p p g g g g g", call="pranksters"), "0 pass", "1 pass")
    assert truly_masked(state) == list(range(7))


def test_cv_16_painter_and_holder_recognise_each_other() -> None:
    """CV-16"""
    state = play(drawn("p p t s g g g g", call="painter"), "2 sketch soldier")
    assert state.view(2)["roles"][3] == "soldier"  # type: ignore[index]
    assert state.view(3)["roles"][2] == "painter"  # type: ignore[index]
    assert state.view(4)["roles"][3] is None  # type: ignore[index]


def test_cv_16_never_pranksters_master_or_genie() -> None:
    """CV-16"""
    state = drawn("p M p t s e a l o m g G", call="painter")
    roles = ["musician", "soldier", "mask-lender", "little-old-man", "avenger", "gentleman"]
    assert state.moves(3) == [*(f"sketch {role}" for role in roles), "pass"]


def test_cv_16_an_unmasked_holder_is_not_seen() -> None:
    """CV-16"""
    state = play(drawn("p p t l* s g g g", call="painter", spare=0), "2 sketch mask-lender")
    until(state, "pranksters")
    assert state.view(2)["painted"] == []


def test_cv_17_the_mark_lies_openly_and_must_move() -> None:
    """CV-17"""
    state = play(drawn("M p s g g g g", call="master-prankster"), "0 mark 2")
    assert state.view(None)["mark"] == 2
    next_dance(state, "soldier")
    assert state.moves(2) == ["pass"]
    until(state, "master-prankster")
    assert "mark 2" not in state.moves(0)
    play(state, "0 pass")
    assert state.view(None)["mark"] is None


def test_cv_18_the_gentleman_takes_the_place() -> None:
    """CV-18"""
    state = play(drawn("p p G g g g g", call="pranksters"), "0 unmask 3", "1 unmask 3")
    assert (state.to_act, state.view(2)["victim"]) == ((2,), 3)
    assert state.view(5)["to_act"] == []
    play(state, "2 step-in")
    assert masked(state) == [0, 1, 3, 4, 5, 6]


def test_cv_18_he_is_not_asked_whether_he_saves_himself() -> None:
    """CV-18"""
    state = play(drawn("p p G g g g g", call="pranksters"), "0 unmask 2", "1 unmask 2")
    assert state.moves(2) == ["pass"]


def test_cv_18_he_is_asked_about_the_avengers_victim_too() -> None:
    """CV-18"""
    state = play(drawn("p p G a g g g", call="avenger"), "3 unmask 0")
    play(state, "2 step-in")
    assert 2 not in truly_masked(state)
    assert 0 in truly_masked(state)


def test_cv_19_an_unmasking_takes_effect_at_once_and_is_shown_later() -> None:
    """CV-19"""
    state = play(drawn("M p a g g g g g", call="avenger"), "2 unmask 0")
    assert 0 in masked(state)
    assert state.view(0)["fallen"] == [0]
    assert state.moves(0) == ["pass"]
    assert event_kinds_seen(state, 3) == ["calls"]
    play(state, "1 pass", "0 pass")
    assert (call_of(state), state.moves(0)) == ("master-prankster", ["pass"])
    play(state, "0 pass")
    assert event_seen(state, None, "unmasked") == {"event": "unmasked", "seat": 0, "role": "master-prankster"}


@pytest.mark.parametrize(
    "block", [{"blocked": {"watched": 0}}, {"blocked": {"served": 0}}, {"mark": 0}, {"blocked": {"barred": [0]}}]
)
def test_cv_20_a_blocked_prankster_does_not_count(block: dict[str, object]) -> None:
    """CV-20"""
    state = drawn("p p g g g g g", call="pranksters", **block)
    with pytest.raises(IllegalMove, match="can’t use your ability"):
        state.play(0, "unmask 3")
    play(state, "0 pass", "1 unmask 4")
    assert masked(state) == [0, 1, 2, 3, 5, 6]
