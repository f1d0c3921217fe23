"""The page's types are those of the server."""

from __future__ import annotations

import re

import pytest
from page_types import WIRE, pages

UNIONS = {"AnyAsking": "ask", "AnyTold": "type", "AnyHappening": "event"}


@pytest.mark.parametrize("name", pages())
def test_they_are_current(name: str) -> None:
    assert (WIRE / name).read_text(encoding="utf-8") == pages()[name], "run: python tools/page_types.py"


@pytest.mark.parametrize("union", UNIONS)
def test_a_union_can_be_told_apart(union: str) -> None:
    page = pages()["wire.ts"]
    found = re.search(rf"export type {union} =([^;]+);", page)
    assert found is not None
    tags = [tag_in(page, name, UNIONS[union]) for name in re.findall(r"\w+", found[1])]
    assert len(tags) > 1
    assert len(set(tags)) == len(tags)


def tag_in(page: str, name: str, field: str) -> str:
    found = re.search(rf'export interface {name} {{\n  {field}: "([a-z-]+)";', page)
    assert found is not None, name
    return found[1]
