"""How well the carnival's forecast predicts sets that it hasn't seen: `python tools/carnival_forecast_check.py`.

The sets of bench/balance/carnaval.csv are split into five parts, all evenings of a set into the same one. Each part is
predicted by a forecast that was fitted to the other four. Only evenings of today's bots are predicted.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import log, sqrt
from typing import Final, NamedTuple

from carnival_forecast import BOTS, Evening, by_table_size, fit, read_results

from ridotto.games.carnaval.forecast import DOUBT, Z95, estimate

FOLDS: Final = 5
TENTHS: Final = 10
OFTEN: Final = 5  # evenings of a set that say something about the set itself


class Prediction(NamedTuple):
    evening: Evening
    chance: float  # of the guests
    reach: float  # standard deviation of its log-odds, from what the fit doesn't know of its weights
    constant: float  # the share of the guests with that many players of that strength, whatever the roles
    dances: float

    @property
    def won(self) -> float:
        return float(self.evening.guests_won)


def main() -> None:
    for name, evenings in by_table_size(read_results()).items():
        found = list(predictions(evenings))
        write(f"{name} tables: {len(found)} evenings of {len({evening_set(each.evening) for each in found})} sets")
        report_losses(found)
        report_tenths(found)
        report_doubt(name, found)


def predictions(evenings: Sequence[Evening]) -> Iterator[Prediction]:
    for fold in range(FOLDS):
        seen = [evening for evening in evenings if fold_of(evening) != fold]
        model, constants = fit(seen), shares(seen)
        for evening in evenings:
            if fold_of(evening) == fold and evening.bots == BOTS:
                found = estimate(model, [evening.roles], evening.strength, doubt=0.0)
                reach = (log_odds(found.high) - log_odds(found.low)) / (2 * Z95)
                constant = constants[len(evening.roles), evening.strength]
                yield Prediction(evening, found.guests, reach, constant, found.dances)


def fold_of(evening: Evening) -> int:
    return sha256(" ".join(sorted(evening.roles)).encode()).digest()[0] % FOLDS


def shares(evenings: Sequence[Evening]) -> dict[tuple[int, str], float]:
    results: defaultdict[tuple[int, str], list[bool]] = defaultdict(list)
    for evening in evenings:
        if evening.bots == BOTS:
            results[len(evening.roles), evening.strength].append(evening.guests_won)
    return {key: sum(won) / len(won) for key, won in results.items()}


def evening_set(evening: Evening) -> tuple[str, ...]:
    return (evening.strength, *sorted(evening.roles))


def log_odds(chance: float) -> float:
    return log(chance / (1.0 - chance))


# -- how far off


def report_losses(found: Sequence[Prediction]) -> None:
    for name, loss in (("log loss", log_loss), ("Brier score", brier)):
        ours = mean([loss(each.chance, each.won) for each in found])
        constant = mean([loss(each.constant, each.won) for each in found])
        gains = [loss(each.constant, each.won) - loss(each.chance, each.won) for each in found]
        error = Z95 * sqrt(mean([(gain - mean(gains)) ** 2 for gain in gains]) / len(gains))
        write(f"  {name} {ours:.4f}, constant {constant:.4f}, gain {mean(gains):.4f} ± {error:.4f}")
    misses = [abs(log(max(each.evening.dances, 1)) - log(each.dances)) for each in found]
    write(f"  dances: half of the evenings within {sorted(misses)[len(misses) // 2]:.0%} of the forecast")


def log_loss(chance: float, won: float) -> float:
    return -log(chance if won else 1.0 - chance)


def brier(chance: float, won: float) -> float:
    return (chance - won) ** 2


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def report_tenths(found: Sequence[Prediction]) -> None:
    """From the tenth of the evenings in which the guests should do worst to that in which they should do best."""
    ranked = sorted(found, key=lambda each: each.chance)
    for tenth in range(TENTHS):
        part = ranked[tenth * len(ranked) // TENTHS : (tenth + 1) * len(ranked) // TENTHS]
        seen = mean([each.won for each in part])
        error = Z95 * sqrt(seen * (1 - seen) / len(part))
        write(f"  predicted {mean([each.chance for each in part]):.1%}   seen {seen:.1%} ± {error:.1%}")


# -- how far a set is from the sum of its roles


def report_doubt(name: str, found: Sequence[Prediction]) -> None:
    """How much more the sets that were played often differ from their predictions than by chance alone."""
    by_set: defaultdict[tuple[str, ...], list[Prediction]] = defaultdict(list)
    for each in found:
        by_set[evening_set(each.evening)].append(each)
    often = [games for games in by_set.values() if len(games) >= OFTEN]
    doubt = excess(often)
    write(f"  {len(often)} sets in {sum(map(len, often))} evenings: doubt {doubt:.2f} (in use: {DOUBT[name]:.2f})")
    for label, spread in (("without", 0.0), ("with", doubt)):
        held = mean([is_covered(games, spread) for games in often])
        write(f"  95 % intervals {label} doubt hold the share of {held:.0%} of them")


def excess(sets: Sequence[list[Prediction]]) -> float:
    """As a standard deviation of the log-odds, without what the fit's own interval covers."""
    surplus = weight = 0.0
    for games in sets:
        chance, reach, played = games[0].chance, games[0].reach, len(games)
        spread = chance * (1 - chance)
        missed = (sum(each.won for each in games) - played * chance) ** 2
        scale = played * (played - 1) * spread**2
        surplus += missed - played * spread - scale * reach**2
        weight += scale
    return sqrt(max(surplus / weight, 0.0))


def is_covered(games: Sequence[Prediction], doubt: float) -> bool:
    """Whether the share that was seen is where the interval and chance together put it."""
    chance, played = games[0].chance, len(games)
    spread = chance * (1 - chance)
    allowed = Z95 * sqrt(spread / played + spread**2 * (games[0].reach ** 2 + doubt**2))
    return abs(mean([each.won for each in games]) - chance) <= allowed


def write(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
