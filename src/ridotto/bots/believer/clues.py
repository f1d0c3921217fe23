"""What speaks for and against a seat: cards, claims, votes, words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log

from ridotto.bots.believer import strength as worth
from ridotto.bots.believer.memory import Memory
from ridotto.bots.believer.scene import GENIE, PLAIN, PRANKSTER_CARDS, Scene

Found = list[tuple[int, "Clue"]]


@dataclass(frozen=True)
class Clue:
    """One reason; `about` is another player (or the seat itself) that the reason tells of."""

    kind: str
    weight: float
    about: int


# -- cards and one's own abilities


def from_cards(scene: Scene, memory: Memory, seat: int) -> list[Clue]:
    camp, role = scene.camps[seat], scene.roles[seat]
    if camp == "pranksters":
        return [Clue("known-prankster", worth.CERTAIN, seat)]
    if camp is not None or seat == scene.seat or role == GENIE:
        return [Clue("known-guest", -worth.CERTAIN, seat)]
    answer = memory.answers.get((seat, "prankster"))
    if answer is not None and answer != "unknown":
        return [Clue(f"hypnosis-{answer}", worth.CERTAIN if answer == "yes" else -worth.CERTAIN, seat)]
    if role is not None:
        return [Clue("card-seen", -worth.CARD_SEEN, seat)]
    return from_watching(scene, seat)


def from_watching(scene: Scene, seat: int) -> list[Clue]:
    """The soldier's answers: no plain guest is a prankster, but so is no special guest."""
    if seat in scene.harmless:
        return [Clue("watched-plain", -worth.PLAIN_WHEN_WATCHED, seat)]
    if seat not in scene.suspicious:
        return []
    hidden = [role for role in set(scene.in_play) for _ in range(scene.cards_left(role))]
    guests = [role for role in hidden if role not in PRANKSTER_CARDS]
    specials = [role for role in guests if role != PLAIN]
    return [Clue("watched-suspicious", log((len(guests) + 0.1) / (len(specials) + 0.1)) + 0.1, seat)]


# -- claims


def from_claims(scene: Scene, memory: Memory) -> Found:
    found: Found = []
    for seat in range(scene.seats):
        if scene.roles[seat] is None:
            found += [(seat, clue) for clue in about_claim(scene, memory, seat)]
    return found


def about_claim(scene: Scene, memory: Memory, seat: int) -> Iterator[Clue]:
    claim = scene.claims[seat]
    if len(memory.claims.get(seat, [])) > 1:
        yield Clue("changed", worth.CHANGED, seat)
    if claim is None:
        asked = [dance for _, player, dance in memory.statements("ask") if player == seat and dance < scene.talk_of]
        if asked:
            yield Clue("silent", worth.SILENT, seat)
        return
    yield weigh_claim(scene, seat, claim)
    known_for = scene.dance - memory.claimed_in.get(seat, scene.dance)
    if claim in worth.WORTH_A_DANCE and known_for > 0 and seat in scene.masked:
        yield Clue("spared", worth.SPARED * known_for, seat)


def weigh_claim(scene: Scene, seat: int, claim: str) -> Clue:
    """Fewer cards than claimants: some of them lie, and guests have no reason to."""
    if claim in PRANKSTER_CARDS or claim == GENIE:
        return Clue("confessed", worth.LIED, seat)
    left = scene.cards_left(claim)
    rivals = [other for other in range(scene.seats) if scene.claims[other] == claim and scene.roles[other] is None]
    if left <= 0:
        return Clue("impossible", worth.LIED, seat)
    if claim == PLAIN and seat in scene.suspicious:
        return Clue("no-plain-guest", worth.LIED, seat)
    if len(rivals) > left:
        return Clue("contested", worth.CONTESTED + log((len(rivals) - left) / left), seat)
    return Clue("uncontested", -worth.UNCONTESTED, seat)


# -- votes


def leaning(suspicion: float) -> int:
    """1: counts as a prankster, -1: as a guest, 0: who knows."""
    if suspicion >= worth.SURELY:
        return 1
    return -1 if suspicion <= worth.HARDLY else 0


def from_votes(scene: Scene, memory: Memory, suspicion: list[float]) -> Found:
    found: Found = []
    for ballot in memory.ballots.values():
        for voter, choice in enumerate(ballot):
            if choice is None:
                continue
            side, own = leaning(suspicion[choice]), leaning(suspicion[voter])
            if side > 0:
                found.append((voter, Clue("voted-prankster", -worth.VOTED_PRANKSTER, choice)))
            elif side < 0:
                found.append((voter, Clue("voted-guest", worth.VOTED_GUEST, choice)))
            if own > 0:
                found.append((choice, Clue("voted-by-prankster", -worth.VOTED_BY_PRANKSTER, voter)))
    return [(seat, clue) for seat, clue in found if scene.camps[seat] is None]


# -- words


def from_words(scene: Scene, memory: Memory, suspicion: list[float]) -> Found:
    found: Found = []
    for speaker, player, _ in memory.statements("accuse"):
        found += accused(speaker, player, suspicion)
    for speaker, player, _ in memory.statements("vouch"):
        found += vouched(speaker, player, suspicion)
    found += from_reports(scene, memory, suspicion)
    return [(seat, clue) for seat, clue in found if scene.camps[seat] is None]


def accused(speaker: int, player: int, suspicion: list[float]) -> Iterator[tuple[int, Clue]]:
    side, own = leaning(suspicion[player]), leaning(suspicion[speaker])
    if side > 0:
        yield speaker, Clue("accused-prankster", -worth.ACCUSED_PRANKSTER, player)
    elif side < 0:
        yield speaker, Clue("accused-guest", worth.ACCUSED_GUEST, player)
    if own:
        yield (
            player,
            Clue("accused-by-prankster" if own > 0 else "accused-by-guest", -own * worth.HEARD_ACCUSED, speaker),
        )


def vouched(speaker: int, player: int, suspicion: list[float]) -> Iterator[tuple[int, Clue]]:
    side, own = leaning(suspicion[player]), leaning(suspicion[speaker])
    if side > 0:
        yield speaker, Clue("vouched-prankster", worth.VOUCHED_PRANKSTER, player)
    elif side < 0:
        yield speaker, Clue("vouched-guest", -worth.VOUCHED_GUEST, player)
    if own:
        yield (
            player,
            Clue("vouched-by-prankster" if own > 0 else "vouched-by-guest", own * worth.HEARD_VOUCHED, speaker),
        )


def from_reports(scene: Scene, memory: Memory, suspicion: list[float]) -> Found:
    """A soldier's or painter's word is worth as much as he is trusted."""
    found: Found = []
    for speaker, player, _ in memory.statements("report harmless"):
        trust = trust_in(scene, speaker, "soldier", suspicion)
        found.append((player, Clue("reported-plain", -worth.REPORTED_PLAIN * trust, speaker)))
    for speaker, player, _ in memory.statements("report suspicious"):
        trust = trust_in(scene, speaker, "soldier", suspicion)
        lies = scene.claims[player] == PLAIN and scene.roles[player] is None
        kind, weight = ("caught-lying", worth.LIED) if lies else ("reported-suspicious", worth.REPORTED_SUSPICIOUS)
        found.append((player, Clue(kind, weight * trust, speaker)))
    for speaker, player, role in memory.roles_reported():
        trust = trust_in(scene, speaker, "painter", suspicion)
        agree = scene.claims[player] in (None, role)
        kind, weight = ("reported-role", -worth.REPORTED_ROLE) if agree else ("caught-by-painter", worth.LIED)
        found.append((player, Clue(kind, weight * trust, speaker)))
    return found


def trust_in(scene: Scene, speaker: int, role: str, suspicion: list[float]) -> float:
    """0 for one who cannot hold that card, else how little he is suspected."""
    known, claim = scene.roles[speaker], scene.claims[speaker]
    if known is not None and known != role:
        return 0.0
    if known is None and (claim != role or scene.cards_left(role) == 0):
        return 0.0
    rivals = sum(other == role for other in scene.claims) if known is None else 1
    return (1.0 - suspicion[speaker]) / max(1, rivals)
