"""What a hint at Masker says of a capture of one's own colour, and of white crosses. The seat is blue."""

from __future__ import annotations

import pytest
from support.rules.masker_positions import flat

from ridotto import State, words
from ridotto.bots.hints import explain_move

BLUFF = "A bluff: you’ll be suspected of another colour."
WHITE = "Careful, white: c4. That would open the whole grid."


def hint(state: State, move: str) -> str:
    game, position = state.game, state.position
    key, facts = explain_move(game.name, position, 0, int(game.read(position, move)))
    return words.sentence("en", key, facts)


@pytest.mark.parametrize(
    ("drawing", "bluffs"),
    [
        ("...... ...... ...... RRR... G...BB oBB...", True),  # three are left, and there is a green one to take
        ("...... ...... ...... RRR... G....B oBB...", False),  # too few for a bluff
        ("...... ...... ...... RRR... B...BB oBB...", False),  # no other colour can be taken
    ],
)
def test_capturing_the_own_colour_is_a_bluff_if_it_is_free_and_plenty_are_left(drawing: str, bluffs: bool) -> None:
    said = hint(flat(drawing, colours="BR"), "b1")
    assert "It’s your own colour" in said
    assert (BLUFF in said) == bluffs


def test_a_hint_warns_of_a_white_cross_that_it_brings_within_reach() -> None:
    """MK-7"""
    assert hint(flat("...... ...... ..w... .oGG.. ...... BBBRRR", colours="BR"), "c3").endswith(WHITE)


def test_a_hint_to_stop_beside_a_white_cross_warns_too() -> None:
    """MK-7"""
    state = flat("...... ...... ..w... ..oG.. ...... BBBRRR", captured=["G", ""], taken=1, colours="BR")
    assert hint(state, "stop").endswith(WHITE)


def test_where_any_cross_can_be_captured_anyway_nobody_is_warned() -> None:
    """MK-7"""
    assert "Careful" not in hint(flat("...... ...... ..w... ..oG.. ..w... BBBRRR", colours="BR"), "c4")
