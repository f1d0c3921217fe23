"""Masker's moves since the deal. They were made in the open, so everybody may know them.

Each is a text: the seat and its move, and the cross that it captured (`0 c4 R`, `0 stop`, `2 share 3 2`). Only moves at
the contract are noted: a playout would waste its time. A position that was drawn by hand has no past.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.masker.rulebook.content import COLOURLESS, CROSSES, KINDS, Layout
from ridotto.games.masker.rulebook.notation import EMPTY, STOP, move_from, place_from
from ridotto.games.masker.rulebook.play import MaskerPosition

STACK_ROWS: Final = 9  # a grid of so many rows is one of stacks
FULL_STACK: Final = 4


def at_the_deal(layout: Layout, colours: vec[i64], turn: int) -> MaskerPosition:
    """The position before the first move."""
    seats = len(colours)
    position = MaskerPosition(layout, colours, vec[i64]([0] * (CROSSES * seats)), vec[i64]([0] * seats))
    position.near = position.touching()
    position.turn = turn
    position.past = []
    return position


def replay(position: MaskerPosition, past: list[str]) -> bool:
    """Plays those moves; returns whether they were legal, and captured what they say."""
    for entry in past:
        move = move_of(position, entry)
        if move is None:
            return False
        position.do(position.turn, move)
    position.past = past
    position.untold = False
    return True


def move_of(position: MaskerPosition, entry: str) -> int | None:
    """The number of a move that was noted, if it's legal now."""
    seat, _, text = entry.partition(" ")
    cross = ""
    if len(text) == len("c4 R"):
        text, _, cross = text.partition(" ")
    if position.over or seat != str(position.turn):
        return None
    move = move_from(text, int(position.layout.side), int(position.wanted()) if position.sharing() else -1)
    if move is None or not position.is_legal(position.turn, move):
        return None
    captured = KINDS[position.kind_at(move)] if move < STOP else ""
    return move if cross == captured else None


def first_seat(past: list[str], otherwise: int) -> int:
    """The seat that began."""
    seat = past[0].partition(" ")[0] if past else ""
    return int(seat) if seat in ("0", "1", "2", "3") else otherwise


def grid_at_the_deal(grid: list[str], past: list[str]) -> list[str] | None:
    """The grid with all captured crosses back in their places; None if they don't fit."""
    stacked = len(grid) == STACK_ROWS
    side = 3 if stacked else 6
    places = [stack.replace(COLOURLESS, "") for stack in grid] if stacked else _squares(grid)
    for entry in reversed(past):
        words = entry.split(" ")
        if len(words) == 3:
            place = place_from(words[1], side)
            if place is None:
                return None
            places[place] += words[2]
    return _with_colourless(places, FULL_STACK if stacked else 1)


def _squares(grid: list[str]) -> list[str]:
    return ["" if square in (EMPTY, COLOURLESS) else square for row in grid for square in row]


def _with_colourless(places: list[str], height: int) -> list[str] | None:
    """The colourless cross began in the one place that has room for it."""
    lacking = [place for place, pile in enumerate(places) if len(pile) == height - 1]
    if len(lacking) != 1 or any(len(pile) > height for pile in places) or sum(map(len, places)) != CROSSES - 1:
        return None
    places[lacking[0]] += COLOURLESS
    return places if height == FULL_STACK else ["".join(places[row * 6 : row * 6 + 6]) for row in range(6)]
