"""Positions of Mask drawn as text: on the left the sticks by their seats, on the right (if it matters) the mask.

0.....@  o......        row 1, holes a1 to g1
"""

from __future__ import annotations

import ridotto
from ridotto import State

CALM = """
    0......
    .......
    ..1.1..
    ...#...
    ..2.2..
    .......
    ......0
"""
EMPTY = ["......."] * 3 + ["...#..."] + ["......."] * 3
PAY = {"o": 3, "@": 5}


def holes_of(picture: list[str]) -> dict[str, str]:
    """What is drawn on each hole."""
    assert [len(row) for row in picture] == [7] * 7
    assert picture[3][3] == "#"
    return {f"{column}{row + 1}": picture[row][at] for row in range(7) for at, column in enumerate("abcdefg")}


def facts_of(board: str) -> dict[str, object]:
    """The fields of a drawn board."""
    rows = [line.split() for line in board.strip().splitlines()]
    sticks = holes_of([row[0] for row in rows])
    mask = holes_of([row[1] for row in rows]) if len(rows[0]) > 1 else {}
    seats = max(int(mark) for mark in sticks.values() if mark.isdigit()) + 1
    return {
        "sticks": [[hole for hole, mark in sticks.items() if mark == str(seat)] for seat in range(seats)],
        "mask": "drawn",
        "orientation": 0,
        "rings": {hole: PAY[mark] for hole, mark in mask.items() if mark in PAY},
        "points": [10] * seats,
        "masks": ["owl", "cat"],
        "cards": ["purse", "fine", "leap"],
        "opener": seats - 1,
        "turn": 0,
    }


def drawn(board: str = CALM, **others: object) -> State:
    """The position; unless `others` says otherwise, seat 0 begins the round and everybody has ten points."""
    return ridotto.game("mask").load(facts_of(board) | others)


def with_card(card: str, board: str = CALM, points: list[int] | None = None, **others: object) -> State:
    """Seat 0 has just bought its own card; the points are what everybody has now."""
    has = points or [10] * len(facts_of(board)["points"])  # type: ignore[arg-type]  # we drew it
    state = drawn(board, points=[has[0] + 1, *has[1:]], cards=[card], **others)
    state.play(0, "draw")
    state.play(0, "bid 1")
    while state.game.dump(state)["phase"] == "auction":
        state.play(state.to_act[0], "out")
    return state


def sticks(state: State) -> str:
    """The sticks as a picture."""
    marks = holes_of(EMPTY)
    for seat, holes in enumerate(state.view(None)["sticks"]):  # type: ignore[arg-type,var-annotated]  # known
        marks |= {hole: str(seat) for hole in holes if hole}
    return "\n".join("".join(marks[f"{column}{row}"] for column in "abcdefg") for row in range(1, 8))


def sticks_drawn(board: str) -> str:
    """A drawn board as `sticks` draws it."""
    return "\n".join(line.split()[0] for line in board.strip().splitlines())


def points(state: State) -> list[int]:
    return state.view(None)["points"]  # type: ignore[return-value]  # known


def phase(state: State) -> object:
    return state.view(None)["phase"]


def event_kinds(state: State) -> list[tuple[str, int | None]]:
    """What the last move brought, briefly."""
    return [(event.kind, event.seat) for event in state.events]


def moved(state: State, board: str) -> bool:
    """The sticks stand as drawn, nobody paid or got anything, and the next seat has its turn."""
    assert sticks(state) == sticks_drawn(board)
    assert points(state) == [10, 10, 10]
    assert phase(state) == "turn"
    return state.to_act == (1,)
