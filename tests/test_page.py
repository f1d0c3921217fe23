"""The built page travels inside the package, whole, and asks nobody else for anything."""

from __future__ import annotations

import re
import shutil
from importlib.resources import files
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from ridotto.house.page import Page

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


def test_a_house_goes_on_with_its_own_page_when_the_package_is_replaced(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(PAGE, tmp_path / "page"))
    web = TestClient(Starlette(routes=Page(folder).routes()))
    shutil.rmtree(folder)
    for path in [path for path in PAGE.rglob("*") if path.is_file()]:
        answer = web.get(f"/{path.relative_to(PAGE).as_posix()}")
        assert (answer.status_code, answer.content) == (200, path.read_bytes())
    assert web.get("/t/ABCDEF").content == (PAGE / "index.html").read_bytes()


def test_what_a_browser_has_already_is_not_sent_again() -> None:
    web = TestClient(Starlette(routes=Page(PAGE).routes()))
    first = web.get("/")
    again = web.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert web.get("/", headers={"If-None-Match": '"another"'}).status_code == 200
