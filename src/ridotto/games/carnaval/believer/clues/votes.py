"""Clues from who voted for whom."""

from __future__ import annotations

from collections.abc import Iterator

from ridotto.games.carnaval.believer import weights
from ridotto.games.carnaval.believer.carnival_view import CarnivalView
from ridotto.games.carnaval.believer.clues.clue import Clue, SeatClues
from ridotto.games.carnaval.believer.memory import Memory


def vote_clues(view: CarnivalView, memory: Memory, suspicion: list[float]) -> SeatClues:
    ballots = [pair for ballot in memory.ballots.values() for pair in enumerate(ballot)]
    found = [
        clue for voter, choice in ballots if choice is not None for clue in clues_from_vote(voter, choice, suspicion)
    ]
    return [(seat, clue) for seat, clue in found if view.camps[seat] is None]


def clues_from_vote(voter: int, choice: int, suspicion: list[float]) -> Iterator[tuple[int, Clue]]:
    """A vote says something about the voter once the other one is known, and the other way round."""
    side = side_of(suspicion[choice])
    if side > 0:
        yield voter, Clue("voted-prankster", choice, -weights.VOTED_PRANKSTER)
    elif side < 0:
        yield voter, Clue("voted-guest", choice, weights.VOTED_GUEST)
    if side_of(suspicion[voter]) > 0:
        yield choice, Clue("voted-by-prankster", voter, -weights.VOTED_BY_PRANKSTER)


def side_of(suspicion: float) -> int:
    """1: counts as a prankster, -1: as a guest, 0: nobody knows."""
    if suspicion >= weights.SURELY:
        return 1
    return -1 if suspicion <= weights.HARDLY else 0
