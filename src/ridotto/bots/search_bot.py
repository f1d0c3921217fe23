"""The bots that think: novice, regular and master differ in how long."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from ridotto.bots.bot import BotMaker
from ridotto.bots.budget import Budget
from ridotto.bots.mind import Mind
from ridotto.bots.search import Search
from ridotto.rules.contract import Game
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts

ITERATIONS_PER_SLICE: Final = 250  # iterations between two looks at the clock: a few milliseconds in every game

ProgressCallback = Callable[[float], bool]  # is called with the share of the budget used so far; False: stop thinking


def never_stop(used: float) -> bool:
    return True


class SearchBot:
    """Searches within a budget: the same view, seed and number of iterations give the same move."""

    def __init__(self, game: Game, mind: Mind, budget: Budget, seed: int) -> None:
        self.game = game
        self.mind = mind
        self.budget = budget
        self.dice = Dice(seed)

    def choose(self, view: Facts, on_progress: ProgressCallback = never_stop) -> str:
        """The best move, or the best so far if the thinking was stopped."""
        moves = view["moves"]
        assert isinstance(moves, list)
        if len(moves) == 1:
            return str(moves[0])
        search = self.search(view, on_progress)
        return self.game.written(search.root, search.ranking()[0][0])

    def search(self, view: Facts, on_progress: ProgressCallback = never_stop) -> Search:
        """A search that has used up its budget or was stopped; its root is one of the worlds that fit the view."""
        start = perf_counter()
        search = self.new_search(view)
        used = 0.0
        while used < 1:
            search.run(self.budget.next_slice(int(search.iterations), ITERATIONS_PER_SLICE))
            used = self.budget.share_used(int(search.iterations), 1000 * (perf_counter() - start))
            if not on_progress(min(used, 1.0)):
                break
        return search

    def new_search(self, view: Facts) -> Search:
        seat = view["seat"]
        assert isinstance(seat, int)
        root = self.game.world(view, int(self.dice.roll())).position
        return Search(root, seat, self.mind, int(self.dice.roll()))


def search_bot_maker(mind: Callable[[], Mind], iterations: int, milliseconds: float | None = None) -> BotMaker:
    return lambda game, seed: SearchBot(game, mind(), Budget(iterations, milliseconds), seed)
