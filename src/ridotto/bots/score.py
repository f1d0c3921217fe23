"""How often somebody wins, with its interval."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959964  # standard deviations of a 95% interval


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
        return min(p, max(0.0, middle - reach)), max(p, min(1.0, middle + reach))  # whatever rounding does

    def as_dict(self) -> dict[str, object]:
        low, high = self.interval
        rounded = {"rate": round(self.rate, 4), "low": round(low, 4), "high": round(high, 4)}
        return {"name": self.name, "games": self.games, "wins": round(self.wins, 2), **rounded}
