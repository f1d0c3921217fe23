"""Masker is dealt: MK-1 to MK-3, and the stacks of MK-12."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from support.rules.chi_square import equal_weights, looks_fair
from support.rules.masker_positions import MASKER, field, flat
from support.rules.masker_reference import Dump, home, of, piles

from ridotto import State

DEALS = 3000
COLOURS = "RBGYP"


@cache
def deals(grid: str, seats: int = 2) -> list[Dump]:
    return [of(MASKER.dump(MASKER.deal(seats, seed, {"grid": grid}))) for seed in range(DEALS)]


@pytest.mark.parametrize("grid", ["flat", "stacks"])
def test_mk_1_thirty_six_crosses(grid: str) -> None:
    """MK-1: one colourless, five white, six in each of five colours, all on the grid at first."""
    for dump in deals(grid)[:50]:
        assert Counter("".join(dump["grid"])) == {"o": 1, "w": 5, "R": 6, "B": 6, "G": 6, "Y": 6, "P": 6}
        assert dump["captured"] == ["", ""]


def test_mk_1_five_discs() -> None:
    """MK-1: a player's disc is any of the five, and no disc is there twice."""
    for dump in deals("flat", 3):
        assert len(set(dump["colours"])) == 3
    for seat in range(3):
        assert looks_fair(Counter(dump["colours"][seat] for dump in deals("flat", 3)), equal_weights(list(COLOURS)))


def test_mk_2_any_cross_anywhere() -> None:
    """MK-2: the grid is laid at random, the colourless cross among the others."""
    dumps = deals("flat")
    assert looks_fair(Counter(home(dump) for dump in dumps), equal_weights(piles(dumps[0])))
    kinds = {"o": 1.0, "w": 5.0} | dict.fromkeys(COLOURS, 6.0)
    for place in ("a1", "d3", "f6"):
        assert looks_fair(Counter(piles(dump)[place] for dump in dumps), kinds)


def test_mk_2_neighbours_are_random_too() -> None:
    """MK-2: two places side by side hold the same colour as often as chance has it: 5 × 6 × 5 of 36 × 35 times."""
    pairs = [piles(dump)["c3"] + piles(dump)["c4"] for dump in deals("flat")]
    alike = Counter(pair in {"RR", "BB", "GG", "YY", "PP"} for pair in pairs)
    assert looks_fair(alike, {True: 150, False: 36 * 35 - 150})


def test_mk_2_colours_are_secret() -> None:
    """MK-2: players know only their own colour; a spectator none."""
    state = MASKER.deal(3, 1)
    mine = field(state, "colours")
    assert isinstance(mine, list)
    assert state.view(1)["colours"] == [None, mine[1], None]
    assert state.view(None)["colours"] == [None, None, None]


def test_mk_2_partners_share_a_colour() -> None:
    """MK-2: at four those facing each other are a team, share a colour, and both know it."""
    state = MASKER.deal(4, 1)
    one, other, *partners = of(MASKER.dump(state))["colours"]
    assert one != other
    assert partners == [one, other]
    assert state.view(0)["colours"] == state.view(2)["colours"] == [one, None, one, None]
    assert state.view(1)["colours"] == state.view(3)["colours"] == [None, other, None, other]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mk_3_lots_say_who_begins(seats: int) -> None:
    """MK-3: the first player is drawn by lot."""
    assert looks_fair(Counter(dump["turn"] for dump in deals("flat", seats)), equal_weights(list(range(seats))))


def test_mk_3_then_clockwise() -> None:
    """MK-3: seat by seat, and round again."""
    state = MASKER.deal(3, 1)
    turns = [first_capture_and_stop(state) for _ in range(4)]
    start = turns[0]
    assert turns == [start, (start + 1) % 3, (start + 2) % 3, start]


def first_capture_and_stop(state: State) -> int:
    seat = state.to_act[0]
    state.play(seat, state.moves(seat)[0])
    if state.to_act == (seat,):
        state.play(seat, "stop")
    return seat


def test_mk_4_the_deal_begins_with_a_capture() -> None:
    """MK-4: from the deal on the first capture goes beside the colourless cross."""
    state = flat("RBRBRB BRBRBR wwoGGG PPPPPP YYYYYY ...GGG")
    assert sorted(state.moves(0)) == ["b4", "c3", "c5", "d4"]


# -- the stacks


def test_mk_12_what_every_deal_keeps() -> None:
    """MK-12: nine stacks of four; below no white and at most two of a colour; the colourless cross is on top."""
    for dump in deals("stacks"):
        assert [len(stack) for stack in dump["grid"]] == [4] * 9
        below = Counter(stack[0] for stack in dump["grid"])
        assert set(below) <= set(COLOURS)
        assert max(below.values()) <= 2
        assert "o" in [stack[3] for stack in dump["grid"]]


def test_mk_12_each_arrangement_is_as_likely() -> None:
    """MK-12: where the colourless cross stands, and which colour is only once below, are even chances."""
    dumps = deals("stacks")
    assert looks_fair(Counter(home(dump) for dump in dumps), equal_weights(piles(dumps[0])))
    assert looks_fair(Counter(single_below(dump) for dump in dumps), equal_weights(list(COLOURS)))


def single_below(dump: Dump) -> str:
    below = "".join(stack[0] for stack in dump["grid"])
    return next(colour for colour in COLOURS if below.count(colour) == 1)


def test_mk_12_below_every_place_is_alike() -> None:
    """MK-12: a bottom cross is any colour; two of them are alike in 4 of 36 pairs of places."""
    dumps = deals("stacks")
    for place in (0, 4, 8):
        assert looks_fair(Counter(dump["grid"][place][0] for dump in dumps), equal_weights(list(COLOURS)))
    alike = Counter(dump["grid"][2][0] == dump["grid"][6][0] for dump in dumps)
    assert looks_fair(alike, {True: 4, False: 32})


def test_mk_12_above_all_is_mixed() -> None:
    """MK-12: of the 26 crosses above the bottom five are white, and by symmetry 21 in 5 are of each colour."""
    dumps = deals("stacks")
    kinds = {"w": 5.0} | dict.fromkeys(COLOURS, 21 / 5)
    for place, level in ((0, 1), (4, 2), (7, 1)):
        assert looks_fair(Counter(dump["grid"][place][level] for dump in dumps), kinds)
    on_top = {kind: weight * 8 / 9 for kind, weight in kinds.items()} | {"o": 26 / 9}
    assert looks_fair(Counter(dump["grid"][5][3] for dump in dumps), on_top)
