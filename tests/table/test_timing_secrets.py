"""Timing tells nothing: what somebody hears in a hush comes at the same moment in all worlds they can't tell apart.

RIDOTTO_EVENINGS=2000 plays that many carnivals instead of a few, RIDOTTO_FIRST_EVENING=7000 plays different ones.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable

import pytest
from support.table.random_games import CARNIVAL_SIZES, SEATINGS, end_talk, random_table
from support.table.table_driver import TableDriver
from support.table.virtual_time import THINKING_TIMES, HeardAt, HushSimulation, ThinkingTimes, copied, twin_of

from ridotto.table.handlers import hush_timing

EVENINGS = int(os.environ.get("RIDOTTO_EVENINGS", "288"))
FIRST = int(os.environ.get("RIDOTTO_FIRST_EVENING", "0"))
NEAR = 1e-6
REACTIONS = (0.4, 9.0)  # seconds that a person takes to tap

Figures = Counter[tuple[int, float]]  # how many hushes, by decisions and length


def carnivals() -> list[tuple[int, str, int]]:
    """Every size and company in turn."""
    every = [(seats, company) for company in SEATINGS for seats in CARNIVAL_SIZES]
    return [(*every[number % len(every)], number) for number in range(FIRST, FIRST + EVENINGS)]


@pytest.mark.parametrize("pace", ["fast", "slow"])
def test_worlds_that_nobody_can_tell_apart_take_the_same_time(
    pace: str, record_property: Callable[[str, object], None]
) -> None:
    compared = sum(compare_evening(*carnival, THINKING_TIMES[pace]) for carnival in carnivals())
    record_property(f"hushes compared, bots {pace}", compared)
    assert compared > 5 * EVENINGS, "the comparison must not be empty"


def compare_evening(seats: int, company: str, number: int, pace: ThinkingTimes) -> int:
    """Plays each hush a second time in another world; then the evening goes on."""
    evening = random_table("carnaval", seats, company, number)
    choice = random.Random(number)
    compared = 0
    while evening.table.phase == "playing":
        if evening.table.hush is None:
            evening.now += 0.5
            if not end_talk(evening, choice):
                evening.play_step(choice)
        else:
            compared += compare_hush(evening, pace, choice)
    return compared


def compare_hush(evening: TableDriver, pace: ThinkingTimes, choice: random.Random) -> bool:
    viewer = choice.choice([None, *evening.table.people()])
    reactions = [choice.uniform(*REACTIONS) for _ in evening.table.chairs]
    twin = twin_of(evening.table, viewer, choice.getrandbits(30))
    other = HushSimulation(twin, evening.now, reactions, pace, choice, viewer).run()
    one = HushSimulation(evening.table, evening.now, reactions, pace, choice, viewer).run()
    evening.now = one.now
    if one.called_late or other.called_late:
        return False
    check_same_times(one.heard, other.heard)
    return True


def check_same_times(one: list[HeardAt], other: list[HeardAt]) -> None:
    """As long as what they hear is the same."""
    for (what, at), (other_what, other_at) in zip(one, other, strict=False):
        if what != other_what:
            return
        assert abs(at - other_at) < NEAR, (what, at, other_at)


# -- when bots are so slow that a hush overruns


def test_under_load_a_hush_ends_on_a_coarse_grid(record_property: Callable[[str, object], None]) -> None:
    figures: Figures = Counter()
    for carnival in carnivals():
        note_lengths(figures, *carnival)
    record_property("lengths of hushes under load, by decisions", by_decisions(figures))
    steps = {round(length / hush_timing.LEAST_HUSH, 6) for _, length in figures}
    assert {2 * step % 1 for step in steps} == {0.0}, "a large table's first step is half a step further"
    assert len(figures) > 2, "some of them must overrun"


def note_lengths(figures: Figures, seats: int, company: str, number: int) -> None:
    evening = random_table("carnaval", seats, company, number)
    choice = random.Random(number)
    while evening.table.phase == "playing":
        if evening.table.hush is None:
            evening.now += 0.5
            if not end_talk(evening, choice):
                evening.play_step(choice)
        else:
            since = evening.table.hush.since
            reactions = [choice.uniform(*REACTIONS) for _ in evening.table.chairs]
            run = HushSimulation(evening.table, evening.now, reactions, THINKING_TIMES["loaded"], choice).run()
            evening.now = run.now
            figures[run.decisions, round(run.now - since, 6)] += 1


def by_decisions(figures: Figures) -> dict[int, dict[float, int]]:
    every: dict[int, dict[float, int]] = {}
    for (decisions, length), count in sorted(figures.items()):
        every.setdefault(decisions, {})[length] = count
    return every


def test_making_a_twin_changes_nothing() -> None:
    evening = random_table("carnaval", 8, "people", 1)
    while evening.table.hush is None:
        evening.play_step(random.Random(1))
    before = list(evening.table.entries)
    HushSimulation(copied(evening.table), evening.now, [1.0] * 9, THINKING_TIMES["fast"], random.Random(1)).run()
    assert evening.table.entries == before
    assert evening.table.hush is not None
    assert evening.table.hush.tapped == set()
