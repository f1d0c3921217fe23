"""The built page travels inside the package, whole, and asks nobody else for anything."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

PAGE = Path(str(files("ridotto"))) / "house" / "page"


def built(suffix: str) -> list[Path]:
    return sorted(PAGE.rglob(f"*{suffix}"))


def test_all_that_the_entrance_names_is_there() -> None:
    entrance = (PAGE / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/([^"]+)"', entrance)
    assert any(name.endswith(".js") for name in named)
    assert [name for name in named if not (PAGE / name).is_file()] == []


@pytest.mark.parametrize("suffix", [".html", ".css", ".webmanifest"])
def test_nothing_comes_from_elsewhere(suffix: str) -> None:
    pages = built(suffix)
    assert pages
    assert [page.name for page in pages if "//" in page.read_text(encoding="utf-8")] == []


def test_the_letters_come_along() -> None:
    shipped = {page.name for page in built(".woff2")}
    wanted = {
        name for page in built(".css") for name in re.findall(r"[\w.-]+\.woff2", page.read_text(encoding="utf-8"))
    }
    assert wanted
    assert wanted <= shipped
