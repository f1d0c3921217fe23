"""Counts of all lines of play from a deal: a rulebook that plays differently by one move counts differently."""

from __future__ import annotations

import pytest
from support.rules.variants import Variant

import ridotto
from ridotto.rules.playout import perft

COUNTS: dict[str, list[tuple[Variant, list[int]]]] = {
    "mascarade": [
        (Variant("mascarade", 2, {"links": "all"}), [5, 64, 1212, 25680]),
        (Variant("mascarade", 3, {"links": "any", "scoring": "out"}), [5, 64, 1212, 30816]),
    ],
    "carnaval": [
        (Variant("carnaval", 4, {"roles": "full"}), [3, 3, 120, 4917, 205923]),
        (Variant("carnaval", 7, {"roles": "full", "gatecrasher": True}), [6, 11, 506, 44681]),
        (Variant("carnaval", 11, {"roles": "usual"}), [2, 169, 25132]),
    ],
    "masker": [
        (Variant("masker", 2, {"grid": "flat"}), [4, 16, 89, 557, 3824, 24044, 129230]),
        (Variant("masker", 3, {"grid": "stacks"}), [2, 8, 34, 129, 562, 2305, 8751, 38102]),
        (Variant("masker", 4, {"grid": "flat"}), [4, 16, 89, 557, 3824, 24044, 129230]),
    ],
    "mask": [  # sticks are placed first; tests/rules/mask goes on counting from drawn positions
        (Variant("mask", 3, {}), [48, 2256, 103776]),
        (Variant("mask", 6, {"masks": 6}), [48, 2256, 103776]),
    ],
}


def test_no_game_lacks_counts() -> None:
    assert set(COUNTS) == set(ridotto.GAMES)


@pytest.mark.parametrize(("variant", "counts"), [row for rows in COUNTS.values() for row in rows], ids=str)
def test_perft(variant: Variant, counts: list[int]) -> None:
    position = variant.deal(seed=7).position
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
