"""CV-8, CV-40: somebody decides and nobody may know who, so everybody taps."""

from __future__ import annotations

import random

import pytest
from support.rules.carnaval_positions import call_of
from support.table.table_driver import PEOPLE, TableDriver, carnival_at_call, event_names

from ridotto import State
from ridotto.errors import NotNow, NotYourTurn
from ridotto.house.tables.summary import summary_of
from ridotto.table import commands, gate
from ridotto.table.events import Clock, Moved
from ridotto.table.messages import Update

CARDS = "p p m s l g g g"  # the soldier sits at 3
LIMIT = Clock("move", 30)


def state_of(evening: TableDriver) -> State:
    assert evening.table.state is not None
    return evening.table.state


def test_a_decision_that_all_would_notice_waits_for_every_tap() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    evening.wait(2)
    assert event_names(evening.move(3, "watch 0")) == ["Sealed"]
    for seat in (0, 1, 2, 4, 5, 6):
        assert event_names(evening.nod(seat)) == ["Nodded"]
    assert event_names(evening.wait(60)) == ["Awaited"]
    assert event_names(evening.nod(7)) == ["Nodded"]
    assert call_of(state_of(evening)) == "soldier"
    assert event_names(evening.wait(3)) == ["Lifted"]
    assert call_of(state_of(evening)) != "soldier"
    assert evening.table.moves[-1] == Moved(3, "watch 0")


def test_a_last_decision_ends_the_hush_just_like_a_last_nod() -> None:
    ends = []
    for last in (3, 7):
        evening = carnival_at_call(CARDS, "soldier")
        since = evening.now
        for seat in (*(seat for seat in range(8) if seat != last), last):
            evening.wait(0.5)
            tap(evening, seat)
        assert event_names(evening.wait(2.5)) == ["Lifted"]
        ends.append(evening.table.entries[-1].at - since)
    assert ends == [6, 6]


@pytest.mark.parametrize(("tapped", "end"), [(0.5, 2), (1, 2), (1.1, 4), (2.9, 4), (3.1, 6), (7, 8)])
def test_a_longer_hush_ends_at_the_next_step_of_a_coarse_grid(tapped: float, end: float) -> None:
    """With room for a chain of silent decisions between the last tap and the end, whether there is one or not."""
    evening = carnival_at_call(CARDS, "soldier")
    since = evening.now
    evening.wait(tapped)
    for seat in range(8):
        tap(evening, seat)
    assert evening.table.due == since + end
    assert event_names(evening.wait(end - tapped)) == ["Lifted"]


@pytest.mark.parametrize(("seats", "length"), [(10, 2), (11, 3)])
def test_a_large_table_has_longer_hushes_and_everybody_can_know_how_long(seats: int, length: float) -> None:
    evening = TableDriver("carnaval", seats).start()
    choice = random.Random(1)
    while evening.table.hush is None:
        evening.play_step(choice)
    assert by_bots(evening, choice) == length


def by_bots(evening: TableDriver, choice: random.Random) -> float:
    """How long a hush lasts in which bots decide at once."""
    hush, since = evening.table.hush, evening.now
    while evening.table.hush is hush:
        if not evening.play_bots(choice):
            assert evening.table.due is not None
            evening.wait(evening.table.due - evening.now)
    return evening.now - since


def test_a_hush_lasts_a_while_even_if_all_are_quick() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    evening.move(3, "pass")
    for seat in (0, 1, 2, 4, 5, 6, 7):
        assert event_names(evening.nod(seat)) == ["Nodded"]
    assert evening.table.due == evening.now + 2
    assert evening.wait(1.9) == []
    assert event_names(evening.wait(0.1)) == ["Lifted"]


def test_bots_need_not_tap_but_are_not_quicker_either() -> None:
    evening = carnival_at_call(CARDS, "soldier", "Anna")
    evening.table.apply(evening.table.decide_bot_move(3, "watch 0", evening.now))
    assert evening.table.bots_to_act() == []
    assert event_names(evening.nod(0)) == ["Nodded"]
    assert event_names(evening.wait(2)) == ["Lifted"]


def test_pranksters_see_each_others_proposals_at_once_and_nobody_else_does() -> None:
    evening = carnival_at_call(CARDS, "pranksters")
    last_sent = {name: gate.snapshot(evening.table, name, (), 0).n for name in ("anna", "bob", "cy", "zoe")}
    assert event_names(evening.move(0, "unmask 5")) == ["Moved"]
    assert evening.table.log.applied_entries[-1].recipients == frozenset((0, 1))
    assert gate.updates_after(evening.table, "cy", last_sent["cy"]) == []
    assert gate.updates_after(evening.table, "zoe", last_sent["zoe"]) == []
    updates = gate.updates_after(evening.table, "bob", last_sent["bob"])
    assert updates is not None
    assert [event["event"] for event in updates[0].seen[0].events] == ["proposes"]
    evening.wait(2)
    assert event_names(evening.move(1, "unmask 5")) == ["Sealed"]


def nodded(evening: TableDriver, who: str) -> tuple[int, ...]:
    return gate.snapshot(evening.table, who, (), evening.now).info.nodded


def test_a_player_who_has_decided_is_told_so_although_it_has_not_happened_yet() -> None:
    evening = carnival_at_call(CARDS, "pranksters")
    evening.move(0, "unmask 5")
    evening.move(1, "unmask 5")
    assert state_of(evening).to_act == (1,)
    assert [nodded(evening, who) for who in ("anna", "bob", "cy")] == [(0,), (1,), ()]


def test_whoever_is_called_again_in_the_same_hush_has_to_tap_again() -> None:
    """CV-12: the pranksters have met the lender, and now agree on who takes the mask."""
    evening = carnival_at_call(CARDS, "pranksters")
    evening.move(0, "unmask 4")
    assert nodded(evening, "anna") == (0,)
    evening.move(1, "unmask 4")
    for seat in range(2, 8):
        evening.nod(seat)
    assert event_names(evening.wait(0.25)) == ["Moved"]
    assert state_of(evening).to_act == (0, 1)
    assert [nodded(evening, who) for who in ("anna", "bob")] == [(), ()]


ONE_DEVICE = ("Anna", *(f"Anna/{name}" for name in PEOPLE[1:]))


def test_a_shared_device_goes_round_once_more_if_somebody_is_called_again() -> None:
    """CV-12, CV-40: if it went straight back to the pranksters who met the lender, everybody would know them."""
    evening = carnival_at_call(CARDS, "pranksters", *ONE_DEVICE)
    for seat in (0, 1):
        evening.move(seat, "unmask 4")
    for seat in range(2, 8):
        evening.nod(seat)
    assert nodded(evening, "anna") == tuple(range(8))
    evening.wait(0.25)
    assert state_of(evening).to_act == (0, 1)
    assert nodded(evening, "anna") == ()
    for seat in range(2, 8):
        assert event_names(evening.nod(seat)) == ["Nodded"]
    assert nodded(evening, "anna") == tuple(range(2, 8))


def test_it_does_not_go_on_when_the_last_one_called_has_decided_but_when_everybody_has_looked() -> None:
    evening = carnival_at_call(CARDS, "pranksters", *ONE_DEVICE)
    for seat in (0, 1):
        evening.move(seat, "unmask 4")
    for seat in range(2, 8):
        evening.nod(seat)
    evening.wait(0.25)
    choice = state_of(evening).moves(0)[0]
    for seat in (0, 1):
        evening.move(seat, choice)
    assert evening.wait(60) == []
    for seat in range(2, 8):
        evening.nod(seat)
    assert event_names(evening.wait(4)) == ["Lifted"]


def test_a_decision_that_calls_somebody_else_waits_for_every_tap_too() -> None:
    """Otherwise the lender could tell from the timing how quick the pranksters were: bots, or people."""
    evening = carnival_at_call(CARDS, "pranksters")
    evening.move(0, "unmask 4")
    assert event_names(evening.move(1, "unmask 4")) == ["Sealed"]
    assert event_names(evening.wait(60)) == ["Awaited"]
    for seat in range(2, 8):
        evening.nod(seat)
    assert event_names(evening.wait(0.25)) == ["Moved"]
    assert evening.table.log.applied_entries[-1].recipients == frozenset((0, 1, 4))
    assert evening.table.hush is not None


def test_whoever_is_called_cannot_just_nod() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    with pytest.raises(NotNow, match="You’ve been called"):
        evening.nod(3)


def test_a_decision_cannot_be_changed() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    evening.move(3, "watch 0")
    with pytest.raises(NotNow, match="You’ve already decided"):
        evening.move(3, "watch 1")
    assert evening.nod(3) == []  # harmless: they have tapped already


def test_a_player_who_is_not_called_is_told_only_that() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    with pytest.raises(NotYourTurn, match=r"^There’s nothing for you to decide right now\.$"):
        evening.move(5, "watch 0")


def test_a_second_nod_is_not_noticed() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    assert event_names(evening.nod(0)) == ["Nodded"]
    assert evening.nod(0) == []


def test_there_is_no_nod_without_a_hush() -> None:
    evening = TableDriver("masker").sit("Anna", "Bob").start()
    with pytest.raises(NotNow, match="Nobody is being called"):
        evening.nod(0)


def test_when_time_is_up_missing_nods_count_and_whoever_is_called_passes() -> None:
    evening = carnival_at_call(CARDS, "soldier", clock=LIMIT)
    assert gate.snapshot(evening.table, "gus", (), evening.now).info.due == evening.now + 30
    assert event_names(evening.wait(29.9)) == ["Awaited"]
    assert event_names(evening.wait(0.1)) == ["Sealed", "Lifted"]
    assert evening.table.moves[-1] == Moved(3, "pass", "clock")


def test_on_timeout_pranksters_and_the_gentleman_decline_one_after_the_other() -> None:
    evening = carnival_at_call("p p G s l g g g", "pranksters", clock=LIMIT)
    evening.move(0, "unmask 5")
    events = event_names(evening.wait(30))
    assert events[-1] == "Lifted"
    assert "TimedOut" not in events, "it would tell who was called"


def test_whoever_never_taps_is_replaced_by_a_bot_called_or_not() -> None:
    evening = carnival_at_call(CARDS, "soldier", clock=LIMIT)
    for round_ in range(3):
        for seat in range(7):
            tap(evening, seat)
        events = event_names(evening.wait(30))
        assert ("BotTook" in events) == (round_ == 2)
    assert [chair.bot for chair in evening.table.chairs] == [None] * 7 + ["regular"]


def tap(evening: TableDriver, seat: int) -> None:
    state = state_of(evening)
    if seat in state.to_act:
        evening.move(seat, state.default(seat))
    elif evening.table.hush is not None:
        evening.nod(seat)


def test_a_gentleman_who_is_asked_after_nodding_still_decides() -> None:
    """CV-18: the pranksters have named somebody; only the gentleman hears of it."""
    evening = carnival_at_call("p G g g l g g g", "pranksters")
    evening.wait(2)
    evening.nod(1)
    assert event_names(evening.move(0, "unmask 5")) == ["Sealed"]
    for seat in range(2, 8):
        assert event_names(evening.nod(seat)) == ["Nodded"]
    assert event_names(evening.wait(0.25)) == ["Moved"]
    assert evening.table.log.applied_entries[-1].recipients == frozenset((0, 1))
    assert state_of(evening).to_act == (1,)
    assert event_names(evening.move(1, "pass")) == ["Sealed"]
    assert event_names(evening.wait(4)) == ["Lifted"]


@pytest.mark.parametrize("tapped", [0, 1, 2.4, 4.9])
def test_a_hush_takes_no_longer_if_a_bot_is_asked_in_between(tapped: float) -> None:
    """CV-18: it takes the same time with or without the gentleman's answer."""
    lengths = []
    for cards in ("p G g g g g g g", "p g g g g g g g"):
        evening = carnival_at_call(cards, "pranksters", *"-------", "Hal")
        evening.table.apply(evening.table.decide_bot_move(0, "unmask 5", evening.now))
        evening.wait(tapped)
        evening.nod(7)
        lengths.append(tapped + by_bots(evening, random.Random(1)))
    assert len(evening.table.moves) == 1, "the second time nobody was asked in between"
    assert lengths[0] == lengths[1]


def test_no_bank_runs_in_a_hush() -> None:
    evening = carnival_at_call(CARDS, "soldier", clock=Clock("bank", 600, 10))
    evening.wait(20)
    info = gate.snapshot(evening.table, "di", (), evening.now).info
    assert info.left == (600.0,) * 8
    assert info.running == ()
    assert info.due == evening.now + 40


# -- a person who leads (CV-34)


def led() -> TableDriver:
    evening = TableDriver("carnaval", 8, {"master": "person"}).sit(*PEOPLE, "Zoe").start()
    assert evening.table.hush is not None
    return evening


def test_the_tap_of_whoever_leads_ends_the_waiting() -> None:
    evening = led()
    state = state_of(evening)
    seat = state.to_act[0]
    evening.wait(2)
    evening.move(seat, state.default(seat))
    assert event_names(evening.wait(60)) == ["Awaited"]
    assert event_names(evening.nod(8)) == ["Nodded"]
    assert event_names(evening.wait(3)) == ["Lifted"]


def everybody_taps(evening: TableDriver) -> None:
    state = state_of(evening)
    for seat in range(8):
        if seat in state.to_act:
            evening.move(seat, state.default(seat))
        else:
            evening.nod(seat)


def test_the_dance_does_not_run_ahead_of_whoever_leads() -> None:
    evening = led()
    everybody_taps(evening)
    assert evening.wait(30) == []
    assert event_names(evening.nod(8)) == ["Nodded"]
    assert event_names(evening.wait(3)) == ["Lifted"]


def test_the_dance_goes_on_without_a_leader_who_has_gone() -> None:
    evening = led()
    everybody_taps(evening)
    assert event_names(evening.wait(62)) == ["Lifted"]


def test_the_leaders_word_does_not_undo_a_decision() -> None:
    evening = led()
    state = state_of(evening)
    seat = state.to_act[0]
    evening.move(seat, state.default(seat))
    with pytest.raises(NotNow, match="Tap to end this call"):
        evening.move(8, "next")


def test_everybody_hears_the_leaders_word() -> None:
    evening = led()
    evening.nod(0)
    evening.move(8, "block 3")
    assert evening.table.log.applied_entries[-1].recipients is None
    assert evening.table.hush is not None
    assert evening.table.hush.tapped == set()


# -- what comes too late


def number(evening: TableDriver) -> int:
    return gate.snapshot(evening.table, "ada", (), evening.now).info.hush_number


def press(evening: TableDriver, seat: int, move: str, seen: int) -> list[str]:
    command = commands.Move(evening.next_id(), seat, move, seen)
    return event_names(evening.send(evening.holder_name(seat), command))


def ended(evening: TableDriver) -> TableDriver:
    """A call that has just ended, before whoever leads has seen it."""
    everybody_taps(evening)
    evening.nod(8)
    evening.wait(3)
    return evening


def test_an_impatient_leader_skips_no_call() -> None:
    evening = led()
    seen = number(evening)
    assert press(evening, 8, "block 3", seen) == ["Moved"]
    call = call_of(state_of(ended(evening)))
    with pytest.raises(NotNow, match="moved on"):
        press(evening, 8, "next", seen)
    assert call_of(state_of(evening)) == call
    assert press(evening, 8, "next", number(evening)) == ["Moved"]


def test_a_late_tap_does_not_count_for_the_next_call() -> None:
    evening = led()
    seen = number(evening)
    ended(evening)
    for seat in (0, 8):
        assert evening.send(evening.holder_name(seat), commands.Nod(evening.next_id(), seat, seen)) == []
    assert evening.table.hush is not None
    assert evening.table.hush.tapped == set()


def test_what_is_decided_in_secret_changes_no_number() -> None:
    evening = carnival_at_call(CARDS, "soldier")
    seen = number(evening)
    evening.move(3, "watch 0")
    evening.nod(0)
    assert number(evening) == seen


# -- nothing shows who decides


def stream_of(evening: TableDriver, who: str, since: int) -> list[Update]:
    return gate.updates(evening.table, who, since, (), evening.now)


@pytest.mark.parametrize("clock", [Clock(), LIMIT, Clock("bank", 600, 5)], ids=lambda clock: clock.kind)
@pytest.mark.parametrize("quick", [0.1, 0.5])
def test_whoever_decides_the_others_hear_the_same_at_the_same_time(clock: Clock, quick: float) -> None:
    """All tap in the order of their seats; in three worlds the soldier sits at 3, at 5 and at 7."""
    streams = []
    for cards in ("p p m s l g g g", "p p m g l s g g", "p p m g l g g s"):
        evening = carnival_at_call(cards, "soldier", clock=clock)
        since = len(evening.table.entries)
        messages: list[object] = [gate.snapshot(evening.table, "gus", (), evening.now).info]
        for seat in range(8):
            evening.wait(quick)
            tap(evening, seat)
            messages += [stream_of(evening, who, since) for who in ("gus", "nobody")]
            messages.append((evening.now, evening.table.due, call_of(state_of(evening))))
        evening.wait(3)
        messages += [stream_of(evening, who, since) for who in ("gus", "nobody")]
        streams.append(repr(messages))
    assert streams[0] == streams[1] == streams[2]


@pytest.mark.parametrize("decider", [3, 5])
def test_nobody_learns_who_has_tapped(decider: int) -> None:
    evening = carnival_at_call("p p m s l g g g" if decider == 3 else "p p m g l s g g", "soldier")
    since = len(evening.table.entries)
    tap(evening, 3)
    tap(evening, 5)
    assert stream_of(evening, "gus", since) == []
    assert stream_of(evening, "nobody", since) == []
    assert gate.snapshot(evening.table, "gus", (), 0).info.nodded == ()
    own = stream_of(evening, "di", since)
    assert [update.info.nodded for update in own if update.info] == [(3,)]
    assert evening.table.seats_of("di") == (3,)


def test_a_tap_or_secret_decision_does_not_show_in_the_lobby() -> None:
    """Otherwise anyone could count them by polling the lobby."""
    evening = carnival_at_call("p p m s l g g g", "soldier")
    before = summary_of(evening.table).changed
    evening.now += 0.3
    evening.nod(0)
    evening.now += 0.3
    evening.send(evening.holder_name(3), commands.Move(evening.next_id(), 3, "pass"))
    assert evening.table.entries[-1].at > before
    assert summary_of(evening.table).changed == before
    for seat in (1, 2, 4, 5, 6, 7):
        evening.nod(seat)
    evening.wait(10)
    assert summary_of(evening.table).changed > before
