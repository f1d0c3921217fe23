"""A log holds a whole evening and a lot of talk, but not all that somebody could send on purpose."""

from __future__ import annotations

import random

import pytest
from tables import Evening, whats

from ridotto.errors import NotNow
from ridotto.table import asks, playing, table

FULL = "reached its limit for messages and changes"


@pytest.fixture(autouse=True)
def short_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_ASIDES", 40)


def filled(evening: Evening) -> Evening:
    for who in ("Zoe", "Anna"):  # a stranger, and the host
        talk_without_end(evening, who)
    return evening


def talk_without_end(evening: Evening, who: str) -> None:
    while True:
        try:
            evening.ask(who, asks.Say(evening.id(), "Buh"))
        except NotNow:
            return


def test_strangers_leave_the_host_room() -> None:
    evening = Evening("masker", 3).sit("Anna", "Bob")
    talk_without_end(evening, "Zoe")
    assert whats(evening.ask("Anna", asks.SeatBot("x", 2, "random"))) == ["BotSat"]


def test_moves_that_undo_each_other_end_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """CV-60: "ready" and "not ready after all"; the table still waits for whoever isn't ready."""
    monkeypatch.setattr(playing, "MOST_UNASKED", 5)
    evening = Evening("carnaval", 7).sit("Anna").start()
    choice = random.Random(1)
    while "ready" not in evening.table.playing().moves(0):
        evening.play_on(choice)
    for _ in range(5):
        evening.move(0, "ready")
        evening.move(0, "not-ready")
    evening.move(0, "ready")
    with pytest.raises(NotNow, match=FULL):
        evening.move(0, "not-ready")


def test_nobody_fills_it_by_coming_and_going() -> None:
    evening = Evening("masker", 3).sit("Anna", "Bob")

    def come_and_go() -> None:
        for _ in range(100):
            evening.ask("Zoe", asks.Sit(evening.id(), 2))
            evening.ask("Zoe", asks.Stand(evening.id(), 2))

    with pytest.raises(NotNow, match=FULL):
        come_and_go()
    assert len(evening.table.entries) <= 41


@pytest.mark.parametrize(
    "asking",
    [asks.Sit("x", 2), asks.SeatBot("x", 2, "random"), asks.Arrange("x", public=False), asks.Say("x", "Hello")],
    ids=lambda asking: type(asking).__name__,
)
def test_before_the_start_what_could_go_on_for_ever_is_refused(asking: asks.AnyAsking) -> None:
    evening = filled(Evening("masker", 3).sit("Anna", "Bob"))
    with pytest.raises(NotNow, match=FULL):
        evening.ask("Anna", asking)


@pytest.mark.parametrize(
    "asking",
    [asks.Pause("x"), asks.Undo("x", 0), asks.GiveSeat("x", 0), asks.Say("x", "Hello")],
    ids=lambda asking: type(asking).__name__,
)
def test_in_the_game_too(asking: asks.AnyAsking) -> None:
    evening = filled(Evening("masker", 3).sit("Anna", "Bob").start())
    with pytest.raises(NotNow, match=FULL):
        evening.ask("Anna", asking)


def test_the_game_begins_goes_on_and_ends_all_the_same() -> None:
    evening = filled(Evening("masker", 2).sit("Anna", "Bob")).start()
    evening.play_out(1)
    assert evening.table.ended is not None
    assert whats(evening.ask("Anna", asks.Rematch("again"))) == ["Rematched"]


def test_a_carnival_with_its_taps_does_too() -> None:
    evening = filled(Evening("carnaval", 4).sit("Anna", "Bob", "Cy", "Di").start())
    assert evening.play_out(1).ended is not None


def test_a_game_that_is_paused_goes_on() -> None:
    evening = Evening("masker", 2).sit("Anna", "Bob").start()
    evening.ask("Anna", asks.Pause("x"))
    filled(evening)
    assert whats(evening.ask("Bob", asks.Resume("y"))) == ["Resumed"]
