"""The first masters go on thinking as they did, whatever becomes of the minds that are measured against them."""

from __future__ import annotations

import pytest
from support.bots.minds import MINDS, make_search_bot

import ridotto

DECISIONS = 20
ITERATIONS = 40  # are enough to see a change
FIRST_MASTERS = {
    "mascarade": "22152 e5, 22230 f5, 54240 g5, 22551 e4, 11343 g4, 11345 g3, 23225 f3, 04240 g2, 04414 g1, 23442 f4, "
    "00403 h1, 44425 f1, 15244 h3, 01135 i1, 51540 i3, 31153 i2, 14100 e1, 23222 f2, 34414 h2, 32415 e3",
    "masker": "a5, c1, stop, d1, d2, d3, d4, b2, c2, c3, b3, b4, e1, e2, stop, f2, f1, c6, b6, b5",
    "mask": "place b2, place d2, place b4, place c3, place e3, place f2, orient 1, go e3 f4, done, go b4 a4, done, "
    "draw, out, out, out, orient 2, go a4 b5, done, draw, bid 2",
}


def test_no_first_master_is_missing() -> None:
    assert set(FIRST_MASTERS) == set(MINDS)


@pytest.mark.parametrize("name", FIRST_MASTERS)
def test_a_first_master_plays_as_ever(name: str) -> None:
    assert opening(name) == FIRST_MASTERS[name]


def opening(name: str) -> str:
    """A game among first masters, as far as it's looked at."""
    game = ridotto.game(name)
    state = game.deal(3, 5)
    played: list[str] = []
    for number in range(DECISIONS):
        seat = state.to_act[0]
        search = make_search_bot("master-1", game, number).new_search(state.view(seat))
        search.run(ITERATIONS)
        played.append(game.written(search.root, search.ranking()[0][0]))
        state.play(seat, played[-1])
    return ", ".join(played)
