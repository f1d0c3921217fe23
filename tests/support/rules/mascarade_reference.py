"""A second Mascarade, slow and plain, written from the rules alone: what the rulebook is compared with.

It works on dumps and never asks the rulebook anything. It leaves lots between equal players open.
"""

from __future__ import annotations

from copy import deepcopy
from operator import eq
from typing import TypedDict, cast

from ridotto.rules.event import Facts

JUMBO = "e5"  # MC-1
SQUARES = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]
RACK = 5


class Ended(TypedDict):
    winners: list[int]
    scores: list[int]
    reason: str


class Dump(TypedDict):
    seats: int
    options: dict[str, str]
    board: dict[str, str]
    racks: list[list[str]]
    pool: list[str]
    turn: int
    scores: list[int]
    outcome: Ended | None


def of(dump: Facts) -> Dump:
    """A dump of the rulebook, as the referee reads it; without the lots, which it never draws."""
    return cast(Dump, {field: dump[field] for field in dump if field != "lots"})


# -- the board


def touch(one: str, other: str) -> bool:
    """By a side, not a corner (MC-5)."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1


BESIDE = {square: [other for other in SQUARES if touch(square, other)] for square in SQUARES}


def beside(dump: Dump, square: str) -> list[str]:
    """The cards that touch a square."""
    return [dump["board"][other] for other in BESIDE[square] if other in dump["board"]]


def shared(one: str, other: str) -> int:
    """Features that two cards have in common."""
    return sum(map(eq, one, other))


# -- what is legal


def to_act(dump: Dump) -> tuple[int, ...]:
    return () if dump["outcome"] else (dump["turn"],)


def legal(dump: Dump, seat: int) -> list[str]:
    if seat not in to_act(dump):
        return []
    return layable(dump, seat)


def layable(dump: Dump, seat: int) -> list[str]:
    rack = dump["racks"][seat]
    return [f"{card} {square}" for square in touched(dump) for card in rack if fits(dump, card, square)]


def can_lay(dump: Dump, seat: int) -> bool:
    return any(fits(dump, card, square) for square in touched(dump) for card in dump["racks"][seat])


def touched(dump: Dump) -> list[str]:
    """The empty squares beside a card; before the first card the Jumbo (MC-4)."""
    if not dump["board"]:
        return [JUMBO]
    return [square for square in SQUARES if square not in dump["board"] and beside(dump, square)]


def fits(dump: Dump, card: str, square: str) -> bool:
    matches = [shared(card, other) > 0 for other in beside(dump, square)]
    return any(matches) if dump["options"]["links"] == "any" and matches else all(matches)


# -- what follows


def after(dump: Dump, move: str) -> Dump:
    """The dump that must follow, forced draws and passes done. Of equal players all are winners here: lots decide."""
    then = deepcopy(dump)
    lay(then, *move.split())
    seat = then["turn"]
    if not then["racks"][seat] and not then["pool"]:
        finish(then, "mascarade-last-card", [seat])
    else:
        next_turn(then)
    then["racks"] = [sorted(rack) for rack in then["racks"]]
    return then


def lay(dump: Dump, card: str, square: str) -> None:
    seat = dump["turn"]
    if dump["options"]["scoring"] == "points":
        dump["scores"][seat] += sum(shared(card, other) for other in beside(dump, square))  # MC-9
    dump["board"][square] = card
    dump["racks"][seat].remove(card)
    while len(dump["racks"][seat]) < RACK and dump["pool"]:
        draw(dump, seat)  # MC-6


def draw(dump: Dump, seat: int) -> None:
    dump["racks"][seat].append(dump["pool"].pop(0))


def next_turn(dump: Dump) -> None:
    """MC-7: round the table until somebody can lay."""
    while not is_blocked(dump):
        dump["turn"] = (dump["turn"] + 1) % dump["seats"]
        if not can_lay(dump, dump["turn"]) and dump["pool"]:
            draw(dump, dump["turn"])
        if can_lay(dump, dump["turn"]):
            return
    finish(dump, "mascarade-blocked", with_fewest_cards(dump, list(range(dump["seats"]))))


def is_blocked(dump: Dump) -> bool:
    """MC-8: nobody can lay, and nothing can be drawn."""
    return not dump["pool"] and not any(can_lay(dump, seat) for seat in range(dump["seats"]))


def finish(dump: Dump, reason: str, first_out: list[int]) -> None:
    if dump["options"]["scoring"] == "points":
        most = max(dump["scores"])
        best = with_fewest_cards(dump, [seat for seat in range(dump["seats"]) if dump["scores"][seat] == most])
        scores = dump["scores"]
    else:
        best = first_out
        scores = [-len(rack) for rack in dump["racks"]]
    dump["outcome"] = {"winners": best, "scores": scores, "reason": reason}


def with_fewest_cards(dump: Dump, seats: list[int]) -> list[int]:
    fewest = min(len(dump["racks"][seat]) for seat in seats)
    return [seat for seat in seats if len(dump["racks"][seat]) == fewest]
