"""Mask's mind: nobody pays more than a move brings, or throws points away because the game is decided."""

from __future__ import annotations

import pytest
from support.rules.mask_positions import drawn

import ridotto
from ridotto import State
from ridotto.bots import make_bot
from ridotto.games.mask.mind import as_mask
from ridotto.games.mask.rulebook.play import MaskPosition

MASK = ridotto.game("mask")
SEEDS = range(6)
each_kind = pytest.mark.parametrize("kind", ["novice", "regular", "master"])
FAR = """
    0.....@  ......o
    .......  .......
    ..1.1..  .......
    ...#...  ...#...
    ..2.2..  .......
    .......  .......
    0......  .......
"""
NEAR = """
    0......  ..@....
    .......  .......
    ..1.1..  .......
    ...#...  ...#...
    ..2.2..  .......
    .......  .......
    ......0  .......
"""
RICH = [60, 10, 10]


def choices(state: State, kind: str, seat: int = 0) -> set[str]:
    """What such bots do, whatever their seed."""
    return {make_bot(kind, MASK, seed).choose(state.view(seat)) for seed in SEEDS}


def position(state: State) -> MaskPosition:
    return as_mask(state.position)


def settled(board: str) -> State:
    """The last round, in which seat 0 is the last and far ahead."""
    return drawn(board.replace("@  ", ".  "), masks=[], points=RICH, opener=0, turn=0)


@each_kind
def test_nobody_walks_for_less_than_it_pays(kind: str) -> None:
    """Six steps to a ring that pays three."""
    assert not [move for move in choices(settled(FAR), kind) if move.startswith("go")]


@each_kind
def test_whoever_has_won_already_still_takes_what_is_near(kind: str) -> None:
    """Two steps to a double ring that pays five, and nothing to draw."""
    state = drawn(NEAR, masks=[], points=RICH, opener=0, turn=0, cards=[])
    taken = [make_bot(kind, MASK, seed).choose(state.view(0)) for seed in SEEDS]
    assert taken.count("go a1 c1") >= len(SEEDS) - 1


@each_kind
@pytest.mark.parametrize(("card", "most"), [("purse", 4), ("full purse", 8), ("fine", 0)])
def test_no_seller_pays_more_for_a_card_than_it_brings(kind: str, card: str, most: int) -> None:
    state = drawn(NEAR, masks=[], points=RICH, opener=0, turn=0, cards=[card, "leap", "fine"])
    state.play(0, "draw")
    assert all(bid(move) <= most for move in choices(state, kind))


@each_kind
@pytest.mark.parametrize("points", [[10, 40, 10], [40, 10, 40]])
def test_nobody_raises_a_high_bid_for_a_card_they_have_not_read(kind: str, points: list[int]) -> None:
    state = drawn(NEAR, masks=[], points=points, opener=2, turn=0, cards=["purse", "leap", "fine", "stroll"])
    state.play(0, "draw")
    state.play(0, "bid 7")
    assert choices(state, kind, 1) == {"out"}


@pytest.mark.parametrize(("kind", "opens"), [("regular", {"out"}), ("master", {"bid 1"})])
def test_a_master_bids_for_a_card_that_is_no_use_so_that_others_buy_it(kind: str, opens: set[str]) -> None:
    """Seat 0 can't be reached by the toll, and nobody else knows what the card is."""
    state = drawn(NEAR, points=[20, 20, 20], opener=2, turn=0, cards=["toll", "leap", "purse", "stroll"])
    state.play(0, "draw")
    assert choices(state, kind) == opens


def test_a_master_who_was_raised_lets_the_card_go() -> None:
    state = drawn(NEAR, points=[20, 20, 20], opener=2, turn=0, cards=["toll", "leap", "purse", "stroll"])
    for seat, move in [(0, "draw"), (0, "bid 1"), (1, "bid 2"), (2, "out")]:
        state.play(seat, move)
    assert choices(state, "master") == {"out"}


@pytest.mark.parametrize("seed", range(3))
def test_in_the_last_round_every_way_brings_more_than_its_steps(seed: int) -> None:
    """In whole games of regulars."""
    state = MASK.deal(3, seed, {"masks": 3})
    ways = 0
    while state.to_act:
        seat = state.to_act[0]
        move = make_bot("regular", MASK, seed * 1000 + ways).choose(state.view(seat))
        paid = move.startswith("go") and state.view(None)["phase"] in ("turn", "move")
        before = worth(state, seat)
        last = position(state).laid == len(position(state).masks)
        state.play(seat, move)
        ways += 1
        if paid and last:
            assert worth(state, seat) > before


def worth(state: State, seat: int) -> int:
    """Points, and what the last payday will bring."""
    mask = position(state)
    return int(mask.points[seat]) + (0 if mask.over else int(mask.wages(seat)))


def bid(move: str) -> int:
    return int(move.removeprefix("bid ")) if move.startswith("bid ") else 0
