"""Every role: used, declined, blocked by each block that can reach it, unmasked before its call, masked again."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from support.rules.carnaval_positions import call_of, drawn, next_dance, phase_of, play, until, vote_all

from ridotto import State

ME = 2  # the seat of the role that is tried out
BLOCKS: dict[str, dict[str, object]] = {
    "watched": {"blocked": {"watched": ME}},
    "served": {"blocked": {"served": ME}},
    "marked": {"mark": ME},
    "barred": {"blocked": {"barred": [ME]}},
    "gatecrasher": {"invitation": ME, "options": {"gatecrasher": True}},
    "wine": {"blocked": {"wine": ME}},
}
IN_A_DANCE = ("watched", "served", "marked", "barred", "gatecrasher")
AT_THE_BUFFET = ("marked", "barred", "gatecrasher", "wine")


class Role(NamedTuple):
    letter: str
    call: str
    move: str


MASKED = [
    Role("m", "musician", "cancel"),
    Role("s", "soldier", "watch 4"),
    Role("e", "evil-genie", "convert 4"),
    Role("l", "mask-lender", "lend 8"),
    Role("o", "little-old-man", "sit"),
    Role("a", "avenger", "unmask 4"),
    Role("t", "painter", "sketch avenger"),
    Role("p", "pranksters", "unmask 4"),
    Role("D", "pranksters", "unmask 4"),
    Role("M", "master-prankster", "mark 4"),
]
OPEN = [
    Role("D", "discussion", "drag"),
    Role("w", "discussion", "pour 4"),
    Role("h", "discussion", "hypnotise 4 prankster"),
    Role("C", "discussion", "charm 4"),
    Role("I", "discussion", "charm 5"),
]
each_masked = pytest.mark.parametrize("role", MASKED, ids=lambda role: f"{role.letter}-{role.call}")
each_open = pytest.mark.parametrize("role", OPEN, ids=lambda role: role.letter)


def table(card: str) -> str:
    """Two pranksters, the card, a special guest that a painter can sketch, guests, one of them unmasked."""
    other = "m" if card[0] == "a" else "a"
    return f"p p {card} {other} g g g g g*"


def at_call(role: Role, star: object = "", **facts: object) -> State:
    return drawn(table(f"{role.letter}{star}"), call=role.call, **facts)


@each_masked
def test_a_masked_role_can_be_used(role: Role) -> None:
    state = at_call(role)
    assert ME in state.to_act
    assert role.move in state.moves(ME)
    play(state, f"{ME} {role.move}")


@each_masked
def test_a_masked_role_can_be_declined(role: Role) -> None:
    """CV-3"""
    state = play(at_call(role), f"{ME} pass")
    until(state, "discussion")


@each_masked
@pytest.mark.parametrize("block", IN_A_DANCE)
def test_a_blocked_masked_role_can_only_pass(role: Role, block: str) -> None:
    """CV-20"""
    assert at_call(role, **BLOCKS[block]).moves(ME) == ["pass"]


@each_masked
def test_an_unmasked_holder_is_called_and_passed_over(role: Role) -> None:
    state = at_call(role, "*")
    if role.call == "mask-lender":
        assert state.moves(ME) == ["pass"]  # CV-54: silence must not reveal where the mask is
    elif role.call == "pranksters":
        assert ME not in state.to_act
    else:
        assert call_of(state) != role.call


@each_masked
def test_a_holder_unmasked_earlier_in_this_dance_can_only_pass(role: Role) -> None:
    """CV-19"""
    masked = [0, 1, 3, 4, 5, 6, 7]
    state = at_call(role, fallen=[ME], masked=masked, shown=[8], spare=None)
    assert state.moves(ME) == ["pass"]


@each_masked
def test_masked_again_by_the_lender_the_role_is_back(role: Role) -> None:
    """CV-12"""
    if role.letter == "l":
        state = play(drawn("p p l* a g g g g g*", call="mask-lender", spare=1), "1 lend 2")
        assert call_of(next_dance(state, "avenger")) == "avenger"  # masked, but the spare mask is gone
        return
    cards = f"p p {role.letter}* {'m' if role.letter == 'a' else 'a'} l g g g g"
    state = play(drawn(cards, call="mask-lender"), f"4 lend {ME}")
    next_dance(state, role.call)
    move = role.move.replace("4", "5")
    assert move in state.moves(ME)


# -- the gentleman, masked


def about_to_fall(**facts: object) -> State:
    return drawn(table("G"), call="pranksters", step="gentleman", named=4, victim=4, **facts)


def test_the_gentleman_steps_in_or_not() -> None:
    """CV-18"""
    assert about_to_fall().moves(ME) == ["step-in", "pass"]
    assert 4 not in play(about_to_fall(), f"{ME} pass").view(None)["masked"]  # type: ignore[operator]
    assert ME not in play(about_to_fall(), f"{ME} step-in").view(None)["masked"]  # type: ignore[operator]


@pytest.mark.parametrize("block", IN_A_DANCE)
def test_a_blocked_gentleman_can_only_pass_in_the_dance(block: str) -> None:
    """CV-20"""
    assert about_to_fall(**BLOCKS[block]).moves(ME) == ["pass"]


@pytest.mark.parametrize("block", AT_THE_BUFFET)
def test_a_blocked_gentleman_can_only_pass_at_the_verdict(block: str) -> None:
    """CV-20"""
    state = drawn(table("G"), phase="verdict", victims=[4], victim=4, **BLOCKS[block])
    assert state.moves(ME) == ["pass"]


def test_an_unmasked_gentleman_is_not_asked() -> None:
    state = play(drawn(table("G*"), call="pranksters"), "0 unmask 4", "1 unmask 4")
    assert phase_of(state) == "discussion"


def test_a_gentleman_masked_again_is_asked() -> None:
    """CV-12"""
    state = play(drawn("p p G* l g g g g", call="mask-lender"), "3 lend 2", "0 unmask 4", "1 unmask 4")
    assert state.moves(ME) == ["step-in", "pass"]


# -- unmasked


@each_open
def test_an_open_role_can_be_used_or_declined(role: Role) -> None:
    state = drawn(table(role.letter + "*"))
    assert role.move in state.moves(ME)
    assert "ready" in state.moves(ME)
    play(state, f"{ME} {role.move}")


@each_open
@pytest.mark.parametrize("block", AT_THE_BUFFET)
def test_a_blocked_open_role_cannot_be_used(role: Role, block: str) -> None:
    """CV-20"""
    assert role.move not in drawn(table(role.letter + "*"), **BLOCKS[block]).moves(ME)


@each_open
def test_an_open_role_needs_an_open_face(role: Role) -> None:
    """CV-12: masked, or masked again, it has to wait."""
    assert role.move not in drawn(table(role.letter)).moves(ME)
    cards = f"p p {role.letter}* l g g g g g"
    state = until(play(drawn(cards, call="mask-lender"), f"3 lend {ME}"), "discussion")
    assert role.move not in state.moves(ME)


def test_the_chef_serves_or_not() -> None:
    """CV-24"""
    state = drawn(table("c*"), call="chef")
    assert state.moves(ME)[-2:] == ["serve 7", "pass"]
    until(play(state, f"{ME} pass"), "discussion")


@pytest.mark.parametrize("block", ["marked", "barred", "gatecrasher"])
def test_a_blocked_chef_can_only_pass(block: str) -> None:
    """CV-20"""
    assert drawn(table("c*"), call="chef", **BLOCKS[block]).moves(ME) == ["pass"]


def test_a_masked_chef_does_not_serve() -> None:
    """CV-24, CV-12: nor does a chef who is masked again."""
    assert call_of(drawn(table("c"), call="chef")) == "avenger"
    state = play(drawn("p p c* l g g g g", call="mask-lender"), "3 lend 2")
    assert call_of(next_dance(state, "pranksters")) == "pranksters"


@pytest.mark.parametrize("block", AT_THE_BUFFET)
def test_a_blocked_gentleman_breaks_no_tie(block: str) -> None:
    """CV-20, CV-26"""
    state = drawn(table("G*"), phase="vote", round=2, accused=[0, 4], **BLOCKS[block])
    vote_all(state, {3: 0, 5: 4})
    assert phase_of(state) != "tie"


def test_the_plain_guest_has_nothing_but_a_vote() -> None:
    state = drawn(table("g"), phase="next")
    while phase_of(state) == "dance":
        assert 5 not in state.to_act
        play(state, f"{state.to_act[0]} pass")
