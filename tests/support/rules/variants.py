"""Every way to play every game of the catalog: all numbers of seats, all values of all listed options.

A game whose product of options is too large to try has a covering set of its own in COVERING_OPTIONS.
"""

from __future__ import annotations

from collections.abc import Callable

import ridotto
from ridotto import Game, State
from ridotto.testing.variant import RANDOM_GAMES, Variant, variants_of

# Options that keep a long game short, for the shared suites play it a thousand times. Its own tests play it in full.
SHORT_OPTIONS: dict[str, Callable[[int], dict[str, object]]] = {
    "mask": lambda seats: {"masks": seats},
}


def variant_of(name: str, seats: int, options: dict[str, object]) -> Variant:
    return Variant(ridotto.game(name), seats, options, GAMES_A_VARIANT.get(name, RANDOM_GAMES))


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


def variants_played(game: Game) -> list[Variant]:
    if game.name not in COVERING_OPTIONS:
        return [variant_of(game.name, each.seats, each.options | short_options(each)) for each in variants_of(game)]
    return [
        variant_of(game.name, seats, options)
        for seats in range(game.fewest, game.most + 1)
        for options in COVERING_OPTIONS[game.name](seats)
    ]


def short_options(variant: Variant) -> dict[str, object]:
    return SHORT_OPTIONS[variant.name](variant.seats) if variant.name in SHORT_OPTIONS else {}


def play_choices(variant: Variant, seed: int, choices: list[int]) -> State:
    """The state after these choices among the legal moves, or at the end."""
    state = variant.deal(seed)
    for choice in choices:
        if state.to_act:
            moves = state.moves(state.to_act[0])
            state.play(state.to_act[0], moves[choice % len(moves)])
    return state


VARIANTS = [each for game in ridotto.GAMES.values() for each in variants_played(game)]
