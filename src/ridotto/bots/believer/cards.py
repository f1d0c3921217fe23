"""Clues from what one has seen: open cards, one's own, what abilities have shown, answers under hypnosis."""

from __future__ import annotations

from collections.abc import Iterator

from ridotto.bots.believer import strength as worth
from ridotto.bots.believer.clue import Clue, Found
from ridotto.bots.believer.memory import Memory
from ridotto.bots.believer.scene import GENIE, PLAIN, Scene


def seen(scene: Scene, memory: Memory) -> Found:
    found = [(seat, clue) for seat in range(scene.seats) for clue in of_seat(scene, seat)]
    return found + [answer for asked in memory.answers.items() for answer in under_hypnosis(scene, *asked)]


def of_seat(scene: Scene, seat: int) -> Iterator[Clue]:
    """Of a card that was seen there is nothing to weigh: the clue only says why."""
    camp, role = scene.camps[seat], scene.roles[seat]
    if camp == "pranksters":
        yield Clue("known-prankster", seat, worth.CERTAIN)
    elif camp is not None or seat == scene.seat or role == GENIE:
        yield Clue("known-guest", seat, -worth.CERTAIN)
    elif seat == scene.marked:
        yield Clue("marked", seat, -worth.MARKED)
    if role is not None:
        yield Clue("card-seen", seat)
    elif seat in scene.harmless:
        yield Clue("watched-plain", seat)
    elif seat in scene.suspicious:
        yield Clue("watched-suspicious", seat, role=PLAIN, pull=-worth.CERTAIN)


def under_hypnosis(scene: Scene, asked: tuple[int, str], answer: str) -> Iterator[tuple[int, Clue]]:
    """Answers of the list are true (CV-25); and a prankster would know every other, but an unmasked one (CV-15)."""
    player, (about, *things) = asked[0], asked[1].split(" ")
    sure = worth.CERTAIN if answer == "yes" else -worth.CERTAIN
    if about == "knows" and answer == "unknown":
        if scene.camps[player] != "pranksters":
            yield player, Clue("hypnosis-no", player, -worth.CERTAIN)
    elif about == "knows":
        yield int(things[0]), Clue(f"hypnosis-knew-{answer}", player, sure)
    elif about == "prankster":
        yield player, Clue(f"hypnosis-{answer}", player, sure)
    elif about == "role":
        yield player, Clue(f"hypnosis-role-{answer}", player, role=things[0], pull=sure)
