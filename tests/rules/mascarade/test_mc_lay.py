"""Laying, refilling, drawing and passing: MC-5 to MC-7."""

from __future__ import annotations

import pytest
from support.rules.mascarade_positions import field, rack, squares, table

from ridotto.errors import IllegalMove

# Cards with equal digits are strangers to each other; 00001 is akin to 00000 (four features) and to 11111 (one).

CROSSROADS = """
    .     11111 .
    00000 .     22222
    .     33333 .
"""


def test_mc_5_beside_a_card_by_a_side() -> None:
    """MC-5: the four squares that touch the card, not those at its corners."""
    state = table("00000", ["00001", "00002"], corner="e5")
    assert squares(state) == ["d5", "e4", "e6", "f5"]
    with pytest.raises(IllegalMove, match="On f6, the card 00001 wouldn’t touch any other card: place it beside one"):
        state.play(0, "00001 f6")


def test_mc_5_only_on_empty_squares() -> None:
    """MC-5: one card to a square."""
    state = table("00000 00002", ["00001", "00003"])
    assert "e4" not in squares(state)
    with pytest.raises(IllegalMove, match="There is already a card on e4"):
        state.play(0, "00001 e4")


def test_mc_5_one_feature_is_enough() -> None:
    """MC-5: any of the five features will do, in the same place on both cards."""
    for card in ("04444", "40444", "44044", "44404", "44440"):
        assert squares(table("00000", [card, "11111"], corner="e5")) == ["d5", "e4", "e6", "f5"]


def test_mc_5_the_same_value_of_another_feature_is_nothing() -> None:
    """MC-5: a face does not match a nose."""
    state = table("01234", ["12340 01111", "00002"], corner="e5")
    assert {move.split()[0] for move in state.moves(0)} == {"01111"}
    with pytest.raises(IllegalMove, match="On e6, the card 12340 would touch 01234 on e5, and they share no feature"):
        state.play(0, "12340 e6")


def test_mc_5_every_neighbour_must_match() -> None:
    """MC-5: in the middle of four, the card must share a feature with all of them."""
    state = table(CROSSROADS, ["01234 01244", "44444"])
    assert "01234 e5" in state.moves(0)
    assert "01244 e5" not in state.moves(0)
    with pytest.raises(IllegalMove, match="On e5, the card 01244 would touch 33333 on e4, and they share no feature"):
        state.play(0, "01244 e5")


def test_mc_5_links_any() -> None:
    """MC-5: with `links: any` one matching neighbour is enough, none is not."""
    state = table(CROSSROADS, ["01244 04444 44444", "44445"], options={"links": "any"})
    assert {"01244 e5", "04444 e5"} <= set(state.moves(0))
    with pytest.raises(IllegalMove, match="and they share no feature"):
        state.play(0, "44444 e5")


def test_mc_5_rows_5_and_6_touch() -> None:
    """MC-5: also where our two halves of the board meet; and columns a and j do not."""
    assert squares(table("00000", ["00001", "00002"], corner="j5")) == ["i5", "j4", "j6"]
    assert squares(table("00000", ["00001", "00002"], corner="a6")) == ["a5", "a7", "b6"]


@pytest.mark.parametrize(
    ("sketch", "corner", "free"),
    [
        ("00000\n.\n11111", "c4", "c5"),
        ("11111\n.\n00000", "c5", "c6"),
    ],
)
def test_mc_5_strangers_across_the_middle(sketch: str, corner: str, free: str) -> None:
    """MC-5: a stranger in the other half of the board forbids a square as well."""
    assert free not in squares(table(sketch, ["00002", "00003"], corner=corner))


def test_mc_5_only_from_ones_own_rack() -> None:
    """MC-5: neither another's card nor one that is nowhere."""
    state = table("00000", ["00001", "00002"])
    for card in ("00002", "55555"):
        with pytest.raises(IllegalMove, match=f"The card {card} isn’t on your rack"):
            state.play(0, f"{card} e4")


# -- refilling


def test_mc_6_back_to_five() -> None:
    """MC-6: after laying one of five, one is drawn: the next of the pool."""
    state = table("00000", ["00001 00002 00003 00004 00005", "10000"], pool="20000 30000")
    state.play(0, "00001 e4")
    assert rack(state, 0) == "00002 00003 00004 00005 20000"
    assert field(state, "pool") == ["30000"]


def test_mc_6_until_the_rack_is_back_to_five() -> None:
    """MC-6: a short rack draws several cards."""
    state = table("00000", ["00001 00002", "10000"], pool="20000 30000 40000 50000 00003")
    state.play(0, "00001 e4")
    assert rack(state, 0) == "00002 20000 30000 40000 50000"


def test_mc_6_as_far_as_the_pool_goes() -> None:
    """MC-6: with two left in the pool two are drawn."""
    state = table("00000", ["00001 00002", "10000"], pool="20000 30000")
    state.play(0, "00001 e4")
    assert rack(state, 0) == "00002 20000 30000"
    assert field(state, "pool") == []


@pytest.mark.parametrize(("before", "drawn"), [(5, 1), (6, 0), (7, 0), (8, 0)])
def test_mc_6_a_long_rack_draws_nothing(before: int, drawn: int) -> None:
    """MC-6: with five or more left on the rack nothing is drawn."""
    cards = " ".join(f"0000{value}" for value in range(1, before + 1))
    state = table("00000", [cards, "10000"], pool="20000 30000")
    state.play(0, "00001 e4")
    assert len(rack(state, 0).split()) == before - 1 + drawn


# -- players who cannot lay

STUCK = "44444"  # fits nowhere near 00000


def test_mc_7_whoever_can_lay_must() -> None:
    """MC-7: there is no pass among the moves of a player who can lay."""
    state = table("00000", ["00001", "00002"])
    assert all(len(move.split()) == 2 for move in state.moves(0))
    with pytest.raises(IllegalMove, match="isn’t a valid move"):
        state.play(0, "pass")


def test_mc_7_whoever_cannot_draws_one_and_lays() -> None:
    """MC-7: seat 1 draws exactly one card; it fits, so it can be laid."""
    state = table("00000", ["00001 00002", STUCK], pool="20000 30000 40000 00003 00004")
    state.play(0, "00001 e4")
    assert state.to_act == (1,)
    assert rack(state, 1) == "00004 44444"
    assert {move.split()[0] for move in state.moves(1)} == {"00004"}


def test_mc_7_a_card_drawn_in_vain_is_kept() -> None:
    """MC-7: the drawn card fits nowhere: the turn is over, and the player has one more card."""
    state = table("00000", ["00001 00002 00003 00004 00005", STUCK, "00010"], pool="20000 55555 30000")
    state.play(0, "00001 e4")
    assert state.to_act == (2,)
    assert rack(state, 1) == "44444 55555"
    assert field(state, "pool") == ["30000"]
    assert [(event.kind, event.seat) for event in state.events][-2:] == [("draws", 1), ("passes", 1)]


def test_mc_7_what_is_drawn_is_secret() -> None:
    """MC-7, MC-3: everybody sees the draw, only the player sees the card."""
    state = table("00000", ["00001 00002 00003 00004 00005", STUCK, "00010"], pool="20000 55555 30000")
    state.play(0, "00001 e4")
    drawing = next(event for event in state.events if event.kind == "draws" and event.seat == 1)
    assert drawing.seen_by(0) == drawing.seen_by(None) == {"event": "draws", "seat": 1, "count": 1}
    assert drawing.seen_by(1) == {"event": "draws", "seat": 1, "count": 1, "cards": ["55555"]}


def test_mc_7_with_an_empty_pool_the_turn_is_lost() -> None:
    """MC-7: nothing to draw: seat 2 is next."""
    state = table("00000", ["00001 00002", STUCK, "00010"])
    state.play(0, "00001 e4")
    assert state.to_act == (2,)
    assert rack(state, 1) == STUCK


def test_mc_7_round_the_table() -> None:
    """MC-7: if all others pass, the turn comes back; each has drawn one."""
    state = table("00000", ["00001 00002 00003 00004 00005", STUCK, "55555"], pool="10000 66666 77777 88888")
    state.play(0, "00001 e4")
    assert state.to_act == (0,)
    assert [rack(state, seat) for seat in (1, 2)] == ["44444 66666", "55555 77777"]
    assert field(state, "pool") == ["88888"]


def test_mc_7_what_must_happen_happens_when_loaded() -> None:
    """MC-7: a drawn position in which the player on turn cannot lay: they draw at once."""
    state = table("00000", [STUCK, "00010"], pool="00002")
    assert rack(state, 0) == "00002 44444"
    assert state.to_act == (0,)
