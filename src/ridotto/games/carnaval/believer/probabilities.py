"""How likely each seat holds each card: the evidence, made to fit the cards in play."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul, sub, truediv
from typing import Final

MAX_ROUNDS: Final = 40  # at most
CARD_TOLERANCE: Final = 0.05  # of a card
MAX_LOG_ODDS: Final = 30.0  # beyond that everything is certain anyway
BISECTION_STEPS: Final = 20  # of halving

Rows = list[list[float]]  # per seat, per role


def fit_to_cards(log_likelihoods: Rows, cards: Sequence[float]) -> Rows:
    """From log-likelihoods to probabilities: each seat holds one card, and there are so many left of each role.

    Rows and columns are scaled in turn until both add up (Sinkhorn and Knopp, 1967). So a card that one player surely
    holds can't be anyone else's, and two players who claim one card share the doubt.
    """
    rows = [likelihoods(row) for row in log_likelihoods]
    columns = list(zip(*rows, strict=True))
    by_row = [1.0 / sum(row) for row in rows]
    by_column = [0.0] * len(columns)
    for _ in range(MAX_ROUNDS):
        totals = [sum(map(mul, column, by_row)) for column in columns]
        if max(map(abs, map(sub, map(mul, totals, by_column), cards))) < CARD_TOLERANCE:
            break
        by_column = list(map(truediv, cards, totals))
        by_row = [1.0 / sum(map(mul, row, by_column)) for row in rows]
    return [[chance * scale for chance in map(mul, row, by_column)] for row, scale in zip(rows, by_row, strict=True)]


def likelihoods(row: list[float]) -> list[float]:
    highest = max(row)
    return [exp(max(heard - highest, -MAX_LOG_ODDS)) for heard in row]


def shift_log_odds(odds: Sequence[float], room: Sequence[float], wanted: float) -> list[float]:
    """Shifts all log-odds alike until that many are expected, where each counts only as far as there's room for it."""
    low, high = -MAX_LOG_ODDS, MAX_LOG_ODDS
    for _ in range(BISECTION_STEPS):
        middle = (low + high) / 2
        if sum(probability(odd + middle) * part for odd, part in zip(odds, room, strict=True)) < wanted:
            low = middle
        else:
            high = middle
    return [probability(odd + low) for odd in odds]


def probability(odds: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(odds, -MAX_LOG_ODDS), MAX_LOG_ODDS)))
