"""What a device has been told is what a fresh snapshot would show it: after every entry of the log, for every seat.

RIDOTTO_EVENINGS=2000 plays so many carnivals instead of a few, RIDOTTO_FIRST_EVENING=7000 others than usual.
"""

from __future__ import annotations

import os
import random

import pytest
from listening import SPECTATOR, listen_to
from random_evenings import CARNIVAL_SIZES, COMPANIES, OTHERS, evening_of, played_out, sizes_of
from tables import Evening, dance, whats

EVENINGS = int(os.environ.get("RIDOTTO_EVENINGS", "72"))
FIRST = int(os.environ.get("RIDOTTO_FIRST_EVENING", "0"))
CARNIVALS = [
    (seats, company, number)
    for number in range(FIRST, FIRST + EVENINGS // (len(CARNIVAL_SIZES) * len(COMPANIES)) + 1)
    for seats in CARNIVAL_SIZES
    for company in COMPANIES
][:EVENINGS]


def devices(evening: Evening) -> list[str]:
    return [*evening.table.guests, SPECTATOR]


@pytest.mark.parametrize(("seats", "company", "number"), CARNIVALS)
def test_in_a_carnival_nothing_changes_unannounced(seats: int, company: str, number: int) -> None:
    evening = evening_of("carnaval", seats, company, number)
    played_out(evening, random.Random(number))
    listen_to(evening.table.entries, devices(evening))


@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("game", OTHERS)
def test_in_the_other_games_neither(game: str, company: str) -> None:
    for seats in sizes_of(game):
        evening = evening_of(game, seats, company, seats)
        played_out(evening, random.Random(seats))
        listen_to(evening.table.entries, devices(evening))


def test_pranksters_hear_that_the_gentleman_has_let_the_lender_fall() -> None:
    """CV-12, CV-18: his pass tells him no news, but calls them: they agree on who takes the lender's mask."""
    evening = dance("p p G l s g g g", "pranksters")
    for seat in (0, 1):
        evening.move(seat, "unmask 3")
    for seat in range(2, 8):
        evening.nod(seat)
    evening.wait(0.25)  # now the gentleman is asked
    assert evening.table.playing().to_act == (2,)
    assert whats(evening.move(2, "pass")) == ["Sealed"]
    assert whats(evening.wait(0.25)) == ["Moved"]
    assert evening.table.playing().to_act == (0, 1)
    assert evening.table.lines[-1].knowers == frozenset((0, 1, 2, 3)), (
        "pranksters are called, the lender's mask falls, the gentleman has decided"
    )
