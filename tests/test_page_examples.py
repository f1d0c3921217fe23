"""The page draws the rules' examples from what the rulebook says."""

from __future__ import annotations

import pytest
from page_examples import FOLDER, pages


@pytest.mark.parametrize("name", pages())
def test_they_are_current(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == pages()[name], "run: python tools/page_examples.py"


def test_there_are_no_others() -> None:
    assert sorted(page.name for page in FOLDER.iterdir()) == sorted(pages())
