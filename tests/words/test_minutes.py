"""A game's door and its rules say how long it takes: the same minutes, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ridotto import words

ROOT = Path(__file__).resolve().parent.parent.parent
DOORS = dict(re.findall(r'name: "(\w+)".*minutes: "([\d–]+)"', (ROOT / "web/src/api.ts").read_text(encoding="utf-8")))


def test_every_door_says_how_long_it_takes() -> None:
    assert sorted(DOORS) == ["carnaval", "mascarade", "mask", "masker"]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", DOORS)
def test_door_and_rules_name_the_same_minutes(game: str, language: str) -> None:
    first = words.rules_page(game, language).split("\n\n")[1]
    assert set(DOORS[game].split("–")) <= set(re.findall(r"\d+", first)), first
