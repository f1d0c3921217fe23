"""Whether a piece of work has to be done again: a fingerprint of what it is made from, kept in a stamp."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def fingerprint(paths: Iterable[Path], *texts: str) -> str:
    """Changes when any of these files or texts does."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    for text in texts:
        digest.update(text.encode() + b"\0")
    return digest.hexdigest()


def files_in(*folders: Path) -> list[Path]:
    found = [path for folder in folders for path in folder.rglob("*")]
    return [path for path in found if path.suffix != ".pyc" and path.is_file()]


def has_stamp(stamp: Path, mark: str) -> bool:
    return stamp.exists() and stamp.read_text() == mark


def put_stamp(stamp: Path, mark: str) -> None:
    """Atomically: a stamp that a full disk or a power cut truncates mustn't count."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    draft = stamp.with_suffix(".new")
    draft.write_text(mark)
    draft.replace(stamp)
