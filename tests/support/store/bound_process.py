"""Servers that end with the tests, even if the tests are killed."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def bound_to_parent(program: Path, *args: str, setting: tuple[str, ...] = ()) -> list[str]:
    """The command that starts a program, which the kernel ends together with its parent where it can."""
    setpriv = shutil.which("setpriv") if sys.platform == "linux" else None
    prefix = [setpriv, "--pdeathsig", "TERM", *setting] if setpriv else []
    return [*prefix, str(program), *args]
