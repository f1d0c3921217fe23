"""Reading a position that came from outside: each field is checked, each fault is one sentence."""

from __future__ import annotations

from typing import Final

from ridotto.errors import BadPosition
from ridotto.rules.event import Facts
from ridotto.rules.lots import Lots
from ridotto.rules.option import spelled
from ridotto.rules.position import Outcome

MISSING: Final = "–"


def _wrong(facts: Facts, name: str, key: str, **limits: int) -> BadPosition:
    value = facts.get(name, MISSING)
    return BadPosition(key, field=name, value=spelled(value), **limits)


def whole(facts: Facts, name: str, low: int, high: int, default: int | None = None) -> int:
    """A whole number of that range."""
    value = facts.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise _wrong(facts, name, "position-number", low=low, high=high)
    return value


def flag(facts: Facts, name: str, default: bool) -> bool:
    value = facts.get(name, default)
    if not isinstance(value, bool):
        raise _wrong(facts, name, "position-flag")
    return value


def text(facts: Facts, name: str) -> str:
    value = facts.get(name)
    if not isinstance(value, str):
        raise _wrong(facts, name, "position-text")
    return value


def texts(facts: Facts, name: str, length: int = -1) -> list[str]:
    """A list of texts, of that length if one is given."""
    value = facts.get(name, MISSING)
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise _wrong(facts, name, "position-texts")
    if length >= 0 and len(value) != length:
        raise _wrong(facts, name, "position-length", length=length)
    return [str(text) for text in value]


def text_lists(facts: Facts, name: str, length: int) -> list[list[str]]:
    """A list of that length, with a list of texts in each place."""
    return [texts({name: value}, name) for value in entries(facts, name, length)]


def wholes(facts: Facts, name: str, length: int, low: int, high: int) -> list[int]:
    """A list of whole numbers of that range."""
    value = facts.get(name, MISSING)
    if not isinstance(value, list) or len(value) != length:
        raise _wrong(facts, name, "position-numbers", length=length)
    return [whole({name: number}, name, low, high) for number in value]


def seats_in(facts: Facts, name: str, seats: int) -> list[int]:
    """A list of different seats."""
    value = facts.get(name, [])
    if not isinstance(value, list) or len(value) > seats:
        raise _wrong(facts, name, "position-seat-list")
    found = [whole({name: seat}, name, 0, seats - 1) for seat in value]
    if len(set(found)) != len(found):
        raise _wrong(facts, name, "position-different-seats")
    return found


def table(facts: Facts, name: str, default: Facts | None = None) -> Facts:
    """An object with text keys."""
    value = facts.get(name, default)
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise _wrong(facts, name, "position-table")
    return {str(key): value[key] for key in value}


def tables(facts: Facts, name: str, length: int) -> list[Facts | None]:
    """A list of that length, with an object or nothing in each place."""
    return [None if value is None else table({name: value}, name) for value in entries(facts, name, length)]


def entries(facts: Facts, name: str, length: int) -> list[object]:
    """A list of that length, whatever is in it."""
    value = facts.get(name, MISSING)
    if not isinstance(value, list) or len(value) != length:
        raise _wrong(facts, name, "position-length", length=length)
    return list(value)


def lots_in(facts: Facts) -> Lots:
    """The lots still to be drawn; a drawn position need not have any."""
    lots = table(facts, "lots", {"seed": "0", "drawn": 0})
    return Lots(text(lots, "seed"), whole(lots, "drawn", 0, 1 << 60))


def lots_out(lots: Lots) -> Facts:
    return {"seed": lots.seed, "drawn": lots.drawn}


def outcome_in(facts: Facts, seats: int) -> Outcome | None:
    """The outcome of a game that is over."""
    if facts.get("outcome") is None:
        return None
    outcome = table(facts, "outcome")
    reason = text(outcome, "reason")
    winners = tuple(seats_in(outcome, "winners", seats))
    return Outcome(winners, tuple(wholes(outcome, "scores", seats, -(1 << 40), 1 << 40)), reason)
