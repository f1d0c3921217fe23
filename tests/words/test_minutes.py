"""A game's door and its rules say how long it takes: the same minutes, in every language."""

from __future__ import annotations

import re

import pytest

from ridotto import words
from ridotto.catalog import packages

DOORS = {name: owner.minutes for name, owner in packages().items() if owner.minutes is not None}


def test_every_door_says_how_long_it_takes() -> None:
    assert list(DOORS) == list(packages())


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", DOORS)
def test_door_and_rules_name_the_same_minutes(game: str, language: str) -> None:
    first = words.rules_page(game, language).split("\n\n")[1]
    assert set(DOORS[game].split("–")) <= set(re.findall(r"\d+", first)), first
