"""Deciding on a move changes nothing, and a move that was decided on isn't played twice."""

from __future__ import annotations

import random

import pytest
from support.table.random_games import random_table
from support.table.table_driver import TableDriver, comparable_state, guest

import ridotto
from ridotto.errors import IllegalMove
from ridotto.table import commands
from ridotto.table.next_state import foresee, state_after
from ridotto.testing import random_move


def decide_without_change(driver: TableDriver, seat: int, move: str) -> None:
    table = driver.table
    state, before = table.state, repr(comparable_state(table))
    if table.chairs[seat].is_person:
        command = commands.Move(f"only decided, {len(table.entries)}", seat, move)
        decided = table.decide(guest(driver.holder_name(seat)), command, driver.now, driver.chance)
    else:
        decided = table.decide_bot_move(seat, move, driver.now)
    assert decided
    assert table.state is state
    assert repr(comparable_state(table)) == before


@pytest.mark.parametrize("game", ["mascarade", "masker", "mask", "carnaval"])
def test_a_table_is_the_same_after_a_decision(game: str) -> None:
    driver, choice = random_table(game, 4, "both", 5), random.Random(5)
    for _ in range(60):
        table = driver.table
        if table.phase != "playing":
            break
        state = table.check_playing()
        sealed = [move.seat for move in table.hush.sealed] if table.hush else []
        for seat in state.to_act:
            if seat not in sealed:
                decide_without_change(driver, seat, random_move(state, seat, choice))
        driver.now += 0.3
        driver.play_step(choice)


def test_a_clock_that_rings_changes_nothing_before_it_is_applied() -> None:
    driver = TableDriver("carnaval", 7).start()
    driver.play_bots(random.Random(1))
    state, before = driver.table.state, repr(comparable_state(driver.table))
    assert driver.table.due is not None
    assert driver.table.tick(driver.table.due)
    assert driver.table.state is state
    assert repr(comparable_state(driver.table)) == before


def test_what_was_foreseen_is_not_played_again() -> None:
    before = ridotto.game("masker").deal(2, 7)
    move, after = foresee(before, before.to_act[0], f" {before.moves(before.to_act[0])[0].upper()} ")
    assert move == before.moves(before.to_act[0])[0]
    assert state_after(before, before.to_act[0], move) is after


def test_what_was_foreseen_counts_for_that_very_state_seat_and_move() -> None:
    before = ridotto.game("masker").deal(2, 7)
    seat = before.to_act[0]
    first, second = before.moves(seat)[:2]
    _, after = foresee(before, seat, first)
    assert state_after(before, seat, second) != after
    foresee(before, seat, first)
    with pytest.raises(IllegalMove):
        state_after(before, 1 - seat, first)
    foresee(before, seat, first)
    same = before.copy()
    assert state_after(same, seat, first) == after
    assert same == before


def test_sealed_decisions_are_played_on_a_new_state() -> None:
    """Whatever was foreseen for the old one stays true of it."""
    driver, choice = TableDriver("carnaval", 7).start(), random.Random(1)
    while driver.table.hush is None or not driver.table.hush.sealed:
        driver.play_step(choice)
    state = driver.table.check_playing()
    known = state.copy()
    driver.wait(10)
    assert driver.table.state is not state
    assert state == known
