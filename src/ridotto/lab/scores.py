"""Win rates with their intervals, and ratings."""

from __future__ import annotations

from dataclasses import dataclass
from math import log10, sqrt

Z95 = 1.959964  # standard deviations of a 95% interval
MEAN_RATING = 1500
RATING_ROUNDS = 200


@dataclass
class Score:
    """One kind of player in a match."""

    name: str
    games: int = 0
    wins: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson interval, which stays honest near 0 and 1."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.rate
        middle = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        reach = Z95 / (1 + Z95**2 / n) * sqrt(p * (1 - p) / n + Z95**2 / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def as_dict(self) -> dict[str, object]:
        low, high = self.interval
        rounded = {"rate": round(self.rate, 4), "low": round(low, 4), "high": round(high, 4)}
        return {"name": self.name, "games": self.games, "wins": round(self.wins, 2), **rounded}


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
