"""Mascarade is set up: MC-1, MC-3, MC-4 and the options of MC-11."""

from __future__ import annotations

from collections import Counter

import pytest
from support.rules.chi_square import equal_weights, looks_fair
from support.rules.mascarade_positions import MASCARADE, field, rack, squares, table
from support.rules.mascarade_reference import Dump, of

from ridotto.errors import BadOption, IllegalMove, UnreadableMove

DEALS = 1500


def dealt(seats: int, seed: int, **options: object) -> Dump:
    return of(MASCARADE.dump(MASCARADE.deal(seats, seed, options)))


def test_mc_1_the_jumbo_is_e5() -> None:
    """MC-1: the start square is e5."""
    state = MASCARADE.deal(3, 1)
    assert {move.split()[1] for move in state.moves(state.to_act[0])} == {"e5"}


@pytest.mark.parametrize(
    ("corner", "free"),
    [("a1", ["a2", "b1"]), ("j1", ["i1", "j2"]), ("a10", ["a9", "b10"]), ("j10", ["i10", "j9"])],
)
def test_mc_1_ten_by_ten(corner: str, free: list[str]) -> None:
    """MC-1: columns a to j, rows 1 to 10, and nothing beyond."""
    assert squares(table("00000", ["00001", "00002"], corner=corner)) == free


@pytest.mark.parametrize("square", ["k5", "e0", "e11", "e", "5e", "e05", "E 5"])
def test_mc_1_no_such_square(square: str) -> None:
    """MC-1: a square that the board doesn't have isn't a valid move."""
    state = table("00000", ["00001", "00002"])
    with pytest.raises(UnreadableMove, match=r"isn’t a valid move\. Write the card and the square"):
        state.play(0, f"00001 {square}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mc_3_five_cards_each(seats: int) -> None:
    """MC-3: five on every rack, the rest is the pool, and no card is laid."""
    dump = dealt(seats, 1)
    assert [len(cards) for cards in dump["racks"]] == [5] * seats
    assert len(dump["pool"]) == 100 - 5 * seats
    assert dump["board"] == {}


def test_mc_16_a_shorter_game_has_so_many_masks_and_everybody_knows_which() -> None:
    """MC-16"""
    whole, short = dealt(3, 7), dealt(3, 7, masks=50)
    assert short["racks"] == whole["racks"], "the same shuffle"
    assert short["pool"] == whole["pool"][:35]
    view = MASCARADE.deal(3, 7, {"masks": 50}).view(0)
    assert view["unseen"] == sorted([*short["racks"][1], *short["racks"][2], *short["pool"]]), "and not in which order"


@pytest.mark.parametrize(("seats", "masks"), [(3, 44), (2, 29), (4, 101), (3, "50"), (3, 50.0)])
def test_mc_16_not_too_few_and_not_more_than_there_are(seats: int, masks: object) -> None:
    """MC-16"""
    with pytest.raises(BadOption):
        MASCARADE.deal(seats, 1, {"masks": masks})


def test_mc_3_the_pool_is_shuffled() -> None:
    """MC-3: any card is as likely to be drawn next, and as likely to be on a rack."""
    dumps = [dealt(3, seed) for seed in range(DEALS)]
    every_card = equal_weights(sorted([*dumps[0]["pool"], *(card for cards in dumps[0]["racks"] for card in cards)]))
    assert looks_fair(Counter(dump["pool"][0] for dump in dumps), every_card)
    assert looks_fair(Counter(dump["pool"][-1] for dump in dumps), every_card)
    assert looks_fair(Counter(card for dump in dumps for card in dump["racks"][2]), every_card)


def test_mc_3_racks_are_secret() -> None:
    """MC-3: one sees one's own rack; of the others, and of the pool, only how many cards there are."""
    state = MASCARADE.deal(3, 1)
    view = state.view(1)
    assert view["racks"] == [None, rack(state, 1).split(), None]
    assert view["rack_sizes"] == [5, 5, 5]
    assert view["pool_size"] == 85
    assert "pool" not in view
    assert state.view(None)["racks"] == [None, None, None]


def test_mc_4_any_card_goes_on_the_jumbo() -> None:
    """MC-4: the starting player lays any one card of their rack on the Jumbo."""
    state = table("", ["00000 11111 22222", "33333"])
    assert state.moves(0) == ["00000 e5", "11111 e5", "22222 e5"]
    with pytest.raises(IllegalMove, match="The first card goes on the Jumbo, e5"):
        state.play(0, "11111 e6")


def test_mc_4_and_refills_to_five() -> None:
    """MC-4: after the first card too the rack is filled up."""
    state = table("", ["00000 11111 22222 33333 44444", "00001"], pool="55555 00002")
    state.play(0, "11111 e5")
    assert rack(state, 0) == "00000 22222 33333 44444 55555"
    assert field(state, "pool") == ["00002"]


def test_the_starter_is_drawn_by_lot() -> None:
    """MC-4, and the rule for all games: the first player comes by lot, unless the host names one."""
    assert looks_fair(Counter(dealt(3, seed)["turn"] for seed in range(DEALS)), equal_weights([0, 1, 2]))
    for first in range(3):
        assert {dealt(3, seed, first=first)["turn"] for seed in range(20)} == {first}
    with pytest.raises(BadOption, match="“3” isn’t a valid value for the option first"):
        dealt(3, 1, first=3)


def test_mc_11_options() -> None:
    """MC-11: points and all links unless said otherwise."""
    assert dealt(3, 1)["options"] == {"scoring": "points", "links": "all"}
    assert dealt(3, 1, scoring="out", links="any")["options"] == {"scoring": "out", "links": "any"}
    with pytest.raises(
        BadOption, match=r"“most” isn’t a valid value for the option scoring\. Choose one of: points, out"
    ):
        dealt(3, 1, scoring="most")
    with pytest.raises(BadOption, match=r"“some” isn’t a valid value for the option links\. Choose one of: all, any"):
        dealt(3, 1, links="some")


def test_mc_11_two_is_a_house_rule() -> None:
    """MC-11: two may play, and that's marked as a house rule, for the sheet doesn't cover it."""
    assert MASCARADE.house_rule_seats == (2,)
    assert len(dealt(2, 1)["racks"]) == 2
    for seats in (1, 5):
        with pytest.raises(BadOption, match="is for 2 to 4"):
            dealt(seats, 1)
