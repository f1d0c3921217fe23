"""CV-34: the person who leads gives more time; « le meneur … lui laisse plus de temps »."""

from __future__ import annotations

import pytest
from support.rules.carnaval_positions import call_of, drawn
from support.table.table_driver import PEOPLE, TableDriver, carnival_at_call, event_names

from ridotto import State
from ridotto.errors import NotAllowed, NotNow
from ridotto.table import commands, gate
from ridotto.table.events import Clock, decode_entry, encode_entry
from ridotto.table.table import Table

CARDS = "p p m s l g g g"
LEADER = 8
LED = (*PEOPLE, "Zoe")


def led(call: str, clock: Clock | None = None) -> TableDriver:
    return carnival_at_call(CARDS, call, *LED, clock=clock, master="person")


def more(evening: TableDriver, seat: int = LEADER) -> list[str]:
    return event_names(evening.send(evening.holder_name(seat), commands.MoreTime(evening.next_id(), seat)))


def state(evening: TableDriver) -> State:
    assert evening.table.state is not None
    return evening.table.state


def test_cv_34_in_a_hush_everybody_has_another_minute() -> None:
    """CV-34"""
    evening = led("soldier", Clock("move", 30))
    due = evening.table.due
    assert due is not None
    assert more(evening) == ["GaveTime"]
    assert evening.table.due == due + 60
    assert event_names(evening.wait(89)) == ["Awaited"]
    assert "Lifted" in event_names(evening.wait(1))


def test_cv_58_without_a_clock_a_hush_goes_on_for_another_minute() -> None:
    """CV-58: even if all are quick; the leader's own tap ends it."""
    evening = led("soldier")
    more(evening)
    evening.move(3, "watch 0")
    for seat in (0, 1, 2, 4, 5, 6, 7):
        evening.nod(seat)
    assert evening.wait(59) == []
    assert call_of(state(evening)) == "soldier"
    evening.nod(LEADER)
    assert "Lifted" in event_names(evening.wait(4))


def test_cv_58_whoever_was_waited_for_no_longer_is_waited_for_again() -> None:
    """CV-58"""
    evening = led("soldier")
    evening.nod(LEADER)
    more(evening)
    evening.move(3, "watch 0")
    assert event_names(evening.wait(100)) == ["Awaited"]
    for seat in (0, 1, 2, 4, 5, 6, 7):
        evening.nod(seat)
    assert evening.wait(4) == []
    evening.nod(LEADER)
    evening.wait(4)
    assert call_of(state(evening)) != "soldier"


@pytest.mark.parametrize("clock", [Clock("move", 30), Clock("bank", 60)], ids=["move", "bank"])
def test_cv_34_on_the_clock(clock: Clock) -> None:
    """CV-34: everybody who is thinking gets it."""
    evening = led("soldier", clock).set_position(drawn(CARDS, options={"master": "person"}))
    due = evening.table.due
    assert due is not None
    more(evening)
    assert evening.table.due == due + 60
    assert evening.wait(clock.seconds + 59) == []
    assert "TimedOut" in event_names(evening.wait(1))


def test_cv_34_only_the_leader() -> None:
    """CV-34"""
    evening = led("soldier")
    with pytest.raises(NotAllowed):
        more(evening, 3)
    with pytest.raises(NotAllowed):
        evening.send("Anna", commands.MoreTime(evening.next_id(), LEADER))


def test_cv_34_where_no_time_runs_there_is_nothing_to_give() -> None:
    """CV-34"""
    evening = led("soldier").set_position(drawn(CARDS, options={"master": "person"}))
    with pytest.raises(NotNow, match="as long as they like"):
        more(evening)
    evening.send("Anna", commands.Pause(evening.next_id()))
    with pytest.raises(NotNow):
        more(evening)


def test_cv_34_everybody_hears_of_it_and_the_log_keeps_it() -> None:
    """CV-34"""
    evening = led("soldier", Clock("move", 30))
    before = gate.snapshot(evening.table, "anna", (), 0).n
    more(evening)
    updates = gate.updates_after(evening.table, "anna", before)
    assert updates is not None
    assert updates[-1].seen[0].events == ({"event": "gave-time", "seat": LEADER},)
    assert updates[-1].info is not None
    entries = [decode_entry(encode_entry(entry)) for entry in evening.table.entries]
    assert Table.replay(entries).entries[-1] == evening.table.entries[-1]


def test_cv_57_no_clock_runs_for_whoever_names_the_first_holder() -> None:
    """CV-32, CV-34: the leader sets the pace."""
    options: dict[str, object] = {"master": "person", "gatecrasher": True}
    evening = TableDriver("carnaval", 8, options, Clock("move", 30)).sit(*LED).start()
    assert (evening.table.due, state(evening).to_act) == (None, (LEADER,))
    evening.move(LEADER, "give 3")
    assert evening.table.due is not None
