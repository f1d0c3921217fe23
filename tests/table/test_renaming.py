"""Somebody takes another name, and the table hears of it."""

from __future__ import annotations

import msgspec
from support.table.table_driver import TableDriver, carnival_at_call, guest

from ridotto.table import gate
from ridotto.table.table import Table


def rename(evening: TableDriver, who: str, name: str, was: str | None = None) -> None:
    renamed = msgspec.structs.replace(guest(who), name=name)
    evening.table.apply(evening.table.decide_rename(renamed, was or who, evening.now))


def names(evening: TableDriver) -> list[str | None]:
    return [chair.name for chair in evening.table.chairs]


def renames_seen(evening: TableDriver, who: str) -> list[tuple[object, object]]:
    events = gate.snapshot(evening.table, who, (), 0).seen[0].events
    return [(event["was"], event["name"]) for event in events if event["event"] == "renamed"]


def test_everybody_hears_of_it_in_the_middle_of_a_game() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    rename(evening, "Anna", "Zelda")
    assert names(evening) == ["Zelda", "Bob"]
    assert evening.table.host.name == "Zelda"
    assert renames_seen(evening, "bob") == renames_seen(evening, "nobody") == [("Anna", "Zelda")]
    assert Table.replay(evening.table.entries).chairs == evening.table.chairs


def test_a_name_that_another_has_gets_a_number() -> None:
    evening = TableDriver().sit("Anna", "Bob")
    rename(evening, "Bob", "Anna")
    assert names(evening) == ["Anna", "Anna 2"]
    rename(evening, "Bob", "Bertha", was="Anna")
    assert names(evening) == ["Anna", "Bertha"]


def test_the_others_on_a_device_keep_their_names() -> None:
    evening = TableDriver().sit("Anna", "Anna/Ben")
    rename(evening, "Anna", "Zelda")
    assert names(evening) == ["Zelda", "Ben"]


def test_after_the_end_a_game_stays_as_it_was() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    evening.play_out(1)
    rename(evening, "Anna", "Zelda")
    assert names(evening) == ["Anna", "Bob"]


def test_whoever_may_not_talk_says_nothing_by_a_name_either() -> None:
    evening = carnival_at_call("p p m s l g g g", "soldier")
    before = names(evening)
    rename(evening, "Anna", "I’m a soldier"[:12])
    assert names(evening) == before
