"""The arena in the terminal: a bar while it plays, a table when it is done."""

from __future__ import annotations

import json
import sys
from typing import Final

from ridotto.cli.terminal import Terminal
from ridotto.lab import sides as lab_sides
from ridotto.lab.arena import Match, Tally, run
from ridotto.lab.figures import Standing
from ridotto.words import decimal, percent, say

BAR: Final = 40


def hold(match: Match, for_machines: bool, terminal: Terminal) -> None:
    """Plays the match and tells how it went."""
    tally = run(match, lambda so_far: show_progress(so_far.games, match.games))
    if for_machines:
        for standing in tally.standings.values():
            terminal.show(json.dumps(standing.facts()))
    else:
        show_table(tally, terminal)


def hold_sides(sides: lab_sides.Sides, for_machines: bool, terminal: Terminal) -> None:
    """One bot plays the guests, one the pranksters."""
    score = lab_sides.run(sides, lambda done: show_progress(done, sides.games))
    if not for_machines:
        terminal.say("arena-sides-header")
    for standing in score.standings.values():
        if for_machines:
            terminal.show(json.dumps(standing.facts()))
        else:
            terminal.say("arena-sides-line", **columns(standing, 20))


def show_progress(done: int, games: int) -> None:
    """On the error stream, so that the table can be kept in a file; a log gets the last line only."""
    if not sys.stderr.isatty() and done < games:
        return
    full = BAR * done // games
    end = "\n" if done == games else ""
    bar = "█" * full + "░" * (BAR - full)
    sys.stderr.write(f"\r{bar} {say('arena-progress', done=done, all=games)}{end}")
    sys.stderr.flush()


def show_table(tally: Tally, terminal: Terminal) -> None:
    terminal.say("arena-header")
    rated = tally.ratings()
    for standing in sorted(tally.standings.values(), key=lambda standing: -rated[standing.name]):
        terminal.say("arena-line", rating=f"{rated[standing.name]:6}", **columns(standing, 10))


def columns(standing: Standing, width: int) -> dict[str, str]:
    low, high = standing.interval
    return {
        "name": f"{standing.name:{width}}",
        "games": f"{standing.games:6}",
        "wins": decimal(standing.wins, 1).rjust(6),
        "rate": percent(standing.rate, 1).rjust(7),
        "low": percent(low, 1).rjust(7),
        "high": percent(high, 1).rjust(7),
    }
