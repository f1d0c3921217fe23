"""The carnival: why somebody who is called can only pass. Taken from what they see, so it tells them nothing new."""

from __future__ import annotations

from collections.abc import Iterator

from ridotto.games.carnaval.rulebook.position import DANCE, PHASES, VERDICT
from ridotto.rules.event import Facts
from ridotto.rules.reading import table

SECRET_PHASES = (PHASES[DANCE], PHASES[VERDICT])


def hindrance(view: Facts, seat: int) -> str | None:
    """The first thing that would keep this seat from answering the call; None if nothing would."""
    if seat < 0 or view["phase"] not in SECRET_PHASES or view["victim"] == seat:
        return None
    return next((why for why, hinders in [*blocks(view, seat), *lacks(view, seat)] if hinders), None)


def blocks(view: Facts, seat: int) -> Iterator[tuple[str, bool]]:
    """CV-20: what keeps anybody from using an ability."""
    blocked = table(view, "blocked")
    yield "watched", blocked["watched"] == seat
    yield "served", blocked["served"] == seat
    yield "barred", is_in(seat, blocked["barred"])
    yield "marked", view["mark"] == seat
    yield "invitation", view["invitation"] == seat


def lacks(view: Facts, seat: int) -> Iterator[tuple[str, bool]]:
    """What this call needs and they don't have. An unmasked chef needs no mask (CV-24)."""
    call, roles, dance = view["call"], view["roles"], view["dance"]
    assert isinstance(roles, list)
    assert isinstance(dance, int)
    role = roles[seat] if seat < len(roles) else None  # whoever leads has no card
    yield "bare", call != "chef" and not is_in(seat, view["masked"])
    yield "robbed", call == "mask-lender" and view["spare"] == "taken"
    yield "no-need", call == "mask-lender" and view["spare"] == seat
    yield "tired", call == "little-old-man" and view["sat"] == dance - 1
    yield "used", role == call and is_in(role, view["used"])


def is_in(thing: object, things: object) -> bool:
    return isinstance(things, list) and thing in things
