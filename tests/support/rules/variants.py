"""Every way to play every game of the catalog: all numbers of seats, all values of all listed options.

A game whose product of options is too large to try has a covering set of its own in COVERING.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

import ridotto
from ridotto import Game, State
from ridotto.rules.dice import Dice

PLAYED_WITH = ("choice", "flag")  # the kinds of option whose every value is a variant

# Options that keep a long game short, for the shared suites play it a thousand times. Its own tests play it in full.
SHORT_OPTIONS: dict[str, Callable[[int], dict[str, object]]] = {
    "mask": lambda seats: {"masks": seats},
}


class Variant(NamedTuple):
    name: str
    seats: int
    options: dict[str, object]

    @property
    def game(self) -> Game:
        return ridotto.game(self.name)

    def games(self, wanted: int) -> int:
        """How many random games of it a suite that wants that many should play."""
        return min(wanted, GAMES_A_VARIANT.get(self.name, wanted))

    def deal(self, seed: int) -> State:
        return self.game.deal(self.seats, seed, self.options)

    def __str__(self) -> str:
        chosen = "-".join(str(value) for value in self.options.values())
        return f"{self.name}-{self.seats}-{chosen}"


def carnaval_at(seats: int) -> list[dict[str, object]]:
    """Two evenings for each number of players: each option is on at one of them and off at the other."""
    first: dict[str, object] = {
        "roles": ("full", "usual")[seats % 2],
        "confidence": seats % 3 == 0,
        "secret_vote": seats % 4 < 2,
        "gatecrasher": seats % 5 < 3,
        "master": "person" if seats % 3 == 1 else "house",
    }
    second: dict[str, object] = {
        "roles": ("plain", "full")[seats % 2],
        "confidence": not first["confidence"],
        "secret_vote": not first["secret_vote"],
        "gatecrasher": not first["gatecrasher"],
        "master": "house",
    }
    return [first, second]


COVERING_OPTIONS = {"carnaval": carnaval_at}
GAMES_A_VARIANT = {"carnaval": 60}  # random games of the shared suites; long games are worth more


def variants_of(game: Game) -> Iterator[Variant]:
    if game.name in COVERING_OPTIONS:
        for seats in range(game.fewest, game.most + 1):
            for chosen in COVERING_OPTIONS[game.name](seats):
                yield Variant(game.name, seats, chosen)
        return
    for seats in range(game.fewest, game.most + 1):
        options = [option for option in game.options if option.kind in PLAYED_WITH]
        short = SHORT_OPTIONS[game.name](seats) if game.name in SHORT_OPTIONS else {}
        for values in product(*(option.values(seats) for option in options)):
            names = (option.name for option in options)
            yield Variant(game.name, seats, dict(zip(names, values, strict=True)) | short)


def random_move(state: State, seat: int, choice: random.Random) -> str:
    """A random legal move, as playouts draw it: a discussion of a thousand sentences would never end."""
    number = state.position.random_move(seat, Dice(choice.getrandbits(40)))
    return state.game.written(state.position, int(number))


def play_choices(variant: Variant, seed: int, choices: list[int]) -> State:
    """The state after these choices among the legal moves, or at the end."""
    state = variant.deal(seed)
    for choice in choices:
        if state.to_act:
            moves = state.moves(state.to_act[0])
            state.play(state.to_act[0], moves[choice % len(moves)])
    return state


VARIANTS = [variant for game in ridotto.GAMES.values() for variant in variants_of(game)]
