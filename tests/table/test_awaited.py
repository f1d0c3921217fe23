"""Whom a table waits for, according to its summary: nothing that the table itself wouldn't tell everybody."""

from __future__ import annotations

from support.table.table_driver import TableDriver, carnival_at_call

from ridotto.house.tables.summary import summary_of
from ridotto.table import commands


def awaited(evening: TableDriver) -> set[str]:
    summary = summary_of(evening.table)
    return {guest for guest in summary.guests if summary.waits_for(guest)}


def test_nobody_is_awaited_before_the_start_or_after_the_end() -> None:
    evening = TableDriver().sit("Anna", "Bob")
    assert awaited(evening) == set()
    evening.start().play_out(1)
    assert awaited(evening) == set()


def test_it_waits_for_the_player_on_turn() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    state = evening.table.state
    assert state is not None
    assert awaited(evening) == {evening.holder_name(state.to_act[0]).lower()}
    evening.send("Anna", commands.Pause(evening.next_id()))
    assert awaited(evening) == set()


def test_it_waits_for_players_who_have_not_answered() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    state = evening.table.state
    assert state is not None
    mover = state.to_act[0]
    while evening.table.state is not None and evening.table.state.to_act == (mover,):
        evening.move(mover, evening.table.state.moves(mover)[0])
    evening.send(evening.holder_name(mover), commands.Undo(evening.next_id(), mover))
    assert evening.holder_name(1 - mover).lower() in awaited(evening)


def test_it_does_not_wait_for_a_guest_for_whom_a_bot_plays() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    for who, seat in (("Anna", 0), ("Bob", 1)):
        evening.send(who, commands.GiveSeat(evening.next_id(), seat))
    assert awaited(evening) == set()


def test_in_a_hush_it_waits_for_everybody_who_has_not_tapped_whoever_is_called() -> None:
    """CV-40"""
    for roles in ("p p m s l g g g", "s p p m l g g g"):
        evening = carnival_at_call(roles, "soldier")
        everybody = {chair.guest.id for chair in evening.table.chairs if chair.guest is not None}
        assert awaited(evening) == everybody
        state = evening.table.state
        assert state is not None
        idle = next(seat for seat in evening.table.people() if seat not in state.to_act)
        decider = state.to_act[0]
        evening.nod(idle)
        assert awaited(evening) == everybody - {evening.holder_name(idle).lower()}
        evening.move(decider, state.moves(decider)[0])
        assert awaited(evening) == everybody - {evening.holder_name(idle).lower(), evening.holder_name(decider).lower()}
