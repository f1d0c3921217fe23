"""What an evening's forecast says: it was fitted to evenings that bots have played (docs/balance.md)."""

from __future__ import annotations

import pytest

from ridotto.game_package import BalanceForecast
from ridotto.games.carnaval.forecast import forecast, forecast_of_sets
from ridotto.games.carnaval.package import CarnavalPackage
from ridotto.games.carnaval.rulebook.content import PRESETS, ROLES
from ridotto.games.carnaval.rulebook.setup.presets import sets_of
from ridotto.rules.option import settled

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


def test_of_several_sets_less_is_unknown_than_of_one() -> None:
    several = [with_roles("chef", role) for role in ("avenger", "musician", "hypnotist", "painter")]
    one, lot = forecast(several[0]), forecast_of_sets(several, "master")
    assert lot.high - lot.low < one.high - one.low
    chances = [forecast(roles).guests for roles in several]
    assert lot.guests == pytest.approx(sum(chances) / len(chances), abs=0.01)


# -- as a host sees it


def balance(seats: int, strength: str = "master", **chosen: object) -> BalanceForecast:
    game = CarnavalPackage.rulebook
    return CarnavalPackage().forecast(seats, settled(game.options, chosen, game.title, seats), strength)


def test_the_sides_and_a_draw_make_up_all_evenings() -> None:
    guests, pranksters = balance(4).shares.values()
    assert 0.9 < guests.rate + pranksters.rate < 0.97, "with four players, nobody wins one evening in twenty"
    guests, pranksters = balance(9).shares.values()
    assert 0.99 < guests.rate + pranksters.rate < 1.0
    assert pranksters.low < pranksters.rate < pranksters.high


def test_a_preset_stands_for_its_sets_and_a_list_for_itself() -> None:
    usual = balance(9)
    assert len(usual.sets) == len(sets_of("usual", 9)) > 1
    assert min(usual.sets.values()) < usual.shares["guests"].rate < max(usual.sets.values())
    own = balance(9, roles=["prankster", "prankster", "prankster", "chef"])
    assert list(own.sets) == [("prankster", "prankster", "prankster", "chef")]
    assert own.shares["guests"].rate == own.sets["prankster", "prankster", "prankster", "chef"]


def test_a_strength_that_never_played_counts_as_the_weakest_that_did() -> None:
    assert balance(9, "novice") == balance(9, "regular") != balance(9, "master")


def test_it_names_the_options_that_it_does_not_know() -> None:
    assert balance(9, secret_vote=True, gatecrasher=True).ignored == ["secret_vote", "gatecrasher"]
    assert balance(9, confidence=True).ignored == ["confidence"]
    assert balance(5, confidence=True).ignored == [], "there it's the rule (CV-6)"
