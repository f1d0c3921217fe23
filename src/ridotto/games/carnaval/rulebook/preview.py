"""What can be said of a move of the carnival beforehand: whom it names, and whether an ability is then used up.

No more than that: what comes of it depends on cards that lie face down.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.carnaval.rulebook.content import ROLES
from ridotto.games.carnaval.rulebook.notation import CANCEL, CONVERT, DRAG, HYPNOTISE, LEND, SHAPES, THING, VERB
from ridotto.games.carnaval.rulebook.play import CarnavalPosition
from ridotto.rules.event import Facts

ONCE: Final = (CANCEL, CONVERT, LEND, DRAG, HYPNOTISE)


def preview(position: CarnavalPosition, seat: int, move: int) -> Facts:
    _, shape = SHAPES[move // VERB]
    things = [move // THING % THING, move % THING][: len(shape)]
    named = dict(zip(shape, things, strict=True))
    return {
        "player": named.get("s"),
        "role": ROLES[named["r"]] if "r" in named else None,
        "uses_up": move // VERB in ONCE,
    }
