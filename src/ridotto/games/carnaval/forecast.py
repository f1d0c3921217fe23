"""How an evening would go with given roles: which side wins how often, and how long it lasts.

Fitted by `tools/carnival_forecast.py` to thousands of evenings that bots have played. docs/balance.md says how well it
predicts sets that it hasn't seen.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import Final, TypedDict

from ridotto.game_package import BalanceForecast, ExpectedShare
from ridotto.games.carnaval.rulebook.content import PRANKSTERS, ROLES, SMALL_TABLE, pranksters_wanted
from ridotto.games.carnaval.rulebook.setup.presets import sets_of
from ridotto.rules.event import Facts

PLAIN: Final = ("guest", "prankster")
GENIE: Final = "evil-genie"
PRANKSTER_NAMES: Final = tuple(ROLES[role] for role in PRANKSTERS)
GUEST_SPECIALS: Final = tuple(role for role in ROLES if role not in (*PLAIN, *PRANKSTER_NAMES, GENIE))
USUAL_SHARE: Final = 0.6  # of the guests have an ability; others are compared with that
MIDDLE: Final = 11  # players: regulars are compared with masters by how far a table is from that size
Z95: Final = 1.96  # standard deviations of a 95% interval
Z80: Final = 1.28  # … and of an 80% interval
# How far the log-odds of a set are from the sum of its roles' weights, as a standard deviation: roles help each other.
# Found by tools/carnival_forecast_check.py among sets that the forecast hadn't seen.
DOUBT: Final = {"small": 0.08, "large": 0.32}

STRENGTHS: Final = ("regular", "master")  # that have played the evenings
UNKNOWN_OPTIONS: Final = ("confidence", "secret_vote", "gatecrasher")

Features = dict[str, float]


@dataclass(frozen=True)
class Forecast:
    guests: float  # how often they win
    low: float  # the 95% interval of that share
    high: float
    drawn: float  # how often nobody wins, of the evenings that the guests don't
    dances: float  # how long an evening lasts
    shortest: float  # four evenings in five last from here …
    longest: float  # … to there


class FittedModel(TypedDict):
    """For tables of one kind: small ones have rules of their own (CV-6)."""

    features: list[str]
    odds: list[float]  # log-odds of the guests, by feature
    covariance: list[list[float]]  # of those, the lower half
    log_dances: list[float]  # by feature
    scatter: float  # of log_dances around the estimate, as a standard deviation
    draws: dict[str, float]  # by the number of players: how often nobody wins if the guests don't


def forecast(roles: Sequence[str], strength: str = "master") -> Forecast:
    """An estimate for any set that may be dealt, plain guests included."""
    return forecast_of_sets([roles], strength)


def forecast_of_sets(sets: Sequence[Sequence[str]], strength: str) -> Forecast:
    """… and for one of several, drawn by lot: how far off each of them is evens out."""
    kind = "small" if len(sets[0]) <= SMALL_TABLE else "large"
    return estimate(fitted_models()[kind], sets, strength, DOUBT[kind] / sqrt(len(sets)))


def estimate(model: FittedModel, sets: Sequence[Sequence[str]], strength: str, doubt: float) -> Forecast:
    found = mean_features([features_of(roles, strength) for roles in sets])
    known = [(at, found[name]) for at, name in enumerate(model["features"]) if name in found]
    odds = sum(model["odds"][at] * value for at, value in known)
    variance = sum(a * b * model["covariance"][max(i, j)][min(i, j)] for i, a in known for j, b in known)
    reach = Z95 * sqrt(variance + doubt**2)
    guests, low, high = map(probability, (odds, odds - reach, odds + reach))
    length = sum(model["log_dances"][at] * value for at, value in known)
    around = Z80 * model["scatter"]
    dances, shortest, longest = map(exp, (length, length - around, length + around))
    return Forecast(guests, low, high, model["draws"][str(len(sets[0]))], dances, shortest, longest)


def mean_features(rows: Sequence[Features]) -> Features:
    names = {name for row in rows for name in row}
    return {name: sum(row.get(name, 0.0) for row in rows) / len(rows) for name in sorted(names)}


# -- as a host sees it


def balance_forecast(seats: int, options: Facts, strength: str) -> BalanceForecast:
    """The evil genie counts with the pranksters."""
    known = strength if strength in STRENGTHS else STRENGTHS[0]
    sets = possible_sets(options["roles"], seats)
    found = forecast_of_sets(sets, known)
    won = 1.0 - found.drawn  # by the pranksters, if not by the guests
    return BalanceForecast(
        known,
        {
            "guests": ExpectedShare(found.guests, found.low, found.high),
            "pranksters": ExpectedShare(*(won * (1.0 - rate) for rate in (found.guests, found.high, found.low))),
        },
        found.dances,
        found.shortest,
        found.longest,
        {without_guests(roles): forecast(roles, known).guests for roles in sets},
        [name for name in UNKNOWN_OPTIONS if options[name] is True and not is_usual(name, seats)],
    )


def possible_sets(chosen: object, seats: int) -> list[list[str]]:
    """The host's own, or those of a preset."""
    if isinstance(chosen, list):
        return [[str(role) for role in chosen]]
    return [[ROLES[role] for role in roles] for roles in sets_of(str(chosen), seats)]


def without_guests(roles: Sequence[str]) -> tuple[str, ...]:
    """Plain guests fill up any company."""
    return tuple(role for role in roles if role != PLAIN[0])


def is_usual(option: str, seats: int) -> bool:
    """At small tables there is always a vote of confidence (CV-6)."""
    return option == "confidence" and seats <= SMALL_TABLE


# -- the fitted model


@cache
def fitted_models() -> Mapping[str, FittedModel]:
    page = files("ridotto.games.carnaval").joinpath("forecast.json").read_text(encoding="utf-8")
    models: Mapping[str, FittedModel] = json.loads(page)
    return models


def features_of(roles: Sequence[str], strength: str) -> Features:
    """What the estimate goes by: the number of players, each special role, how many pranksters more than advised."""
    players = len(roles)
    found: Features = {f"players {players}": 1.0}
    if players <= SMALL_TABLE:  # the genie is always there, and what an ability is worth changes with every player
        found |= {f"{role} at {players}": 1.0 for role in roles if role in GUEST_SPECIALS}
    else:
        found |= {role: 1.0 for role in roles if role not in PLAIN} | pranksters_in(roles) | plain_guests_in(roles)
    if strength == "regular":
        found |= {"regulars": 1.0, "regulars-at-large-tables": (players - MIDDLE) / 4}
    return found


def pranksters_in(roles: Sequence[str]) -> Features:
    """The more abilities there are, the more a convert brings along."""
    advised = pranksters_wanted(len(roles))
    found: Features = {"pranksters more": sum(role in PRANKSTER_NAMES for role in roles) - float(advised)}
    if GENIE in roles:
        found["genie-and-specials"] = sum(role in GUEST_SPECIALS for role in roles) / 5
    return found


def plain_guests_in(roles: Sequence[str]) -> Features:
    """A prankster hides among plain guests, the better the more of the guests are plain; but not in proportion."""
    special = sum(role in GUEST_SPECIALS for role in roles)
    share = special / (special + roles.count(PLAIN[0])) - USUAL_SHARE
    return {"share-of-specials": share, "share-of-specials-squared": share**2}


def probability(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))
