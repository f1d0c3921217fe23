"""Ratings, from who has beaten whom how often."""

from __future__ import annotations

from math import log10

MEAN_RATING = 1500
RATING_ROUNDS = 200

WinCounts = dict[tuple[str, str], float]  # how often the first has beaten the second


def ratings(names: list[str], win_counts: WinCounts) -> dict[str, int]:
    """Bradley-Terry strengths on the scale of chess: 400 points more are ten times the odds.

    Everyone is also credited with one half-won game against an average player, so that even an entrant that won every
    game has a rating.
    """
    strength = dict.fromkeys(names, 1.0)
    for _ in range(RATING_ROUNDS):
        strength = {name: _improved(name, strength, win_counts) for name in names}
    return {name: round(MEAN_RATING + 400 * log10(value)) for name, value in strength.items()}


def _improved(name: str, strength: dict[str, float], win_counts: WinCounts) -> float:
    wins, weight = 0.5, 1 / (strength[name] + 1)
    for other, rival in strength.items():
        if other != name:
            won, lost = win_counts.get((name, other), 0.0), win_counts.get((other, name), 0.0)
            wins += won
            weight += (won + lost) / (strength[name] + rival)
    return wins / weight
