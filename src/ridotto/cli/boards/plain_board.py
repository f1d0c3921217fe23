"""The board of a game that brings no drawing of its own: what its view holds, field by field."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from ridotto.cli.terminal import Terminal
from ridotto.rules.event import Facts
from ridotto.words import knows, say

# What every view has. The terminal shows these by itself.
CONTRACT_FIELDS: Final = ("game", "seats", "seat", "options", "to_act", "moves", "outcome")


class PlainBoard:
    def __init__(self, game: str) -> None:
        self.game = game

    def draw(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        players = [f"  {seat}  {name}" for seat, name in enumerate(names)]
        fields = [f"  {name}: {as_text(value)}" for name, value in view.items() if name not in CONTRACT_FIELDS]
        return [*players, "", *fields]

    def draw_secrets(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        """A view doesn't say which of its fields others see too, so `draw` has shown them all."""
        return []

    def explain_move(self, view: Facts, move: str, terminal: Terminal) -> str:
        return move

    def describe_event(self, event: Facts, names: list[str], earlier: Sequence[Facts] = ()) -> str | None:
        """By the sentence `GAME-EVENT`, if the game has one, with `$who` and the facts of the event."""
        kind, seat = str(event["event"]), event.get("seat")
        who = names[seat] if isinstance(seat, int) and seat < len(names) else ""
        facts = {fact: as_fact(value) for fact, value in event.items() if fact not in ("event", "seat")}
        key = f"{self.game}-{kind}"
        if knows(key):
            return say(key, who=who, **facts)
        return " ".join([f"{who}:", kind, *(f"{fact}={value}" for fact, value in facts.items())])


def as_text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def as_fact(value: object) -> str | int:
    return value if isinstance(value, int) and not isinstance(value, bool) else as_text(value)
