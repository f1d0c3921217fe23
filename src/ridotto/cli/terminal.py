"""One terminal and the people in front of it: input, output, colours, the curtain."""

from __future__ import annotations

import os
from typing import Final, TextIO

from ridotto.words import say

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what could be scrolled back to
CLEAR_LINE: Final = "\r\x1b[K"
CURTAIN_LINES: Final = 60  # for a terminal that can't be cleared


class PlayerLeft(Exception):
    """Somebody left the game: by a word, Ctrl-C, or the end of the input."""


class Terminal:
    def __init__(self, input_stream: TextIO, output_stream: TextIO, environment: dict[str, str] | None = None) -> None:
        self.input = input_stream
        self.output = output_stream
        environment = dict(os.environ) if environment is None else environment
        self.can_clear = output_stream.isatty() and environment.get("TERM") != "dumb"
        self.has_colours = (self.can_clear or "FORCE_COLOR" in environment) and not environment.get("NO_COLOR")

    def show(self, text: str = "") -> None:
        self.output.write(text + "\n")
        self.output.flush()

    def say(self, key: str, **facts: str | int) -> None:
        self.show(say(key, **facts))

    def show_status(self, text: str) -> None:
        """A passing note that the next one replaces. Only shown on a real terminal."""
        if self.can_clear:
            self.output.write(CLEAR_LINE + text)
            self.output.flush()

    def ask(self, question: str) -> str:
        """An answer, stripped."""
        self.output.write(question)
        self.output.flush()
        answer = self.input.readline()
        if not answer:
            raise PlayerLeft
        return answer.strip()

    def paint(self, text: str, colour: int | None, strong: bool = False) -> str:
        """The text in one of the terminal's 256 colours, if it has any."""
        if not self.has_colours or colour is None:
            return text
        weight = "1;" if strong else ""
        return f"\x1b[{weight}38;5;{colour}m{text}\x1b[0m"

    def clear(self) -> None:
        if self.can_clear:
            self.output.write(CLEAR)
        else:
            self.show("\n" * CURTAIN_LINES)

    def curtain(self, name: str) -> None:
        """Hides what the last player saw until the next one sits alone at the screen."""
        self.clear()
        self.ask(say("curtain", who=name))
        self.clear()
