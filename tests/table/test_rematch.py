"""Once more with the same people."""

from __future__ import annotations

import pytest
from support.table.table_driver import TableDriver, event_names

from ridotto.errors import BadOption, NotAllowed, NotNow, UnknownGame
from ridotto.table import commands, gate
from ridotto.table.events import Clock, Rematched, decode_entry, encode_entry
from ridotto.table.handlers import gathering
from ridotto.table.handlers.rematch import rematch_entries
from ridotto.table.handlers.talk import MOST_RECALLED
from ridotto.table.table import Table


def again(evening: TableDriver) -> Table:
    rematched = evening.table.rematch
    assert rematched is not None
    return Table.replay(rematch_entries(evening.table, rematched, evening.now))


def over(game: str, seats: int, *names: str, **options: object) -> TableDriver:
    evening = TableDriver(game, seats, options, Clock("bank", 900, 3)).sit(*names).start()
    evening.play_out(1)
    return evening


def test_everybody_sits_one_seat_further() -> None:
    evening = over("masker", 4, "Anna", "Anna/Ben", "-", "Cy", grid="stacks")
    evening.send("Cy", commands.Rematch("x"))
    table = again(evening)
    assert [chair.name for chair in table.chairs] == ["Cy", "Anna", "Ben", evening.table.chairs[2].name]
    assert (table.phase, table.options, table.clock) == ("gathering", {"grid": "stacks"}, Clock("bank", 900, 3))
    assert table.host.id == "anna"
    assert table.code != evening.table.code


def test_a_second_rematch_command_leads_to_the_same_table() -> None:
    evening = over("masker", 2, "Anna", "Bob")
    first = evening.send("Anna", commands.Rematch("x"))
    assert [type(entry.event) for entry in first] == [Rematched]
    assert evening.send("Bob", commands.Rematch("y")) == []
    info = gate.snapshot(evening.table, "bob", (), evening.now).info
    assert info.rematch == again(evening).code
    assert info.rematch_by == 0, "Bob reads that Anna wants to play again"


def test_only_players_and_only_once_it_has_begun() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob")
    with pytest.raises(NotNow, match="hasn’t started"):
        evening.send("Anna", commands.Rematch("x"))
    evening.start()
    for _ in ("in the middle", "after the end"):
        with pytest.raises(NotAllowed, match="Only the players at this table"):
            evening.send("Zoe", commands.Rematch("y"))
        evening.play_out(1)


def test_in_the_middle_of_a_game_friends_can_go_on_to_another_one() -> None:
    evening = TableDriver("mask", 3).sit("Anna", "Bob", "Cy").start()
    evening.send("Bob", commands.Rematch("x", game="masker"))
    table = again(evening)
    assert (table.game.name, [chair.name for chair in table.chairs]) == ("masker", ["Anna", "Bob", "Cy"])
    assert table.host.id == "bob"
    info = gate.snapshot(evening.table, "anna", (), evening.now).info
    assert (info.phase, info.rematch, info.rematch_game) == ("playing", table.code, "masker")


def test_what_was_called_for_in_the_middle_of_a_game_has_lapsed_at_its_end() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob").start()
    evening.send("Anna", commands.Rematch("x", game="mascarade"))
    called_in_the_middle = again(evening)
    evening.play_out(1)
    assert gate.snapshot(evening.table, "bob", (), evening.now).info.rematch is None
    evening.send("Bob", commands.Rematch("y"))
    assert again(evening).id != called_in_the_middle.id
    assert again(evening).game.name == "masker"
    assert Table.replay([decode_entry(encode_entry(entry)) for entry in evening.table.entries]).rematch


def test_whoever_has_resigned_keeps_their_name_in_the_log() -> None:
    evening = TableDriver("mask", 3).sit("Anna", "Bob", "Cy").start()
    evening.send("Bob", commands.Resign("x", 1))
    (seen,) = gate.snapshot(evening.table, "anna", (), evening.now).seen
    assert seen.events[-1] == {"event": "resigned", "seat": 1, "name": "Bob"}
    assert evening.table.chairs[1].name != "Bob"


def test_a_guest_who_gave_their_chair_to_a_bot_plays_again_themselves() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob").start()
    evening.send("Bob", commands.GiveSeat("x", 1))
    evening.play_out(1)
    evening.send("Bob", commands.Rematch("y"))
    assert again(evening).chairs[0].is_person


def test_whoever_leads_keeps_leading_and_ladies_stay_ladies() -> None:
    evening = over("carnaval", 4, "Anna", "Bob", "Cy", "Di", "Zoe", master="person", ladies=[0, 3])
    evening.send("Zoe", commands.Rematch("x"))
    table = again(evening)
    assert [chair.name for chair in table.chairs] == ["Di", "Anna", "Bob", "Cy", "Zoe"]
    assert table.options["ladies"] == [0, 1]


def test_the_title_of_whoever_leads_says_nothing_about_the_players() -> None:
    """CV-7"""
    evening = over("carnaval", 4, "Anna", "Bob", "Cy", "Di", "lady Zoe", master="person", ladies=[0, 3])
    evening.send("Zoe", commands.Rematch("x"))
    assert again(evening).options["ladies"] == [0, 1]


def test_titles_are_counted_afresh() -> None:
    evening = over("carnaval", 4, "lady Anna", "lord Bob", "lord Cy", "lord Di")
    assert evening.table.options["ladies"] == [0]
    evening.send("Anna", commands.Rematch("x"))
    assert "ladies" not in again(evening).options


def test_the_new_table_is_played_like_any_other() -> None:
    evening = over("masker", 2, "Anna", "Bob")
    evening.send("Anna", commands.Rematch("x"))
    evening.table = again(evening)
    assert event_names(evening.send("Anna", commands.Start("y"))) == ["Dealt"]
    assert evening.play_out(2).ended is not None


# -- another game


def test_the_same_people_can_go_on_to_another_game() -> None:
    evening = over("masker", 4, "Anna", "-", "Anna/Ben", "Cy", grid="stacks")
    evening.send("Cy", commands.Rematch("x", starts_itself=True, game="mask"))
    table = again(evening)
    assert (table.game.name, table.seats, table.options) == ("mask", 3, {})
    assert [chair.name for chair in table.chairs] == ["Anna", "Ben", "Cy"], "bots stay behind"
    assert table.host.id == "cy", "whoever asked for it arranges and starts it"
    assert not table.arrangement.starts_itself, "there is something to choose first"
    info = gate.snapshot(evening.table, "anna", (), evening.now).info
    assert (info.rematch, info.rematch_by, info.rematch_game) == (table.code, 3, "mask")


def test_bots_can_fill_a_table_that_is_too_large_for_the_people() -> None:
    evening = over("masker", 2, "Anna", "Bob")
    evening.send("Anna", commands.Rematch("x", game="carnaval"))
    evening.table = again(evening)
    assert [chair.is_free for chair in evening.table.chairs] == [False, False, True, True]
    assert event_names(evening.send("Anna", commands.Start("y")))[-1] == "Dealt"


def test_whoever_led_the_carnival_plays_along_elsewhere() -> None:
    evening = over("carnaval", 4, "Anna", "-", "-", "-", "Zoe", master="person")
    evening.send("Zoe", commands.Rematch("x", game="masker"))
    assert [chair.name for chair in again(evening).chairs] == ["Anna", "Zoe"]


def test_nobody_is_left_without_a_seat() -> None:
    evening = over("carnaval", 5, "Anna", "Bob", "Cy", "Di", "Ed")
    with pytest.raises(BadOption, match="Masker"):
        evening.send("Anna", commands.Rematch("x", game="masker"))
    with pytest.raises(UnknownGame):
        evening.send("Anna", commands.Rematch("x", game="chess"))
    assert evening.table.rematch is None


def test_the_same_game_by_name_is_a_rematch_like_any_other() -> None:
    evening = over("masker", 2, "Anna", "Bob", grid="stacks")
    evening.send("Anna", commands.Rematch("x", starts_itself=True, game="masker"))
    table = again(evening)
    assert (table.options, table.arrangement.starts_itself) == ({"grid": "stacks"}, True)
    assert [chair.name for chair in table.chairs] == ["Bob", "Anna"]
    assert gate.snapshot(evening.table, "bob", (), evening.now).info.rematch_game is None


# -- what was said comes along


def say(evening: TableDriver, who: str, *texts: str) -> None:
    for text in texts:
        evening.send(who, commands.Say(evening.next_id(), text))


def recalled(table: Table, who: str) -> list[object]:
    return [facts["text"] for facts in gate.snapshot(table, who, (), 0).recalled]


def next_table(evening: TableDriver, who: str, game: str | None = None) -> None:
    """The same people go on, and the table is as it would be read from the disk."""
    evening.send(who, commands.Rematch(evening.next_id(), game=game))
    evening.table = Table.replay([decode_entry(encode_entry(entry)) for entry in again(evening).entries])


@pytest.mark.parametrize("game", [None, "mask"])
def test_friends_still_read_what_they_said_last(game: str | None) -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob").start()
    say(evening, "Anna", "Good evening")
    evening.play_out(1)
    say(evening, "Bob", "Well played")
    next_table(evening, "Anna", game)
    for who in ("anna", "bob"):
        assert recalled(evening.table, who) == ["Good evening", "Well played"]


def test_nobody_reads_there_what_they_could_not_read_before() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob").start()
    say(evening, "Zoe", "Anna cheats")  # only the gallery hears it
    evening.play_out(1)
    silent = TableDriver("masker", 2).sit("Anna", "Bob").start()
    silent.play_out(1)
    say(evening, "Anna", "Just us two")
    for each in (evening, silent):
        next_table(each, "Anna")
    assert recalled(evening.table, "bob") == ["Just us two"]
    seat = evening.table.seats_of("bob")[0]
    for each in (evening, silent):
        each.send("Bob", commands.Stand("stand", seat))
        each.send("Zoe", commands.Sit("sit", seat))
    for who in ("zoe", "yan"):  # in Bob's seat, and watching: they can't even tell that something was said
        assert gate.snapshot(evening.table, who, (), 0) == gate.snapshot(silent.table, who, (), 0)
    assert recalled(evening.table, "bob") == ["Just us two"], "Bob remembers it without a seat, too"


def test_each_reads_what_was_said_since_they_came() -> None:
    evening = over("masker", 2, "Anna", "Bob")
    say(evening, "Anna", "first")
    next_table(evening, "Anna", "mask")
    evening.sit("-", "-", "Cy").start()
    evening.play_out(1)
    say(evening, "Cy", "second")
    next_table(evening, "Anna")
    assert recalled(evening.table, "anna") == recalled(evening.table, "bob") == ["first", "second"]
    assert recalled(evening.table, "cy") == ["second"]


def test_only_the_latest_come_along() -> None:
    evening = over("masker", 2, "Anna", "Bob")
    say(evening, "Anna", "long ago", *(f"one {n}" for n in range(MOST_RECALLED - 1)))
    next_table(evening, "Anna")
    evening.start()
    evening.play_out(1)
    say(evening, "Bob", "two")
    next_table(evening, "Bob")
    assert recalled(evening.table, "anna") == [*(f"one {n}" for n in range(MOST_RECALLED - 1)), "two"]


# -- it starts by itself


def gathered(evening: TableDriver, *, starts_itself: bool = True) -> TableDriver:
    """The same people at the next table."""
    evening.send("Bob", commands.Rematch("x", starts_itself))
    evening.table = again(evening)
    return evening


def test_it_waits_for_everybody_but_bots_and_is_then_dealt() -> None:
    evening = gathered(over("masker", 4, "Anna", "Anna/Ben", "Bob", "-"))
    table = evening.table
    assert table.decide_start({"anna"}, evening.now, evening.chance) == []
    assert gate.snapshot(table, "bob", (), evening.now).info.starts_itself
    entries = table.decide_start({"anna", "bob", "zoe"}, evening.now, evening.chance)
    assert event_names(entries) == ["Dealt"]
    table.apply(entries)
    assert table.decide_start({"anna", "bob"}, evening.now, evening.chance) == [], "it's dealt once"
    assert not gate.snapshot(table, "bob", (), evening.now).info.starts_itself


def test_it_waits_after_a_restart_too() -> None:
    evening = gathered(over("masker", 2, "Anna", "Bob"))
    evening.table = Table.replay([decode_entry(encode_entry(entry)) for entry in evening.table.entries])
    assert event_names(evening.table.decide_start({"anna", "bob"}, evening.now, evening.chance)) == ["Dealt"]


def test_a_seat_that_was_left_is_waited_for() -> None:
    evening = gathered(over("masker", 2, "Anna", "Bob"))
    evening.send("Bob", commands.Stand("y", 0))
    assert evening.table.decide_start({"anna", "bob"}, evening.now, evening.chance) == []


def test_a_host_who_arranges_something_starts_it_themselves() -> None:
    evening = gathered(over("masker", 2, "Anna", "Bob"))
    evening.send("Anna", commands.Arrange("y"))
    assert evening.table.decide_start({"anna", "bob"}, evening.now, evening.chance) == []
    assert event_names(evening.send("Anna", commands.Start("z"))) == ["Dealt"]


def test_it_is_started_by_its_host_unless_asked_for_otherwise() -> None:
    evening = gathered(over("masker", 2, "Anna", "Bob"), starts_itself=False)
    assert evening.table.decide_start({"anna", "bob"}, evening.now, evening.chance) == []


def test_what_cannot_be_dealt_is_left_to_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = gathered(over("masker", 2, "Anna", "Bob"))

    def refuse(*_: object) -> None:
        raise BadOption("table-no-paths", name="deck")

    monkeypatch.setattr(gathering, "deal", refuse)
    entries = evening.table.decide_start({"anna", "bob"}, evening.now, evening.chance)
    assert event_names(entries) == ["Arranged"]
    evening.table.apply(entries)
    assert not gate.snapshot(evening.table, "anna", (), evening.now).info.starts_itself
