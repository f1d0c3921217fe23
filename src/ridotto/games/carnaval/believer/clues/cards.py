"""Clues from what was seen: open cards, its own, what abilities have shown, answers under hypnosis."""

from __future__ import annotations

from collections.abc import Iterator

from ridotto.games.carnaval.believer import weights
from ridotto.games.carnaval.believer.carnival_view import GENIE, PLAIN, CarnivalView
from ridotto.games.carnaval.believer.clues.clue import Clue, SeatClues
from ridotto.games.carnaval.believer.memory import Memory


def card_clues(view: CarnivalView, memory: Memory) -> SeatClues:
    found = [(seat, clue) for seat in range(view.seats) for clue in clues_about_seat(view, seat)]
    return found + [answer for asked in memory.answers.items() for answer in hypnosis_clues(view, *asked)]


def clues_about_seat(view: CarnivalView, seat: int) -> Iterator[Clue]:
    """There's nothing to weigh about a card that was seen: the clue only says why."""
    camp, role = view.camps[seat], view.roles[seat]
    if camp == "pranksters":
        yield Clue("known-prankster", seat, weights.CERTAIN)
    elif camp is not None or seat == view.seat or role == GENIE:
        yield Clue("known-guest", seat, -weights.CERTAIN)
    elif seat == view.marked:
        yield Clue("marked", seat, -weights.MARKED)
    if role is not None:
        yield Clue("card-seen", seat)
    elif seat in view.harmless:
        yield Clue("watched-plain", seat)
    elif seat in view.suspicious:
        yield Clue("watched-suspicious", seat, role=PLAIN, pull=-weights.CERTAIN)


def hypnosis_clues(view: CarnivalView, asked: tuple[int, str], answer: str) -> Iterator[tuple[int, Clue]]:
    """Answers of the list are true (CV-25); and a prankster would know every other, but an unmasked one (CV-15)."""
    player, (about, *things) = asked[0], asked[1].split(" ")
    sure = weights.CERTAIN if answer == "yes" else -weights.CERTAIN
    if about == "knows" and answer == "unknown":
        if view.camps[player] != "pranksters":
            yield player, Clue("hypnosis-no", player, -weights.CERTAIN)
    elif about == "knows":
        yield int(things[0]), Clue(f"hypnosis-knew-{answer}", player, sure)
    elif about == "prankster":
        yield player, Clue(f"hypnosis-{answer}", player, sure)
    elif about == "role":
        yield player, Clue(f"hypnosis-role-{answer}", player, role=things[0], pull=sure)
