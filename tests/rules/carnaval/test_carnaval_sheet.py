"""What the printed sheet says to the letter, each beside the sheet's own words."""

from __future__ import annotations

import random

import pytest
from support.rules.carnaval_positions import (
    call_of,
    drawn,
    event_kinds_seen,
    event_seen,
    masked,
    phase_of,
    play,
    truly_masked,
    until,
    vote_all,
)
from support.rules.carnaval_random_options import random_options

import ridotto
from ridotto import State
from ridotto.errors import BadOption, BadPosition

CARNAVAL = ridotto.game("carnaval")
LED = {"master": "person"}


def led(cards: str, **facts: object) -> State:
    return drawn(cards, **({"options": LED} | facts))


def camps(state: State, seat: int) -> list[object]:
    found = state.view(seat)["camps"]
    assert isinstance(found, list)
    return found


# -- CV-5: « Pour plus de 10 joueurs, il faut prévoir *environ* un farceur par tranche de 4 joueurs »


@pytest.mark.parametrize(("seats", "advised"), [(11, 3), (12, 3), (13, 3), (14, 4), (15, 4)])
def test_cv_5_from_eleven_on_one_prankster_more_or_fewer_is_allowed(seats: int, advised: int) -> None:
    """CV-5"""
    specials = ["soldier", "gentleman", "avenger"]
    for pranksters in (advised - 1, advised, advised + 1):
        dealt = [*["prankster"] * min(pranksters, 4), *["master-prankster"] * (pranksters - 4), *specials]
        state = CARNAVAL.deal(seats, 1, {"roles": dealt})
        assert state.game.dump(state)["camps"].count("pranksters") == pranksters  # type: ignore[attr-defined]
    for pranksters in (advised - 2, advised + 2):
        dealt = [*["prankster"] * min(pranksters, 4), "master-prankster", "dancing-prankster"][:pranksters]
        with pytest.raises(BadOption, match=f"{advised - 1} to {advised + 1}"):
            CARNAVAL.deal(seats, 1, {"roles": [*dealt, *specials]})


@pytest.mark.parametrize(("seats", "pranksters"), [(7, 2), (8, 2), (9, 3), (10, 3)])
def test_cv_5_up_to_ten_one_for_three_is_the_rule(seats: int, pranksters: int) -> None:
    """CV-5: « sinon mettre un farceur par tranche de 3 joueurs »"""
    for found in (pranksters - 1, pranksters + 1):
        with pytest.raises(BadOption, match=f"need {pranksters} pranksters"):
            CARNAVAL.deal(seats, 1, {"roles": ["prankster"] * found + ["soldier"]})


def test_cv_5_the_host_sees_what_is_advised() -> None:
    """CV-5"""
    roles = CARNAVAL.options[0]
    assert roles.advised(6) is None
    for seats, count, fewest, most in [(7, 2, 2, 2), (10, 3, 3, 3), (11, 3, 2, 4), (14, 4, 3, 5)]:
        assert roles.advised(seats) == {"seats": seats, "count": count, "fewest": fewest, "most": most}


# -- CV-15: « Les joueurs démasqués … ferment les yeux en même temps que les autres »


def test_cv_15_an_unmasked_prankster_sees_no_proposals_and_no_choice() -> None:
    """CV-15"""
    state = play(drawn("p p* p g g g g g g", call="pranksters"), "0 unmask 4")
    assert state.view(2)["proposals"][0] == 4  # type: ignore[index]
    assert state.view(1)["proposals"] == [None] * 9
    assert (event_kinds_seen(state, 2), event_kinds_seen(state, 1)) == (["proposes"], [])
    assert state.view(1)["to_act"] == []
    play(state, "2 unmask 4")
    assert "agree" in event_kinds_seen(state, 2)
    assert "agree" not in event_kinds_seen(state, 1)


def test_cv_15_a_prankster_unmasked_in_this_dance_sees_nothing_and_nobody_can_tell() -> None:
    """CV-15, CV-40: they still answer, so that silence doesn't tell the others that the mask is gone."""
    state = play(drawn("p p a p g g g g g", call="avenger"), "2 unmask 1")
    assert state.to_act == (0, 1, 3)
    play(state, "0 unmask 4", "1 pass")
    assert state.view(1)["proposals"] == [None, "none", *[None] * 7]
    assert "proposes" in event_kinds_seen(state, 0)
    assert state.view(0)["to_act"] == [3]
    play(state, "3 unmask 4")
    assert state.view(1)["named"] is None


def test_cv_15_an_unmasked_prankster_keeps_what_they_knew() -> None:
    """CV-15"""
    state = drawn("p p* e g g g g g")
    assert camps(state, 1)[:2] == ["pranksters", "pranksters"]
    state = play(drawn("p p e g g g g g", call="evil-genie"), "2 convert 4")
    state = vote_all(until(state, "vote"), dict.fromkeys(range(2, 8), 1))
    assert 1 not in masked(state)
    assert camps(state, 1)[4] == "pranksters"
    assert state.view(1)["genie"] == 4


def test_cv_15_an_unmasked_prankster_sees_no_later_convert() -> None:
    """CV-15"""
    state = play(drawn("p p* e g g g g g", call="evil-genie"), "2 convert 4")
    assert "joins" in event_kinds_seen(state, 0)
    assert "joins" not in event_kinds_seen(state, 1)
    assert camps(state, 0)[4] == "pranksters"
    assert (camps(state, 1)[4], state.view(1)["genie"], state.view(1)["used"]) == (None, None, [])
    idle = play(drawn("p p* e g g g g g", call="evil-genie"), "2 pass")
    assert state.view(1) == idle.view(1)


def test_cv_15_masked_again_he_opens_his_eyes_with_the_others() -> None:
    """CV-15: they meet the convert at the pranksters' next call, and not before."""
    state = play(drawn("p p* e l g g g g", call="evil-genie"), "2 convert 4", "3 lend 1")
    assert call_of(state) == "pranksters"
    assert event_seen(state, 1, "joins") == {"event": "joins", "seat": 4}
    assert camps(state, 1)[4] == "pranksters"
    play(state, "0 unmask 5")
    assert "proposes" in event_kinds_seen(state, 1)


def test_cv_15_an_unmasked_prankster_does_not_see_who_took_the_lenders_mask() -> None:
    """CV-15"""
    state = play(drawn("p p* p l g g g g g", call="pranksters"), "0 unmask 3", "2 unmask 3")
    assert state.view(0)["step"] == "take"
    assert state.view(1)["step"] == "choose"
    play(state, "0 take 0", "2 take 0")
    assert state.view(2)["spare"] == 0
    assert state.view(1)["spare"] is None
    assert "takes" not in event_kinds_seen(state, 1) + event_kinds_seen(state, 3)


@pytest.mark.parametrize(("cards", "answer"), [("p p* e g+ g g g h*", "yes"), ("p p* e g g g g h*", "unknown")])
def test_cv_15_under_hypnosis_he_does_not_know_what_he_could_not_see(cards: str, answer: str) -> None:
    """CV-15, CV-25: they know of a convert they have met; whether there has been one since, they don't."""
    state = play(drawn(cards), "7 hypnotise 1 knows 3")
    assert event_seen(state, None, "answers") == {"event": "answers", "seat": 1, "answer": answer}
    state = play(drawn("p p* e g g g g h*", call="evil-genie"), "2 convert 3")
    state = play(until(state, "discussion"), "7 hypnotise 1 knows 3")
    assert event_seen(state, None, "answers") == {"event": "answers", "seat": 1, "answer": "unknown"}


def test_cv_15_without_a_genie_nobody_can_have_joined_them() -> None:
    """CV-15, CV-50"""
    state = play(drawn("p p* s g g g g h*"), "7 hypnotise 1 knows 3")
    assert event_seen(state, None, "answers") == {"event": "answers", "seat": 1, "answer": "no"}


# -- CV-16: « lorsque le meneur de jeu appelle un personnage spécial (hors farceur et mauvais génie) »


def test_cv_16_the_painter_may_choose_the_gentlemans_call() -> None:
    """CV-16"""
    state = drawn("p p t G c* s g g", call="painter")
    assert state.moves(2) == ["sketch soldier", "sketch gentleman", "pass"]
    play(state, "2 sketch gentleman", "5 pass", "0 unmask 6", "1 unmask 6")
    assert event_seen(state, 2, "recognises") == {"event": "recognises", "seat": 2, "holder": 3, "role": "gentleman"}
    assert event_seen(state, 3, "recognises") == event_seen(state, 2, "recognises")
    assert "recognises" not in event_kinds_seen(state, 6) + event_kinds_seen(state, None)
    assert state.view(2)["roles"][3] == "gentleman"  # type: ignore[index]
    assert state.view(3)["roles"][2] == "painter"  # type: ignore[index]


def test_cv_16_where_no_mask_is_in_danger_the_gentleman_is_not_called() -> None:
    """CV-16, CV-18"""
    state = play(drawn("p p t G g s g g", call="painter"), "2 sketch gentleman", "5 pass", "0 pass", "1 pass")
    assert phase_of(state) == "discussion"
    assert state.view(2)["painted"] == []


def test_cv_16_once_a_dance() -> None:
    """CV-16: at the avenger's call the painter saw the gentleman; at the pranksters' nobody is told anything again."""
    state = play(drawn("p p t G a g g g g", call="painter"), "2 sketch gentleman", "4 unmask 6")
    assert "recognises" in event_kinds_seen(state, 2)
    play(state, "3 pass", "0 unmask 7", "1 unmask 7")
    assert "recognises" not in event_kinds_seen(state, 2)


# -- CV-18: « Avant qu'un personnage ne soit démasqué, le meneur du jeu appelle le gentilhomme »


def asked_in_dance() -> State:
    state = play(led("p p G l g g g g", call="pranksters"), "0 unmask 4", "1 unmask 4")
    assert state.view(2)["victim"] == 4
    return state


def test_cv_18_the_master_unmasks_the_gentleman_who_is_asked_and_the_victim_falls_too() -> None:
    """CV-18, CV-34"""
    state = play(asked_in_dance(), "8 unmask 2")
    assert phase_of(state) == "discussion"
    assert truly_masked(state) == [0, 1, 3, 5, 6, 7]
    assert event_seen(state, 4, "falls") == {"event": "falls", "seat": 4}


def test_cv_18_so_too_when_the_avenger_reaches_for_the_mask() -> None:
    """CV-18, CV-34"""
    state = play(led("p p G a g g g g", call="avenger"), "3 unmask 5", "8 unmask 2")
    assert call_of(state) == "pranksters"
    assert truly_masked(state) == [0, 1, 3, 4, 6, 7]


def test_cv_18_pranksters_rob_a_lender_who_falls_that_way() -> None:
    """CV-18, CV-12"""
    state = play(led("p p G l g g g g", call="pranksters"), "0 unmask 3", "1 unmask 3", "8 unmask 2")
    assert state.moves(0) == ["take 0", "take 1", "pass"]


def test_cv_18_the_master_unmasks_the_victim_and_nothing_is_left_to_ask() -> None:
    """CV-18, CV-34"""
    state = play(asked_in_dance(), "8 unmask 4")
    assert phase_of(state) == "discussion"
    assert truly_masked(state) == [0, 1, 2, 3, 5, 6, 7]


def test_cv_18_nothing_is_left_to_ask_at_the_verdict_either() -> None:
    """CV-18, CV-34"""
    state = led("p p G g g g g", phase="verdict", victims=[4], victim=4)
    play(state, "7 unmask 4")
    assert truly_masked(state) == [0, 1, 2, 3, 5, 6]
    assert phase_of(state) != "verdict"


def test_cv_18_of_several_condemned_the_gentleman_is_asked_about_those_still_masked() -> None:
    """CV-18, CV-48"""
    state = led("p p G g g g g g", phase="verdict", victims=[0, 4, 5], victim=0)
    play(state, "8 unmask 0")
    assert (phase_of(state), state.view(2)["victim"]) == ("verdict", 4)
    play(state, "8 unmask 5", "2 step-in")
    assert truly_masked(state) == [1, 3, 4, 6, 7]


def test_cv_18_at_the_verdict_the_victim_falls_with_the_gentleman() -> None:
    """CV-18"""
    state = led("p p G g g g g", phase="verdict", victims=[4], victim=4)
    play(state, "7 unmask 2")
    assert truly_masked(state) == [0, 1, 3, 5, 6]


# -- CV-32: « Un personnage, désigné par le meneur de jeu, a perdu son carton d'invitation »


def crashed(seats: int = 7) -> State:
    return CARNAVAL.deal(seats, 1, {"gatecrasher": True, **LED})


def test_cv_32_a_person_who_leads_names_the_first_holder() -> None:
    """CV-32: then, just before the dance, that player passes the card on."""
    state = crashed()
    assert (phase_of(state), state.to_act, state.view(None)["invitation"]) == ("invitation", (7,), None)
    assert state.moves(7)[:8] == ["next", *(f"give {seat}" for seat in range(7))]
    play(state, "7 give 3")
    assert event_seen(state, None, "master") == {"event": "master", "seat": 7, "act": "give 3"}
    assert (state.to_act, state.view(None)["invitation"]) == ((3,), 3)
    assert "give 3" not in state.moves(7)
    play(state, "3 give 5")
    assert (phase_of(state), state.view(None)["invitation"]) == ("dance", 5)


def test_cv_57_the_leader_may_leave_it_to_the_lot() -> None:
    """CV-57, CV-56"""
    state = play(crashed(), "7 next")
    assert state.view(None)["invitation"] in range(7)
    assert state.to_act == (state.view(None)["invitation"],)


def test_cv_32_by_lot_when_the_house_leads() -> None:
    """CV-32"""
    holders = {CARNAVAL.deal(7, seed, {"gatecrasher": True}).view(None)["invitation"] for seed in range(40)}
    assert holders == set(range(7))


def test_cv_32_in_a_drawn_position_without_a_holder_the_leader_names_one() -> None:
    """CV-32"""
    state = crashed()
    assert CARNAVAL.load(CARNAVAL.dump(state)) == state
    with pytest.raises(BadPosition, match="missing invitation"):
        drawn("p p s g g g g", phase="invitation", options={"gatecrasher": True})


# -- CV-40: « le meneur du jeu appelle le gentilhomme, lui montre la personne visée »


def test_cv_40_the_condemned_gentleman_is_asked_about_nobody_elses_place() -> None:
    """CV-40, CV-48: they are called, so that silence doesn't tell who is meant; but they are asked about themselves."""
    state = drawn("p p G g g g g g", phase="vote", round=2, accused=[0, 2])
    vote_all(state, {3: 0, 4: 2})
    assert state.moves(2) == ["pass"]
    assert event_seen(state, 2, "asks") == {"event": "asks", "seat": 2, "victim": 2}


# -- earlier rules


def test_cv_59_a_game_dealt_by_earlier_rules_is_played_by_them() -> None:
    """CV-59"""
    state = CARNAVAL.deal(7, 1, {"gatecrasher": True, **LED}, edition=1)
    assert state.view(None)["invitation"] in range(7)
    old = {"edition": 1}
    state = play(led("p p G l g g g g", call="pranksters", **old), "0 unmask 4", "1 unmask 4", "8 unmask 4")
    assert state.to_act == (2,)
    play(state, "2 step-in")
    assert truly_masked(state) == [0, 1, 3, 5, 6, 7]
    state = play(led("p p G l g g g g", call="pranksters", **old), "0 unmask 4", "1 unmask 4", "8 unmask 2")
    assert 4 in truly_masked(state)


@pytest.mark.parametrize("edition", [0, 6, True, "2"])
def test_cv_59_no_game_is_dealt_by_rules_that_this_house_does_not_know(edition: object) -> None:
    """CV-59"""
    with pytest.raises(BadOption, match="edition"):
        CARNAVAL.deal(7, 1, edition=edition)
    with pytest.raises(BadPosition, match="edition"):
        drawn("p p s g g g g", edition=edition)


@pytest.mark.parametrize("seed", range(12))
def test_cv_15_every_world_of_an_unsure_prankster_looks_the_same(seed: int) -> None:
    """CV-15: masks are lent and guests converted more often than by chance; view and moves fit in every world."""
    choice = random.Random(seed)
    seats = choice.randint(7, 15)
    state = CARNAVAL.deal(seats, seed, random_options(seats, choice))
    for step in range(300):
        if not state.to_act:
            break
        for seat in unsure(state):
            view = state.view(seat)
            assert CARNAVAL.world(view, step).view(seat) == view
        mover = choice.choice(state.to_act)
        state.play(mover, eager(state.moves(mover), choice))


def unsure(state: State) -> list[int]:
    eyes = state.game.dump(state)["eyes"]
    assert isinstance(eyes, dict)
    return list(eyes["unsure"])


def eager(moves: list[str], choice: random.Random) -> str:
    deeds = [move for move in moves if move.split()[0] in ("lend", "convert")]
    idle = [move for move in moves if move in ("ready", "pass")]
    if deeds and choice.random() < 0.6:
        return choice.choice(deeds)
    return choice.choice(idle if idle and choice.random() < 0.5 else moves)
