"""One source, two ways to run it: compiled and uncompiled rulebooks play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.catalog import GAMES
from ridotto.errors import BadOption
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.lots import Lots
from ridotto.rules.position import Position
from ridotto.version import is_compiled

TESTS = Path(__file__).parent.parent
SOURCE = TESTS.parent / "src"
GAMES_EACH = 15  # of every variant


def transcripts(*path: str) -> str:
    """Random games of every variant, as a Python with that path plays them."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, str(TESTS)])}
    command = [sys.executable, "-m", "support.rules.transcript", str(GAMES_EACH)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd="/").stdout


def test_compiled_and_uncompiled_play_the_same_games() -> None:
    if not is_compiled():
        pytest.skip("there was no C compiler when Ridotto was installed")
    compiled, uncompiled = transcripts(), transcripts(str(SOURCE))
    assert compiled.count("\n= Outcome") >= 200
    assert compiled == uncompiled


class Nodding(Game):
    """A rulebook from outside, uncompiled, as somebody who tries out an idea would write it."""

    name, title, fewest, most, options = "nodding", "Nodding", 1, 2, ()

    def dealt(self, seats: int, chosen: Facts, lots: Lots) -> Position:
        return GAMES["masker"].dealt(2, {"grid": "flat"}, lots)

    def seen(self, position: Position, seat: int | None) -> Facts:
        return {"nods": seat}

    def options_of(self, position: Position) -> Facts:
        return {}

    def written(self, position: Position, move: int) -> str:
        return f"nod {move}"


def test_a_rulebook_from_outside_is_played_like_ours() -> None:
    state = Nodding().deal(2, seed=1)
    seat = state.to_act[0]
    view = state.view(seat)
    assert view["nods"] == seat
    assert view["moves"] == state.moves(seat)
    assert state.moves(seat)[0].startswith("nod ")
    with pytest.raises(BadOption):
        Nodding().deal(3, seed=1)
