"""One source, two ways to run it: compiled and uncompiled minds think the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.version import is_compiled

TESTS = Path(__file__).parent.parent
SOURCE = TESTS.parent / "src"
DECISIONS = 4  # in each game


def thoughts(*path: str) -> str:
    """As a Python with that path thinks them."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, str(TESTS)])}
    command = [sys.executable, "-m", "support.bots.thoughts", str(DECISIONS)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd="/").stdout


def test_compiled_and_uncompiled_minds_think_the_same() -> None:
    if not is_compiled():
        pytest.skip("there was no C compiler when Ridotto was installed")
    compiled = thoughts()
    assert compiled.count("\n") >= 80
    assert compiled == thoughts(str(SOURCE))
