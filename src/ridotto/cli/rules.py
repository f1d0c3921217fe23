"""The rules of a game in the terminal: where the page has an example, its board is drawn as in a game.

In the Markdown an example is a fenced block, ```board NAME, with the words below the board in it. Its position is in
the game's `examples.json`: the board, the seat that looks at it, and perhaps the move (or its beginning) looked at.
What's only needed at a terminal (how a move or an option is typed) is in comments, which the page leaves out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ridotto.catalog import package
from ridotto.cli.boards import board_of
from ridotto.cli.terminal import Terminal
from ridotto.rules.contract import State
from ridotto.words import rules_page

EXAMPLE_NAMES: Final = ("Ada", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Gaia")  # the players of the examples
BOARD_BLOCK: Final = re.compile(r"^```board (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TERMINAL_ONLY: Final = re.compile(r"<!--(.*?)-->", re.DOTALL)
INDENT: Final = "    "


@dataclass(frozen=True)
class RulesExample:
    state: State
    seat: int | None
    move_looked_at: str | None

    @property
    def names(self) -> list[str]:
        return list(EXAMPLE_NAMES[: int(self.state.position.seats)])

    def draw(self, terminal: Terminal) -> str:
        """The board, and what its seat alone sees."""
        board, view = board_of(self.state.game.name), self.state.view(self.seat)
        secrets = [] if self.seat is None else board.draw_secrets(view, self.names, terminal)
        lines = [*board.draw(view, self.names, terminal), *secrets]
        return "\n".join(f"{INDENT}{line}".rstrip() for line in lines)


def load_examples(name: str) -> dict[str, RulesExample]:
    """The examples of a game by their names."""
    found = package(name)
    return {
        title: RulesExample(found.rulebook.load(example["position"]), example["seat"], example.get("looked"))
        for title, example in found.examples().items()
    }


def render_rules(name: str, terminal: Terminal) -> str:
    known = load_examples(name)
    page = TERMINAL_ONLY.sub(r"\1", rules_page(name))
    return BOARD_BLOCK.sub(lambda block: f"{known[block[1]].draw(terminal)}\n\n{block[2].rstrip()}", page)
