"""`ridotto balance`: how even a game is, as bots play it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable
from typing import Final

from ridotto.bots.score import Score
from ridotto.catalog import GAMES, game
from ridotto.cli.arena import add_runner, columns, runner_for, show_progress
from ridotto.cli.parser import TranslatedParser
from ridotto.cli.terminal import Terminal
from ridotto.errors import BadOption
from ridotto.lab.balance import BalanceTally, BalanceTrial, run_trial, setups
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.option import spelled
from ridotto.words import say

GAMES_EACH: Final = 400
NAME_WIDTH: Final = 20

ReadOptions = Callable[[Game, argparse.Namespace, int], Facts]


def add_balance(commands: argparse._SubParsersAction[TranslatedParser]) -> TranslatedParser:
    """The command, without the flags for the options of games."""
    balance = commands.add_parser("balance", help=say("help-balance"), description=say("help-balance"))
    number = say("type-number")
    balance.add_argument("game", metavar=say("type-game"), help=", ".join(GAMES))
    balance.add_argument("--players", metavar=number, help=say("help-balance-players"))
    balance.add_argument("--games", type=int, default=GAMES_EACH, metavar=number, help=say("help-balance-games"))
    balance.add_argument("--seed", type=int, default=1, metavar=number, help=say("help-seed"))
    balance.add_argument("--strength", default="master", metavar=say("type-bot"), help=say("help-balance-strength"))
    add_runner(balance)
    balance.add_argument("--json", action="store_true", help=say("help-balance-json"))
    return balance


def show_balance(args: argparse.Namespace, terminal: Terminal, read_options: ReadOptions) -> None:
    """Plays and shows one set-up after the other: a long run can be read while it goes on."""
    trials = list(planned(args, read_options))
    for trial in trials:
        trial.check()
    progress = Progress(sum(trial.games for trial in trials))
    show = show_as_json if args.json else show_tally
    with runner_for(args) as runner:
        for trial in trials:
            show(run_trial(trial, progress.step, runner), terminal)


def planned(args: argparse.Namespace, read_options: ReadOptions) -> Iterable[BalanceTrial]:
    chosen = game(args.game)
    for players in numbers(args.players, chosen):
        for options in setups(chosen, players, read_options(chosen, args, players)):
            yield BalanceTrial(chosen.name, players, options, args.strength, args.games, args.seed)


def numbers(typed: str | None, chosen: Game) -> list[int]:
    """`7`, `4-15` or `4,9`; all that the game allows if nothing was typed."""
    if typed is None:
        return list(range(chosen.fewest, chosen.most + 1))
    found: list[int] = []
    for part in typed.split(","):
        first, _, last = part.strip().partition("-")
        if not first.isdecimal() or not (last or first).isdecimal():
            raise BadOption("bad-argument", part="--players", command="ridotto balance")
        found += range(int(first), int(last or first) + 1)
    return found


class Progress:
    """One bar for all that was asked for."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.done = 0

    def step(self) -> None:
        self.done += 1
        show_progress(self.done, self.games)


# -- results


def show_tally(tally: BalanceTally, terminal: Terminal) -> None:
    trial = tally.trial
    chosen = ", ".join(f"{name}: {setting_text(value)}" for name, value in trial.options.items())
    terminal.show()
    terminal.say("balance-setup", players=trial.players, options=chosen or say("balance-no-options"))
    terminal.say("arena-sides-header")
    show_scores(tally.scores, terminal)
    for dealt_set, scores in sorted(tally.by_set.items()) if len(tally.by_set) > 1 else []:
        terminal.show(f"  {dealt_set}")
        show_scores(scores, terminal)


def show_scores(scores: dict[str, Score], terminal: Terminal) -> None:
    for name, score in scores.items():
        label = say("balance-seat", number=int(name)) if name.isdecimal() else name
        terminal.say("arena-sides-line", **columns(Score(label, score.games, score.wins), NAME_WIDTH))


def setting_text(value: object) -> str:
    return ",".join(map(spelled, value)) if isinstance(value, list) else spelled(value)


def show_as_json(tally: BalanceTally, terminal: Terminal) -> None:
    trial = tally.trial
    facts = {"game": trial.game, "players": trial.players, "options": trial.options, "strength": trial.strength}
    for dealt_set, scores in {"": tally.scores, **tally.by_set}.items():
        for score in scores.values():
            terminal.show(json.dumps({**facts, "seed": trial.seed, "set": dealt_set, **score.as_dict()}))
