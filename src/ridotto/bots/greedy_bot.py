"""The bot that looks one move ahead."""

from __future__ import annotations

from ridotto.bots.mind import Mind
from ridotto.rules.contract import Game
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts

WORLDS_TRIED = 12  # in which each move is tried


class GreedyBot:
    """Of the moves that its mind considers, plays the one after which it judges the position best, over some worlds
    that fit the view."""

    def __init__(self, game: Game, mind: Mind, seed: int) -> None:
        self.game = game
        self.mind = mind
        self.dice = Dice(seed)

    def choose(self, view: Facts) -> str:
        seat = view["seat"]
        assert isinstance(seat, int)
        root = self.game.world(view, int(self.dice.roll())).position
        self.mind.prepare(root, seat)
        moves = self.mind.candidates(root, seat)
        hopes = [0.0] * len(moves)
        for _ in range(WORLDS_TRIED):
            world = root.copy()
            self.mind.determinize(world, seat, self.dice)
            for number, move in enumerate(moves):
                after = world.copy()
                after.do(seat, move)
                hopes[number] += self.mind.evaluate(after, seat)
        return self.game.written(root, moves[hopes.index(max(hopes))])
