"""Who comes to the carnival: cards, presets, camps, and how the evening ends (CV-1 to CV-7)."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest
from support.rules.carnaval_positions import drawn, masked, play, truly_masked, until, vote_all

import ridotto
from ridotto.errors import BadOption, BadPosition
from ridotto.games.carnaval.rulebook.content import PRESETS, ROLES, check_roles, pranksters_wanted
from ridotto.games.carnaval.rulebook.setup.presets import earlier_preset, sets_of

CARNAVAL = ridotto.game("carnaval")


def deal(seats: int, *roles: str) -> ridotto.State:
    return CARNAVAL.deal(seats, 1, {"roles": list(roles)})


def test_cv_1_camps_follow_the_cards() -> None:
    """CV-1"""
    state = drawn("p M D e g s g+ g g")
    camps = state.game.dump(state)["camps"]
    assert camps == ["pranksters"] * 3 + ["genie", "guests", "guests", "pranksters", "guests", "guests"]


def test_cv_1_the_genie_does_not_know_the_pranksters() -> None:
    """CV-1"""
    state = drawn("p M D e g s g g g")
    assert state.view(3)["camps"] == [None, None, None, "genie"] + [None] * 5


def test_cv_2_guests_win_when_all_pranksters_are_unmasked() -> None:
    """CV-2"""
    state = until(drawn("p p* g g g g g"), "vote")
    vote_all(state, {1: 0, 2: 0, 3: 0, 4: 0, 5: 0})
    assert state.outcome == ridotto.Outcome((2, 3, 4, 5, 6), (0, 0, 1, 1, 1, 1, 1), "carnaval-guests-win")


def test_cv_2_pranksters_and_genie_win_when_all_guests_are_unmasked() -> None:
    """CV-2"""
    state = until(drawn("p p e g* g* g* g"), "vote")
    vote_all(state, {0: 6, 1: 6, 2: 6, 3: 6, 4: 6})
    assert state.outcome == ridotto.Outcome((0, 1, 2), (1, 1, 1, 0, 0, 0, 0), "carnaval-pranksters-win")


def test_cv_2_both_at_the_same_moment_is_a_draw() -> None:
    """CV-2"""
    votes = {0: 6, 1: 0, 2: 6, 3: 0}
    state = vote_all(until(drawn("p p* e g* g* g* g"), "vote"), votes)
    vote_all(until(state, "vote"), votes)
    assert state.outcome == ridotto.Outcome(tuple(range(7)), (0,) * 7, "carnaval-both")


@pytest.mark.parametrize(
    ("card", "call"), [("m", "musician"), ("s", "soldier"), ("e", "evil-genie"), ("p", "pranksters")]
)
def test_cv_3_nobody_has_to_use_their_ability(card: str, call: str) -> None:
    """CV-3"""
    state = drawn(f"{card} p p g g g g g", call=call)
    assert "pass" in state.moves(0)


def test_cv_4_no_card_is_dealt_more_often_than_it_is_in_the_box() -> None:
    """CV-4"""
    assert len(ROLES) == 17
    with pytest.raises(BadOption, match="enough soldier cards: it has 1"):
        deal(8, "prankster", "prankster", "soldier", "soldier")
    with pytest.raises(BadOption, match="enough guest cards: it has 10"):
        deal(15, "prankster", "prankster", "prankster", "prankster")
    with pytest.raises(BadPosition, match="enough prankster cards: it has 4"):
        drawn("p p p p p g g g")


@pytest.mark.parametrize(
    ("seats", "wanted"), [(7, 2), (8, 2), (9, 3), (10, 3), (11, 3), (12, 3), (13, 3), (14, 4), (15, 4)]
)
def test_cv_5_how_many_pranksters(seats: int, wanted: int) -> None:
    """CV-5"""
    assert pranksters_wanted(seats) == wanted
    specials = ["soldier", "musician", "chef"]
    good = ["prankster"] * (wanted - 1) + ["master-prankster"] + specials
    assert len(check_roles(good, seats)) == seats
    leeway = 1 if seats > 10 else 0
    needed = f"{wanted - 1} to {wanted + 1}" if leeway else wanted
    many = [*good, "dancing-prankster", *["prankster"] * leeway]
    for wrong in (good[1 + leeway :], many, specials):
        with pytest.raises(BadOption, match=f"{seats} players need {needed} pranksters"):
            deal(seats, *wrong)


def test_cv_5_more_roles_than_players() -> None:
    """CV-5"""
    with pytest.raises(BadOption, match="9 roles are too many for 8 players"):
        deal(8, *["prankster"] * 2, *["guest"] * 7)


def test_cv_5_unknown_roles_are_named() -> None:
    """CV-5"""
    with pytest.raises(BadOption, match="“wizard” isn’t a role"):
        deal(8, "prankster", "prankster", "wizard")


SPECIAL_GUESTS = {
    "musician", "soldier", "mask-lender", "little-old-man", "avenger", "painter", "gentleman", "winegrower", "chef",
    "hypnotist", "casanova", "isabella",
}  # fmt: skip


@pytest.mark.parametrize("seats", range(4, 16))
@pytest.mark.parametrize("name", PRESETS)
def test_cv_5_every_set_of_a_preset_may_be_dealt(seats: int, name: str) -> None:
    """CV-5"""
    sets = [[ROLES[role] for role in roles] for roles in sets_of(name, seats)]
    assert len(sets) >= 4
    assert len({tuple(roles) for roles in sets}) == len(sets)
    for roles in sets:
        assert [ROLES[role] for role in check_roles(roles, seats)] == roles


@pytest.mark.parametrize("seats", range(4, 16))
def test_cv_61_what_the_presets_promise(seats: int) -> None:
    """CV-61: usually two guests in three are special, in a plain game two, in a full one all; of four or five players,
    never fewer than three."""
    for name in PRESETS:
        for numbers in sets_of(name, seats):
            roles = [ROLES[role] for role in numbers]
            special = sum(role in SPECIAL_GUESTS for role in roles)
            guests = special + roles.count("guest")
            promised = {"usual": round(2 * guests / 3), "plain": 2, "full": guests}[name]
            assert special == (max(promised, 3) if seats <= 5 else promised)


@pytest.mark.parametrize("name", PRESETS)
def test_cv_61_nobody_is_never_invited(name: str) -> None:
    """CV-61"""
    comes = {ROLES[role] for seats in range(4, 16) for roles in sets_of(name, seats) for role in roles}
    assert comes >= SPECIAL_GUESTS


def test_cv_61_the_lot_decides_which_set_comes() -> None:
    """CV-61"""
    offered = [[ROLES[role] for role in roles] for roles in sets_of("usual", 9)]
    dealt = [CARNAVAL.deal(9, seed).view(None)["in_play"] for seed in range(100)]
    assert all(roles in offered for roles in dealt)
    assert all(roles in dealt for roles in offered)
    assert CARNAVAL.deal(9, 5) == CARNAVAL.deal(9, 5)


@pytest.mark.parametrize("seats", range(4, 16))
@pytest.mark.parametrize("name", PRESETS)
def test_cv_61_earlier_games_keep_their_roles(seats: int, name: str) -> None:
    """CV-61"""
    before = [ROLES[role] for role in earlier_preset(name, seats)]
    for edition in (1, 2):
        assert CARNAVAL.deal(seats, 3, {"roles": name}, edition=edition).view(None)["in_play"] == before


@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        (3, "2b2f4d37fdf2b50c1eaeb9b47ecbb2c3db9d40dc80bf6adf08f4c05ed030969f"),
        (4, "13b850498a1e074c94b39122d0a80149b2996c0a306c09f5446f75daad75d071"),
    ],
)
def test_cv_61_games_dealt_from_earlier_sets_keep_their_roles(edition: int, cards: str) -> None:
    """CV-61: these are the cards that a house of that edition dealt."""
    dealt = [
        CARNAVAL.dump(CARNAVAL.deal(seats, seed, {"roles": name}, edition=edition))["roles"]
        for name in PRESETS
        for seats in range(4, 16)
        for seed in range(20)
    ]
    written = "".join(map(json.dumps, dealt)).encode()
    assert sha256(written).hexdigest() == cards


def test_cv_61_the_usual_company_of_earlier_games() -> None:
    """CV-61"""
    before = ["guest"] * 2 + ["prankster"] * 3 + ["soldier", "mask-lender", "gentleman", "winegrower"]
    assert CARNAVAL.deal(9, 1, edition=2).view(None)["in_play"] == before


def test_cv_5_everybody_is_told_which_roles_are_in_play() -> None:
    """CV-5"""
    state = deal(8, "prankster", "prankster", "Evil Genie", "soldier")
    assert state.view(None)["in_play"] == ["guest"] * 4 + ["prankster"] * 2 + ["soldier", "evil-genie"]


@pytest.mark.parametrize("role", ["prankster", "master-prankster", "dancing-prankster", "painter", "soldier"])
def test_cv_6_who_stays_away_from_small_tables(role: str) -> None:
    """CV-6"""
    with pytest.raises(BadOption, match=f"With 4 to 6 players, the {role.replace('-', ' ')} doesn’t come"):
        deal(6, "evil-genie", role)


def test_cv_6_the_genie_is_always_there() -> None:
    """CV-6"""
    with pytest.raises(BadOption, match="the evil genie always takes part"):
        deal(5, "musician")


def test_cv_6_the_genie_must_choose_the_only_prankster() -> None:
    """CV-6"""
    state = drawn("e g g m", call="evil-genie", dance=1)
    assert state.to_act == (0,)
    assert state.moves(0) == ["convert 1", "convert 2", "convert 3"]
    play(state, "0 convert 2")
    assert state.view(2)["camps"][2] == "pranksters"  # type: ignore[index]
    assert state.view(2)["roles"] == [None, None, "guest", None]  # they don't learn who the genie is


def test_cv_6_in_the_first_dance_the_prankster_unmasks_nobody() -> None:
    """CV-6"""
    state = play(drawn("e g g m", call="evil-genie", dance=1), "0 convert 2", "3 pass")
    assert truly_masked(state) == [0, 1, 2, 3]
    assert state.view(None)["phase"] == "discussion"


def test_cv_6_confidence_is_on_and_there_is_one_round() -> None:
    """CV-6"""
    state = until(drawn("e g+ g g* g"), "vote")
    assert state.view(None)["options"] == {
        "confidence": True, "secret_vote": False, "gatecrasher": False, "master": "house"
    }  # fmt: skip
    vote_all(state, {0: 2, 2: 4, 3: 4})
    assert masked(state) == [0, 1, 2]


def test_cv_6_when_the_prankster_is_unmasked_it_is_over() -> None:
    """CV-6"""
    state = vote_all(until(drawn("e g+ g g"), "vote"), {0: 1, 2: 1, 3: 1})
    assert state.outcome == ridotto.Outcome((2, 3), (0, 0, 1, 1), "carnaval-guests-win")


def test_cv_7_ladies_by_turns_or_as_they_like() -> None:
    """CV-7"""
    assert CARNAVAL.deal(5, 1).view(None)["ladies"] == [0, 2, 4]
    assert CARNAVAL.deal(5, 1, {"ladies": [4, 1]}).view(None)["ladies"] == [1, 4]
    assert CARNAVAL.deal(5, 1, {"ladies": "none"}).view(None)["ladies"] == []
    with pytest.raises(BadOption, match="9 can’t be a lady"):
        CARNAVAL.deal(5, 1, {"ladies": [9]})
