"""The bots that think: novice, regular and master differ in how long."""

from __future__ import annotations

from ridotto.bots.minds.mind import Mind
from ridotto.bots.search import Search
from ridotto.rules.contract import Game
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts


class SearchingBot:
    """Searches for so many iterations: the same view, seed and iterations give the same move."""

    def __init__(self, game: Game, mind: Mind, iterations: int, seed: int) -> None:
        self.game = game
        self.mind = mind
        self.iterations = iterations
        self.dice = Dice(seed)

    def choose(self, view: Facts) -> str:
        moves = view["moves"]
        assert isinstance(moves, list)
        if len(moves) == 1:
            return str(moves[0])
        search = self.think(view)
        return self.game.written(search.root, search.ranking()[0][0])

    def think(self, view: Facts) -> Search:
        """A finished search; its root is one of the worlds that fit the view."""
        seat = view["seat"]
        assert isinstance(seat, int)
        root = self.game.world(view, int(self.dice.roll())).position
        search = Search(root, seat, self.mind, int(self.dice.roll()))
        search.run(self.iterations)
        return search
