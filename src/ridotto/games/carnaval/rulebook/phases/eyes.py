"""Whose eyes are open in a dance: the painter's at a call (CV-16), the pranksters' at theirs (CV-15)."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.errors import BadPosition
from ridotto.games.carnaval.rulebook.content import GENIE, PAINTER
from ridotto.games.carnaval.rulebook.fields import set_in
from ridotto.games.carnaval.rulebook.position import NOBODY, BasePosition
from ridotto.rules.bits import lowest
from ridotto.rules.event import Facts

# -- the painter


def open_eyes(evening: BasePosition) -> None:
    """CV-16: if painter and holder are masked they recognise each other."""
    role = evening.sketch
    evening.sketch = NOBODY
    painter = evening.holder(PAINTER)
    seen = evening.holder(role) & evening.masked
    if not seen or not evening.able_masked(painter) or evening.painted & seen:
        return
    evening.painted |= seen
    if evening.telling:
        facts: dict[str, object] = {"holder": int(lowest(seen)), "role": evening.role_name(lowest(seen))}
        evening.whisper("recognises", painter, facts, painter | seen)


# -- the pranksters


def close_eyes(evening: BasePosition, unmasked: i64) -> None:
    """From now on they see no more than anybody else, and not whom the genie wins over in the meantime."""
    bare = unmasked & evening.pranksters()
    evening.closed |= bare
    if evening.holder(GENIE) and not evening.converted:
        evening.unsure |= bare


def meet(evening: BasePosition) -> None:
    """At their call: whoever wears a mask again sees the others, and anyone who joined them meanwhile."""
    there = evening.pranksters() & evening.masked
    evening.closed &= ~there
    strangers = there & evening.unsure
    if strangers and evening.converted & evening.seems_masked():
        evening.unsure &= ~strangers
        if evening.telling:
            evening.whisper("joins", evening.converted, {}, strangers)


def see_convert(evening: BasePosition) -> None:
    """Somebody has just joined them: whoever was unsure and has open eyes no longer is."""
    evening.unsure &= ~evening.open_eyed()


def read_eyes(evening: BasePosition, eyes: Facts, seats: int) -> None:
    """If nothing is said about it, an unmasked prankster has seen everything up to the fall of their mask."""
    evening.closed = set_in(eyes, "closed", seats, int(evening.pranksters() & evening.open()))
    tempting = evening.holder(GENIE) != 0 and evening.converted == 0
    evening.unsure = set_in(eyes, "unsure", seats, int(evening.closed) if tempting else 0)
    evening.missed = set_in(eyes, "missed", seats)
    if (evening.closed | evening.unsure | evening.missed) & ~evening.pranksters():
        raise BadPosition("carnaval-eyes")
