"""Who hears whom."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.rules.carnaval_positions import drawn
from support.table.table_driver import TableDriver, carnival_at_call

from ridotto.errors import BadOption, NotNow, RidottoError
from ridotto.table import commands, gate
from ridotto.table.commands import LONGEST_TALK


def talk_heard(evening: TableDriver, who: str) -> list[object]:
    events = gate.snapshot(evening.table, who, (), 0).seen[0].events
    return [event["text"] for event in events if event["event"] == "said"]


def say(evening: TableDriver, who: str, text: str) -> None:
    evening.send(who, commands.Say(evening.next_id(), text))


def test_the_table_is_heard_by_all_and_the_gallery_by_itself_before_the_end() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    say(evening, "Anna", "Good evening")
    say(evening, "Zoe", "Anna cheats")
    assert talk_heard(evening, "bob") == ["Good evening"]
    assert talk_heard(evening, "zoe") == ["Good evening", "Anna cheats"]
    assert talk_heard(evening, "yan") == ["Good evening", "Anna cheats"]
    evening.play_out(1)
    say(evening, "Zoe", "Bravo")
    assert talk_heard(evening, "bob") == ["Good evening", "Bravo"]


def test_nobody_talks_in_the_dance() -> None:
    evening = carnival_at_call("p p m s l g g g", "soldier")
    with pytest.raises(NotNow, match="can’t talk"):
        say(evening, "Anna", "I am the soldier")
    assert not gate.snapshot(evening.table, "anna", (), 0).info.talk
    say(evening, "Zoe", "psst")
    assert talk_heard(evening, "anna") == []


def signs_seen(evening: TableDriver, who: str, since: int) -> list[object]:
    updates = gate.updates(evening.table, who, since, (), evening.now)
    return [event["sign"] for update in updates for event in update.seen[0].events if event["event"] == "reacted"]


def react(evening: TableDriver, who: str) -> None:
    evening.send(who, commands.React(evening.next_id(), "bravo"))


def test_a_sign_reaches_whoever_hears_talk_and_does_not_last() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    since = len(evening.table.entries)
    react(evening, "Anna")
    react(evening, "Zoe")
    assert signs_seen(evening, "bob", since) == ["bravo"]
    assert signs_seen(evening, "yan", since) == ["bravo", "bravo"]
    assert not [event for event in gate.snapshot(evening.table, "bob", (), 0).seen[0].events if "sign" in event]


def test_a_sign_changes_nothing_around_the_game() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    since = len(evening.table.entries)
    react(evening, "Anna")
    assert [update.info for update in gate.updates(evening.table, "bob", since, (), evening.now)] == [None]


def test_no_signs_in_the_dance_nor_of_the_winegrowers_guest() -> None:
    """CV-23"""
    evening = carnival_at_call("p p m s l g g w*", "soldier")
    with pytest.raises(NotNow, match="can’t talk"):
        react(evening, "Anna")
    evening.set_position(drawn("p p m s l g g w*", blocked={"wine": 2}))
    with pytest.raises(NotNow, match="can’t talk"):
        react(evening, "Cy")
    react(evening, "Anna")


def test_the_winegrowers_guest_is_silent_in_the_discussion() -> None:
    """CV-23"""
    evening = carnival_at_call("p p m s l g g w*", "soldier")
    evening.set_position(drawn("p p m s l g g w*", blocked={"wine": 2}))
    with pytest.raises(NotNow, match="can’t talk"):
        say(evening, "Cy", "hic")
    say(evening, "Anna", "Cy is drunk")
    assert talk_heard(evening, "cy") == ["Cy is drunk"]


def test_whoever_leads_may_always_talk() -> None:
    evening = TableDriver("carnaval", 4, {"master": "person"}).sit("Anna", "Bob", "Cy", "Di", "Zoe").start()
    say(evening, "Zoe", "Close your eyes")
    assert talk_heard(evening, "anna") == ["Close your eyes"]


def test_characters_that_cannot_be_shown_are_left_out() -> None:
    evening = TableDriver().sit("Anna", "Bob")
    say(evening, "Anna", "a\x00b\u202ec\n\n d\ud800 e\u0301")
    assert talk_heard(evening, "bob") == ["abc d é"]
    with pytest.raises(BadOption, match="nothing in your message"):
        say(evening, "Anna", "\x07\u200b")


@given(st.text())
def test_any_text_is_one_printable_line_or_refused(text: str) -> None:
    evening = TableDriver().sit("Anna", "Bob")
    try:
        say(evening, "Anna", text)
    except RidottoError:
        return
    (heard,) = talk_heard(evening, "bob")
    assert isinstance(heard, str)
    assert heard.isprintable()
    assert 0 < len(heard) <= LONGEST_TALK


def test_no_pile_of_marks_covers_what_others_say() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    say(evening, "Anna", "H" + "\u0301" * 300 + "e\u0323\u0302llo")
    (heard,) = talk_heard(evening, "bob")
    assert heard == "H\u0301\u0301\u0301\u1ec7llo"
