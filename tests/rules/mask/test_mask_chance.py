"""A random move of Mask is any of the legal ones, each as likely as the others; and options as people type them."""

from __future__ import annotations

from collections import Counter

import pytest
from support.rules.mask_positions import drawn, with_card

import ridotto
from ridotto import State
from ridotto.rules.dice import Dice

EACH = 300  # times that a move should come up

CARDS = ("stroll", "two by two", "leap", "trapdoor", "quick change", "shove", "crowd", "mix-up", "alms")
SITUATIONS: dict[str, State] = {
    "placing": ridotto.game("mask").deal(3, 1),
    "orienting": drawn(phase="orient", turn=2),
    "choosing": drawn(points=[3, 0, 0]),
    "no cards": drawn(points=[2, 0, 0], cards=[]),
    "moving": drawn(points=[3, 0, 0], phase="move"),
    "bidding": drawn(auction={"card": "leap", "bid": 3, "bidder": 1, "asked": 2}),
    **{card: with_card(card) for card in CARDS},
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_legal_move_is_as_likely(name: str) -> None:
    state = SITUATIONS[name]
    (seat,) = state.to_act
    legal = state.position.legal(seat)
    dice = Dice(5)
    drawn_moves = Counter(int(state.position.random_move(seat, dice)) for _ in range(EACH * len(legal)))
    assert set(drawn_moves) == set(legal)
    assert min(drawn_moves.values()) > EACH * 0.7
    assert max(drawn_moves.values()) < EACH * 1.3


def test_options_as_people_type_them() -> None:
    options = {option.name: option for option in ridotto.game("mask").options}
    assert [options["farewell"].read(text, 3) for text in ("yes", " No ", "perhaps")] == [True, False, "perhaps"]
    assert [options["masks"].read(text, 3) for text in ("7", " ", "2")] == [7, None, "2"]
    assert options["masks"].describe(6) == {
        "name": "masks",
        "kind": "number",
        "values": list(range(6, 19)),
        "default": None,
    }
    assert options["farewell"].describe(3)["values"] == [False, True]
