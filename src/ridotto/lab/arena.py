"""Bots against bots, many games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from ridotto import catalog
from ridotto.bots import make_bot
from ridotto.bots.score import Score
from ridotto.lab.runners import GameRunner
from ridotto.lab.scores import WinCounts, ratings
from ridotto.lab.setup_check import check_setup
from ridotto.rules.event import Facts


@dataclass(frozen=True)
class Match:
    """Which bots play which game, and how often. Entrants change seats from game to game."""

    game: str
    entrants: tuple[str, ...]
    games: int
    options: Facts
    seed: int = 1

    def check(self) -> None:
        check_setup(self.game, len(self.entrants), self.options, self.entrants, self.games)

    def entrant_at(self, seat: int, number: int) -> str:
        return self.entrants[(seat + number) % len(self.entrants)]


@dataclass
class GameResult:
    """Which entrant sat where in one game, and which seats won."""

    entrants: list[str]
    winners: tuple[int, ...]


def play_game(match: Match, number: int) -> GameResult:
    """One game of the match, the same every time it's played."""
    game = catalog.game(match.game)
    seats = len(match.entrants)
    seated = [match.entrant_at(seat, number) for seat in range(seats)]
    seed = match.seed * 1_000_003 + number
    bots = [make_bot(kind, game, seed * seats + seat) for seat, kind in enumerate(seated)]
    state = game.deal(seats, seed, match.options)
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.view(seat)))
    assert state.outcome is not None
    return GameResult(seated, state.outcome.winners)


class MatchTally:
    """The results of the games so far."""

    def __init__(self, match: Match) -> None:
        self.scores = {name: Score(name) for name in match.entrants}
        self.win_counts: WinCounts = {}
        self.games = 0

    def add(self, result: GameResult) -> None:
        self.games += 1
        share = 1 / len(result.winners)
        for seat, name in enumerate(result.entrants):
            self.scores[name].games += 1
            if seat in result.winners:
                self.scores[name].wins += share
                self.add_wins_over(name, result, share)

    def add_wins_over(self, name: str, result: GameResult, share: float) -> None:
        for seat, other in enumerate(result.entrants):
            if seat not in result.winners and other != name:
                self.win_counts[name, other] = self.win_counts.get((name, other), 0.0) + share

    def ratings(self) -> dict[str, int]:
        return ratings(list(self.scores), self.win_counts)


def run_match(match: Match, on_progress: Callable[[MatchTally], None], runner: GameRunner) -> MatchTally:
    """Plays the match; `on_progress` is called after every game."""
    match.check()
    tally = MatchTally(match)
    for result in runner.run(partial(play_game, match), match.games):
        tally.add(result)
        on_progress(tally)
    return tally
