"""How likely each seat holds each card: the evidence, made to fit the cards in play.

Compiled, and written in plain loops: a believer does hardly anything else.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MAX_ROUNDS: Final = 40  # at most
CARD_TOLERANCE: Final = 0.05  # of a card
MAX_LOG_ODDS: Final = 30.0  # beyond that everything is certain anyway
BISECTION_STEPS: Final = 20  # of halving

Rows = list[list[float]]  # per seat, per role


def fit_to_cards(log_likelihoods: Rows, cards: list[float]) -> Rows:
    """From log-likelihoods to probabilities: each seat holds one card, and there are so many left of each role.

    Rows and columns are scaled in turn until both add up (Sinkhorn and Knopp, 1967). So a card that one player surely
    holds can't be anyone else's, and two players who claim one card share the doubt.
    """
    wanted = vec[float](cards)
    cells = likelihoods(log_likelihoods)
    by_column = vec[float]([1.0] * len(cards))
    by_row = row_scales(cells, by_column)
    by_column = vec[float]([0.0] * len(cards))
    for _ in range(i64(MAX_ROUNDS)):
        totals = column_totals(cells, by_row, i64(len(cards)))
        if fits(totals, by_column, wanted):
            break
        by_column = divided(wanted, totals)
        by_row = row_scales(cells, by_column)
    return scaled(cells, by_row, by_column)


def likelihoods(log_likelihoods: Rows) -> vec[float]:
    """Row after row; the likeliest card of each is 1."""
    cells = vec[float]([heard for row in log_likelihoods for heard in row])
    kinds = i64(len(cells)) // i64(len(log_likelihoods))
    for start in range(i64(0), i64(len(cells)), kinds):
        highest = cells[start]
        for at in range(start, start + kinds):
            highest = max(highest, cells[at])
        for at in range(start, start + kinds):
            cells[at] = exp(max(cells[at] - highest, -MAX_LOG_ODDS))
    return cells


def row_scales(cells: vec[float], by_column: vec[float]) -> vec[float]:
    """What makes every row add up to one card."""
    kinds = i64(len(by_column))
    seats = i64(len(cells)) // kinds
    scales = vec[float]([0.0] * int(seats))
    for seat in range(seats):
        total, start = 0.0, seat * kinds
        for kind in range(kinds):
            total += cells[start + kind] * by_column[kind]
        scales[seat] = 1.0 / total
    return scales


def column_totals(cells: vec[float], by_row: vec[float], kinds: i64) -> vec[float]:
    totals = vec[float]([0.0] * int(kinds))
    for seat in range(i64(len(by_row))):
        start, scale = seat * kinds, by_row[seat]
        for kind in range(kinds):
            totals[kind] += cells[start + kind] * scale
    return totals


def fits(totals: vec[float], by_column: vec[float], wanted: vec[float]) -> bool:
    for kind in range(i64(len(totals))):
        excess = totals[kind] * by_column[kind] - wanted[kind]
        if excess >= CARD_TOLERANCE or excess <= -CARD_TOLERANCE:
            return False
    return True


def divided(wanted: vec[float], totals: vec[float]) -> vec[float]:
    quotients = vec[float]([0.0] * len(totals))
    for kind in range(i64(len(totals))):
        quotients[kind] = wanted[kind] / totals[kind]
    return quotients


def scaled(cells: vec[float], by_row: vec[float], by_column: vec[float]) -> Rows:
    kinds = i64(len(by_column))
    return [
        [cells[seat * kinds + kind] * by_column[kind] * by_row[seat] for kind in range(kinds)]
        for seat in range(i64(len(by_row)))
    ]


def shift_log_odds(odds: list[float], room: list[float], wanted: float) -> list[float]:
    """Shifts all log-odds alike until that many are expected, where each counts only as far as there's room for it."""
    heard, parts = vec[float](odds), vec[float](room)
    low, high = -MAX_LOG_ODDS, MAX_LOG_ODDS
    for _ in range(i64(BISECTION_STEPS)):
        middle = (low + high) / 2.0
        if expected(heard, parts, middle) < wanted:
            low = middle
        else:
            high = middle
    return [probability(odd + low) for odd in odds]


def expected(odds: vec[float], room: vec[float], shift: float) -> float:
    total = 0.0
    for at in range(i64(len(odds))):
        total += probability(odds[at] + shift) * room[at]
    return total


def total(values: list[float]) -> float:
    """Added one by one: from Python 3.12 on, `sum` rounds otherwise, and bots would decide otherwise."""
    found = 0.0
    for value in values:
        found += value
    return found


def probability(odds: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(odds, -MAX_LOG_ODDS), MAX_LOG_ODDS)))
