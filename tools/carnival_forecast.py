"""Fits the carnival's forecast: `python tools/carnival_forecast.py` reads bench/balance/carnaval.csv and writes
games/carnaval/forecast.json. `tools/carnival_forecast_check.py` says how well it predicts sets that it hasn't seen.

`python tools/carnival_forecast.py play GAMES` adds that many evenings to the file first: every other one with a set of
a preset, the others with random sets. After a change to the rules or the bots, see how much it matters with `replay
GAMES`: that plays so many evenings of earlier bots again. If it does matter, raise BOTS and play some thousands: the
fit keeps what it learned about roles from earlier bots, but believes today's where they differ.
"""

from __future__ import annotations

import csv
import json
import random
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from math import log, sqrt
from pathlib import Path
from typing import Final, NamedTuple

import ridotto
from ridotto.bots import make_bot
from ridotto.bots.whole_game import DRAW, play_out, winner
from ridotto.errors import BadOption
from ridotto.games.carnaval.forecast import (
    GENIE,
    GUEST_SPECIALS,
    PLAIN,
    PRANKSTER_NAMES,
    FittedModel,
    features_of,
    probability,
)
from ridotto.games.carnaval.rulebook.content import PRESETS, ROLES, SMALL_TABLE, check_roles, pranksters_allowed
from ridotto.games.carnaval.rulebook.setup.presets import sets_of
from ridotto.rules.contract import State

ROOT: Final = Path(__file__).parent.parent
RESULTS: Final = ROOT / "bench" / "balance" / "carnaval.csv"
MODEL: Final = ROOT / "src" / "ridotto" / "games" / "carnaval" / "forecast.json"
BOTS: Final = 2  # who plays today; 1: before every accused said something, and the genie spared likely pranksters
COLUMNS: Final = ("players", "strength", "seed", "roles", "winner", "dances", "bots")
LETTERS: Final = "0123456789abcdefgh"  # a role in the file; plain guests are left out
ROUNDS: Final = 12  # of Newton's method
CAUTION: Final = 1.0  # keeps a role that was seldom seen near zero; the number of players has its own weight …
FREEDOM: Final = 0.01  # … without it
LIKENESS: Final = 50.0  # … and what a role was worth to earlier bots is near to what it's worth today
EARLIER: Final = "earlier bots"
SPECIAL_PRANKSTER: Final = 0.4
WITH_GENIE: Final = 0.6

Matrix = list[list[float]]


class Evening(NamedTuple):
    roles: tuple[str, ...]
    strength: str
    winner: str
    dances: int
    seed: int
    bots: int

    @property
    def guests_won(self) -> bool:
        return self.winner == "guests"


def main(command: str = "fit", games: str = "0") -> None:
    if command == "replay":
        replay_evenings(int(games))
        return
    if command == "play":
        play_evenings(int(games))
    evenings = read_results()
    models = {name: fit(part) for name, part in by_table_size(evenings).items()}
    MODEL.write_text(json.dumps(models, separators=(",", ":")) + "\n", encoding="utf-8")


# -- playing


def play_evenings(games: int) -> None:
    new = not RESULTS.exists()
    number = 0 if new else len(RESULTS.read_text(encoding="utf-8").splitlines())
    with RESULTS.open("a", encoding="utf-8", newline="") as page:
        lines = csv.writer(page, lineterminator="\n")
        if new:
            lines.writerow(COLUMNS)
        for seed in range(number, number + games):
            lines.writerow(play_evening(seed))
            page.flush()


def play_evening(seed: int) -> list[object]:
    game, choice = ridotto.game("carnaval"), random.Random(seed)
    players, strength = choice.randint(game.fewest, game.most), choice.choice(("master", "master", "master", "regular"))
    roles = preset_roles(players, choice) if seed % 2 else random_roles(players, choice)
    state = played(roles, strength, seed)
    code = "".join(sorted(LETTERS[ROLES.index(role)] for role in roles if role != "guest"))
    return [players, strength, seed, code, winner(state), state.view(None)["dance"], BOTS]


def played(roles: Sequence[str], strength: str, seed: int) -> State:
    game, players = ridotto.game("carnaval"), len(roles)
    state = game.deal(players, seed, {"roles": list(roles)})
    play_out(state, [make_bot(strength, game, seed * players + seat) for seat in range(players)])
    return state


def replay_evenings(games: int) -> None:
    """Of the first bots in the file, drawn at random."""
    evenings = [evening for evening in read_results() if evening.bots < BOTS]
    drawn = random.Random(games).sample(evenings, games)
    again = [winner(played(evening.roles, evening.strength, evening.seed)) for evening in drawn]
    same = sum(evening.winner == won for evening, won in zip(drawn, again, strict=True))
    before, now = sum(evening.guests_won for evening in drawn), again.count("guests")
    sys.stdout.write(f"{same / games:.1%} end the same way; guests won {before / games:.1%}, now {now / games:.1%}\n")


def preset_roles(players: int, choice: random.Random) -> list[str]:
    return [ROLES[role] for role in choice.choice(sets_of(choice.choice(PRESETS), players))]


def random_roles(players: int, choice: random.Random) -> list[str]:
    """Any set that may be dealt."""
    while True:
        roles = some_roles(players, choice)
        try:
            return [ROLES[role] for role in check_roles(roles, players)]
        except BadOption:
            continue


def some_roles(players: int, choice: random.Random) -> list[str]:
    pranksters = choice.randint(*pranksters_allowed(players))
    special = [role for role in PRANKSTER_NAMES[1:] if choice.random() < SPECIAL_PRANKSTER][:pranksters]
    genie = [GENIE] if players <= SMALL_TABLE or choice.random() < WITH_GENIE else []
    room = players - pranksters - len(genie)
    guests = choice.sample(GUEST_SPECIALS, choice.randint(0, min(room, len(GUEST_SPECIALS))))
    return special + ["prankster"] * (pranksters - len(special)) + genie + guests


# -- fitting


def read_results() -> list[Evening]:
    with RESULTS.open(encoding="utf-8", newline="") as page:
        return [evening_in(line) for line in csv.DictReader(page)]


def evening_in(line: dict[str, str]) -> Evening:
    special = [ROLES[LETTERS.index(letter)] for letter in line["roles"]]
    roles = (*special, *["guest"] * (int(line["players"]) - len(special)))
    return Evening(roles, line["strength"], line["winner"], int(line["dances"]), int(line["seed"]), int(line["bots"]))


def by_table_size(evenings: Sequence[Evening]) -> dict[str, list[Evening]]:
    return {
        "small": [evening for evening in evenings if len(evening.roles) <= SMALL_TABLE],
        "large": [evening for evening in evenings if len(evening.roles) > SMALL_TABLE],
    }


def fit(evenings: Sequence[Evening]) -> FittedModel:
    rows = [features_of(evening.roles, evening.strength) | earlier_features(evening) for evening in evenings]
    # Today's features come first: the rest is left out of the model.
    names = sorted({name for row in rows for name in row}, key=lambda name: (name.startswith(EARLIER), name))
    kept = sum(not name.startswith(EARLIER) for name in names)
    at = {name: number for number, name in enumerate(names)}
    sparse = [[(at[name], value) for name, value in row.items()] for row in rows]
    caution = [caution_about(name) for name in names]
    odds, curvature = fit_odds(sparse, [float(evening.guests_won) for evening in evenings], caution)
    lengths = [log(max(evening.dances, 1)) for evening in evenings]
    log_dances = solve(*weighted(sparse, [1.0] * len(sparse), lengths, caution))
    misses = [dot(row, log_dances) - length for row, length in zip(sparse, lengths, strict=True)]
    covariance = inverse(curvature)[:kept]
    return {
        "features": names[:kept],
        "odds": [round(odd, 4) for odd in odds[:kept]],
        "covariance": [[round(value, 5) for value in row[: number + 1]] for number, row in enumerate(covariance)],
        "log_dances": [round(value, 4) for value in log_dances[:kept]],
        "scatter": round(sqrt(dot(enumerate(misses), misses) / len(misses)), 4),
        "draws": draws_in(evenings),
    }


def earlier_features(evening: Evening) -> dict[str, float]:
    """How an evening of earlier bots differs from one of today's: by the number of players, and a little by roles."""
    if evening.bots == BOTS:
        return {}
    roles = {f"{EARLIER}, {role}": 1.0 for role in evening.roles if role not in PLAIN}
    return roles | {f"{EARLIER}, {len(evening.roles)} players": 1.0, f"{EARLIER}, {evening.strength}": 1.0}


def caution_about(name: str) -> float:
    if name.startswith(EARLIER):
        return LIKENESS
    return FREEDOM if name.startswith("players ") else CAUTION


def draws_in(evenings: Sequence[Evening]) -> dict[str, float]:
    """How often nobody wins if the guests don't, by the number of players."""
    lost = Counter(len(evening.roles) for evening in evenings if not evening.guests_won)
    drawn = Counter(len(evening.roles) for evening in evenings if evening.winner == DRAW)
    return {str(players): round(drawn[players] / lost[players], 4) for players in sorted(lost)}


Sparse = list[list[tuple[int, float]]]


def dot(row: Iterable[tuple[int, float]], weights: Sequence[float]) -> float:
    return sum(weights[at] * value for at, value in row)


def fit_odds(rows: Sparse, won: list[float], caution: list[float]) -> tuple[list[float], Matrix]:
    """Logistic regression by Newton's method, with a penalty for large weights."""
    odds = [0.0] * len(caution)
    curvature: Matrix = []
    for _ in range(ROUNDS):
        chances = [probability(dot(row, odds)) for row in rows]
        weights = [chance * (1.0 - chance) for chance in chances]
        targets = [
            dot(row, odds) + (win - chance) / weight
            for row, win, chance, weight in zip(rows, won, chances, weights, strict=True)
        ]
        curvature, pull = weighted(rows, weights, targets, caution)
        odds = solve(curvature, pull)
    return odds, curvature


def weighted(
    rows: Sparse, weights: list[float], targets: list[float], caution: list[float]
) -> tuple[Matrix, list[float]]:
    """The two sides of the equations of least squares."""
    size = len(caution)
    matrix = [[caution[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
    pull = [0.0] * size
    for row, weight, target in zip(rows, weights, targets, strict=True):
        for i, value in row:
            pull[i] += weight * value * target
            for j, other in row:
                matrix[i][j] += weight * value * other
    return matrix, pull


def solve(matrix: Matrix, right: list[float]) -> list[float]:
    return [row[0] for row in eliminate(matrix, [[value] for value in right])]


def inverse(matrix: Matrix) -> Matrix:
    return eliminate(matrix, [[float(i == j) for j in range(len(matrix))] for i in range(len(matrix))])


def eliminate(matrix: Matrix, right: Matrix) -> Matrix:
    """Gauss and Jordan; the matrices here are positive definite, so no pivot is zero."""
    rows = [[*left, *beside] for left, beside in zip(matrix, right, strict=True)]
    for at, row in enumerate(rows):
        rows[at] = [value / row[at] for value in row]
        for other in range(len(rows)):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[len(matrix) :] for row in rows]


if __name__ == "__main__":
    main(*sys.argv[1:])
