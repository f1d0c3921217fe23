"""A dance begins right after everybody has seen how a vote ended: its first call waits until that has been read."""

from __future__ import annotations

import pytest
from support.table.table_driver import PEOPLE, TableDriver, carnival_at_call, event_names

from ridotto import State
from ridotto.table import commands, gate
from ridotto.table.events import Clock
from ridotto.table.handlers import hush_timing
from ridotto.table.parts.hush_state import Hush

CARDS = "p p m s l g g g"
PAUSE = hush_timing.READING_TIME * hush_timing.LEAST_HUSH
WATCHING = "nobody"


def state_of(evening: TableDriver) -> State:
    assert evening.table.state is not None
    return evening.table.state


def silence(evening: TableDriver) -> Hush:
    assert evening.table.hush is not None
    return evening.table.hush


def everybody_declines(evening: TableDriver) -> None:
    """Each of them passes, is ready, abstains, or nods."""
    for seat in range(8):
        state = state_of(evening)
        if seat in state.to_act:
            evening.move(seat, state.default(seat))
        elif evening.table.hush is not None:
            evening.nod(seat)


def after_the_vote(cards: str = CARDS, clock: Clock | None = None) -> TableDriver:
    """The last of the votes has just been cast."""
    evening = carnival_at_call(cards, "pranksters", clock=clock)
    while state_of(evening).view(None)["dance"] == 2:
        everybody_declines(evening)
        if evening.table.hush is not None and evening.table.hush.is_dance and evening.table.hush.calls_from is None:
            evening.wait(2)
    return evening


def calls_from(evening: TableDriver, who: str) -> float | None:
    return gate.snapshot(evening.table, who, (), evening.now).info.calls_from


def test_the_first_hush_of_a_dance_begins_when_the_verdict_can_have_been_read() -> None:
    evening = after_the_vote()
    began = evening.now
    everybody_declines(evening)
    assert evening.table.due == began + PAUSE + hush_timing.LEAST_HUSH
    assert event_names(evening.wait(PAUSE + hush_timing.LEAST_HUSH)) == ["Lifted"]


def test_the_next_hush_of_the_dance_follows_at_once() -> None:
    evening = after_the_vote()
    everybody_declines(evening)
    evening.wait(PAUSE + hush_timing.LEAST_HUSH)
    everybody_declines(evening)
    assert silence(evening).calls_from is None
    assert evening.table.due == evening.now + hush_timing.LEAST_HUSH


def test_before_the_first_dance_there_is_nothing_to_read() -> None:
    evening = TableDriver("carnaval", 8).sit(*PEOPLE).start()
    assert silence(evening).since == evening.now
    assert calls_from(evening, "anna") is None


def test_everybody_hears_the_same_time() -> None:
    evening = after_the_vote()
    assert {calls_from(evening, who) for who in ("anna", "di", "hal", WATCHING)} == {evening.now + PAUSE}


@pytest.mark.parametrize("cards", ["p p m s l g g g", "g p m p l s g g", "p g s g l p g m"])
def test_it_takes_as_long_whoever_holds_which_card(cards: str) -> None:
    evening = after_the_vote(cards)
    assert silence(evening).calls_from == evening.now + PAUSE


def test_reading_costs_nobody_time_to_decide() -> None:
    evening = after_the_vote(clock=Clock("move", 30))
    began = evening.now
    info = gate.snapshot(evening.table, "anna", (), evening.now).info
    assert info.due == began + PAUSE + 30


def test_decisions_made_while_others_read_show_no_sooner() -> None:
    ends = []
    for reads in (0.0, 0.3, PAUSE):
        evening = after_the_vote()
        began = evening.now
        evening.wait(reads)
        everybody_declines(evening)
        assert event_names(evening.wait(PAUSE + hush_timing.LEAST_HUSH - reads)) == ["Lifted"]
        ends.append(evening.table.entries[-1].at - began)
    assert ends == [PAUSE + hush_timing.LEAST_HUSH] * 3


def test_even_whoever_leads_waits_until_everybody_has_read() -> None:
    """An early nod, which only they notice, doesn't change when the first call begins, as everybody has been told."""
    evening = TableDriver("carnaval", 8, {"master": "person"}).sit(*PEOPLE, "Zoe").start()
    while state_of(evening).view(None)["dance"] == 1:
        everybody_declines(evening)
        if evening.table.hush is not None and evening.table.hush.calls_from is None:
            evening.nod(8)
            evening.wait(4)
    everybody_declines(evening)
    evening.nod(8)
    assert event_names(evening.wait(PAUSE)) == []
    assert event_names(evening.wait(hush_timing.LEAST_HUSH)) == ["Lifted"]


def test_after_a_pause_there_is_as_long_to_read_as_before_it() -> None:
    """Otherwise a leader's nod, which only they notice, could begin the call at once, and change when all are due."""
    evening = after_the_vote()
    first_call = evening.now + PAUSE
    evening.wait(1)
    evening.send("Anna", commands.Pause(evening.next_id()))
    evening.wait(60)
    evening.send("Anna", commands.Resume(evening.next_id()))
    assert calls_from(evening, "di") == first_call + 60
    assert silence(evening).since == first_call + 60
