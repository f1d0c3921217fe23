"""The docs tell the truth: examples run, links lead somewhere, and every ruling and paragraph has a test."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from textwrap import indent

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


FILE = re.compile(r"`((?:[\w.-]+/)*[\w-]+\.(?:css|csv|json|jsonl|md|py|toml|ts|tsx|txt))`")
PLACEHOLDERS = {"BOARD", "GAME", "LANGUAGE", "NAME"}  # in a path: any of them


def named_files(text: str) -> list[str]:
    return [path for path in FILE.findall(text) if not PLACEHOLDERS.intersection(re.split(r"[/.]", path))]


def repository_files() -> str:
    """A line for each path; nothing that was installed or built."""
    folders = ("bench", "devtools", "docs", "examples", "requirements", "src", "tests", "tools", "web")
    found = (path for folder in folders for path in (ROOT / folder).rglob("*") if "node_modules" not in path.parts)
    return "".join(f"/{path.relative_to(ROOT).as_posix()}\n" for path in (*ROOT.iterdir(), *found))


def test_files_named_in_the_docs_exist() -> None:
    """By their whole path or its end, as in `boards/board.ts`."""
    files = repository_files()
    named = [(page.name, path) for page in PAGES for path in named_files(page.read_text(encoding="utf-8"))]
    assert len(named) > 100
    assert [(page, path) for page, path in named if f"/{path}\n" not in files] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_quoted_code_is_what_the_files_say(page: Path) -> None:
    """A code block that names a file after its language is a part of it, to the letter; methods aren't indented."""
    for path, code in re.findall(r"^```\w+ (\S+)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S):
        text = (ROOT / path).read_text(encoding="utf-8")
        assert code in text or indent(code, "    ") in text, code


def test_the_example_of_a_game_is_quoted() -> None:
    """Each of its files, and whoever adds one explains it."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    quoted = set(re.findall(r"^```\w+ (examples/\S+)$", page, re.M))
    files = (ROOT / "examples" / "lanterns").rglob("*.py")
    code = [path.relative_to(ROOT).as_posix() for path in files if path.stem != "__init__"]
    assert len(code) == 2
    assert quoted >= {*code, "examples/lanterns/pyproject.toml"}


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
