"""The full position of Masker as JSON. docs/positions.md tells what each field means; `load` is the way back."""

from __future__ import annotations

from ridotto.games.masker.rulebook.content import COLOURLESS, CROSSES, KINDS
from ridotto.games.masker.rulebook.notation import EMPTY, crosses_text
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.bits import bit, squares_of
from ridotto.rules.event import Facts

FLAT_ROWS = 6
STACKS = 9
STACK_HEIGHT = 4


def dump(position: MaskerPosition) -> Facts:
    return {
        "options": options(position),
        "grid": grid_text(position),
        "colours": [KINDS[colour] for colour in position.colours],
        "captured": captured_text(position),
        "turn": int(position.turn),
        "taken": int(position.taken),
        "anywhere": position.anywhere,
        "eliminated": squares_of(position.eliminated),
        "unlimited": position.unlimited,
        "past": past_texts(position),
    }


def past_texts(position: MaskerPosition) -> list[str] | None:
    """The moves since the deal, if all of them are known."""
    return None if position.past is None or position.untold else [*position.past]


def options(position: MaskerPosition) -> Facts:
    return {"grid": "stacks" if position.layout.stacked else "flat"}


def captured_text(position: MaskerPosition) -> list[str]:
    """What lies before each seat, in order of capture."""
    return [crosses_text(piled(position, seat)) for seat in range(position.seats)]


def piled(position: MaskerPosition, seat: int) -> list[int]:
    start = seat * CROSSES
    return [int(kind) for kind in position.piles[start : start + position.held[seat]]]


def grid_text(position: MaskerPosition) -> list[str]:
    """Six rows of six; or nine stacks, bottom first."""
    cells = [_letter(position, cell) for cell in range(CROSSES)]
    if not position.layout.stacked:
        cells[position.home] = COLOURLESS
        return ["".join(cells[row * 6 : row * 6 + 6]) for row in range(FLAT_ROWS)]
    stacks = ["".join(cells[place * 4 : place * 4 + 4]).replace(EMPTY, "") for place in range(STACKS)]
    stacks[position.home] += COLOURLESS
    return stacks


def _letter(position: MaskerPosition, cell: int) -> str:
    return KINDS[position.layout.kinds[cell]] if position.alive & bit(cell) else EMPTY
