"""Clues from who claims to be whom."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

from ridotto.games.carnaval.believer import weights
from ridotto.games.carnaval.believer.carnival_view import GENIE, PLAIN, PRANKSTER_CARDS, CarnivalView
from ridotto.games.carnaval.believer.clues.clue import Clue, SeatClues
from ridotto.games.carnaval.believer.memory import Memory


def claim_clues(view: CarnivalView, memory: Memory) -> SeatClues:
    hidden = [seat for seat in range(view.seats) if view.roles[seat] is None]
    return [(seat, clue) for seat in hidden for clue in clues_about_seat(view, memory, seat)]


def clues_about_seat(view: CarnivalView, memory: Memory, seat: int) -> Iterator[Clue]:
    claim = view.claims[seat]
    if len(memory.claims.get(seat, [])) > 1:
        yield Clue("changed", seat, weights.CHANGED)
    if claim is not None:
        yield weigh_claim(view, seat, claim)
        yield from spared_clues(view, memory, seat, claim)
    elif any(player == seat and dance < view.talk_dance for _, player, dance in memory.statements("ask")):
        yield Clue("silent", seat, weights.SILENT)


def weigh_claim(view: CarnivalView, seat: int, claim: str) -> Clue:
    """A guest says what they are. Whoever isn't one has to say something, too: rather what nobody else will claim."""
    if claim in PRANKSTER_CARDS or claim == GENIE:
        return Clue("confessed", seat, weights.CLAIMED)
    feigned = weights.CLAIMED - (doubt_of_plain(view) if claim == PLAIN else weights.FEIGNED_SPECIAL)
    return Clue(claim_status(view, seat, claim), seat, role=claim, pull=weights.CLAIMED, feigned=feigned)


def doubt_of_plain(view: CarnivalView) -> float:
    """Pranksters and genie call themselves plain guests as often as guests are plain. So whoever says it first, as a
    newcomer does, is no more suspicious than those who have said nothing."""
    guests = [role for role in view.in_play if role not in PRANKSTER_CARDS and role != GENIE]
    located = sum(role is not None and role not in PRANKSTER_CARDS and role != GENIE for role in view.roles)
    return log(max(len(guests) - located, 1) / max(view.cards_left(PLAIN), 1))


def claim_status(view: CarnivalView, seat: int, claim: str) -> str:
    """How the claim fits the cards and the other claims. What follows from it depends on how many cards there are."""
    left = view.cards_left(claim)
    if left <= 0:
        return "impossible"
    if claim == PLAIN and seat in view.suspicious:
        return "no-plain-guest"
    rivals = [other for other in range(view.seats) if view.claims[other] == claim and view.roles[other] is None]
    return "contested" if len(rivals) > left else "uncontested"


def spared_clues(view: CarnivalView, memory: Memory, seat: int, claim: str) -> Iterator[Clue]:
    """A special guest in the open whom the pranksters leave alone, dance after dance."""
    known_for = view.dance - memory.claimed_in.get(seat, view.dance)
    if claim in weights.WORTH_UNMASKING and known_for > 0 and seat in view.masked:
        yield Clue("spared", seat, weights.SPARED * known_for)
