"""The arena in the terminal: a bar while it plays, a table when it's done."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Final

from ridotto.bots.score import Score
from ridotto.cli.parser import TranslatedParser
from ridotto.cli.terminal import Terminal
from ridotto.errors import BadOption
from ridotto.lab import sides as lab_sides
from ridotto.lab.arena import Match, MatchTally, run_match
from ridotto.lab.runners import GameRunner, runner_at
from ridotto.words import decimal, percent, say

BAR_WIDTH: Final = 40


def add_runner(parser: TranslatedParser) -> None:
    parser.add_argument("--workers", type=int, metavar=say("type-number"), help=say("help-workers"))
    parser.add_argument("--ray", metavar=say("type-address"), help=say("help-ray"))


def runner_for(args: argparse.Namespace) -> GameRunner:
    if args.workers is not None and args.workers < 1:
        raise BadOption("bad-argument", part="--workers", command=f"ridotto {args.command}")
    return runner_at(args.workers, args.ray)


def show_match(match: Match, runner: GameRunner, as_json: bool, terminal: Terminal) -> None:
    """Plays the match and shows the results."""
    tally = run_match(match, lambda so_far: show_progress(so_far.games, match.games), runner)
    if as_json:
        for score in tally.scores.values():
            terminal.show(json.dumps(score.as_dict()))
    else:
        show_scores(tally, terminal)


def show_sides_match(sides: lab_sides.SidesMatch, runner: GameRunner, as_json: bool, terminal: Terminal) -> None:
    """Each side is played by one bot."""
    tally = lab_sides.run_sides(sides, lambda done: show_progress(done, sides.games), runner)
    if not as_json:
        terminal.say("arena-sides-header")
    for score in tally.scores.values():
        if as_json:
            terminal.show(json.dumps(score.as_dict()))
        else:
            terminal.say("arena-sides-line", **columns(score, 20))


def show_progress(done: int, games: int) -> None:
    """On the error stream, so that the table can go to a file. If that's a log, it only gets the last line."""
    if not sys.stderr.isatty() and done < games:
        return
    full = BAR_WIDTH * done // games
    end = "\n" if done == games else ""
    bar = "█" * full + "░" * (BAR_WIDTH - full)
    sys.stderr.write(f"\r{bar} {say('arena-progress', done=done, all=games)}{end}")
    sys.stderr.flush()


def show_scores(tally: MatchTally, terminal: Terminal) -> None:
    terminal.say("arena-header")
    rated = tally.ratings()
    for score in sorted(tally.scores.values(), key=lambda standing: -rated[standing.name]):
        terminal.say("arena-line", rating=f"{rated[score.name]:6}", **columns(score, 10))


def columns(score: Score, width: int) -> dict[str, str]:
    low, high = score.interval
    return {
        "name": f"{score.name:{width}}",
        "games": f"{score.games:6}",
        "wins": decimal(score.wins, 1).rjust(6),
        "rate": percent(score.rate, 1).rjust(7),
        "low": percent(low, 1).rjust(7),
        "high": percent(high, 1).rjust(7),
    }
