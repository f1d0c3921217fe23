"""Whether facts have exactly the shape that a type promises: no key too few, none too many, each value of its type."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Literal, NewType, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def find_fault(facts: object, shape: object, at: str = "") -> str | None:
    """What is wrong with the facts, and where; None if they have the shape."""
    if isinstance(shape, NewType):
        return find_fault(facts, shape.__supertype__, at)
    if is_typeddict(shape):
        return fault_in_fields(facts, shape, at)
    origin, inner = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        faults = [find_fault(facts, each, at) for each in inner]
        return None if None in faults else " and ".join(str(each) for each in faults)
    if origin is Literal:
        return None if any(facts == each and type(facts) is type(each) for each in inner) else f"{at}: {facts!r}"
    if origin in (list, tuple, dict):
        return fault_in_many(facts, origin, inner, at)
    return None if type(facts) is (NoneType if shape is None else shape) else f"{at}: {facts!r} is no {shape}"


def fault_in_fields(facts: object, shape: object, at: str) -> str | None:
    hints, needed = fields(shape)
    if not isinstance(facts, dict) or not needed <= facts.keys() <= hints.keys():
        return f"{at}: {facts!r} has not the fields of {shape}"
    return next((found for name in facts if (found := find_fault(facts[name], hints[name], f"{at}.{name}"))), None)


@cache
def fields(shape: object) -> tuple[dict[str, object], frozenset[str]]:
    """The type of each field, and those that must be there."""
    hints = get_type_hints(shape, include_extras=True)
    spared = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    return get_type_hints(shape), frozenset(hints.keys() - spared - getattr(shape, "__optional_keys__", frozenset()))


def fault_in_many(facts: object, origin: object, inner: tuple[object, ...], at: str) -> str | None:
    """Lists as lists, pairs as lists of two, objects by their values: as JSON has them."""
    if type(facts) is not (dict if origin is dict else list):
        return f"{at}: {facts!r} is no {origin}"
    things = list(facts.values()) if isinstance(facts, dict) else list(facts)
    shapes = inner if origin is tuple else [inner[-1]] * len(things)
    if len(shapes) != len(things):
        return f"{at}: {facts!r} are not {len(shapes)}"
    return next(
        (found for each, shape in zip(things, shapes, strict=True) if (found := find_fault(each, shape, at))), None
    )
