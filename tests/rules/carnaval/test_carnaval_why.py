"""Refusals speak as a player would: no refusal of a tap shows the text of a move."""

from __future__ import annotations

import pytest
from support.rules.carnaval_positions import drawn

from ridotto.errors import IllegalMove


@pytest.mark.parametrize(
    ("cards", "facts", "seat", "move", "key"),
    [
        ("p p s g* g g g", {"call": "soldier"}, 2, "watch 2", "carnaval-name-self"),
        ("p p s g* g g g", {"call": "soldier"}, 2, "watch 3", "carnaval-name-bare"),
        ("p p s g g g g", {"call": "pranksters"}, 0, "unmask 1", "carnaval-name-fellow"),
        ("p p l g* g g g", {"call": "mask-lender"}, 2, "lend 4", "carnaval-name-masked"),
        ("p p c* g g g g", {"call": "chef", "before": {"served": 4}}, 2, "serve 4", "carnaval-name-again"),
        ("M p s g g g g", {"call": "master-prankster", "mark": 4}, 0, "mark 4", "carnaval-name-again"),
        ("p p w* g g g g", {"before": {"wine": 4}}, 2, "pour 4", "carnaval-name-again"),
        ("p p C* g g g g", {"before": {"lady": 4}}, 2, "charm 4", "carnaval-name-again"),
        ("p p C* g g g g", {}, 2, "charm 3", "carnaval-name-charm"),
        ("p p g g g g g", {"phase": "vote"}, 2, "vote 2", "carnaval-name-self"),
        ("p p g g* g g g", {"phase": "vote"}, 2, "vote 3", "carnaval-name-bare"),
        ("p p g g g g g", {"phase": "vote", "round": 2, "accused": [0, 4]}, 2, "vote 5", "carnaval-name-accused"),
        (
            "p p G* g g g g",
            {"phase": "tie", "victims": [0, 4], "accused": [0, 4]},
            2,
            "choose 5",
            "carnaval-name-accused",
        ),
        ("p p s g g g g", {"call": "soldier"}, 2, "watch 9", "carnaval-cannot-name"),
    ],
)
def test_why_a_guest_cannot_be_chosen(cards: str, facts: dict[str, object], seat: int, move: str, key: str) -> None:
    state = drawn(cards, **facts)
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, move)
    assert refused.value.key == key
    assert (move in str(refused.value)) == (key == "carnaval-cannot-name")


def test_a_refusal_tells_nothing_that_the_seat_does_not_know() -> None:
    """A player whose mask is gone, or who was converted unseen, is refused in the same words as anybody else."""
    one = drawn("p p* e l g+ g g g", call="mask-lender", eyes={"closed": [1], "unsure": [1], "missed": []})
    other = drawn("p p* e l g g+ g g", call="mask-lender", eyes={"closed": [1], "unsure": [1], "missed": []})
    for state in (one, other):
        with pytest.raises(IllegalMove) as refused:
            state.play(3, "lend 4")
        assert refused.value.key == "carnaval-name-masked"
