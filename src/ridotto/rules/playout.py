"""Random games to the end, the loop inside the compiled code."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.rules.dice import Dice
from ridotto.rules.position import Position


def play_out(position: Position, dice: Dice) -> i64:
    """Plays random moves to the end; tells how many."""
    moves: i64 = 0
    while not position.over:
        seat = position.decider()
        position.do(seat, position.random_move(seat, dice))
        moves += 1
    return moves


def play_many(start: Position, games: i64, seed: int) -> i64:
    """Plays that many random games from one position; tells how many moves they took."""
    dice = Dice(seed)
    moves: i64 = 0
    played: i64 = 0
    while played < games:
        moves += play_out(start.copy(), dice)
        played += 1
    return moves


def perft(position: Position, depth: int) -> int:
    """How many lines of play of that depth there are (a game that is over ends its line)."""
    if depth == 0 or position.over:
        return 1
    lines = 0
    for seat in position.to_act()[:1]:
        for move in position.legal(seat):
            child = position.copy()
            child.do(seat, move)
            lines += perft(child, depth - 1)
    return lines
