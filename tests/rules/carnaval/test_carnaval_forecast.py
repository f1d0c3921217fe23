"""What an evening's forecast says: it was fitted to evenings that bots have played (docs/balance.md)."""

from __future__ import annotations

import pytest

from ridotto.games.carnaval.forecast import forecast
from ridotto.games.carnaval.rulebook.content import PRESETS, ROLES
from ridotto.games.carnaval.rulebook.setup.presets import sets_of

NINE = ["prankster"] * 3 + ["guest"] * 6


def with_roles(*roles: str) -> list[str]:
    """Nine players, with these in place of plain guests."""
    return [*NINE[: 9 - len(roles)], *roles]


def test_the_evil_genie_helps_the_pranksters() -> None:
    specials = ("chef", "musician", "avenger")
    assert forecast(with_roles("evil-genie", *specials)).guests < forecast(with_roles(*specials)).guests - 0.1


@pytest.mark.parametrize("role", ["chef", "musician", "hypnotist", "avenger", "soldier"])
def test_special_guests_help_the_guests(role: str) -> None:
    assert forecast(with_roles(role)).guests > forecast(NINE).guests


def test_an_estimate_lies_in_its_interval() -> None:
    found = forecast(with_roles("chef", "evil-genie"))
    assert 0.0 < found.low < found.guests < found.high < 1.0
    assert 1.0 < found.shortest < found.dances < found.longest


def test_more_players_dance_longer() -> None:
    assert forecast(["prankster"] * 4 + ["guest"] * 10).dances > forecast(["prankster"] * 2 + ["guest"] * 5).dances


@pytest.mark.parametrize("seats", range(4, 16))
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_about_even(seats: int, name: str) -> None:
    """Roughly: docs/balance.md has what was measured."""
    chances = [forecast([ROLES[role] for role in roles]).guests for roles in sets_of(name, seats)]
    assert 0.36 <= sum(chances) / len(chances) <= 0.64
    assert all(0.33 <= chance <= 0.67 for chance in chances)
