"""The rules of a game in the terminal: where the page has an example, its board is drawn as in a game.

In the Markdown an example is a fenced block, ```board NAME, with the words below the board in it. Its position stands
in `words/examples/GAME.json`: whose eyes see it, perhaps the move (or its beginning) that is looked at, and the board.
What only those who type need (how a move or an option is written) stands in comments, which the page leaves out.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from ridotto.catalog import game
from ridotto.cli.boards import board_of
from ridotto.cli.terminal import Terminal
from ridotto.rules.contract import State
from ridotto.words import rules_page

EXAMPLE_NAMES: Final = ("Ada", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Gaia")  # who plays in the examples
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
    drawn = json.loads(files("ridotto.words").joinpath("examples", f"{name}.json").read_text(encoding="utf-8"))
    return {
        title: RulesExample(game(name).load(example["position"]), example["seat"], example.get("looked"))
        for title, example in drawn.items()
    }


def render_rules(name: str, terminal: Terminal) -> str:
    known = load_examples(name)
    page = TERMINAL_ONLY.sub(r"\1", rules_page(name))
    return BOARD_BLOCK.sub(lambda block: f"{known[block[1]].draw(terminal)}\n\n{block[2].rstrip()}", page)
