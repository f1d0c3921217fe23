"""Masker in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.cli.boards.board import actor_name, dict_in, int_in, list_in
from ridotto.cli.terminal import Terminal
from ridotto.rules.event import Facts
from ridotto.words import joined, say

PAINT: Final = {"o": 255, "w": 250, "R": 196, "B": 33, "G": 40, "Y": 226, "P": 171}
PILE: Final = 3


class MaskerBoard:
    def draw(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        stacked = dict_in(view, "options")["grid"] == "stacks"
        grid = _stacks(view, terminal) if stacked else _flat(view, terminal)
        return [*grid, "", *_piles(view, names, terminal)]

    def draw_secrets(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        colour = list_in(view, "colours")[int_in(view, "seat")]
        return [say("masker-your-colour", colour=_colour(colour, terminal))]

    def explain_move(self, view: Facts, move: str, terminal: Terminal) -> str:
        if move == "stop" or move.startswith("share"):
            return move
        return f"{move}  {_cross(_cross_at(view, move), terminal)}"

    def describe_event(self, event: Facts, names: list[str], earlier: Sequence[Facts] = ()) -> str | None:
        match event["event"]:
            case "captures":
                return say(
                    "masker-captures", who=actor_name(event, names), cross=str(event["cross"]), at=str(event["at"])
                )
            case "stops" | "passes" as kind:
                return say(f"masker-{kind}", who=actor_name(event, names))
            case "lifts":
                return say("masker-lifts")
            case "eliminates":
                losers = joined([names[int(str(seat))] for seat in list_in(event, "seats")])
                return say("masker-eliminates", who=losers, colour=str(event["colour"]))
            case "hands-over":
                to = names[int_in(event, "to")]
                return say(
                    "masker-hands-over", who=actor_name(event, names), crosses=_counted(str(event["crosses"])), to=to
                )
        return None


def _cross(letter: str, terminal: Terminal) -> str:
    return terminal.paint(f"{letter} {say(f'masker-cross-{letter}')}", PAINT[letter])


def _colour(letter: object, terminal: Terminal) -> str:
    return terminal.paint(f"{letter} {say(f'masker-colour-{letter}')}", PAINT[str(letter)])


def _counted(crosses: str) -> str:
    """`2 red, 1 white`: what is handed over."""
    return ", ".join(say("masker-so-many", count=crosses.count(cross), cross=cross) for cross in dict.fromkeys(crosses))


def _cell(view: Facts, letter: str, place: str, terminal: Terminal) -> str:
    """A cross in three columns; one that can be captured now in brackets."""
    shown = terminal.paint(letter, PAINT.get(letter), strong=True)
    return f"[{shown}]" if place in list_in(view, "moves") else f" {shown} "


def _flat(view: Facts, terminal: Terminal) -> list[str]:
    lines = []
    for row, letters in reversed(list(enumerate(list_in(view, "grid"), start=1))):
        cells = [
            _cell(view, letter, f"{'abcdef'[column]}{row}", terminal) for column, letter in enumerate(str(letters))
        ]
        lines.append(f"{row:3} {''.join(cells)}")
    return [*lines, "     a  b  c  d  e  f"]


def _stacks(view: Facts, terminal: Terminal) -> list[str]:
    """Each stack lies on its side, the bottom to the left, so that every level can be seen."""
    grid = [str(stack) for stack in list_in(view, "grid")]
    lines = []
    for row in (3, 2, 1):
        stacks = [_stack(view, grid[(row - 1) * 3 + column], f"{'abc'[column]}{row}", terminal) for column in range(3)]
        lines.append(f"{row:3}  {'  '.join(stacks)}")
    return [*lines, "      a        b        c"]


def _stack(view: Facts, stack: str, place: str, terminal: Terminal) -> str:
    painted = "".join(terminal.paint(letter, PAINT[letter], strong=True) for letter in stack)
    padding = "·" * (5 - len(stack))
    left, right = ("[", "]") if place in list_in(view, "moves") else (" ", " ")
    return f"{left}{painted}{padding}{right}"


def _cross_at(view: Facts, place: str) -> str:
    grid = [str(row) for row in list_in(view, "grid")]
    column, row = "abcdef".index(place[0]), int(place[1]) - 1
    if dict_in(view, "options")["grid"] == "flat":
        return grid[row][column]
    return grid[row * 3 + column].removesuffix("o")[-1]


def _piles(view: Facts, names: list[str], terminal: Terminal) -> list[str]:
    """What each has captured, in piles of three (MK-5)."""
    lines = []
    for seat, crosses in enumerate(list_in(view, "captured")):
        letters = [terminal.paint(letter, PAINT[letter]) for letter in str(crosses)]
        piles = ["".join(letters[start : start + PILE]) for start in range(0, len(letters), PILE)]
        limit = "" if view["full_at"] is None else f"/{view['full_at']}"
        known = _known(view, seat, terminal)
        lines.append(f"  {names[seat]:12} {len(letters):2}{limit}  {' '.join(piles)}  {known}".rstrip())
    return lines


def _known(view: Facts, seat: int, terminal: Terminal) -> str:
    """What this view knows about a player: their colour, and whether they're out."""
    colour = list_in(view, "colours")[seat]
    out = seat in list_in(view, "eliminated")
    words = ([_colour(colour, terminal)] if colour else []) + ([say("masker-out")] if out else [])
    return f"({', '.join(words)})" if words else ""
