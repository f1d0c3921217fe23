"""Hints among people are off, unless the host allows them: and then everybody is told."""

from __future__ import annotations

import pytest
from support.table.table_driver import TableDriver

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import commands, gate
from ridotto.table.events import HintsRuled, decode_entry, encode_entry
from ridotto.table.handlers.rematch import rematch_entries
from ridotto.table.table import Table


def allow(evening: TableDriver, yes: bool = True, who: str = "Anna") -> None:
    evening.send(who, commands.Arrange(evening.next_id(), hints=yes))


def ask_hint(evening: TableDriver, who: str, seat: int) -> None:
    evening.send(who, commands.HintPlease(evening.next_id(), seat))


def rulings_seen(evening: TableDriver, who: str) -> list[object]:
    events = gate.snapshot(evening.table, who, (), 0).seen[0].events
    return [event["allowed"] for event in events if event["event"] == "hints-ruled"]


def test_somebody_alone_with_bots_may_ask() -> None:
    evening = TableDriver("mascarade", 3).sit("Anna").start()
    ask_hint(evening, "Anna", 0)
    assert gate.snapshot(evening.table, "anna", (), 0).info.hints


@pytest.mark.parametrize("others", [("Bob",), ("Anna/Ben",)], ids=["two devices", "one device"])
def test_people_among_themselves_may_not(others: tuple[str, ...]) -> None:
    evening = TableDriver().sit("Anna", *others).start()
    with pytest.raises(NotAllowed, match="Hints are off"):
        ask_hint(evening, "Anna", 0)
    assert not gate.snapshot(evening.table, "anna", (), 0).info.hints


def test_what_the_host_allows_is_told_to_everybody() -> None:
    evening = TableDriver().sit("Anna", "Bob")
    allow(evening)
    evening.start()
    for who, seat in (("Anna", 0), ("Bob", 1)):
        ask_hint(evening, who, seat)
    for who in ("anna", "bob", "zoe"):
        assert rulings_seen(evening, who) == [True]
        assert gate.snapshot(evening.table, who, (), 0).info.hints_allowed


def test_only_the_host_rules_and_only_before_the_start() -> None:
    evening = TableDriver().sit("Anna", "Bob")
    with pytest.raises(NotAllowed, match="Only the host"):
        allow(evening, who="Bob")
    evening.start()
    with pytest.raises(NotNow, match="before the game starts"):
        allow(evening)


def test_ruling_the_same_again_changes_nothing() -> None:
    evening = TableDriver().sit("Anna", "Bob")
    for yes in (False, True, True, False):
        allow(evening, yes)
    assert rulings_seen(evening, "bob") == [True, False]


def test_whoever_is_left_alone_with_bots_may_ask() -> None:
    evening = TableDriver("mascarade", 3).sit("Anna", "Bob").start()
    evening.send("Bob", commands.Resign(evening.next_id(), 1))
    ask_hint(evening, "Anna", 0)


def test_a_bot_that_plays_for_somebody_leaves_them_at_the_table() -> None:
    evening = TableDriver("mascarade", 3).sit("Anna", "Bob").start()
    evening.send("Bob", commands.GiveSeat(evening.next_id(), 1))
    with pytest.raises(NotAllowed, match="Hints are off"):
        ask_hint(evening, "Anna", 0)


def test_a_rematch_keeps_what_was_ruled() -> None:
    evening = TableDriver().sit("Anna", "Bob")
    allow(evening)
    evening.start().play_out(1)
    evening.send("Anna", commands.Rematch(evening.next_id()))
    assert evening.table.rematch is not None
    entries = rematch_entries(evening.table, evening.table.rematch, evening.now)
    assert Table.replay(entries).arrangement.hints_allowed


def test_an_older_log_allows_no_hints_among_people() -> None:
    """It says nothing about hints; a log that does says the same when it is read again."""
    evening = TableDriver().sit("Anna", "Bob")
    allow(evening)
    entries = [decode_entry(encode_entry(entry)) for entry in evening.table.entries]
    assert Table.replay(entries).arrangement.hints_allowed
    before = [entry for entry in entries if not isinstance(entry.event, HintsRuled)]
    assert not Table.replay(before).gives_hints


def rematch_of(evening: TableDriver, starts_itself: bool) -> Table:
    evening.play_out(1)
    evening.send("Anna", commands.Rematch(evening.next_id(), starts_itself=starts_itself))
    assert evening.table.rematch is not None
    return Table.replay(rematch_entries(evening.table, evening.table.rematch, evening.now))


def test_a_table_to_be_changed_begins_with_the_hints_that_somebody_had_alone() -> None:
    alone = [TableDriver("mascarade", 3).sit("Anna").start() for _ in range(2)]
    changed, again = rematch_of(alone[0], starts_itself=False), rematch_of(alone[1], starts_itself=True)
    assert changed.arrangement.hints_allowed
    assert not again.arrangement.hints_allowed, "nothing is told that nobody has ruled"
    friends = TableDriver().sit("Anna", "Bob").start()
    assert not rematch_of(friends, starts_itself=False).arrangement.hints_allowed
