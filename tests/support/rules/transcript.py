"""Whole games as text: what golden games are kept as, and what compiled and uncompiled rulebooks must agree on.

Run as a program it prints random games of every variant: `python tests/support/rules/transcript.py GAMES_EACH`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Sequence

from ridotto import State
from ridotto.testing import Variant, random_move
from support.rules.variants import VARIANTS, variant_of


def header(variant: Variant, seed: int) -> str:
    options = json.dumps(variant.options)
    return f"{variant.name} seats={variant.seats} seed={seed} options={options}"


def from_header(line: str) -> tuple[Variant, int]:
    name, seats, seed, options = line.split(" ", 3)
    chosen = json.loads(options.removeprefix("options="))
    return variant_of(name, int(seats.removeprefix("seats=")), chosen), int(seed.removeprefix("seed="))


def event_lines(state: State) -> Iterator[str]:
    """What the last move brought, secrets and all."""
    for event in state.events:
        facts = {**event.facts, **event.secrets}
        yield f"    {event.kind} {event.seat} {json.dumps(facts, sort_keys=True)}"


def write_transcript(variant: Variant, seed: int, moves: Sequence[tuple[int, str]]) -> str:
    """The game of these moves as text."""
    state = variant.deal(seed)
    lines = [header(variant, seed), *event_lines(state)]
    for seat, move in moves:
        state.play(seat, move)
        lines += [f"{seat} {move}", *event_lines(state)]
    lines.append(f"= {state.outcome}")
    return "\n".join(lines) + "\n"


def moves_in(text: str) -> list[tuple[int, str]]:
    """The moves of a game kept as text."""
    played = [line.split(" ", 1) for line in text.splitlines()[1:] if line[:1].isdigit()]
    return [(int(seat), move) for seat, move in played]


def random_moves(variant: Variant, seed: int) -> list[tuple[int, str]]:
    """A random game to its end."""
    choice = random.Random(seed)
    state = variant.deal(seed)
    moves: list[tuple[int, str]] = []
    while state.to_act:
        seat = choice.choice(state.to_act)
        move = random_move(state, seat, choice)
        state.play(seat, move)
        moves.append((seat, move))
    return moves


def main(games: int) -> None:
    for variant in VARIANTS:
        for seed in range(games):
            sys.stdout.write(write_transcript(variant, seed, random_moves(variant, seed)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
