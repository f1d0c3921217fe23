"""The board of a game that brings no drawing of its own: what its view says, field by field.

The game may bring words for it, as for the page's plain board: `GAME-field-NAME` for a field, `GAME-word-WORD` for a
word in a field or a move, `GAME-EVENT` for an event.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.cli.terminal import Terminal
from ridotto.rules.event import Facts
from ridotto.words import knows, say

# What every view has, and the turn. The terminal shows these by itself.
SHOWN_ELSEWHERE: Final = ("game", "seats", "seat", "options", "to_act", "moves", "outcome", "turn")
NOTHING: Final = "–"


class PlainBoard:
    def __init__(self, game: str) -> None:
        self.game = game

    def draw(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        return [
            line
            for field, value in view.items()
            if field not in SHOWN_ELSEWHERE
            for line in self.field_lines(field, value, names, view["seats"])
        ]

    def field_lines(self, field: str, value: object, names: list[str], seats: object) -> list[str]:
        """A list has a line for each entry: with a name if there is one for each seat, or else with a number."""
        if not isinstance(value, list):
            return [f"{self.label(field)}: {self.value_text(value, names)}"]
        by_seat = len(value) == seats
        heads = names if by_seat else [str(place + 1) for place in range(len(value))]
        entries = zip(heads, value, strict=False)
        return [f"{self.label(field)}:", *(f"  {head}: {self.value_text(entry, names)}" for head, entry in entries)]

    def draw_secrets(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        """A view doesn't say which of its fields others see too, so `draw` has shown them all."""
        return []

    def explain_move(self, view: Facts, move: str, terminal: Terminal) -> str:
        """As it's typed; if that isn't how players say it, that too."""
        said = self.say_words(move)
        return move if said == move else f"{move} ({said})"

    def describe_event(self, event: Facts, names: list[str], earlier: Sequence[Facts] = ()) -> str | None:
        """By the sentence `GAME-EVENT`, with `$who` and the facts of the event; without one there's nothing to say."""
        key = f"{self.game}-{event['event']}"
        if not knows(key):
            return None
        seat = event.get("seat")
        who = names[seat] if isinstance(seat, int) and seat < len(names) else ""
        facts = {fact: self.as_fact(value, names) for fact, value in event.items() if fact not in ("event", "seat")}
        return say(key, **(facts | {"who": who}))

    # -- words

    def label(self, field: str) -> str:
        key = f"{self.game}-field-{field}"
        return say(key) if knows(key) else field.replace("_", " ")

    def say_words(self, text: str) -> str:
        return " ".join(self.say_word(word) for word in text.split(" "))

    def say_word(self, word: str) -> str:
        key = f"{self.game}-word-{word}"
        return say(key) if knows(key) else word

    def value_text(self, value: object, names: list[str]) -> str:
        if isinstance(value, bool) or value is None:
            return "✓" if value else NOTHING
        if isinstance(value, dict):
            parts = (self.part_text(field, part, names) for field, part in value.items())
            return " · ".join(part for part in parts if part)
        if isinstance(value, list):
            return ", ".join(self.value_text(entry, names) for entry in value) or NOTHING
        return self.say_words(str(value)) or NOTHING

    def part_text(self, field: str, value: object, names: list[str]) -> str:
        """In an object, a seat is a player, and a flag is a word that's there or not."""
        if isinstance(value, bool):
            return self.say_words(field) if value else ""
        if field == "seat" and isinstance(value, int) and value < len(names):
            return names[value]
        return self.value_text(value, names)

    def as_fact(self, value: object, names: list[str]) -> str | int:
        if isinstance(value, (int, str)) and not isinstance(value, bool):
            return value
        return self.value_text(value, names)
