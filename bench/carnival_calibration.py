"""Whether the carnival's believers are as often right as they are sure: `python bench/carnival_calibration.py`.

In evenings of bots of one strength, every guest who still wears a mask is asked at every vote how likely each hidden
player is to be on the pranksters' side; that's compared with the cards. What is kept is sums (carnival/calibration.csv,
see COLUMNS), added up over evenings; `python tools/lab_figures.py` makes tables and a picture of them.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from math import log
from pathlib import Path
from typing import Final, NamedTuple

import ridotto
from ridotto.bots import Bot, make_bot
from ridotto.bots.whole_game import play_out
from ridotto.games.carnaval.believer.beliefs import Beliefs
from ridotto.games.carnaval.believer.believer_bot import BelieverBot
from ridotto.games.carnaval.believer.carnival_view import GENIE, CarnivalView
from ridotto.lab.runners import AllCores
from ridotto.rules.contract import State
from ridotto.rules.event import Facts

RESULTS: Final = Path(__file__).parent / "carnival" / "calibration.csv"
STRENGTHS: Final = ("novice", "regular", "master")
PRESETS: Final = ("usual", "plain", "full")  # one after the other
BIN_COUNT: Final = 20
LEAST_CHANCE: Final = 0.001  # what counts in the log loss of somebody who says "never", and is wrong

# `by` and `what` say which opinions a row adds up: all of them, those of a bin (of 5 %, numbered from 0), of the first,
# second … vote of an evening, with or without a genie in play, or those that one kind of clue has shaped most. `said`
# is the sum of what was believed, `true` how often it was so, `brier` and `log_loss` the sums of both scores; `blind`
# is the score of somebody who suspects all hidden players alike, and as much in all. Opinions of one evening depend on
# each other, so there are also sums over evenings: of squared numbers of opinions, of products, and so on.
COLUMNS: Final = (
    *("players", "strength", "by", "what", "evenings", "opinions", "said", "true"),
    *("brier", "log_loss", "blind_brier", "blind_log_loss"),
    *("opinions_squared", "opinions_true", "true_squared", "gain_squared", "gain_opinions"),
)

Group = tuple[str, str]  # by what opinions are added up, and which
Sums = dict[Group, "Sum"]


class Opinion(NamedTuple):
    """What a masked guest believes about a hidden player at a vote."""

    said: float  # how likely they're on the pranksters' side
    true: bool
    blind: float  # the same for all: the average of what that guest believes about the hidden players
    vote: int
    genie: bool  # in play
    clue: str  # what has shaped the opinion most

    def groups(self) -> Iterator[Group]:
        yield "all", ""
        yield "bin", str(min(int(self.said * BIN_COUNT), BIN_COUNT - 1))
        yield "vote", str(min(self.vote, 6))
        yield "genie", "yes" if self.genie else "no"
        yield "clue", self.clue


@dataclass
class Sum:
    """Of the opinions of one evening."""

    opinions: int = 0
    said: float = 0.0
    true: int = 0
    brier: float = 0.0
    log_loss: float = 0.0
    blind_brier: float = 0.0
    blind_log_loss: float = 0.0

    def add(self, opinion: Opinion) -> None:
        self.opinions += 1
        self.said += opinion.said
        self.true += opinion.true
        self.brier += brier(opinion.said, opinion.true)
        self.log_loss += log_loss(opinion.said, opinion.true)
        self.blind_brier += brier(opinion.blind, opinion.true)
        self.blind_log_loss += log_loss(opinion.blind, opinion.true)


def brier(said: float, true: bool) -> float:
    return (said - true) ** 2


def log_loss(said: float, true: bool) -> float:
    return -log(max(said if true else 1.0 - said, LEAST_CHANCE))


# -- an evening


class Listener:
    """Plays an evening, and asks guests at every vote what they believe. That changes nothing in the evening."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.opinions: list[Opinion] = []

    def choose(self, bot: Bot, view: Facts) -> str:
        if isinstance(bot, BelieverBot) and view["phase"] == "vote":
            context = bot.decision_context(view)
            if context.view.sides_with_guests and context.view.seat in context.view.masked:
                self.opinions += opinions_of(context.beliefs, self.camps())
        return bot.choose(view)

    def camps(self) -> list[object]:
        camps = self.state.game.dump(self.state)["camps"]
        assert isinstance(camps, list)
        return camps


def opinions_of(beliefs: Beliefs, camps: list[object]) -> Iterator[Opinion]:
    view = beliefs.view
    hidden = [seat for seat in view.others if is_hidden(view, seat)]
    blind = sum(beliefs.suspicion[seat] for seat in hidden) / max(len(hidden), 1)
    for seat in hidden:
        clue = beliefs.strongest_clue(seat).kind
        true = camps[seat] == "pranksters"
        yield Opinion(beliefs.suspicion[seat], true, blind, view.dance, GENIE in view.in_play, clue)


def is_hidden(view: CarnivalView, seat: int) -> bool:
    """Whether somebody wears a mask, and this seat has neither seen their card nor been told their side."""
    return seat in view.masked and view.card_of(seat) is None and view.camps[seat] is None


def play_evening(players: int, strength: str, seed: int, number: int) -> Sums:
    """What was believed in one evening. It's the same every time."""
    game = ridotto.game("carnaval")
    deal = seed * 1_000_003 + number
    state = game.deal(players, deal, {"roles": PRESETS[number % len(PRESETS)]})
    listener = Listener(state)
    play_out(state, [make_bot(strength, game, deal * players + seat) for seat in range(players)], listener.choose)
    sums: Sums = defaultdict(Sum)
    for opinion in listener.opinions:
        for group in opinion.groups():
            sums[group].add(opinion)
    return dict(sums)


# -- many evenings


class Tally:
    """Of all evenings of one strength and number of players."""

    def __init__(self) -> None:
        self.rows: dict[Group, dict[str, float]] = {}

    def add(self, evening: Mapping[Group, Sum]) -> None:
        for group, found in evening.items():
            row = self.rows.setdefault(group, dict.fromkeys(COLUMNS[4:], 0))
            for name, value in columns_of(found).items():
                row[name] += value


def columns_of(found: Sum) -> dict[str, float]:
    gain = found.blind_brier - found.brier
    return {
        "evenings": 1,
        **vars(found),
        "opinions_squared": found.opinions**2,
        "opinions_true": found.opinions * found.true,
        "true_squared": found.true**2,
        "gain_squared": gain**2,
        "gain_opinions": gain * found.opinions,
    }


def measure(players: int, strength: str, evenings: int, seed: int, workers: int | None) -> Tally:
    tally = Tally()
    played = AllCores(workers).run(partial(play_evening, players, strength, seed), evenings)
    for number, evening in enumerate(played, 1):
        tally.add(evening)
        show_progress(f"{players} players, {strength}", number, evenings)
    return tally


def show_progress(what: str, done: int, of: int) -> None:
    if sys.stderr.isatty() or done == of:
        sys.stderr.write(f"\r{what}: {done} of {of} evenings" + "\n" * (done == of))


def rows_of(players: int, strength: str, tally: Tally) -> Iterator[list[str]]:
    for (by, what), row in sorted(tally.rows.items(), key=lambda item: sort_key(item[0])):
        yield [
            str(players),
            strength,
            by,
            what,
            *(f"{value:.8g}" if value % 1 else f"{value:.0f}" for value in row.values()),
        ]


def sort_key(group: Group) -> tuple[str, int, str]:
    by, what = group
    return by, int(what) if what.isdecimal() else -1, what


def keep_results(players: int, strength: str, tally: Tally, file: Path) -> None:
    """In place of earlier ones of the same strength and number of players."""
    kept = [row for row in read_results(file) if row[:2] != [str(players), strength]]
    rows = kept + list(rows_of(players, strength, tally))
    rows.sort(key=lambda row: (int(row[0]), STRENGTHS.index(row[1])))  # the order within stays
    file.parent.mkdir(exist_ok=True)
    with file.open("w", encoding="utf-8", newline="") as to:
        writer = csv.writer(to, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows)


def read_results(file: Path) -> list[list[str]]:
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as source:
        return list(csv.reader(source))[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="5,9,13")
    parser.add_argument("--strengths", default=",".join(STRENGTHS))
    parser.add_argument("--evenings", type=int, default=300, help="of each number of players and strength")
    parser.add_argument("--seed", type=int, default=2718)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", type=Path, default=RESULTS)
    args = parser.parse_args()
    for players in map(int, args.players.split(",")):
        for strength in args.strengths.split(","):
            tally = measure(players, strength, args.evenings, args.seed, args.workers)
            keep_results(players, strength, tally, args.out)


if __name__ == "__main__":
    main()
