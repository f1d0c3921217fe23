"""For whom a table waits, as its summary says it: nothing that the table itself would not say to everybody."""

from __future__ import annotations

from tables import Evening, dance

from ridotto.house.card import card_of
from ridotto.table import asks


def awaited(evening: Evening) -> set[str]:
    card = card_of(evening.table)
    return {guest for guest in card.guests if card.waits_for(guest)}


def test_before_the_start_and_after_the_end_for_nobody() -> None:
    evening = Evening().sit("Anna", "Bob")
    assert awaited(evening) == set()
    evening.start().play_out(1)
    assert awaited(evening) == set()


def test_for_whose_turn_it_is() -> None:
    evening = Evening().sit("Anna", "Bob").start()
    state = evening.table.state
    assert state is not None
    assert awaited(evening) == {evening.who(state.to_act[0]).lower()}
    evening.ask("Anna", asks.Pause(evening.id()))
    assert awaited(evening) == set()


def test_for_those_whose_answer_is_missing() -> None:
    evening = Evening().sit("Anna", "Bob").start()
    state = evening.table.state
    assert state is not None
    mover = state.to_act[0]
    while evening.table.state is not None and evening.table.state.to_act == (mover,):
        evening.move(mover, evening.table.state.moves(mover)[0])
    evening.ask(evening.who(mover), asks.Undo(evening.id(), mover))
    assert evening.who(1 - mover).lower() in awaited(evening)


def test_not_for_a_guest_for_whom_a_bot_plays() -> None:
    evening = Evening().sit("Anna", "Bob").start()
    for who, seat in (("Anna", 0), ("Bob", 1)):
        evening.ask(who, asks.GiveSeat(evening.id(), seat))
    assert awaited(evening) == set()


def test_in_a_hush_for_everybody_who_has_not_tapped_whoever_is_called() -> None:
    """CV-40"""
    for roles in ("p p m s l g g g", "s p p m l g g g"):
        evening = dance(roles, "soldier")
        everybody = {chair.guest.id for chair in evening.table.chairs if chair.guest is not None}
        assert awaited(evening) == everybody
        state = evening.table.state
        assert state is not None
        idle = next(seat for seat in evening.table.people() if seat not in state.to_act)
        decider = state.to_act[0]
        evening.nod(idle)
        assert awaited(evening) == everybody - {evening.who(idle).lower()}
        evening.move(decider, state.moves(decider)[0])
        assert awaited(evening) == everybody - {evening.who(idle).lower(), evening.who(decider).lower()}
