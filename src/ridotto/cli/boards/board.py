"""What a game's drawing must offer, and helpers to read a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ridotto.cli.terminal import Terminal
from ridotto.rules.event import Facts


class TerminalBoard(Protocol):
    def draw(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        """What everybody sees."""
        ...

    def draw_secrets(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        """What only the seat of this view sees."""
        ...

    def explain_move(self, view: Facts, move: str, terminal: Terminal) -> str:
        """A legal move and what it would bring, on one line."""
        ...

    def describe_event(self, event: Facts, names: list[str], earlier: Sequence[Facts] = ()) -> str | None:
        """An event as a sentence; None if there's nothing to say. `earlier`: all public events before it."""
        ...


def list_in(view: Facts, name: str) -> list[object]:
    """A list in a view."""
    found = view[name]
    assert isinstance(found, list)
    return found


def int_in(view: Facts, name: str) -> int:
    """A whole number in a view."""
    found = view[name]
    assert isinstance(found, int)
    return found


def dict_in(view: Facts, name: str) -> Facts:
    """An object in a view."""
    found = view[name]
    assert isinstance(found, dict)
    return found


def actor_name(event: Facts, names: list[str]) -> str:
    return names[int_in(event, "seat")]
