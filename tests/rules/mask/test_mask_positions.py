"""Positions of Mask drawn by hand: what may be left out, and what contradicts itself."""

from __future__ import annotations

import pytest
from support.rules.mask_positions import CALM, drawn, event_kinds, facts_of, phase, points

import ridotto
from ridotto.errors import BadPosition
from ridotto.rules.playout import perft

MASK = ridotto.game("mask")


def test_a_drawn_position_needs_the_documented_fields_only() -> None:
    state = drawn()
    assert phase(state) == "turn"
    assert MASK.load(MASK.dump(state)) == state
    assert MASK.dump(state)["remembers"] == [[], [], []]
    assert MASK.dump(state)["laid"] == [{"name": "drawn", "orientation": 0}]


def test_a_drawn_mask_lies_as_its_rings_say() -> None:
    for orientation in range(4):
        state = drawn(CALM, rings={"a2": 5, "g6": 3}, orientation=orientation)
        assert state.view(None)["rings"] == {"a2": 5, "g6": 3}
        assert MASK.load(MASK.dump(state)) == state


def test_a_mask_of_the_box_needs_no_rings() -> None:
    facts = facts_of(CALM) | {"mask": "fox", "masks": []}
    del facts["rings"]
    state = MASK.load(facts)
    assert state.view(None)["rings"] == {"a1": 3, "g1": 3, "b3": 5, "f3": 5, "d6": 5}
    assert MASK.load(facts | {"laid": [["fox", 0]]}) == state


def test_the_phase_is_as_it_looks() -> None:
    facts = facts_of(CALM)
    assert phase(MASK.load(facts | {"mask": None, "rings": {}, "turn": 2})) == "orient"
    assert phase(MASK.load(facts | {"auction": {"card": "leap"}})) == "auction"
    placing = facts | {"sticks": [["a1", None], [None, "b1"], None], "mask": None, "rings": {}}
    assert phase(MASK.load(placing)) == "place"


def test_sticks_are_placed_until_all_stand() -> None:
    sticks: list[object] = [["a1", "a2"], ["b1", None], ["c1", "c2"]]
    state = drawn(sticks=sticks, mask=None, rings={}, turn=1, opener=0)
    state.play(1, "place b2")
    assert event_kinds(state) == [("places", 1), ("turns-up", 0)]


def test_what_must_happen_in_a_drawn_position_happens() -> None:
    state = drawn(phase="card", auction={"card": "purse"})
    assert points(state) == [14, 10, 10]
    assert state.to_act == (1,)
    state = drawn(auction={"card": "leap", "bid": 3, "bidder": 0, "asked": 1}, points=[10, 3, 2])
    assert phase(state) == "card"
    assert points(state) == [7, 3, 2]


def test_a_card_half_carried_out() -> None:
    state = drawn(phase="card", auction={"card": "stroll", "walked": {"a1": 2}})
    assert sorted(state.moves(0)) == ["done", "go a1 a2", "go a1 b1", "go g7 f7", "go g7 g6"]
    assert MASK.load(MASK.dump(state)) == state


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"sticks": [["a1", "a1"], ["b1", "b2"], ["c1", "c2"]]}, "There are two sticks in a1"),
        ({"sticks": [["a1", "d4"], ["b1", "b2"], ["c1", "c2"]]}, "“d4” isn’t a hole"),
        ({"sticks": [["a1", "h1"], ["b1", "b2"], ["c1", "c2"]]}, "“h1” isn’t a hole"),
        ({"sticks": [["a1", None], ["b1", "b2"], ["c1", "c2"]], "phase": "turn"}, "every stick is"),
        ({"sticks": [["a1", "a2"], ["b1", None], ["c1", "c2"]]}, "Seat 0 has both sticks on the board"),
        ({"points": [1, 2]}, "a list of 3 numbers"),
        ({"points": [1, 2, -3]}, "a number from 0"),
        ({"mask": "nobody", "rings": {"d4": 3}}, "“d4” isn’t a hole"),
        ({"rings": {"a1": 4}}, "“4” on a1 isn’t a ring"),
        (
            {"mask": "owl", "masks": [], "rings": {"a1": 3}},
            "board: here it should be {.a1.: 3, .g1.: 3",
        ),
        ({"mask": "N0b0dy"}, "no mask “N0b0dy”"),
        ({"mask": None, "rings": {}, "phase": "turn"}, "needs a mask on the board"),
        ({"mask": None, "rings": {"a1": 3}, "turn": 2}, "doesn’t match the mask on the board: here it should be {}"),
        ({"orientation": 4}, "a number from 0 to 3"),
        ({"masks": ["owl", "owl"]}, "The mask owl appears twice"),
        ({"masks": ["nobody"]}, "no mask “nobody”"),
        ({"mask": None, "laid": [["owl", 0]], "masks": []}, "the one on top"),
        ({"laid": [["owl", 0]], "masks": []}, "the one on top"),
        ({"laid": "owl"}, "“laid” should be a list"),
        ({"laid": ["owl"]}, "“laid” should be an object"),
        ({"cards": ["leap", "leap", "leap"]}, "holds 2 of the card leap, but the position has 3"),
        ({"cards": ["leap", "leap"], "auction": {"card": "leap"}}, "holds 2 of the card leap"),
        ({"cards": ["nap"]}, "no card “nap”"),
        ({"phase": "lunch"}, "“lunch” isn’t a phase"),
        ({"phase": "orient"}, "it’s the opener’s turn"),
        ({"phase": "orient", "turn": 2, "masks": []}, "there is a mask left to lay"),
        ({"phase": "auction"}, "There is an “auction” in the phases"),
        ({"phase": "turn", "auction": {"card": "leap"}}, "There is an “auction” in the phases"),
        ({"auction": {"card": "leap", "bid": 3}}, "A highest bid needs a bidder"),
        ({"auction": {"card": "leap", "bid": 30, "bidder": 1}}, "Seat 1 can’t hold the highest bid, 30"),
        ({"auction": {"card": "leap", "bid": 3, "bidder": 1, "in": [0]}}, "Seat 1 can’t hold the highest bid"),
        ({"phase": "card", "auction": {"card": "leap", "doer": 1}}, "Only the buyer, seat 0, carries out this card"),
        ({"phase": "card", "auction": {"card": "stroll", "walked": {"a1": 4}}}, "can’t have moved that far"),
        ({"phase": "card", "auction": {"card": "leap", "walked": {"a1": 1}}}, "can’t have moved that far"),
        ({"remembers": [[9], [], []]}, "a number from 0"),
        ({"read_out": [0, 0]}, "no seat appears twice"),
        ({"options": {"masks": 3}}, "no option"),
    ],
)
def test_what_contradicts_itself_is_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises((BadPosition, ridotto.errors.BadOption), match=sentence):
        MASK.load(facts_of(CALM) | change)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"cards": None}, "unseen cards"),
        ({"unseen_cards": []}, "unseen cards"),
        ({"unseen_masks": []}, "masks left doesn’t match"),
        ({"masks_left": 0, "turned_up": "owl"}, "masks left doesn’t match"),
    ],
)
def test_a_view_that_contradicts_itself_is_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        MASK.world(drawn().view(1) | change, 1)


def test_a_world_deals_unseen_masks_and_cards_anew() -> None:
    state = MASK.deal(4, 1)
    dumps = [MASK.dump(MASK.world(state.view(0), seed)) for seed in range(20)]
    assert len({str(facts["cards"]) for facts in dumps}) == 20
    assert len({str(facts["masks"]) for facts in dumps}) == 20
    masks = [facts["masks"] for facts in dumps]
    assert len({name for names in masks if isinstance(names, list) for name in names}) == 18


# -- all lines of play from drawn positions; the deal itself is in the shared counts

COUNTS: dict[str, tuple[dict[str, object], list[int]]] = {
    "poor": ({"points": [2, 2, 2]}, [12, 164, 2452, 24311]),
    "auction": ({"points": [3, 2, 4], "auction": {"card": "two by two"}, "cards": []}, [4, 10, 56, 402, 5772, 71565]),
    "promenade": (
        {"phase": "card", "auction": {"card": "promenade"}, "points": [0, 0, 0]},
        [5, 45, 395, 790, 1580, 6320, 12640],
    ),
    "crowd": ({"phase": "card", "auction": {"card": "crowd"}, "points": [0, 0, 0]}, [17, 202, 1564, 3136, 6400, 25024]),
    "mix-up": ({"phase": "card", "auction": {"card": "mix-up"}, "points": [1, 1, 1]}, [4, 40, 356, 1368, 4140, 18808]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_perft_of_drawn_positions(name: str) -> None:
    change, counts = COUNTS[name]
    position = drawn(CALM, **change).position
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
