"""What a device knows from updates is what a fresh snapshot would show: after every log entry, for every seat.

RIDOTTO_EVENINGS=2000 plays that many carnivals instead of a few, RIDOTTO_FIRST_EVENING=7000 plays different ones.
"""

from __future__ import annotations

import os
import random

import pytest
from support.table.device_check import SPECTATOR, check_log
from support.table.random_games import CARNIVAL_SIZES, OTHER_GAMES, SEATINGS, play_out, random_table, sizes_of
from support.table.table_driver import TableDriver, carnival_at_call, event_names

EVENINGS = int(os.environ.get("RIDOTTO_EVENINGS", "72"))
FIRST = int(os.environ.get("RIDOTTO_FIRST_EVENING", "0"))
CARNIVALS = [
    (seats, company, number)
    for number in range(FIRST, FIRST + EVENINGS // (len(CARNIVAL_SIZES) * len(SEATINGS)) + 1)
    for seats in CARNIVAL_SIZES
    for company in SEATINGS
][:EVENINGS]


def devices(evening: TableDriver) -> list[str]:
    return [*evening.table.seating.guests, SPECTATOR]


@pytest.mark.parametrize(("seats", "company", "number"), CARNIVALS)
def test_in_a_carnival_nothing_changes_unannounced(seats: int, company: str, number: int) -> None:
    evening = random_table("carnaval", seats, company, number)
    play_out(evening, random.Random(number))
    check_log(evening.table.entries, devices(evening))


@pytest.mark.parametrize("company", SEATINGS)
@pytest.mark.parametrize("game", OTHER_GAMES)
def test_in_the_other_games_nothing_changes_unannounced_either(game: str, company: str) -> None:
    for seats in sizes_of(game):
        evening = random_table(game, seats, company, seats)
        play_out(evening, random.Random(seats))
        check_log(evening.table.entries, devices(evening))


def test_pranksters_hear_that_the_gentleman_has_let_the_lender_fall() -> None:
    """CV-12, CV-18: the pass is no news to the gentleman, but calls the pranksters to agree on who takes the mask."""
    evening = carnival_at_call("p p G l s g g g", "pranksters")
    for seat in (0, 1):
        evening.move(seat, "unmask 3")
    for seat in range(2, 8):
        evening.nod(seat)
    evening.wait(0.25)  # now the gentleman is asked
    assert evening.table.check_playing().to_act == (2,)
    assert event_names(evening.move(2, "pass")) == ["Sealed"]
    assert event_names(evening.wait(0.25)) == ["Moved"]
    assert evening.table.check_playing().to_act == (0, 1)
    assert evening.table.log.applied_entries[-1].recipients == frozenset((0, 1, 2, 3)), (
        "pranksters are called, the lender's mask falls, the gentleman has decided"
    )
