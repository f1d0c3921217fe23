"""Clues from what was said about others: accusations, vouching, reports of what an ability showed."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from typing import Protocol

from ridotto.games.carnaval.believer import weights
from ridotto.games.carnaval.believer.carnival_view import GENIE, PLAIN, CarnivalView
from ridotto.games.carnaval.believer.clues.clue import Clue, SeatClues
from ridotto.games.carnaval.believer.clues.votes import side_of
from ridotto.games.carnaval.believer.memory import Memory


class Opinion(Protocol):
    """The beliefs so far."""

    suspicion: list[float]

    def serves_as(self, seat: int, role: str) -> float: ...


def statement_clues(view: CarnivalView, memory: Memory, so_far: Opinion) -> SeatClues:
    suspicion = so_far.suspicion
    found: SeatClues = []
    for speaker, player, _ in memory.statements("accuse"):
        found += accusation_clues(speaker, player, suspicion)
    for speaker, player, _ in memory.statements("vouch"):
        found += vouching_clues(speaker, player, suspicion)
    found = [(seat, clue) for seat, clue in found if view.camps[seat] is None]
    return found + list(report_clues(view, memory, so_far))


def accusation_clues(speaker: int, player: int, suspicion: list[float]) -> Iterator[tuple[int, Clue]]:
    side, own = side_of(suspicion[player]), side_of(suspicion[speaker])
    if side > 0:
        yield speaker, Clue("accused-prankster", player, -weights.ACCUSED_PRANKSTER)
    elif side < 0:
        yield speaker, Clue("accused-guest", player, weights.ACCUSED_GUEST)
    if own < 0:
        yield player, Clue("accused-by-guest", speaker, weights.HEARD_ACCUSED)


def vouching_clues(speaker: int, player: int, suspicion: list[float]) -> Iterator[tuple[int, Clue]]:
    side, own = side_of(suspicion[player]), side_of(suspicion[speaker])
    if side > 0:
        yield speaker, Clue("vouched-prankster", player, weights.VOUCHED_PRANKSTER)
    elif side < 0:
        yield speaker, Clue("vouched-guest", player, -weights.VOUCHED_GUEST)
    if own:
        kind = "vouched-by-prankster" if own > 0 else "vouched-by-guest"
        yield player, Clue(kind, speaker, own * weights.HEARD_VOUCHED)


# -- reports


def report_clues(view: CarnivalView, memory: Memory, so_far: Opinion) -> Iterator[tuple[int, Clue]]:
    """A soldier's or painter's word is worth as much as it's likely that they are one."""
    for speaker, player, _ in memory.statements("report harmless"):
        proof = report_weight(so_far.serves_as(speaker, "soldier"), weights.GUESSED_CAMP)
        yield player, Clue("reported-plain", speaker, role=PLAIN, pull=proof)
        yield from false_report_clues(view, speaker, player, view.roles[player] in (None, PLAIN), "soldier")
    for speaker, player, _ in memory.statements("report suspicious"):
        proof = report_weight(so_far.serves_as(speaker, "soldier"), weights.GUESSED_CAMP)
        kind = "caught-lying" if view.claims[player] == PLAIN else "reported-suspicious"
        yield player, Clue(kind, speaker, role=PLAIN, pull=-proof)
        yield from false_report_clues(view, speaker, player, view.roles[player] != PLAIN, "soldier")
        if player in memory.speakers_watched():
            trust = 1.0 - so_far.suspicion[player]
            yield speaker, Clue("confirmed", player, role="soldier", pull=weights.CONFIRMED * trust)
    for speaker, player, role in memory.roles_reported():
        proof = report_weight(so_far.serves_as(speaker, "painter"), weights.GUESSED_CARD)
        kind = "reported-role" if view.claims[player] in (None, role) else "caught-by-painter"
        yield player, Clue(kind, speaker, role=role, pull=proof)
        yield from false_report_clues(view, speaker, player, view.roles[player] in (None, role), "painter")
    for speaker in memory.speakers_watched():
        yield speaker, Clue("says-watched", speaker, role=PLAIN, pull=-weights.SAYS_WATCHED)


def report_weight(trust: float, guessed: float) -> float:
    """How much likelier the report is true than made up and guessed right."""
    trust = min(trust, weights.MOST_TRUST)
    return log(1.0 + trust / ((1.0 - trust) * guessed))


def false_report_clues(
    view: CarnivalView, speaker: int, player: int, possible: bool, role: str
) -> Iterator[tuple[int, Clue]]:
    """That player's card is known, and it's another one. Only the genie's converts can be both."""
    if not possible and GENIE not in view.in_play and view.roles[speaker] is None:
        yield speaker, Clue("false-report", player, weights.LIED, role, -weights.CERTAIN)
