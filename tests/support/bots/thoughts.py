"""What searching bots think in some games, as text: compiled and uncompiled minds must agree on it to the last digit.

Run as a program it prints these thoughts: `python -m support.bots.thoughts DECISIONS`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import ridotto
from support.bots.minds import MINDS, make_search_bot

OPTIONS: dict[str, list[dict[str, object]]] = {"masker": [{"grid": "flat"}, {"grid": "stacks"}]}
KINDS = ("regular", "master", "master-1")  # between them, every mind and all that one can be set to
ITERATIONS = 60  # are enough to differ


def thoughts(name: str, seats: int, options: dict[str, object], decisions: int) -> Iterator[str]:
    game = ridotto.game(name)
    state = game.deal(seats, 3, options)
    for number in range(decisions):
        if not state.to_act:
            return
        seat = state.to_act[0]
        for kind in KINDS:
            search = make_search_bot(kind, game, number).new_search(state.view(seat))
            search.run(ITERATIONS)
            ranking = search.ranking()
            yield f"{name} {seats} {options} {kind}: {ranking!r}"
        state.play(seat, game.written(search.root, ranking[0][0]))


def main() -> None:
    for name in MINDS:
        game = ridotto.game(name)
        for seats in range(game.fewest, game.most + 1):
            for options in OPTIONS.get(name, [{}]):
                for line in thoughts(name, seats, options, int(sys.argv[1])):
                    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
