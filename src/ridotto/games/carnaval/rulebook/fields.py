"""Small readers: seats, sets of seats, words and roles in a position that came from outside."""

from __future__ import annotations

from ridotto.errors import BadPosition
from ridotto.games.carnaval.rulebook.content import ROLES, role_from
from ridotto.games.carnaval.rulebook.position import NOBODY
from ridotto.rules.bits import bit
from ridotto.rules.event import Facts
from ridotto.rules.option import spelled
from ridotto.rules.reading import seats_in, whole


def bit_set(seats: range | list[int]) -> int:
    found = 0
    for seat in seats:
        found |= int(bit(seat))
    return found


def set_in(facts: Facts, name: str, seats: int, default: int = 0) -> int:
    return bit_set(seats_in(facts, name, seats)) if name in facts else default


def one_in(facts: Facts, name: str, seats: int) -> int:
    """A seat or null, as a set."""
    seat = seat_in(facts, name, seats)
    return 0 if seat == NOBODY else int(bit(seat))


def seat_in(facts: Facts, name: str, seats: int) -> int:
    return NOBODY if facts.get(name) is None else whole(facts, name, 0, seats - 1)


def word_in(facts: Facts, name: str, known: tuple[str, ...], default: str) -> int:
    word = facts.get(name, default)
    if not isinstance(word, str) or word not in known:
        raise BadPosition("position-word", field=name, wanted=", ".join(known), value=spelled(word))
    return known.index(word)


def role_in(name: str) -> int:
    role = role_from(name)
    if role is None:
        raise BadPosition("carnaval-no-role", name=name, names=", ".join(ROLES))
    return role
