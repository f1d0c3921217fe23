"""The arena of a game with sides: seats draw them by lot, so one bot plays all seats of a side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from ridotto import catalog
from ridotto.bots import make_bot
from ridotto.bots.score import Score
from ridotto.bots.whole_game import DRAW, play_out, sides_in, winner
from ridotto.lab.runners import GameRunner
from ridotto.lab.setup_check import check_setup
from ridotto.rules.contract import State
from ridotto.rules.event import Facts


@dataclass(frozen=True)
class SidesMatch:
    """Which bot plays which side. A seat that changes sides keeps its bot."""

    game: str
    bots: Mapping[str, str]  # by side
    players: int
    games: int
    options: Facts
    seed: int = 1

    def check(self) -> None:
        check_setup(self.game, self.players, self.options, self.bots.values(), self.games)

    def bots_by_seat(self, state: State) -> list[str]:
        """The arena may look at the cards; the bots may not."""
        return [self.bots[side] for side in sides_in(state)]


def play_sides(sides: SidesMatch, number: int) -> str:
    """Which side wins one game. It's the same every time."""
    game = catalog.game(sides.game)
    seed = sides.seed * 1_000_003 + number
    state = game.deal(sides.players, seed, sides.options)
    bots = [make_bot(kind, game, seed * sides.players + seat) for seat, kind in enumerate(sides.bots_by_seat(state))]
    play_out(state, bots)
    return winner(state)


class SidesTally:
    """The results of the games so far."""

    def __init__(self, sides: SidesMatch) -> None:
        names = {side: f"{side} {kind}" for side, kind in sides.bots.items()} | {DRAW: DRAW}
        self.scores = {side: Score(name) for side, name in names.items()}
        self.games = 0

    def add(self, won_by: str) -> None:
        self.games += 1
        for side, score in self.scores.items():
            score.games += 1
            score.wins += side == won_by


def run_sides(sides: SidesMatch, on_progress: Callable[[int], None], runner: GameRunner) -> SidesTally:
    """Plays the match; `on_progress` is told how many games are done."""
    sides.check()
    tally = SidesTally(sides)
    for won_by in runner.run(partial(play_sides, sides), sides.games):
        tally.add(won_by)
        on_progress(tally.games)
    return tally
