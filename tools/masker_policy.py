"""Learns how everybody plays on in the head of a Masker bot: `python tools/masker_policy.py GAMES [SEED]`.

The policy of games/masker/policy.py plays two-handed games against itself and is improved by its gradient (REINFORCE):
whatever a winner did becomes more tempting. In playouts, it should try more than what's best, so the logarithms are
written to `policy.json` at half their size. Some 200,000 games do.
"""

from __future__ import annotations

import json
import sys
from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec

import ridotto
from ridotto.games.masker.policy import BESIDE_COUNT, KIND_COUNT, OTHERS_ROW, PlayoutPolicy, beside, beside_after
from ridotto.games.masker.rulebook.game import own
from ridotto.games.masker.rulebook.notation import STOP
from ridotto.games.masker.rulebook.play import CAPTURES_A_TURN, MaskerPosition
from ridotto.rules.bits import squares_of
from ridotto.rules.dice import Dice

POLICY: Final = Path(ridotto.__file__).parent / "games" / "masker" / "policy.json"
BATCH: Final = 500  # games between two improvements
RATE: Final = 6.0
DECAY: Final = 0.0005  # draws all weights to 0, so that nothing becomes impossible
SOFTENING: Final = 0.5
# The weights as one row of numbers: where each part begins.
CAPTURE: Final = 0
BESIDE: Final = CAPTURE + (OTHERS_ROW + 9) * CAPTURES_A_TURN
STOPPING: Final = BESIDE + 2 * BESIDE_COUNT
ANYWHERE: Final = STOPPING + 2 * BESIDE_COUNT
SIZE: Final = ANYWHERE + 2

Options = dict[int, list[int]]  # each cell, or STOP, with the weights that make it tempting
Decision = tuple[int, Options, dict[int, float], int]  # the seat, its options, how likely each was, and which it took


def first_weights() -> list[float]:
    """Nobody likes to take a cross of their own, least of all the last."""
    return [-8.0] * CAPTURES_A_TURN + [-2.0] * (3 * CAPTURES_A_TURN) + [0.0] * (SIZE - 4 * CAPTURES_A_TURN)


def options_of(position: MaskerPosition, counts: PlayoutPolicy) -> Options:
    side, taken = int(position.turn), int(position.taken)
    colour, spared = position.layout.of_kind[position.colours[side]], counts.spared[side]
    found: Options = {}
    for cell in squares_of(position.reach()):
        row = int(counts.rows[side * KIND_COUNT + position.layout.kinds[cell]])
        left_beside = int(beside(beside_after(position, cell), colour, spared))
        last = BESIDE_COUNT if taken == CAPTURES_A_TURN - 1 else 0
        found[cell] = [CAPTURE + row * CAPTURES_A_TURN + taken, BESIDE + last + left_beside]
    if taken:
        near = int(beside(position.near, colour, spared))
        found[STOP] = [ANYWHERE + taken - 1 if position.anywhere else STOPPING + (taken - 1) * BESIDE_COUNT + near]
    return found


def chances(options: Options, weights: list[float]) -> dict[int, float]:
    tempting = {option: exp(sum(weights[part] for part in parts)) for option, parts in options.items()}
    total = sum(tempting.values())
    return {option: weight / total for option, weight in tempting.items()}


def drawn(likely: dict[int, float], dice: Dice) -> int:
    lot = dice.share()
    for option, chance in likely.items():
        lot -= chance
        if lot < 0:
            return option
    return next(reversed(likely))


def play(position: MaskerPosition, weights: list[float], dice: Dice) -> list[Decision]:
    """A whole game, in place."""
    counts = PlayoutPolicy()
    counts.prepare(position)
    decisions: list[Decision] = []
    while not position.over:
        counts.start(position)
        seat, options = int(position.turn), options_of(position, counts)
        likely = chances(options, weights)
        chosen = drawn(likely, dice)
        decisions.append((seat, options, likely, chosen))
        position.do(seat, chosen)
    return decisions


def add_gradient(gradient: vec[float], position: MaskerPosition, decisions: list[Decision]) -> None:
    for seat, options, likely, chosen in decisions:
        gained = position.won(seat) - 0.5
        for part in options[chosen]:
            gradient[part] += gained
        for option, chance in likely.items():
            for part in options[option]:
                gradient[part] -= gained * chance


def deal(seed: int, number: int) -> ridotto.State:
    return ridotto.game("masker").deal(2, seed * 1_000_000_007 + number)


def learn(games: int, seed: int) -> list[float]:
    dice, weights = Dice(seed), first_weights()
    for number in range(games // BATCH):
        gradient = vec[float]([0.0] * SIZE)
        for game in range(BATCH):
            position = own(deal(seed, number * BATCH + game).position.copy())
            add_gradient(gradient, position, play(position, weights, dice))
        weights = [(1 - DECAY) * weight + RATE * part / BATCH for weight, part in zip(weights, gradient, strict=True)]
    return weights


def as_json(weights: list[float]) -> str:
    softened = [round(SOFTENING * weight, 2) for weight in weights]

    def rows(name: str, begin: int, end: int, size: int) -> str:
        lines = ",\n".join(f"    {json.dumps(softened[at : at + size])}" for at in range(begin, end, size))
        return f'  "{name}": [\n{lines}\n  ]'

    parts = [
        rows("capture", CAPTURE, BESIDE, CAPTURES_A_TURN),
        rows("beside", BESIDE, STOPPING, BESIDE_COUNT),
        rows("stop", STOPPING, ANYWHERE, BESIDE_COUNT),
        rows("stop-anywhere", ANYWHERE, SIZE, 2),
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    games, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    POLICY.write_text(as_json(learn(games, seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
