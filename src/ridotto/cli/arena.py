"""The arena in the terminal: a bar while it plays, a table when it is done."""

from __future__ import annotations

import json
import sys
from typing import Final

from ridotto.cli.terminal import Terminal
from ridotto.lab.arena import Match, Tally, run
from ridotto.words import say

BAR: Final = 40


def hold(match: Match, for_machines: bool, terminal: Terminal) -> None:
    """Plays the match and tells how it went."""
    tally = run(match, lambda so_far: show_progress(so_far, match.games))
    if for_machines:
        for standing in tally.standings.values():
            terminal.show(json.dumps(standing.facts()))
    else:
        show_table(tally, terminal)


def show_progress(tally: Tally, games: int) -> None:
    """On the error stream, so that the table can be kept in a file; a log gets the last line only."""
    if not sys.stderr.isatty() and tally.games < games:
        return
    full = BAR * tally.games // games
    end = "\n" if tally.games == games else ""
    bar = "█" * full + "░" * (BAR - full)
    sys.stderr.write(f"\r{bar} {say('arena-progress', done=tally.games, all=games)}{end}")
    sys.stderr.flush()


def show_table(tally: Tally, terminal: Terminal) -> None:
    terminal.say("arena-header")
    rated = tally.ratings()
    for standing in sorted(tally.standings.values(), key=lambda standing: -rated[standing.name]):
        low, high = standing.interval
        terminal.say(
            "arena-line",
            name=f"{standing.name:10}",
            games=f"{standing.games:6}",
            wins=f"{standing.wins:7.1f}",
            rate=f"{standing.rate:6.1%}",
            low=f"{low:6.1%}",
            high=f"{high:6.1%}",
            rating=f"{rated[standing.name]:6}",
        )
