"""A newcomer finds their way: folders that fit on a screen, and one meaning for each name of a type."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ridotto"
BUILT_PAGE = SOURCE / "house" / "page"
MOST_FILES = 15
# Each game has its own View, its own Options: they mean the same there.
SHARES_NAMES = (SOURCE / "rules", SOURCE / "games")


def source_files() -> Iterator[Path]:
    for path in SOURCE.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and BUILT_PAGE not in path.parents:
            yield path


def test_no_folder_is_crowded() -> None:
    counts = Counter(path.parent.relative_to(ROOT).as_posix() for path in source_files())
    assert {folder: count for folder, count in counts.items() if count > MOST_FILES} == {}


def test_no_type_name_is_used_twice() -> None:
    names: dict[str, list[str]] = {}
    for path in source_files():
        if path.suffix == ".py" and not any(room in path.parents for room in SHARES_NAMES):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    names.setdefault(node.name, []).append(path.relative_to(SOURCE).as_posix())
    assert len(names) > 150, "the types are found"
    assert {name: places for name, places in names.items() if len(places) > 1} == {}


def test_every_package_is_in_the_picture() -> None:
    """CONTRIBUTING names each; the words and the suites for authors stand beside the way of the data."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    picture = page.partition("```\n rules")[2].partition("```")[0].split()
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert {name for name in packages if f"`src/ridotto/{name}/" not in page} == set()
    assert packages - {"rules", "testing", "words"} - set(picture) == set()
