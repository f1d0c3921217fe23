"""The bots that think: novice, regular and master differ in how long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots.minds.mind import Mind
from ridotto.bots.search import Search
from ridotto.rules.contract import Game
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts

SLICES: Final = 40  # pauses in a thought: so often it tells how far it is, and can be stopped

Progress = Callable[[float], bool]  # hears how far a thought is, from 0 to 1; answers whether to go on


def carry_on(share: float) -> bool:
    return True


class SearchingBot:
    """Searches for so many iterations: the same view, seed and iterations give the same move."""

    def __init__(self, game: Game, mind: Mind, iterations: int, seed: int) -> None:
        self.game = game
        self.mind = mind
        self.iterations = iterations
        self.dice = Dice(seed)

    def choose(self, view: Facts, progress: Progress = carry_on) -> str:
        moves = view["moves"]
        assert isinstance(moves, list)
        if len(moves) == 1:
            return str(moves[0])
        search = self.think(view, progress)
        return self.game.written(search.root, search.ranking()[0][0])

    def think(self, view: Facts, progress: Progress = carry_on) -> Search:
        """A finished search, or as far as it was let; its root is one of the worlds that fit the view."""
        seat = view["seat"]
        assert isinstance(seat, int)
        root = self.game.world(view, int(self.dice.roll())).position
        search = Search(root, seat, self.mind, int(self.dice.roll()))
        for done in slices(self.iterations):
            search.run(done - int(search.iterations))
            if not progress(done / self.iterations):
                break
        return search


def slices(iterations: int) -> list[int]:
    """How many iterations are done at each pause. Pauses change nothing in what is found."""
    step = max(iterations // SLICES, 1)
    return [*range(step, iterations, step), iterations]
