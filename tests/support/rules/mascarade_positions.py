"""Mascarade positions as drawings.

A sketch shows a part of the board, the highest row on top: cards, and `.` for an empty square. `corner` names the
square at its lower left.
"""

from __future__ import annotations

from collections.abc import Sequence

import ridotto
from ridotto import State

MASCARADE = ridotto.game("mascarade")
COLUMNS = "abcdefghij"


def board(sketch: str, corner: str = "d4") -> dict[str, str]:
    rows = [line.split() for line in sketch.strip().splitlines()][::-1]
    left, bottom = COLUMNS.index(corner[0]), int(corner[1:])
    cards = {(x, y): card for y, row in enumerate(rows) for x, card in enumerate(row) if card != "."}
    return {f"{COLUMNS[left + x]}{bottom + y}": card for (x, y), card in cards.items()}


def table(sketch: str, racks: Sequence[str], pool: str = "", **fields: object) -> State:
    """The sketched board, a rack a seat and a pool, cards with blanks between; `corner` and any field of a dump."""
    corner = str(fields.pop("corner", "d4"))
    drawn: dict[str, object] = {
        "board": board(sketch, corner),
        "racks": [rack.split() for rack in racks],
        "pool": pool.split(),
        "turn": 0,
        "scores": [0] * len(racks),
    }
    return MASCARADE.load(drawn | fields)


def rack(state: State, seat: int) -> str:
    """The cards of a seat, in order, with blanks between."""
    racks = MASCARADE.dump(state)["racks"]
    assert isinstance(racks, list)
    return " ".join(racks[seat])


def field(state: State, name: str) -> object:
    return MASCARADE.dump(state)[name]


def squares(state: State) -> list[str]:
    """Where the seat on turn can lay its first card."""
    moves = [move.split() for move in state.moves(state.to_act[0])]
    return sorted(square for card, square in moves if card == moves[0][0])
