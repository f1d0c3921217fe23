"""What Mask's bots pay for a card: nothing if it brings them nothing, and never more than unread cards bring."""

from __future__ import annotations

import pytest
from support.rules.mask_positions import drawn

import ridotto
from ridotto import State
from ridotto.bots import make_bot
from ridotto.games.mask.mind import MaskMind, as_mask, master_mind
from ridotto.games.mask.values import card_value, expected_card_value

MASK = ridotto.game("mask")
SEEDS = range(6)
each_kind = pytest.mark.parametrize("kind", ["greedy", "regular", "master"])
# Seats 0 and 1 stand on double rings, and nobody stands on anything better.
SETTLED = """
    0.....1  @.....@
    .......  .......
    .......  .......
    ..2#2..  ...#...
    .......  .......
    .......  .......
    1.....0  @.....@
"""


def choices(state: State, kind: str) -> set[str]:
    """What such bots do, whatever their seed."""
    return {make_bot(kind, MASK, seed).choose(state.view(state.to_act[0])) for seed in SEEDS}


def auction(cards: list[str], *moves: str, **others: object) -> State:
    """Seat 0 has drawn the first of these cards."""
    state = drawn(SETTLED, cards=cards, **{"points": [20, 20, 20], "opener": 2, "turn": 0} | others)
    for move in ("draw", *moves):
        state.play(state.to_act[0], move)
    return state


@each_kind
@pytest.mark.parametrize("card", ["stroll", "long stroll", "two by two", "promenade", "fine", "largesse"])
def test_no_seller_pays_for_a_card_that_brings_them_nothing(kind: str, card: str) -> None:
    """In the last round, in which no master bluffs."""
    state = auction([card, "leap", "purse"], masks=[])
    assert card_value(as_mask(state.position), 0) <= 0
    assert choices(state, kind) == {"out"}


@each_kind
def test_nobody_pays_for_an_unread_card_if_all_of_them_bring_nothing(kind: str) -> None:
    state = auction(["stroll", "two by two", "stroll", "long stroll"], points=[0, 20, 20])
    assert state.to_act == (1,)
    assert choices(state, kind) == {"out"}


@each_kind
def test_nobody_takes_a_card_that_its_seller_does_not_want(kind: str) -> None:
    """A purse is as good for everybody, so it's none."""
    state = auction(["stroll", "purse", "purse", "long stroll", "purse"], "out")
    assert choices(state, kind) == {"out"}


def test_a_price_that_makes_the_seller_richer_is_lower() -> None:
    """A purse brings four points. At three players, two points that go to the seller cost three of the lead."""
    state = auction(["purse", "purse", "purse"], "bid 1")
    mind, mask = MaskMind(), as_mask(state.position)
    assert expected_card_value(mask, 1, 0.0) == pytest.approx(4.0)
    assert mind.highest_price(mask, 1) == pytest.approx(4.0 * 2 / 3)
    assert mind.highest_price(mask, 0) == pytest.approx(4.0)


def test_a_master_knows_that_the_lowest_bid_may_be_a_bluff() -> None:
    """One purse among cards that cost: whoever believes the bid pays for it."""
    state = auction(["fine", "purse", "fine", "fine", "largesse"], "bid 1")
    mask = as_mask(state.position)
    assert MaskMind().highest_price(mask, 1) > 2
    assert master_mind().highest_price(mask, 1) < 1
    assert choices(state, "master") == {"out"}


def test_a_master_believes_a_higher_bid() -> None:
    mask = as_mask(auction(["full purse", "fine", "fine", "fine", "largesse"], "bid 2").position)
    assert master_mind().highest_price(mask, 1) == MaskMind().highest_price(mask, 1) > 5


def test_a_master_does_not_bluff_with_a_card_that_harms() -> None:
    """If nobody raised, it would have to pay the fine."""
    assert choices(auction(["fine", "purse", "leap", "stroll"]), "master") == {"out"}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", ["greedy", "regular"])
def test_in_whole_games_no_bid_is_above_what_such_cards_bring(kind: str, seed: int) -> None:
    state, bids = MASK.deal(4, seed, {"masks": 6}), 0
    bots = [make_bot(kind, MASK, seed * 10 + seat) for seat in range(4)]
    while state.to_act:
        seat = state.to_act[0]
        move, mask = bots[seat].choose(state.view(seat)), as_mask(state.position)
        if move.startswith("bid"):
            worth = card_value(mask, seat) if mask.knows(seat, mask.top) else expected_card_value(mask, seat, 0.0)
            assert 0 < int(move.removeprefix("bid ")) <= worth
            bids += 1
        state.play(seat, move)
    assert bids
