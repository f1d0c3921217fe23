"""Clues from who voted for whom."""

from __future__ import annotations

from collections.abc import Iterator

from ridotto.bots.believer import strength as worth
from ridotto.bots.believer.clue import Clue, Found
from ridotto.bots.believer.memory import Memory
from ridotto.bots.believer.scene import Scene


def cast(scene: Scene, memory: Memory, suspicion: list[float]) -> Found:
    ballots = [pair for ballot in memory.ballots.values() for pair in enumerate(ballot)]
    found = [clue for voter, choice in ballots if choice is not None for clue in vote(voter, choice, suspicion)]
    return [(seat, clue) for seat, clue in found if scene.camps[seat] is None]


def vote(voter: int, choice: int, suspicion: list[float]) -> Iterator[tuple[int, Clue]]:
    """A vote tells of the voter once it shows whom he voted for, and of the other once it shows who the voter was."""
    side = leaning(suspicion[choice])
    if side > 0:
        yield voter, Clue("voted-prankster", choice, -worth.VOTED_PRANKSTER)
    elif side < 0:
        yield voter, Clue("voted-guest", choice, worth.VOTED_GUEST)
    if leaning(suspicion[voter]) > 0:
        yield choice, Clue("voted-by-prankster", voter, -worth.VOTED_BY_PRANKSTER)


def leaning(suspicion: float) -> int:
    """1: counts as a prankster, -1: as a guest, 0: who knows."""
    if suspicion >= worth.SURELY:
        return 1
    return -1 if suspicion <= worth.HARDLY else 0
