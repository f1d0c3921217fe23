"""A way to play a game, and random games of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from ridotto.rules.contract import Game, State
from ridotto.rules.dice import Dice

RANDOM_GAMES: Final = 1000
PLAYED_WITH: Final = ("choice", "flag")  # the kinds of option whose every value is a variant
OPENING: Final = 50  # positions of a long game after which a close look is worth less


class Variant(NamedTuple):
    """A game with a number of seats and some options. `games` is how many random games the suites play of it."""

    game: Game
    seats: int
    options: dict[str, object]
    games: int = RANDOM_GAMES

    @property
    def name(self) -> str:
        return self.game.name

    def deal(self, seed: int) -> State:
        return self.game.deal(self.seats, seed, self.options)

    def __str__(self) -> str:
        chosen = "-".join(str(value) for value in self.options.values())
        return f"{self.name}-{self.seats}-{chosen}"


def variants_of(game: Game, games: int = RANDOM_GAMES) -> list[Variant]:
    """All numbers of seats, with all values of all options that can be listed."""
    return [
        Variant(game, seats, options, games)
        for seats in range(game.fewest, game.most + 1)
        for options in listed_options(game, seats)
    ]


def listed_options(game: Game, seats: int) -> Iterator[dict[str, object]]:
    options = [option for option in game.options if option.kind in PLAYED_WITH]
    for values in product(*(option.values(seats) for option in options)):
        yield dict(zip((option.name for option in options), values, strict=True))


def random_move(state: State, seat: int, choice: random.Random) -> str:
    """A random legal move, as playouts draw it: a discussion of a thousand sentences would never end."""
    number = state.position.random_move(seat, Dice(choice.getrandbits(40)))
    return state.game.written(state.position, int(number))


def positions(variant: Variant, seed: int) -> Iterator[State]:
    """A random game, from the deal to the end: one state, which goes on when the next one is asked for."""
    choice = random.Random(f"{variant} {seed}")
    state = variant.deal(seed)
    yield state
    while state.to_act:
        seat = choice.choice(state.to_act)
        state.play(seat, random_move(state, seat, choice))
        yield state


def some_positions(variant: Variant, seed: int) -> Iterator[State]:
    """The same game; of a long one, only every tenth position after a while."""
    for number, state in enumerate(positions(variant, seed)):
        if number < OPENING or number % 10 == 0 or not state.to_act:
            yield state
