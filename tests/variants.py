"""Every way to play every game of the catalog: all numbers of seats, all values of all listed options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

import ridotto
from ridotto import Game, State

PLAYED_WITH = ("choice", "flag")  # kinds of option of which every value is a variant

# Options that keep a long game short: the shared suites play it a thousand times. Its own folder plays it in full.
SHORT: dict[str, Callable[[int], dict[str, object]]] = {
    "mask": lambda seats: {"masks": seats},
}


class Variant(NamedTuple):
    name: str
    seats: int
    options: dict[str, object]

    @property
    def game(self) -> Game:
        return ridotto.game(self.name)

    def deal(self, seed: int) -> State:
        return self.game.deal(self.seats, seed, self.options)

    def __str__(self) -> str:
        chosen = "-".join(str(value) for value in self.options.values())
        return f"{self.name}-{self.seats}-{chosen}"


def variants_of(game: Game) -> Iterator[Variant]:
    for seats in range(game.fewest, game.most + 1):
        options = [option for option in game.options if option.kind in PLAYED_WITH]
        short = SHORT[game.name](seats) if game.name in SHORT else {}
        for values in product(*(option.values(seats) for option in options)):
            names = (option.name for option in options)
            yield Variant(game.name, seats, dict(zip(names, values, strict=True)) | short)


VARIANTS = [variant for game in ridotto.GAMES.values() for variant in variants_of(game)]
