"""Every kind of card (MS-16), each on a drawn board, and how cards are carried out (MS-11)."""

from __future__ import annotations

import random

import pytest
from mask_drawn import CALM, drawn, looks, phase, points, sticks, told, with_card

import ridotto
from ridotto import State
from ridotto.errors import IllegalMove
from ridotto.rules.mask.content import our_deck


def moved(state: State, board: str) -> bool:
    """The sticks stand as drawn, nobody paid or got anything, and the next seat has its turn."""
    assert sticks(state) == looks(board)
    assert points(state) == [10, 10, 10]
    assert phase(state) == "turn"
    return state.to_act == (1,)


# -- moving one's own sticks


def test_ms_16_stroll_three_steps_in_all() -> None:
    """MS-16"""
    state = with_card("stroll")
    state.play(0, "go a1 b2")
    with pytest.raises(IllegalMove, match="From g7 to g5 it is 2 steps, and stroll leaves 1"):
        state.play(0, "go g7 g5")
    state.play(0, "go g7 g6")
    assert told(state) == [("walks", 0), ("done", 0)]
    assert moved(
        state,
        """
        .......
        .0.....
        ..1.1..
        ...#...
        ..2.2..
        ......0
        .......
        """,
    )


def test_ms_16_long_stroll_six_steps_in_all() -> None:
    """MS-16"""
    state = with_card("long stroll")
    state.play(0, "go a1 a6")
    state.play(0, "go g7 f7")
    assert moved(
        state,
        """
        .......
        .......
        ..1.1..
        ...#...
        ..2.2..
        0......
        .....0.
        """,
    )


def test_ms_16_two_by_two_a_step_for_each_stick() -> None:
    """MS-16"""
    state = with_card("two by two")
    assert "go a1 a3" not in state.moves(0)
    state.play(0, "go a1 a2")
    with pytest.raises(IllegalMove, match="two by two does not let the stick on a2 go any further"):
        state.play(0, "go a2 a3")
    state.play(0, "go g7 f7")
    assert moved(
        state,
        """
        .......
        0......
        ..1.1..
        ...#...
        ..2.2..
        .......
        .....0.
        """,
    )


LINES = """
    .......
    .......
    1......
    0..#...
    .......
    ...2...
    ...012.
"""


def test_ms_16_leap_along_row_or_column_over_sticks_not_the_centre() -> None:
    """MS-16"""
    state = with_card("leap", LINES)
    moves = state.moves(0)
    assert sorted(moves) == sorted(
        [f"go a4 {hole}" for hole in ("a1", "a2", "a5", "a6", "a7", "b4", "c4")]
        + [f"go d7 {hole}" for hole in ("d5", "a7", "b7", "c7", "g7")]
    )
    with pytest.raises(IllegalMove, match="e4 cannot be reached from a4"):
        state.play(0, "go a4 e4")
    with pytest.raises(IllegalMove, match="leap has to be carried out"):
        state.play(0, "skip")
    state.play(0, "go d7 d5")
    assert told(state) == [("leaps", 0)]
    assert moved(
        state,
        """
        .......
        .......
        1......
        0..#...
        ...0...
        ...2...
        ....12.
        """,
    )


def test_ms_16_trapdoor_into_any_free_hole() -> None:
    """MS-16"""
    state = with_card("trapdoor")
    assert len(state.moves(0)) == 2 * 42
    with pytest.raises(IllegalMove, match="On c3 stands a stick of seat 1"):
        state.play(0, "put a1 c3")
    with pytest.raises(IllegalMove, match="moves your own sticks only"):
        state.play(0, "put c3 a2")
    with pytest.raises(IllegalMove, match="like: put a1 g7"):
        state.play(0, "go a1 a2")
    state.play(0, "put a1 d5")
    assert moved(
        state,
        """
        .......
        .......
        ..1.1..
        ...#...
        ..202..
        .......
        ......0
        """,
    )


def test_ms_16_quick_change_with_another_player() -> None:
    """MS-16"""
    state = with_card("quick change")
    assert len(state.moves(0)) == 2 * 4
    with pytest.raises(IllegalMove, match="swaps one of your sticks with a stick of another"):
        state.play(0, "swap c3 c5")
    with pytest.raises(IllegalMove, match="swaps one of your sticks with a stick of another"):
        state.play(0, "swap a1 g7")
    with pytest.raises(IllegalMove, match="There is no stick on a2"):
        state.play(0, "swap a1 a2")
    state.play(0, "swap a1 c5")
    assert moved(
        state,
        """
        2......
        .......
        ..1.1..
        ...#...
        ..0.2..
        .......
        ......0
        """,
    )


# -- moving the sticks of others


def test_ms_16_shove_one_stick_up_to_two_steps() -> None:
    """MS-16"""
    state = with_card("shove")
    with pytest.raises(IllegalMove, match="moves sticks of other players only"):
        state.play(0, "go a1 a2")
    state.play(0, "go c3 c2")
    assert state.moves(0)[0] == "done"
    with pytest.raises(IllegalMove, match="does not let the stick on e3 go any further"):
        state.play(0, "go e3 e2")
    state.play(0, "go c2 b2")
    assert moved(
        state,
        """
        0......
        .1.....
        ....1..
        ...#...
        ..2.2..
        .......
        ......0
        """,
    )


def test_ms_16_crowd_three_sticks_a_step_each() -> None:
    """MS-16"""
    state = with_card("crowd")
    assert "go c3 c1" not in state.moves(0)
    state.play(0, "go c3 c2")
    state.play(0, "go e3 e2")
    with pytest.raises(IllegalMove, match="does not let the stick on c2 go any further"):
        state.play(0, "go c2 c1")
    state.play(0, "go c5 c6")
    assert told(state) == [("walks", 0), ("done", 0)]
    assert moved(
        state,
        """
        0......
        ..1.1..
        .......
        ...#...
        ....2..
        ..2....
        ......0
        """,
    )


def test_ms_16_banish_to_the_outer_border() -> None:
    """MS-16"""
    state = with_card("banish")
    assert len(state.moves(0)) == 4 * 22
    with pytest.raises(IllegalMove, match="outer border, and b2 is not part of it"):
        state.play(0, "put c3 b2")
    state.play(0, "put c3 d7")
    assert told(state) == [("puts", 0)]
    assert moved(
        state,
        """
        0......
        .......
        ....1..
        ...#...
        ..2.2..
        .......
        ...1..0
        """,
    )


def test_ms_16_mix_up_two_other_players() -> None:
    """MS-16"""
    state = with_card("mix-up")
    assert sorted(state.moves(0)) == ["swap c3 c5", "swap c3 e5", "swap e3 c5", "swap e3 e5"]
    with pytest.raises(IllegalMove, match="swaps sticks of two different other players"):
        state.play(0, "swap c3 e3")
    with pytest.raises(IllegalMove, match="swaps sticks of two different other players"):
        state.play(0, "swap a1 c5")
    state.play(0, "swap e5 c3")  # in either order
    assert moved(
        state,
        """
        0......
        .......
        ..2.1..
        ...#...
        ..2.1..
        .......
        ......0
        """,
    )


def test_ms_16_promenade_each_player_in_turn() -> None:
    """MS-16"""
    state = with_card("promenade")
    state.play(0, "go a1 a2")
    assert told(state) == [("walks", 0), ("done", 0)]
    assert state.to_act == (1,)
    state.play(1, "skip")
    with pytest.raises(IllegalMove, match="moves your own sticks only"):
        state.play(2, "go c3 c2")
    state.play(2, "go e5 e6")
    assert moved(
        state,
        """
        .......
        0......
        ..1.1..
        ...#...
        ..2....
        ....2..
        ......0
        """,
    )


# -- points

RINGS = """
    0......  @......
    .......  .......
    ..1.1..  ..o.o..
    ...#...  ...#...
    ..2.2..  .......
    .......  .......
    ......0  .......
"""


def paid(card: str, has: list[int] | None = None, board: str = RINGS) -> list[int]:
    """What everybody has after seat 0 has carried out a card that asks nothing; no stick has moved."""
    state = with_card(card, board, has)
    assert sticks(state) == looks(board)
    assert phase(state) == "turn"
    assert state.to_act == (1,)
    return points(state)


def test_ms_16_toll_a_point_for_each_stick_on_a_winning_hole() -> None:
    """MS-16"""
    assert paid("toll") == [9, 8, 10]
    assert paid("toll", [0, 1, 5]) == [0, 0, 5]


def test_ms_16_collection_a_point_from_each_other() -> None:
    """MS-16"""
    assert paid("collection") == [12, 9, 9]
    assert paid("collection", [0, 0, 5]) == [1, 0, 4]


def test_ms_16_largesse_a_point_to_each_other_as_far_as_it_goes() -> None:
    """MS-16"""
    assert paid("largesse") == [8, 11, 11]
    assert paid("largesse", [1, 5, 5]) == [0, 6, 5]


def test_ms_16_consolation_two_for_who_has_no_winning_stick() -> None:
    """MS-16"""
    assert paid("consolation") == [10, 10, 12]
    assert paid("consolation", board=CALM) == [12, 12, 12]


def test_ms_16_purse_four_from_the_bank() -> None:
    """MS-16"""
    assert paid("purse") == [14, 10, 10]


def test_ms_16_full_purse_eight_from_the_bank() -> None:
    """MS-16"""
    assert paid("full purse") == [18, 10, 10]


def test_ms_16_pickpocket_three_from_a_player_of_your_choice() -> None:
    """MS-16"""
    state = with_card("pickpocket", RINGS, [10, 2, 10])
    assert state.moves(0) == ["from 1", "from 2"]
    with pytest.raises(IllegalMove, match=r"You cannot take from seat 0 with pickpocket\. You can choose: 1, 2"):
        state.play(0, "from 0")
    with pytest.raises(IllegalMove, match="you take from one player, like: from 2"):
        state.play(0, "to 1")
    poorer = state.copy()
    poorer.play(0, "from 1")
    assert points(poorer) == [12, 0, 10]
    state.play(0, "from 2")
    assert points(state) == [13, 2, 7]
    assert sticks(state) == looks(RINGS)


def test_ms_16_fine_three_to_the_bank() -> None:
    """MS-16"""
    assert paid("fine") == [7, 10, 10]
    assert paid("fine", [2, 10, 10]) == [0, 10, 10]


def test_ms_16_ruin_half_rounded_down() -> None:
    """MS-16"""
    assert paid("ruin") == [5, 10, 10]
    assert paid("ruin", [7, 10, 10]) == [4, 10, 10]
    assert paid("ruin", [1, 10, 10]) == [1, 10, 10]


def test_ms_16_alms_two_to_the_poorest_of_the_others() -> None:
    """MS-16"""
    assert paid("alms", [10, 4, 5]) == [8, 6, 5]
    assert paid("alms", [1, 4, 5]) == [0, 5, 5]
    assert paid("alms", [3, 10, 9]) == [1, 10, 11]  # never yourself
    state = with_card("alms", RINGS, [10, 4, 4])
    assert state.moves(0) == ["to 1", "to 2"]
    with pytest.raises(IllegalMove, match="You cannot give to seat 0"):
        state.play(0, "to 0")
    state.play(0, "to 2")
    assert points(state) == [8, 4, 6]
    assert sticks(state) == looks(RINGS)


def test_ms_16_quarter_turn_lays_the_mask_again() -> None:
    """MS-16"""
    state = with_card("quarter turn", RINGS)
    assert state.moves(0) == ["orient 0", "orient 1", "orient 2", "orient 3"]
    with pytest.raises(IllegalMove, match="the mask is laid again"):
        state.play(0, "skip")
    state.play(0, "orient 1")
    seen = state.view(None)
    assert seen["rings"] == {"g1": 5, "e3": 3, "e5": 3}
    assert seen["orientation"] == 1
    assert seen["laid"] == [{"name": "drawn", "orientation": 1}]
    assert told(state) == [("turns", 0)]
    assert sticks(state) == looks(RINGS)


def test_ms_21_a_quarter_turn_may_leave_the_mask_as_it_lies() -> None:
    """MS-21"""
    state = with_card("quarter turn", RINGS)
    before = state.view(None)["rings"]
    state.play(0, "orient 0")
    assert state.view(None)["rings"] == before


def test_ms_16_early_payday_for_everybody() -> None:
    """MS-16"""
    assert paid("early payday") == [15, 16, 10]


def test_ms_16_private_payday_for_you_alone() -> None:
    """MS-16"""
    assert paid("private payday") == [15, 10, 10]
    state = with_card("private payday", CALM)
    assert points(state) == [10, 10, 10]
    assert told(state)[-1] == ("cannot", 0)


def test_ms_16_every_kind_of_card_has_its_test() -> None:
    """MS-16"""
    tests = [name for name in globals() if name.startswith("test_ms_16_")]
    for card in our_deck().names:
        key = card.replace(" ", "_").replace("-", "_")
        assert any(name.startswith(f"test_ms_16_{key}_") for name in tests), card


# -- how cards are carried out


WALLED = """
    01.....
    1......
    .......
    ...#...
    .......
    ......2
    .....20
"""


@pytest.mark.parametrize("card", ["stroll", "two by two", "long stroll"])
def test_ms_11_what_cannot_be_done_is_skipped(card: str) -> None:
    """MS-11"""
    state = with_card(card, WALLED)
    assert told(state)[-1] == ("cannot", 0)
    assert moved(state, WALLED)


def test_ms_11_a_card_for_all_skips_who_cannot() -> None:
    """MS-11"""
    state = with_card("promenade", WALLED)
    assert told(state)[-1] == ("cannot", 0)
    assert state.to_act == (1,)
    state.play(1, "go a2 a3")
    assert state.to_act == (2,)


def test_ms_11_a_card_for_all_begins_with_the_buyer() -> None:
    """MS-11"""
    state = drawn(cards=["promenade"], opener=1, turn=1)
    state.play(1, "draw")
    state.play(1, "out")
    state.play(2, "bid 1")
    state.play(0, "out")
    order = []
    while phase(state) == "card":
        order.append(state.to_act[0])
        state.play(state.to_act[0], "skip")
    assert order == [2, 0, 1]
    assert told(state) == [("skips", 1), ("payday", None), ("turns-up", 2)]  # the seller was the last of the round


@pytest.mark.parametrize("card", ["fine", "ruin", "largesse", "alms"])
def test_ms_11_nobody_falls_below_zero(card: str) -> None:
    """MS-11"""
    state = with_card(card, CALM, [0, 5, 5])
    assert points(state) == [0, 5, 5]
    assert told(state)[-1] == ("cannot", 0)


@pytest.mark.parametrize("card", ["stroll", "long stroll", "two by two", "shove", "crowd", "promenade"])
def test_ms_17_up_to_may_be_nothing(card: str) -> None:
    """MS-17"""
    state = with_card(card)
    assert "skip" in state.moves(0)
    assert "done" not in state.moves(0)
    state.play(0, "skip")
    assert told(state) == [("skips", 0)]
    assert sticks(state) == looks(CALM)


@pytest.mark.parametrize("card", ["leap", "trapdoor", "quick change", "banish", "mix-up"])
def test_ms_17_the_other_cards_must_be_carried_out(card: str) -> None:
    """MS-17"""
    state = with_card(card)
    assert "skip" not in state.moves(0)
    with pytest.raises(IllegalMove, match="has to be carried out"):
        state.play(0, "skip")


def test_ms_18_nobody_is_robbed_who_has_nothing() -> None:
    """MS-18"""
    state = with_card("pickpocket", CALM, [10, 0, 5])
    assert told(state)[-2:] == [("pays-bank", 0), ("pays", 2)]  # the only one who has points
    assert points(state) == [13, 0, 2]
    state = with_card("pickpocket", CALM, [10, 0, 0])
    assert told(state)[-1] == ("cannot", 0)


def test_ms_20_a_way_by_card_is_the_shortest_free_one() -> None:
    """MS-20"""
    state = with_card(
        "stroll",
        """
        01.....
        .......
        ....1..
        ...#...
        ..2.2..
        .......
        ......0
        """,
    )
    assert "go a1 b2" in state.moves(0)
    assert "go a1 c1" not in state.moves(0)  # four steps round the stick on b1
    assert set(state.view(0)["costs"]) == {None, 0}  # type: ignore[call-overload]


def test_ms_16_a_new_card_is_a_line() -> None:
    """MS-16"""
    deck = ["54 gift: bank pays one 5", "1 stampede: everybody put other border"]
    state = with_card("gift", CALM, deck=deck)
    state.play(0, "to 2")
    assert points(state) == [10, 10, 15]
    state = with_card("stampede", CALM, deck=deck)
    state.play(0, "put c3 a7")
    assert state.to_act == (1,)


ODD_DECK = [
    "5 all leap: everybody leap own",
    "5 all change: everybody swap own other",
    "5 all mix: everybody swap other other",
    "5 herd: everybody walk other 9 sticks 1 step each",
    "5 outcasts: everybody put own border",
    "5 tithe: others pay bank half",
    "5 extortion: one pays bank 2 per winning stick",
    "5 charity: bank pays poorest 3",
    "5 split: you pay one half",
    "5 winners: bank pays all 2 per winning stick",
    "5 hop: leap other",
]


@pytest.mark.parametrize("seats", [3, 6])
def test_ms_24_any_deck_of_these_effects_can_be_played(seats: int) -> None:
    """MS-24"""
    for seed in range(40):
        state = ridotto.game("mask").deal(seats, seed, {"deck": ODD_DECK, "masks": seats})
        choice = random.Random(seed)
        while state.to_act:
            (seat,) = state.to_act
            assert len(set(state.moves(seat))) == len(state.moves(seat)) > 0
            state.play(seat, choice.choice(state.moves(seat)))
            assert min(points(state)) >= 0
            assert state.game.load(state.game.dump(state)) == state
