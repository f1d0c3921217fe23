"""Random small positions of Mascarade with cards that seldom match: there players draw, pass, block and tie."""

from __future__ import annotations

import random

import ridotto
from ridotto import State

VALUES = "0123456789abcdefghijklmnopqrstuvwxyz"


def random_position(seats: int, options: dict[str, object], choice: random.Random) -> State:
    cards = different_cards(choice.randrange(7 * seats + 1, 10 * seats), choice)
    racks = [[cards.pop() for _ in range(choice.choice([1, 1, 2, 2, 7]))] for _ in range(seats)]
    board = {"e5": cards.pop()} if choice.random() < 0.8 else {}
    return ridotto.game("mascarade").load(
        {
            "options": options,
            "board": board,
            "racks": racks,
            "pool": cards[: choice.choice([0, 1, 3, 9])],
            "turn": choice.randrange(seats),
            "scores": [choice.randrange(3) for _ in range(seats)],
            "lots": {"seed": str(choice.random()), "drawn": 0},
        }
    )


def different_cards(count: int, choice: random.Random) -> list[str]:
    values = VALUES[: choice.choice([3, 6, 12, 24, 36])]
    cards: set[str] = set()
    while len(cards) < count:
        cards.add("".join(choice.choices(values, k=5)))
    shuffled = sorted(cards)
    choice.shuffle(shuffled)
    return shuffled
