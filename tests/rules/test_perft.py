"""Counts of all lines of play from a deal: a rulebook that plays differently by one move counts differently."""

from __future__ import annotations

import pytest
from support.rules.variants import variant_of

import ridotto
from ridotto.rules.playout import perft
from ridotto.testing import Variant

FOUR = ["evil-genie", "mask-lender", "little-old-man", "gentleman"]
SEVEN = ["musician", "soldier", "mask-lender", "master-prankster", "gentleman", "dancing-prankster", "winegrower"]
ELEVEN = ["prankster", "prankster", "musician", "soldier", "mask-lender", "master-prankster", "gentleman", "winegrower"]

COUNTS: dict[str, list[tuple[Variant, list[int]]]] = {
    "mascarade": [
        (variant_of("mascarade", 2, {"links": "all"}), [5, 64, 1212, 25680]),
        (variant_of("mascarade", 3, {"links": "any", "scoring": "out"}), [5, 64, 1212, 30816]),
    ],
    "carnaval": [
        (variant_of("carnaval", 4, {"roles": FOUR}), [3, 3, 120, 4917, 205923]),
        (variant_of("carnaval", 7, {"roles": SEVEN, "gatecrasher": True}), [6, 11, 506, 44681]),
        (variant_of("carnaval", 11, {"roles": ELEVEN}), [2, 169, 25132]),
    ],
    "masker": [
        (variant_of("masker", 2, {"grid": "flat"}), [4, 16, 89, 557, 3824, 24044, 129230]),
        (variant_of("masker", 3, {"grid": "stacks"}), [2, 8, 34, 129, 562, 2305, 8751, 38102]),
        (variant_of("masker", 4, {"grid": "flat"}), [4, 16, 89, 557, 3824, 24044, 129230]),
    ],
    "mask": [  # sticks are placed first; tests/rules/mask goes on counting from drawn positions
        (variant_of("mask", 3, {}), [48, 2256, 103776]),
        (variant_of("mask", 6, {"masks": 6}), [48, 2256, 103776]),
    ],
}


def test_no_game_lacks_counts() -> None:
    assert set(COUNTS) == set(ridotto.GAMES)


@pytest.mark.parametrize(("variant", "counts"), [row for rows in COUNTS.values() for row in rows], ids=str)
def test_perft(variant: Variant, counts: list[int]) -> None:
    position = variant.deal(seed=7).position
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
