"""Money is conserved: over whole random games every point comes from, or goes to, where the rules say.

A thousand games of full length for each number of seats, followed by their events alone.
"""

from __future__ import annotations

import pytest

import ridotto
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.rules.contract import State
from ridotto.rules.dice import Dice
from ridotto.rules.event import Event

GAMES = 1000


def settle(event: Event, points: list[int]) -> int:
    """Moves the points as an event says; returns what the bank gave (or, below zero, got)."""
    facts = event.facts
    seat = -1 if event.seat is None else event.seat
    before = sum(points)
    amount = facts.get("points", facts.get("cost", 0))
    assert isinstance(amount, int)
    if event.kind == "payday":
        gains = facts["gains"]
        assert isinstance(gains, list)
        points[:] = [has + gain for has, gain in zip(points, gains, strict=True)]
    elif event.kind == "gets":
        points[seat] += amount
    elif event.kind in ("goes", "pays-bank"):
        points[seat] -= amount
    elif event.kind == "pays":
        payee = facts["to"]
        assert isinstance(payee, int)
        points[seat] -= amount
        points[payee] += amount
    return sum(points) - before


def bank_may(event: Event) -> tuple[int, int]:
    """The least and the most that the bank may give with one event (below zero: get)."""
    if event.kind == "payday":
        return 0, 5 * 2 * 6
    if event.kind == "gets":
        return 1, 10  # two sticks on double rings with a private payday
    if event.kind in ("goes", "pays-bank"):
        return -10_000, -1
    return 0, 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ms_4_to_ms_16_money_is_conserved(seats: int) -> None:
    """MS-4, MS-16"""
    dice = Dice(seats)
    for seed in range(GAMES):
        follow(ridotto.game("mask").deal(seats, seed, {"farewell": seed % 2 == 1}), dice)


def follow(state: State, dice: Dice) -> None:
    position = state.position
    assert isinstance(position, MaskPosition)
    position.telling = True
    points = [10] * position.seats
    while not position.over:
        seat = position.decider()
        position.events = []
        position.do(seat, position.random_move(seat, dice))
        for event in position.events:
            least, most = bank_may(event)
            assert least <= settle(event, points) <= most, event.kind
            assert min(points) >= 0
        assert points == list(position.points)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(points)
    assert outcome.winners == tuple(seat for seat in range(len(points)) if points[seat] == max(points))
