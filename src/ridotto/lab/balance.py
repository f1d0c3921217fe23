"""How even a game is: bots of one strength play all seats, and each side, or each seat, is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from ridotto import catalog
from ridotto.bots import make_bot
from ridotto.bots.score import Score
from ridotto.bots.whole_game import DRAW, play_out, winner
from ridotto.lab.runners import GameRunner
from ridotto.lab.setup_check import check_setup
from ridotto.rules.contract import Game, State
from ridotto.rules.event import Facts

COMPARED: Final = ("choice", "flag")  # the kinds of options whose values are measured one by one


@dataclass(frozen=True)
class BalanceTrial:
    """One way to set up a game. The same seed deals the same games, so two strengths can be compared."""

    game: str
    players: int
    options: Facts
    strength: str
    games: int
    seed: int = 1

    def check(self) -> None:
        check_setup(self.game, self.players, self.options, [self.strength], self.games)

    @property
    def contenders(self) -> list[str]:
        """What's counted: the sides of the game, or its seats, in the order of play."""
        sides = catalog.package(self.game).sides
        return [*sides, DRAW] if sides else [str(seat + 1) for seat in range(self.players)]


@dataclass
class TrialGame:
    """Who won one game, and what it was dealt from."""

    winners: list[str]
    dealt_set: str


def play_trial(trial: BalanceTrial, number: int) -> TrialGame:
    """One game of the trial, the same every time it's played."""
    game = catalog.game(trial.game)
    seed = trial.seed * 1_000_003 + number
    state = game.deal(trial.players, seed, from_first_seat(game, trial.options))
    starter = state.to_act[0]
    dealt_set = catalog.package(trial.game).dealt_set(state)
    play_out(state, [make_bot(trial.strength, game, seed * trial.players + seat) for seat in range(trial.players)])
    return TrialGame(winners_of(state, starter), dealt_set)


def winners_of(state: State, starter: int) -> list[str]:
    """The side that won, or the seats, counted from the one that began: Masker always draws it by lot."""
    if catalog.package(state.game.name).sides:
        return [winner(state)]
    outcome = state.outcome
    assert outcome is not None
    return [str((seat - starter) % len(outcome.scores) + 1) for seat in outcome.winners]


def from_first_seat(game: Game, options: Facts) -> Facts:
    """Unless asked otherwise, the first seat begins, if a game lets one choose."""
    starters = {option.name: 0 for option in game.options if option.kind == "starter"}
    return {**starters, **options}


class BalanceTally:
    """The results so far: of all games, and of those dealt from each set."""

    def __init__(self, trial: BalanceTrial) -> None:
        self.trial = trial
        self.scores = empty_scores(trial)
        self.by_set: dict[str, dict[str, Score]] = {}

    def add(self, played: TrialGame) -> None:
        count(self.scores, played.winners)
        if played.dealt_set:
            count(self.by_set.setdefault(played.dealt_set, empty_scores(self.trial)), played.winners)


def empty_scores(trial: BalanceTrial) -> dict[str, Score]:
    return {name: Score(name) for name in trial.contenders}


def count(scores: dict[str, Score], winners: list[str]) -> None:
    for name, score in scores.items():
        score.games += 1
        score.wins += winners.count(name) / len(winners)


def run_trial(trial: BalanceTrial, on_progress: Callable[[], None], runner: GameRunner) -> BalanceTally:
    """Plays the trial; `on_progress` is called after every game."""
    trial.check()
    tally = BalanceTally(trial)
    for played in runner.run(partial(play_trial, trial), trial.games):
        tally.add(played)
        on_progress()
    return tally


# -- what to measure


def setups(game: Game, players: int, typed: Facts) -> list[Facts]:
    """The options to measure a game with: as typed, with every value of the option that should make it even; or else
    with every value of every other option, one at a time."""
    wanted = catalog.package(game.name).balanced_option
    if wanted:
        values = [typed[wanted]] if wanted in typed else named_values(game, wanted, players)
        return [{**typed, wanted: value} for value in values]
    return [typed] if typed else [{}, *one_changed(game, players)]


def named_values(game: Game, name: str, players: int) -> list[object]:
    return next(option.values(players) for option in game.options if option.name == name)


def one_changed(game: Game, players: int) -> Iterator[Facts]:
    for option in game.options:
        if option.kind in COMPARED:
            yield from ({option.name: value} for value in option.values(players) if value != option.default)
