"""Whether counts look like the chances that they should follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import TypeVar

Thing = TypeVar("Thing")


def looks_fair(counted: Counter[Thing], weights: Mapping[Thing, float]) -> bool:
    """Pearson's chi-square, five standard deviations wide and more: fair lots hardly ever fail."""
    if not set(counted) <= set(weights):
        return False
    total = sum(counted.values())
    whole = sum(weights.values())
    wanted = {thing: total * weight / whole for thing, weight in weights.items()}
    distance = sum((counted[thing] - expected) ** 2 / expected for thing, expected in wanted.items())
    freedom = len(weights) - 1
    return distance < freedom + 5 * sqrt(2 * freedom) + 10


def equal_weights(things: Mapping[Thing, object] | list[Thing]) -> dict[Thing, float]:
    return dict.fromkeys(things, 1.0)
