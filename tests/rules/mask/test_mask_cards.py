"""How cards are carried out (MS-11); each kind of card (MS-16) has its test in the files beside this one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from support.rules.mask_positions import CALM, drawn, event_kinds, moved, phase, points, sticks, sticks_drawn, with_card

import ridotto
from ridotto.errors import IllegalMove
from ridotto.games.mask.rulebook.content import our_deck

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
    assert event_kinds(state)[-1] == ("cannot", 0)
    assert moved(state, WALLED)


def test_ms_11_a_card_for_all_skips_players_who_cannot() -> None:
    """MS-11"""
    state = with_card("promenade", WALLED)
    assert event_kinds(state)[-1] == ("cannot", 0)
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
    assert event_kinds(state) == [
        ("skips", 1),
        ("payday", None),
        ("turns-up", 2),
    ]  # the seller was the last of the round


@pytest.mark.parametrize("card", ["fine", "ruin", "largesse", "alms"])
def test_ms_11_nobody_falls_below_zero(card: str) -> None:
    """MS-11"""
    state = with_card(card, CALM, [0, 5, 5])
    assert points(state) == [0, 5, 5]
    assert event_kinds(state)[-1] == ("cannot", 0)


@pytest.mark.parametrize("card", ["stroll", "long stroll", "two by two", "shove", "crowd", "promenade"])
def test_ms_17_up_to_may_be_nothing(card: str) -> None:
    """MS-17"""
    state = with_card(card)
    assert "skip" in state.moves(0)
    assert "done" not in state.moves(0)
    state.play(0, "skip")
    assert event_kinds(state) == [("skips", 0)]
    assert sticks(state) == sticks_drawn(CALM)


@pytest.mark.parametrize("card", ["leap", "trapdoor", "quick change", "banish", "mix-up"])
def test_ms_17_the_other_cards_must_be_carried_out(card: str) -> None:
    """MS-17"""
    state = with_card(card)
    assert "skip" not in state.moves(0)
    with pytest.raises(IllegalMove, match="has to be carried out"):
        state.play(0, "skip")


def test_ms_18_nobody_with_nothing_is_robbed() -> None:
    """MS-18"""
    state = with_card("pickpocket", CALM, [10, 0, 5])
    assert event_kinds(state)[-2:] == [("pays-bank", 0), ("pays", 2)]  # the only one who has points
    assert points(state) == [13, 0, 2]
    state = with_card("pickpocket", CALM, [10, 0, 0])
    assert event_kinds(state)[-1] == ("cannot", 0)


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


def test_ms_16_every_kind_of_card_has_its_test() -> None:
    """MS-16"""
    files = [file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_mask_*_cards.py")]
    for card in our_deck().names:
        key = card.replace(" ", "_").replace("-", "_")
        assert any(f"def test_ms_16_{key}_" in file for file in files), card
