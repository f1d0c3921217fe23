"""Writes golden games: `python tools/golden.py GAME SEATS SEED [OPTION=VALUE …] > tests/golden/GAME/NAME.txt`.

A golden game is a random game kept as text, with everything that happened. If the rules changed on purpose, write it
again and read the diff.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from support.rules.transcript import random_moves, write_transcript
from support.rules.variants import variant_of

import ridotto


def main(name: str, seats: str, seed: str, *chosen: str) -> None:
    pairs = dict(choice.split("=", 1) for choice in chosen)
    known = {option.name: option for option in ridotto.game(name).options}
    options = {key: known[key].read(text, int(seats)) for key, text in pairs.items()}
    variant = variant_of(name, int(seats), options)
    sys.stdout.write(write_transcript(variant, int(seed), random_moves(variant, int(seed))))


if __name__ == "__main__":
    main(*sys.argv[1:])
