"""One source, two ways to run it: compiled and uncompiled rulebooks play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.version import is_compiled

TESTS = Path(__file__).parent.parent
SOURCE = TESTS.parent / "src"
GAMES_EACH = 15  # of every variant


def transcripts(path: str) -> str:
    """Random games of every variant, as a Python with that path plays them."""
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, str(TESTS / "transcript.py"), str(GAMES_EACH)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd="/").stdout


def test_compiled_and_uncompiled_play_the_same_games() -> None:
    if not is_compiled():
        pytest.skip("there was no C compiler when Ridotto was installed")
    compiled, uncompiled = transcripts(""), transcripts(str(SOURCE))
    assert compiled.count("\n= Outcome") >= 200
    assert compiled == uncompiled
