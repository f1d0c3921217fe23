"""Clues from who says to be whom."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

from ridotto.bots.believer import strength as worth
from ridotto.bots.believer.clue import Clue, Found
from ridotto.bots.believer.memory import Memory
from ridotto.bots.believer.scene import GENIE, PLAIN, PRANKSTER_CARDS, Scene


def heard(scene: Scene, memory: Memory) -> Found:
    hidden = [seat for seat in range(scene.seats) if scene.roles[seat] is None]
    return [(seat, clue) for seat in hidden for clue in about_claim(scene, memory, seat)]


def about_claim(scene: Scene, memory: Memory, seat: int) -> Iterator[Clue]:
    claim = scene.claims[seat]
    if len(memory.claims.get(seat, [])) > 1:
        yield Clue("changed", seat, worth.CHANGED)
    if claim is not None:
        yield weighed(scene, seat, claim)
        yield from spared(scene, memory, seat, claim)
    elif any(player == seat and dance < scene.talk_of for _, player, dance in memory.statements("ask")):
        yield Clue("silent", seat, worth.SILENT)


def weighed(scene: Scene, seat: int, claim: str) -> Clue:
    """A guest says what they are. Whoever isn't one has to say something, too: rather what nobody else will claim."""
    if claim in PRANKSTER_CARDS or claim == GENIE:
        return Clue("confessed", seat, worth.CLAIMED)
    feigned = worth.CLAIMED - (doubt_of_plain(scene) if claim == PLAIN else worth.FEIGNED_SPECIAL)
    return Clue(standing(scene, seat, claim), seat, role=claim, pull=worth.CLAIMED, feigned=feigned)


def doubt_of_plain(scene: Scene) -> float:
    """Pranksters and genie call themselves plain guests as often as guests are plain. So whoever says it first, as a
    newcomer does, is no more suspicious than those who have said nothing."""
    guests = [role for role in scene.in_play if role not in PRANKSTER_CARDS and role != GENIE]
    located = sum(role is not None and role not in PRANKSTER_CARDS and role != GENIE for role in scene.roles)
    return log(max(len(guests) - located, 1) / max(scene.cards_left(PLAIN), 1))


def standing(scene: Scene, seat: int, claim: str) -> str:
    """How the claim looks beside the cards and the other claims; what follows from it, the cards' number says."""
    left = scene.cards_left(claim)
    if left <= 0:
        return "impossible"
    if claim == PLAIN and seat in scene.suspicious:
        return "no-plain-guest"
    rivals = [other for other in range(scene.seats) if scene.claims[other] == claim and scene.roles[other] is None]
    return "contested" if len(rivals) > left else "uncontested"


def spared(scene: Scene, memory: Memory, seat: int, claim: str) -> Iterator[Clue]:
    """A special guest in the open whom the pranksters leave alone, dance after dance."""
    known_for = scene.dance - memory.claimed_in.get(seat, scene.dance)
    if claim in worth.WORTH_A_DANCE and known_for > 0 and seat in scene.masked:
        yield Clue("spared", seat, worth.SPARED * known_for)
