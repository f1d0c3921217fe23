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

from ridotto.games.carnaval.rulebook.content import PRANKSTERS, ROLES, SMALL_TABLE, pranksters_wanted

PLAIN: Final = ("guest", "prankster")
GENIE: Final = "evil-genie"
PRANKSTER_NAMES: Final = tuple(ROLES[role] for role in PRANKSTERS)
GUEST_SPECIALS: Final = tuple(role for role in ROLES if role not in (*PLAIN, *PRANKSTER_NAMES, GENIE))
MIDDLE: Final = 11  # players: regulars are compared with masters by how far a table is from that size
Z95: Final = 1.96  # standard deviations of a 95% interval
Z80: Final = 1.28  # … and of an 80% interval

Features = dict[str, float]


@dataclass(frozen=True)
class Forecast:
    guests: float  # how often they win
    low: float  # the 95% interval of that estimate
    high: float
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


def forecast(roles: Sequence[str], strength: str = "master") -> Forecast:
    """An estimate for any set that may be dealt, plain guests included."""
    model = fitted_models()["small" if len(roles) <= SMALL_TABLE else "large"]
    found = features_of(roles, strength)
    known = [(at, found[name]) for at, name in enumerate(model["features"]) if name in found]
    odds = sum(model["odds"][at] * value for at, value in known)
    reach = Z95 * sqrt(sum(a * b * model["covariance"][max(i, j)][min(i, j)] for i, a in known for j, b in known))
    dances = sum(model["log_dances"][at] * value for at, value in known)
    around = Z80 * model["scatter"]
    return Forecast(
        *map(probability, (odds, odds - reach, odds + reach)), *map(exp, (dances, dances - around, dances + around))
    )


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
        found |= {role: 1.0 for role in roles if role not in PLAIN} | pranksters_in(roles)
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


def probability(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))
