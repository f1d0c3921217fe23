"""Why somebody who is called can only pass, as far as they may know it (CV-12, CV-13, CV-20, CV-24)."""

from __future__ import annotations

import pytest
from support.rules.carnaval_positions import drawn

from ridotto import State

CARDS = "p p l o g g g"  # the lender sits at 2, the little old man at 3


@pytest.mark.parametrize(
    ("why", "seat", "state"),
    [
        ("watched", 0, drawn("p p s o g g g", "pranksters", blocked={"watched": 0})),
        ("served", 2, drawn("p p s c* g g g", "soldier", blocked={"served": 2})),
        ("no-need", 2, drawn(CARDS, "mask-lender", spare=2)),
        ("tired", 3, drawn(CARDS, "little-old-man", dance=3, sat=2)),
    ],
)
def test_whoever_can_only_pass_is_told_why(why: str, seat: int, state: State) -> None:
    assert state.moves(seat) == ["pass"]
    assert state.view(seat)["hindrance"] == why


def test_nothing_hinders_whoever_can_act() -> None:
    soldier = drawn("p p s o g g g", "soldier")
    assert len(soldier.moves(2)) > 1
    assert soldier.view(2)["hindrance"] is None


def test_others_are_not_told() -> None:
    watched = drawn("p p s o g g g", "pranksters", blocked={"watched": 0})
    assert watched.view(4)["hindrance"] is None
    assert watched.view(None)["hindrance"] is None


def test_a_chef_acts_without_a_mask() -> None:
    assert drawn("p p s c* g g g", "chef").view(3)["hindrance"] is None


def test_outside_a_dance_there_is_nothing_to_be_hindered_at() -> None:
    assert drawn("p p s* o g g g").view(2)["hindrance"] is None
