"""Whom a hush waits for: whoever leads knows it, and after a while everybody does. Nobody learns who is called."""

from __future__ import annotations

import pytest
from support.table.table_driver import PEOPLE, TableDriver, carnival_at_call, event_names

from ridotto.table import commands, gate
from ridotto.table.events import Awaited, Clock, decode_entry, encode_entry
from ridotto.table.handlers.hush_timing import REMINDER_SECONDS

CARDS = "p p m s l g g g"  # the soldier sits at 3
LEADER = 8


def awaited(evening: TableDriver, who: str) -> tuple[int, ...]:
    return gate.snapshot(evening.table, who, (), evening.now).info.awaited


def tap(evening: TableDriver, *seats: int) -> None:
    for seat in seats:
        if evening.table.state is not None and seat in evening.table.state.to_act:
            evening.move(seat, "pass")
        else:
            evening.nod(seat)


def test_nobody_is_named_before_everybody_has_had_time() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    tap(evening, 0, 1, 2, 3, 4, 5)
    assert evening.wait(REMINDER_SECONDS - 0.1) == []
    assert awaited(evening, "anna") == awaited(evening, "nobody") == ()
    assert event_names(evening.wait(0.1)) == ["Awaited"]
    assert awaited(evening, "anna") == awaited(evening, "nobody") == (6, 7)


def test_everybody_is_told_as_it_happens() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    tap(evening, 0, 1, 2, 3, 4, 5, 6)
    since = len(evening.table.entries)
    evening.wait(REMINDER_SECONDS)
    for who in ("anna", "di", "nobody"):
        updates = gate.updates(evening.table, who, since, (), evening.now)
        assert [update.info.awaited for update in updates if update.info] == [(7,)]
        assert [seen.events for update in updates for seen in update.seen] == [()]


@pytest.mark.parametrize("late", [3, 6], ids=["whoever is called", "whoever is not"])
def test_a_late_tap_does_not_show_before_the_next_reminder(late: int) -> None:
    evening = carnival_at_call(CARDS, "soldier")
    tap(evening, *(seat for seat in range(7) if seat != late))
    evening.wait(REMINDER_SECONDS + 3)
    since = len(evening.table.entries)
    tap(evening, late)
    assert gate.updates(evening.table, "gus" if late != 6 else "flo", since, (), evening.now) == []
    assert awaited(evening, "nobody") == tuple(sorted((late, 7)))
    assert event_names(evening.wait(REMINDER_SECONDS)) == ["Awaited"]
    assert awaited(evening, "nobody") == (7,)


def test_everybody_is_told_only_once_while_the_same_are_missing() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    assert event_names(evening.wait(100 * REMINDER_SECONDS)) == ["Awaited"]


def test_whoever_is_asked_once_more_is_not_named() -> None:
    """The lender has tapped; the pranksters took the mask, and one of them is asked who keeps it."""
    evening = carnival_at_call(CARDS, "pranksters")
    evening.move(0, "unmask 4")
    evening.move(1, "unmask 4")
    tap(evening, 2, 3, 4, 5, 6, 7)
    evening.wait(1)
    assert evening.table.hush is not None
    assert event_names(evening.wait(5 * REMINDER_SECONDS)) == []
    assert awaited(evening, "nobody") == ()


def test_a_bot_that_took_over_is_not_awaited() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    tap(evening, 0, 1, 2, 3, 4, 5)
    evening.wait(REMINDER_SECONDS)
    evening.send(evening.holder_name(7), commands.GiveSeat(evening.next_id(), 7))
    assert awaited(evening, "nobody") == (6,)


def test_whoever_leads_sees_every_tap_at_once() -> None:
    """CV-34: they see everything, no matter who is called or who is a bot."""
    evening = carnival_at_call(CARDS, "soldier", *PEOPLE, "Zoe", master="person")
    assert awaited(evening, "zoe") == tuple(range(8))
    since = len(evening.table.entries)
    tap(evening, 0, 3)
    updates = gate.updates(evening.table, "zoe", since, (), evening.now)
    assert updates[-1].info is not None
    assert updates[-1].info.awaited == (1, 2, 4, 5, 6, 7)
    assert awaited(evening, "anna") == awaited(evening, "nobody") == ()


def test_in_a_hush_with_a_clock_it_ends_as_before() -> None:
    evening = carnival_at_call(CARDS, "soldier", clock=Clock("move", 30))
    assert event_names(evening.wait(30)) == ["Awaited", "Sealed", "Lifted"]
    assert awaited(evening, "nobody") == ()


def test_the_log_keeps_it() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    evening.wait(REMINDER_SECONDS)
    entries = [decode_entry(encode_entry(entry)) for entry in evening.table.entries]
    assert entries == evening.table.entries
    assert entries[-1].event == Awaited(tuple(range(8)))
