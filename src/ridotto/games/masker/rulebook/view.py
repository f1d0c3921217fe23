"""What a seat may know of Masker: everything but the colours of the others (MK-2, MK-11)."""

from __future__ import annotations

from ridotto.errors import BadPosition
from ridotto.games.masker.rulebook.content import KINDS
from ridotto.games.masker.rulebook.dump import dump
from ridotto.games.masker.rulebook.load import load
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts
from ridotto.rules.position import NOBODY
from ridotto.rules.reading import entries, texts


def view(position: MaskerPosition, seat: int | None) -> Facts:
    facts = dump(position)
    viewer = NOBODY if seat is None else seat
    facts["colours"] = [
        KINDS[position.colours[other]] if position.knows(viewer, other) else None for other in range(position.seats)
    ]
    facts["full_at"] = None if position.unlimited else int(position.full_at)
    facts["anywhere_by"] = anywhere_by(position)
    return facts


def anywhere_by(position: MaskerPosition) -> str | None:
    """Why the next capture may be any: a turn begins beside nothing (MK-6), or the last cross was white (MK-7)."""
    if not position.anywhere or position.over:
        return None
    return "alone" if position.near == 0 and (position.taken == 0 or position.sharing()) else "white"


def world(facts: Facts, seats: int, seed: int) -> MaskerPosition:
    """A position that fits the view: each way to give the unknown discs to the others is as likely."""
    colours = entries(facts, "colours", seats)
    left = [letter for letter in KINDS[1:] if letter not in colours and _on_grid(facts, letter)]
    hidden = [KINDS.index(letter) for letter in left]
    Dice(seed).shuffle(hidden)
    discs = [KINDS[colour] for colour in hidden]
    for seat in range(seats):
        if colours[seat] is None:
            colours[seat] = _next_disc(colours, seat, seats, discs)
    return load(facts | {"colours": colours}, seats)


def _on_grid(facts: Facts, letter: str) -> bool:
    """A player whose colour is gone from the grid is eliminated, so every hidden colour is still there."""
    return letter in "".join(texts(facts, "grid"))


def _next_disc(colours: list[object], seat: int, seats: int, discs: list[str]) -> object:
    if seats == 4 and seat >= 2:
        return colours[seat - 2]
    if not discs:
        raise BadPosition("masker-no-disc")
    return discs.pop()
