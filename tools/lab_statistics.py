"""What the tables and pictures of docs/lab.md show, computed from the raw results in bench/."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from pathlib import Path
from typing import Final

from carnival_forecast import by_table_size, fit, read_results

from ridotto.bots.score import Z95
from ridotto.games.carnaval.forecast import GENIE, PRANKSTER_NAMES, probability
from ridotto.games.carnaval.rulebook.content import ROLES

BENCH: Final = Path(__file__).parent.parent / "bench"
CALIBRATION: Final = BENCH / "carnival" / "calibration.csv"
EXACT: Final = BENCH / "masker" / "exact.csv"
READERS: Final = BENCH / "masker" / "readers.csv"
SURE_WINS: Final = BENCH / "masker" / "sure_wins.csv"
FEW: Final = 5  # an average of fewer has no interval worth drawing

Row = dict[str, str]


def read_rows(file: Path) -> list[Row]:
    with file.open(encoding="utf-8", newline="") as source:
        return list(csv.DictReader(source))


@dataclass(frozen=True)
class Estimate:
    """A figure, and how far its 95% interval reaches to either side."""

    value: float
    reach: float | None  # None: too few to say
    count: int  # of what it's an average

    @property
    def low(self) -> float:
        return self.value - (self.reach or 0.0)

    @property
    def high(self) -> float:
        return self.value + (self.reach or 0.0)


def mean_of(values: Sequence[float]) -> Estimate:
    """With Student's interval: there may be few of them."""
    count = len(values)
    mean = fsum(values) / count
    spread = sqrt(fsum((value - mean) ** 2 for value in values) / max(count - 1, 1))
    return Estimate(mean, student(count - 1) * spread / sqrt(count) if count >= FEW else None, count)


def student(freedom: int) -> float:
    """Standard deviations of a 95% interval (Abramowitz and Stegun 26.7.5)."""
    z = Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


# -- what believers believe


class Believed:
    """A row of calibration.csv: opinions that are added up."""

    def __init__(self, row: Row) -> None:
        self.players = int(row["players"])
        self.strength = row["strength"]
        self.by, self.what = row["by"], row["what"]
        self.evenings, self.opinions = int(row["evenings"]), int(row["opinions"])
        self.sums = {name: float(row[name]) for name in list(row)[6:]}

    def mean(self, name: str) -> float:
        return self.sums[name] / self.opinions

    @property
    def said(self) -> float:
        return self.mean("said")

    @property
    def true(self) -> Estimate:
        """How often it was so. Opinions of one evening depend on each other, so evenings are compared."""
        return self.ratio("true", "true_squared", "opinions_true")

    @property
    def gain(self) -> Estimate:
        """In Brier score, over suspecting everybody alike."""
        self.sums["gain"] = self.sums["blind_brier"] - self.sums["brier"]
        return self.ratio("gain", "gain_squared", "gain_opinions")

    def ratio(self, name: str, squared: str, product: str) -> Estimate:
        mean = self.mean(name)
        scatter = self.sums[squared] - 2 * mean * self.sums[product] + mean**2 * self.sums["opinions_squared"]
        return Estimate(mean, Z95 * sqrt(max(scatter, 0.0)) / self.opinions, self.opinions)


def beliefs(by: str) -> list[Believed]:
    return [found for row in read_rows(CALIBRATION) if (found := Believed(row)).by == by]


def calibration_error(players: int, strength: str) -> float:
    """How far what's said is from what's true, on average over all opinions, bin by each."""
    bins = [each for each in beliefs("bin") if (each.players, each.strength) == (players, strength)]
    return fsum(each.opinions * abs(each.said - each.true.value) for each in bins) / sum(each.opinions for each in bins)


# -- small games of Masker, solved


@dataclass(frozen=True)
class Exact:
    """How far one strength is from perfect play in one set-up, in chances to win."""

    setup: str
    kind: str
    value: Estimate  # of perfect play for the first player
    lost_first: Estimate  # by the bot as first player, against its best response
    lost_second: Estimate
    lost: Estimate  # on average of both seats
    largest_gap: float  # up to which perfect play is known


def exact_results() -> list[Exact]:
    rows = read_rows(EXACT)
    groups = list(dict.fromkeys((row["setup"], row["kind"]) for row in rows))
    return [exact_of(*group, [row for row in rows if (row["setup"], row["kind"]) == group]) for group in groups]


def exact_of(setup: str, kind: str, rows: Sequence[Row]) -> Exact:
    values = [(float(row["low"]) + float(row["high"])) / 2 for row in rows]
    first = [value - float(row["kept"]) for value, row in zip(values, rows, strict=True)]
    second = [float(row["given"]) - value for value, row in zip(values, rows, strict=True)]
    both = [(one + other) / 2 for one, other in zip(first, second, strict=True)]
    gap = max(float(row["high"]) - float(row["low"]) for row in rows)
    return Exact(setup, kind, mean_of(values), mean_of(first), mean_of(second), mean_of(both), gap)


def reader_results() -> dict[str, Estimate]:
    """How often each challenger wins against a master. Both games of a deal are one result."""
    rows = read_rows(READERS)
    names = dict.fromkeys(row["challenger"] for row in rows)
    return {name: mean_of([int(row["wins"]) / 2 for row in rows if row["challenger"] == name]) for name in names}


# -- the carnival's roles


def role_effects() -> dict[str, Estimate]:
    """By how many points each special role changes the guests' chance at a large table, if it's even without it."""
    evenings = by_table_size(read_results())["large"]
    model = fit(evenings)
    found: dict[str, Estimate] = {}
    for at, name in enumerate(model["features"]):
        if name in ROLES:
            seen = sum(name in evening.roles for evening in evenings)
            chance = probability(model["odds"][at])
            reach = Z95 * sqrt(model["covariance"][at][at]) * chance * (1.0 - chance)
            found[name] = Estimate(chance - 0.5, reach, seen)
    return dict(sorted(found.items(), key=lambda item: -item[1].value))


def is_against_guests(role: str) -> bool:
    return role in PRANKSTER_NAMES or role == GENIE
