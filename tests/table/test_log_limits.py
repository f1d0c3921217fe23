"""A log holds a whole evening and a lot of talk, but not everything that somebody could flood it with."""

from __future__ import annotations

import random

import pytest
from support.table.table_driver import TableDriver, event_names

from ridotto.errors import NotNow
from ridotto.table import commands, table
from ridotto.table.handlers import playing

FULL = "reached its limit for messages and changes"


@pytest.fixture(autouse=True)
def short_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_OTHER_ENTRIES", 40)


def filled(evening: TableDriver) -> TableDriver:
    for who in ("Zoe", "Anna"):  # a stranger, and the host
        talk_without_end(evening, who)
    return evening


def talk_without_end(evening: TableDriver, who: str) -> None:
    while True:
        try:
            evening.send(who, commands.Say(evening.next_id(), "Buh"))
        except NotNow:
            return


def test_strangers_cannot_use_up_the_hosts_share() -> None:
    evening = TableDriver("masker", 3).sit("Anna", "Bob")
    talk_without_end(evening, "Zoe")
    assert event_names(evening.send("Anna", commands.SeatBot("x", 2, "random"))) == ["BotSat"]


def test_moves_that_undo_each_other_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """CV-60: "ready" and "not ready after all"; the table still waits for whoever isn't ready."""
    monkeypatch.setattr(playing, "MOST_UNPROMPTED_MOVES", 5)
    evening = TableDriver("carnaval", 7).sit("Anna").start()
    choice = random.Random(1)
    while "ready" not in evening.table.check_playing().moves(0):
        evening.play_step(choice)
    for _ in range(5):
        evening.move(0, "ready")
        evening.move(0, "not-ready")
    evening.move(0, "ready")
    with pytest.raises(NotNow, match=FULL):
        evening.move(0, "not-ready")


def test_nobody_fills_it_by_coming_and_going() -> None:
    evening = TableDriver("masker", 3).sit("Anna", "Bob")

    def come_and_go() -> None:
        for _ in range(100):
            evening.send("Zoe", commands.Sit(evening.next_id(), 2))
            evening.send("Zoe", commands.Stand(evening.next_id(), 2))

    with pytest.raises(NotNow, match=FULL):
        come_and_go()
    assert len(evening.table.entries) <= 41


@pytest.mark.parametrize(
    "command",
    [
        commands.Sit("x", 2),
        commands.SeatBot("x", 2, "random"),
        commands.Arrange("x", public=False),
        commands.Say("x", "Hello"),
    ],
    ids=lambda command: type(command).__name__,
)
def test_before_the_start_anything_that_could_go_on_for_ever_is_refused(command: commands.AnyCommand) -> None:
    evening = filled(TableDriver("masker", 3).sit("Anna", "Bob"))
    with pytest.raises(NotNow, match=FULL):
        evening.send("Anna", command)


@pytest.mark.parametrize(
    "command",
    [commands.Pause("x"), commands.Undo("x", 0), commands.GiveSeat("x", 0), commands.Say("x", "Hello")],
    ids=lambda command: type(command).__name__,
)
def test_in_the_game_too(command: commands.AnyCommand) -> None:
    evening = filled(TableDriver("masker", 3).sit("Anna", "Bob").start())
    with pytest.raises(NotNow, match=FULL):
        evening.send("Anna", command)


def test_the_game_begins_goes_on_and_ends_all_the_same() -> None:
    evening = filled(TableDriver("masker", 2).sit("Anna", "Bob")).start()
    evening.play_out(1)
    assert evening.table.ended is not None
    assert event_names(evening.send("Anna", commands.Rematch("again"))) == ["Rematched"]


def test_a_carnival_with_its_taps_does_too() -> None:
    evening = filled(TableDriver("carnaval", 4).sit("Anna", "Bob", "Cy", "Di").start())
    assert evening.play_out(1).ended is not None


def test_a_game_that_is_paused_goes_on() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob").start()
    evening.send("Anna", commands.Pause("x"))
    filled(evening)
    assert event_names(evening.send("Bob", commands.Resume("y"))) == ["Resumed"]
