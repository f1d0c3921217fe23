"""Makes the built-in deck of Mascarade (MC-2), which is always the same: `python tools/mascarade_deck.py > deck.txt`.

It has fifty pairs of cards that differ in only one feature, so every card has one that shares exactly four. The values
of each feature are dealt out evenly, 16 or 17 of each, and dealt again until no two cards are equal.
"""

from __future__ import annotations

import random
import sys
from itertools import product

FEATURES = 5
VALUES = 6
PAIRS = 50
SEED = 1638  # the year the Ridotto opened

HEADER = """\
# The hundred masks of Mascarade (MC-2). One card a line: face, hair, eyes, nose, mouth, six values each.
# Made by tools/mascarade_deck.py.
"""

Card = list[int]


def evenly(rng: random.Random) -> list[int]:
    """A hundred values, each 16 or 17 times."""
    extra = rng.sample(range(VALUES), 4)
    return [value for value in range(VALUES) for _ in range(17 if value in extra else 16)]


def pairs(rng: random.Random) -> list[tuple[Card, Card]]:
    """Fifty pairs: where a pair agrees it takes two of the same value, where it differs one each of two values."""
    odd = [pair % FEATURES for pair in range(PAIRS)]
    rng.shuffle(odd)
    cards: list[tuple[Card, Card]] = [([], []) for _ in range(PAIRS)]
    for feature in range(FEATURES):
        singles, doubles = split(evenly(rng), odd.count(feature), rng)
        for pair, (first, second) in enumerate(cards):
            values = singles.pop() if odd[pair] == feature else doubles.pop()
            first.append(values[0])
            second.append(values[1])
    return cards


def split(values: list[int], singles: int, rng: random.Random) -> tuple[list[Card], list[Card]]:
    """The values as that many unequal couples, and equal couples of the rest."""
    while True:
        rng.shuffle(values)
        mixed = [values[2 * couple : 2 * couple + 2] for couple in range(singles)]
        rest = sorted(values[2 * singles :])
        equal = [rest[2 * couple : 2 * couple + 2] for couple in range(PAIRS - singles)]
        if all(a != b for a, b in mixed) and all(a == b for a, b in equal):
            rng.shuffle(equal)
            return mixed, equal


def deck(seed: int = SEED) -> list[str]:
    """A hundred different cards in order."""
    rng = random.Random(seed)
    while True:
        cards = {"".join(map(str, card)) for couple in pairs(rng) for card in couple}
        if len(cards) == 2 * PAIRS:
            return sorted(cards)


def shared(one: str, other: str) -> int:
    return sum(a == b for a, b in zip(one, other, strict=True))


def mean_points(cards: list[str]) -> float:
    """How many points a matching side scores on average."""
    matches = [shared(a, b) for a, b in product(cards, cards) if a != b and shared(a, b)]
    return sum(matches) / len(matches)


if __name__ == "__main__":
    sys.stdout.write(HEADER + "\n".join(deck()) + "\n")
