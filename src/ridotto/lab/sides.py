"""The carnival's arena: seats draw their roles by lot, so one bot plays all guests and another all pranksters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from ridotto.bots import Bot, bot
from ridotto.errors import BadOption
from ridotto.lab.arena import on_all_cores
from ridotto.lab.figures import Standing
from ridotto.rules import catalog
from ridotto.rules.contract import State
from ridotto.rules.event import Facts
from ridotto.rules.option import settled

GAME: Final = "carnaval"
GUESTS: Final = "guests"
PRANKSTERS: Final = "pranksters"
DRAW: Final = "draw"


@dataclass(frozen=True)
class Sides:
    """Which bot plays which side. The evil genie counts with the pranksters; a convert stays who he is."""

    guests: str
    pranksters: str
    players: int
    games: int
    options: Facts
    seed: int = 1

    def check(self) -> None:
        """Refuses what cannot be played, before anything is."""
        game = catalog.game(GAME)
        game.check_seats(self.players)
        settled(game.options, self.options, game.title, self.players)
        for kind in (self.guests, self.pranksters):
            bot(kind, game, 0)
        if self.games < 1:
            raise BadOption("bad-games", games=self.games)

    def seated(self, state: State) -> list[str]:
        """The arena may look at the cards; the bots may not."""
        return [self.guests if camp == GUESTS else self.pranksters for camp in camps(state)]


def camps(state: State) -> list[str]:
    found = state.game.dump(state)["camps"]
    assert isinstance(found, list)
    return [str(camp) for camp in found]


def play(sides: Sides, number: int) -> str:
    """Which side wins one game, the same whenever it is played."""
    game = catalog.game(GAME)
    seed = sides.seed * 1_000_003 + number
    state = game.deal(sides.players, seed, sides.options)
    bots = [bot(kind, game, seed * sides.players + seat) for seat, kind in enumerate(sides.seated(state))]
    play_out(state, bots)
    return winner(state)


def play_out(state: State, bots: list[Bot]) -> None:
    """They speak in turns round the table."""
    last = -1
    while state.to_act:
        last = min(state.to_act, key=lambda seat: (seat - last - 1) % len(bots))
        state.play(last, bots[last].choose(state.view(last)))


def winner(state: State) -> str:
    outcome = state.outcome
    assert outcome is not None
    if not any(outcome.scores):
        return DRAW
    return GUESTS if GUESTS in {camps(state)[seat] for seat in outcome.winners} else PRANKSTERS


class Score:
    """What has come of the games so far."""

    def __init__(self, sides: Sides) -> None:
        names = {GUESTS: f"{GUESTS} {sides.guests}", PRANKSTERS: f"{PRANKSTERS} {sides.pranksters}", DRAW: DRAW}
        self.standings = {side: Standing(name) for side, name in names.items()}
        self.games = 0

    def add(self, won_by: str) -> None:
        self.games += 1
        for side, standing in self.standings.items():
            standing.games += 1
            standing.wins += side == won_by


def run(sides: Sides, tell: Callable[[int], None], workers: int | None = None) -> Score:
    """Plays on all cores; `tell` hears how many games are done."""
    sides.check()
    score = Score(sides)
    for won_by in on_all_cores(partial(play, sides), sides.games, workers):
        score.add(won_by)
        tell(score.games)
    return score
