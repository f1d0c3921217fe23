"""A copy of the clone in which nothing is installed: what a stranger has before the first command."""

from __future__ import annotations

import shutil
from pathlib import Path

from devtools.node import STAMP
from devtools.paths import PAGE, ROOT

NOT_COPIED = shutil.ignore_patterns(
    ".git", ".venv", ".ridotto", "build", "dist", "node_modules", "page", "shots", "__pycache__"
)


def fresh_copy(target: Path) -> Path:
    """As git checks it out, with nothing built."""
    return Path(shutil.copytree(ROOT, target, ignore=NOT_COPIED))


def copy_with_page(target: Path) -> Path:
    """With the page as it was built here, which is the same whatever Python or wheel it is tried with."""
    clone = fresh_copy(target)
    if STAMP.exists():
        shutil.copytree(PAGE, clone / PAGE.relative_to(ROOT))
        stamp = clone / STAMP.relative_to(ROOT)
        stamp.parent.mkdir()
        shutil.copy(STAMP, stamp)
    return clone
