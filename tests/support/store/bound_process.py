"""Servers that end with the tests, even if those are killed."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def bound_to_parent(program: Path, *args: str, setting: tuple[str, ...] = ()) -> list[str]:
    """The command that starts a program which the kernel ends together with its parent, where a kernel can."""
    holder = shutil.which("setpriv") if sys.platform == "linux" else None
    leash = [holder, "--pdeathsig", "TERM", *setting] if holder else []
    return [*leash, str(program), *args]
