"""Drawing, the secret reading and the auction (MS-8 to MS-10), and who remembers which card."""

from __future__ import annotations

import pytest
from support.rules.mask_positions import CALM, drawn, event_kinds, phase, points, sticks, sticks_drawn

from ridotto import State
from ridotto.errors import IllegalMove


def auction(state: State, seat: int | None = None) -> dict[str, object]:
    seen = state.view(seat)["auction"]
    assert isinstance(seen, dict)
    return seen


def test_ms_8_the_drawn_card_is_read_secretly() -> None:
    """MS-8"""
    state = drawn(cards=["purse", "fine", "leap"])
    state.play(0, "draw")
    assert state.game.dump(state)["cards"] == ["fine", "leap"]
    assert auction(state, 0)["card"] == "purse"
    assert auction(state, 0)["does"] == "bank pays you 4"
    for other in (1, 2, None):
        assert auction(state, other)["card"] is None
        assert auction(state, other)["does"] is None
        assert state.events[0].seen_by(other) == {"event": "draws", "seat": 0}
    assert state.events[0].seen_by(0) == {"event": "draws", "seat": 0, "card": "purse"}
    assert sticks(state) == sticks_drawn(CALM)


def test_ms_9_the_seller_bids_first_and_may_bid_all_they_have() -> None:
    """MS-9"""
    state = drawn(points=[3, 10, 10])
    state.play(0, "draw")
    assert state.to_act == (0,)
    assert state.moves(0) == ["out", "bid 1", "bid 2", "bid 3"]
    with pytest.raises(IllegalMove, match="You can’t bid 4: you have 3"):
        state.play(0, "bid 4")
    with pytest.raises(IllegalMove, match="A bid of 0 is too low: bid at least 1"):
        state.play(0, "bid 0")
    with pytest.raises(IllegalMove, match="being sold: bid 1 or more"):
        state.play(0, "pass")


def test_ms_9_bidding_nothing_is_being_out() -> None:
    """MS-9"""
    state = drawn()
    state.play(0, "draw")
    state.play(0, "out")
    state.play(1, "bid 2")
    state.play(2, "bid 3")
    assert state.to_act == (1,)  # the seller is not asked again
    assert auction(state)["in"] == [1, 2]


def test_ms_9_clockwise_each_raises_or_is_out_until_nobody_raises() -> None:
    """MS-9"""
    state = drawn()
    state.play(0, "draw")
    state.play(0, "bid 2")
    with pytest.raises(IllegalMove, match="A bid of 2 is too low: bid at least 3"):
        state.play(1, "bid 2")
    state.play(1, "bid 4")
    state.play(2, "out")
    state.play(0, "bid 5")
    assert state.view(2)["auction"] == {
        "card": None,
        "does": None,
        "seen_by": [0],
        "read_out": False,
        "bid": 5,
        "bidder": 0,
        "in": [0, 1],
        "asked": 1,
    }
    state.play(1, "bid 6")
    state.play(0, "out")
    assert phase(state) == "turn"
    assert event_kinds(state) == [("out", 0), ("buys", 1), ("pays", 1), ("gets", 1)]


def test_ms_9_a_player_who_cannot_raise_is_out_automatically() -> None:
    """MS-9"""
    state = drawn(points=[10, 0, 4])
    state.play(0, "draw")
    state.play(0, "bid 4")
    assert event_kinds(state)[:4] == [("bids", 0), ("cannot-bid", 1), ("cannot-bid", 2), ("keeps", 0)]


def test_ms_9_nobody_can_bid_without_points() -> None:
    """MS-9"""
    state = drawn(points=[0, 0, 0], cards=["purse", "fine"])
    state.play(0, "draw")
    assert event_kinds(state) == [("draws", 0), ("cannot-bid", 0), ("cannot-bid", 1), ("cannot-bid", 2), ("unsold", 0)]
    assert state.game.dump(state)["cards"] == ["fine", "purse"]


def test_ms_22_the_last_one_in_is_asked_though_nobody_has_bid() -> None:
    """MS-22"""
    state = drawn()
    state.play(0, "draw")
    state.play(0, "out")
    state.play(1, "out")
    assert state.to_act == (2,)
    state.play(2, "bid 1")
    assert event_kinds(state) == [("bids", 2), ("buys", 2), ("pays", 2), ("gets", 2)]


def test_ms_10_the_buyer_pays_the_seller() -> None:
    """MS-10"""
    state = drawn(cards=["purse", "fine"])
    state.play(0, "draw")
    state.play(0, "bid 1")
    state.play(1, "bid 3")
    state.play(2, "out")
    state.play(0, "out")
    assert points(state) == [13, 11, 10]  # and the purse brings seat 1 four
    assert state.game.dump(state)["cards"] == ["fine", "purse"]
    assert state.to_act == (1,)


def test_ms_10_the_seller_pays_the_bank_for_their_own_card() -> None:
    """MS-10"""
    state = drawn(cards=["fine"])
    state.play(0, "draw")
    state.play(0, "bid 2")
    state.play(1, "out")
    state.play(2, "out")
    assert event_kinds(state) == [("out", 2), ("keeps", 0), ("pays-bank", 0), ("pays-bank", 0)]
    assert points(state) == [5, 10, 10]


def test_ms_10_a_bought_card_is_read_out_to_all() -> None:
    """MS-10"""
    state = drawn(cards=["leap", "fine"])
    state.play(0, "draw")
    state.play(0, "bid 1")
    state.play(1, "out")
    state.play(2, "out")
    assert phase(state) == "card"
    for seat in (0, 1, 2, None):
        assert auction(state, seat)["card"] == "leap"
    state.play(0, "go a1 a7")
    for seat in (0, 1, 2, None):
        assert state.view(seat)["cards"] == [None, "leap"]
        assert state.view(seat)["unseen_cards"] == ["fine"]


def test_ms_10_an_unbought_card_goes_under_the_pile_and_only_its_seller_remembers_it() -> None:
    """MS-10"""
    state = drawn(cards=["leap", "fine", "fine"])
    state.play(0, "draw")
    for bidder in (0, 1, 2):
        state.play(bidder, "out")
    assert state.game.dump(state)["cards"] == ["fine", "fine", "leap"]
    assert state.view(0)["cards"] == [None, None, "leap"]
    assert state.view(0)["unseen_cards"] == ["fine", "fine"]
    for seat in (1, 2, None):
        assert state.view(seat)["cards"] == [None, None, None]
        assert state.view(seat)["unseen_cards"] == ["fine", "fine", "leap"]
        assert state.view(seat)["remembers"] == [[2], [], []]


def test_ms_23_a_remembered_card_comes_up_again() -> None:
    """MS-23"""
    state = drawn(cards=["leap", "fine"], remembers=[[], [0], []], read_out=[1], turn=0)
    state.play(0, "draw")
    assert [auction(state, seat)["card"] for seat in (0, 1, 2, None)] == ["leap", "leap", None, None]
    for seat in (0, 1, 2):
        state.play(seat, "out")
    state.play(1, "draw")
    assert [auction(state, seat)["card"] for seat in (0, 1, 2, None)] == ["fine"] * 4


def test_ms_25_without_cards_there_is_nothing_to_draw() -> None:
    """MS-25"""
    state = drawn(cards=[])
    assert "draw" not in state.moves(0)
    with pytest.raises(IllegalMove, match="no card left to draw"):
        state.play(0, "draw")


def test_ms_25_a_player_who_can_neither_draw_nor_move_passes_automatically() -> None:
    """MS-25"""
    state = drawn(cards=[], points=[1, 0, 0])
    state.play(0, "pass")
    assert event_kinds(state) == [("passes", 0), ("passes", 1), ("passes", 2), ("payday", None), ("turns-up", 0)]
    assert sticks(state) == sticks_drawn(CALM)


def test_ms_9_six_players_in_turn_from_any_seller() -> None:
    """MS-9"""
    board = """
        0.1.2.3
        .......
        .......
        4..#..4
        .......
        5.....5
        0.1.2.3
    """
    state = drawn(board, turn=4, opener=3)
    state.play(4, "draw")
    bidders = []
    while phase(state) == "auction":
        bidders.append(state.to_act[0])
        state.play(state.to_act[0], "out")
    assert bidders == [4, 5, 0, 1, 2, 3]
    assert state.to_act == (5,)
