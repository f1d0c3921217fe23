"""Masker positions as drawings.

Drawings look like the table from seat 0: the highest row is on top, a1 is at the lower left. `o` is the colourless
cross, `w` white, `RBGYP` the colours, `.` nothing. A stack is a word, bottom first; `-` is an empty stack.
"""

from __future__ import annotations

from collections.abc import Sequence

import ridotto
from ridotto import State

MASKER = ridotto.game("masker")
COLOURS = {2: "RB", 3: "RBG", 4: "RBRB"}


def flat(drawing: str, captured: Sequence[str] = ("", ""), **fields: object) -> State:
    """Six rows of six."""
    return MASKER.load(facts(drawing.split()[::-1], captured, fields))


def stacks(drawing: str, captured: Sequence[str] = ("", ""), **fields: object) -> State:
    """Three rows of three stacks."""
    grid = [stack.strip("-") for stack in drawing.split()]
    return MASKER.load(facts(grid[6:] + grid[3:6] + grid[:3], captured, fields))


def facts(grid: list[str], captured: Sequence[str], fields: dict[str, object]) -> dict[str, object]:
    """Seats are red, blue (and green) unless the fields say otherwise, and seat 0 begins its turn."""
    colours = str(fields.get("colours", COLOURS[len(captured)]))
    gone = [seat for seat, colour in enumerate(colours) if colour not in "".join(grid)]
    drawn: dict[str, object] = {"grid": grid, "captured": list(captured), "turn": 0, "eliminated": gone}
    return drawn | fields | {"colours": list(colours)}


def drawing_of(state: State) -> str:
    """The grid as it would be drawn."""
    grid = MASKER.dump(state)["grid"]
    assert isinstance(grid, list)
    if len(grid) == 6:
        return "\n".join(grid[::-1])
    drawn = [stack or "-" for stack in grid]
    return "\n".join(" ".join(drawn[row : row + 3]) for row in (6, 3, 0))


def field(state: State, name: str) -> object:
    return MASKER.dump(state)[name]


def same_drawing(state: State, drawing: str) -> bool:
    return drawing_of(state).split() == drawing.split()


def events_of_kind(state: State, kind: str) -> list[dict[str, object]]:
    """What everybody saw of that kind after the last move."""
    return [event.facts for event in state.events if event.kind == kind]
