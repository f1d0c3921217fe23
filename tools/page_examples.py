"""Writes the rules' examples for the page: `python tools/page_examples.py` fills web/examples/.

The positions are those of each game's `examples.json`; the page gets what a seat sees of them, as in a game. For what
is printed, it also gets the cast of the carnival: its cards, its calls, and the usual roles for each number of players.
"""

from __future__ import annotations

import json
from pathlib import Path

import ridotto
from ridotto.cli.rules import RulesExample, load_examples
from ridotto.games.carnaval.rulebook.content import CALLS, ROLES, call_name, in_box
from ridotto.rules.event import Facts

FOLDER = Path(__file__).resolve().parent.parent / "web" / "examples"


def main() -> None:
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """What each file must contain."""
    seen = {
        game: {name: example_facts(example) for name, example in load_examples(game).items()} for game in ridotto.GAMES
    }
    return {f"{name}.json": to_json(content) for name, content in {**seen, "company": carnival_cast()}.items()}


def example_facts(example: RulesExample) -> Facts:
    state, seat = example.state, example.seat
    first = (example.move_looked_at or "").split(" ", maxsplit=1)[0]
    moves = [] if seat is None else [move for move in state.moves(seat) if first and move.startswith(first)]
    return {
        "names": example.names,
        "looked": example.move_looked_at,
        "view": state.view(seat),
        "previews": {move: state.preview(seat, move) for move in moves if seat is not None},
    }


def carnival_cast() -> Facts:
    """The cards in the box, those with an ability first; the order of the calls; the usual roles per table size."""
    carnaval = ridotto.game("carnaval")
    seats = range(carnaval.fewest, carnaval.most + 1)
    return {
        "box": [ROLES[role] for role in sorted(range(len(ROLES)), key=in_box) for _ in range(in_box(role))],
        "calls": [call_name(role) for role in CALLS],
        "usual": {str(count): carnaval.deal(count, 0).view(None)["in_play"] for count in seats},
    }


def to_json(content: object) -> str:
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    main()
