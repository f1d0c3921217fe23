"""Mascarade in the terminal: a card is five digits, one for each feature; equal digits in a column match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.cli.boards.board import actor_name, dict_in, int_in, list_in
from ridotto.cli.terminal import Terminal
from ridotto.rules.event import Facts
from ridotto.words import knows, say

PAINT: Final = (203, 221, 114, 80, 147, 255)
FEATURES: Final = ("face", "hair", "eyes", "nose", "mouth")
COLUMNS: Final = "abcdefghij"


class MascaradeBoard:
    def draw(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        open_squares = {str(move).split()[1] for move in list_in(view, "moves")}
        rows = [_row(view, row, open_squares, terminal) for row in range(10, 0, -1)]
        letters = "   " + "".join(f"{letter:^6}" for letter in COLUMNS)
        return [*rows, letters, "", *_scores(view, names)]

    def draw_secrets(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        rack = list_in(view, "racks")[int_in(view, "seat")]
        assert isinstance(rack, list)
        return [say("mascarade-your-rack"), *(f"  {_card(card, terminal)}  {_in_words(card)}" for card in rack)]

    def explain_move(self, view: Facts, move: str, terminal: Terminal) -> str:
        card, square = move.split()
        shown = f"{_card(card, terminal)} {square:3}"
        worth = list_in(view, "worth")
        if not worth:
            return shown
        points = int(str(worth[list_in(view, "moves").index(move)]))
        return f"{shown}  {say('mascarade-points', points=points)}"

    def describe_event(self, event: Facts, names: list[str], earlier: Sequence[Facts] = ()) -> str | None:
        match event["event"]:
            case "lays":
                card, at, points = str(event["card"]), str(event["at"]), int_in(event, "points")
                return say("mascarade-lays", who=actor_name(event, names), card=card, at=at, points=points)
            case "draws" if "cards" in event:
                cards = ", ".join(str(card) for card in list_in(event, "cards"))
                return say("mascarade-draws-known", who=actor_name(event, names), cards=cards)
            case "draws":
                return say("mascarade-draws", who=actor_name(event, names), count=int_in(event, "count"))
            case "passes":
                return say("mascarade-passes", who=actor_name(event, names))
        return None


def _card(card: str, terminal: Terminal) -> str:
    """Each digit in the colour of its value, so that equal ones catch the eye."""
    return "".join(terminal.paint(digit, PAINT[ord(digit) % len(PAINT)]) for digit in card)


def _in_words(card: str) -> str:
    """The mask in words, if it's from the built-in deck."""
    keys = {feature: f"mascarade-{feature}-{digit}" for feature, digit in zip(FEATURES, card, strict=True)}
    if not all(knows(key) for key in keys.values()):
        return ""
    return say("mascarade-mask", **{feature: say(key) for feature, key in keys.items()})


def _row(view: Facts, row: int, open_squares: set[str], terminal: Terminal) -> str:
    board = dict_in(view, "board")
    cells = []
    for column in COLUMNS:
        square = f"{column}{row}"
        if square in board:
            cells.append(_card(str(board[square]), terminal) + " ")
        else:
            cells.append("  +   " if square in open_squares else "  ·   ")
    return f"{row:2} {''.join(cells)}"


def _left_over(view: Facts, rack: object) -> str:
    """At the end the racks are shown."""
    if view["outcome"] is None or not isinstance(rack, list):
        return ""
    return f": {' '.join(rack)}"


def _scores(view: Facts, names: list[str]) -> list[str]:
    sizes, scores, racks = (list_in(view, name) for name in ("rack_sizes", "scores", "racks"))
    points = dict_in(view, "options")["scoring"] == "points"
    lines = []
    for seat, name in enumerate(names):
        cards = say("mascarade-cards", count=int(str(sizes[seat])))
        score = say("mascarade-points", points=int(str(scores[seat]))) + ", " if points else ""
        lines.append(f"  {name:12} {score}{cards}{_left_over(view, racks[seat])}")
    return [*lines, "  " + say("mascarade-pool", count=int_in(view, "pool_size"))]
