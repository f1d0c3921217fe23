"""The docs tell the truth: examples run, links lead somewhere, and every ruling and paragraph has a test."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize(("letters", "last"), [("MC", 12), ("MK", 15), ("MS", 16), ("CV", 36)])
def test_every_paragraph_is_named_by_a_test(letters: str, last: int) -> None:
    tests = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "tests" / "rules").rglob("test_*.py"))
    named = {int(number) for number in re.findall(rf"\b{letters}-(\d+)\b", tests)}
    assert set(range(1, last + 1)) <= named


def test_every_ruling_of_ours_is_named_by_a_test() -> None:
    rulings = re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"))
    tests = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "tests").rglob("test_*.py"))
    assert rulings
    assert not [number for number in rulings if not re.search(rf"\b{number}\b", tests)]
