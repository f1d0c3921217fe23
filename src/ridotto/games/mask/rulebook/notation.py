"""Mask as text: `place c3`, `orient 2`, `pass`, `go a1 a4`, `done`, `draw`, `bid 4`, `out`, and what cards ask for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.mask.rulebook.ways import ROW, SIDE
from ridotto.rules.bits import squares_of

# A move as a number: its kind, and one or two things of six bits (holes, seats …). A bid is BID plus its points.
KIND: Final = 4096
THING: Final = 64
PLACE: Final = 0 * KIND
ORIENT: Final = 1 * KIND
PASS: Final = 2 * KIND
DRAW: Final = 3 * KIND
GO: Final = 4 * KIND
STOP: Final = 5 * KIND  # `done`, or `skip` where nothing was done yet
OUT: Final = 6 * KIND
PUT_INTO: Final = 7 * KIND
SWAP_WITH: Final = 8 * KIND
FROM: Final = 9 * KIND
TO: Final = 10 * KIND
BID: Final = 16 * KIND

LONE_WORDS: Final = {"pass": PASS, "draw": DRAW, "done": STOP, "skip": STOP, "out": OUT}
NUMBER_WORDS: Final = {"orient": (ORIENT, 3), "from": (FROM, 5), "to": (TO, 5), "bid": (BID, 9_999_999)}
HOLES_WORDS: Final = {"go": GO, "put": PUT_INTO, "swap": SWAP_WITH}


def hole_text(hole: int) -> str:
    return f"{'abcdefg'[hole % ROW]}{hole // ROW + 1}"


def hole_from(text: str) -> int | None:
    """The hole of that name, if there is one; d4, which isn't a hole, counts, so that it can be refused by name."""
    if len(text) != 2 or text[0] not in "abcdefg" or text[1] not in "1234567"[:SIDE]:
        return None
    return (ord(text[1]) - ord("1")) * ROW + "abcdefg".index(text[0])


def kind_of(move: int) -> int:
    return BID if move >= BID else move // KIND * KIND


def first_of(move: int) -> int:
    """The first thing of a move of two, say the hole where it begins."""
    return move % KIND // THING


def second_of(move: int) -> int:
    return move % THING


def number_of(move: int) -> int:
    """The hole, orientation, seat or points of a move of one thing."""
    return move - kind_of(move)


def ways_from(kind: i64, begin: i64, goals: i64) -> list[int]:
    """A move of two holes for each of the goals."""
    first = int(kind + begin * THING)
    return [first + hole for hole in squares_of(goals)]


def move_text(move: int, begun: bool) -> str:
    """A move in words; `begun`: something was done already, so that stopping is `done`, not `skip`."""
    kind = kind_of(move)
    for word, other in HOLES_WORDS.items():
        if kind == other:
            return f"{word} {hole_text(first_of(move))} {hole_text(second_of(move))}"
    for word, (other, _) in NUMBER_WORDS.items():
        if kind == other:
            return f"{word} {number_of(move)}"
    if kind == PLACE:
        return f"place {hole_text(number_of(move))}"
    if kind == STOP:
        return "done" if begun else "skip"
    return next(word for word, other in LONE_WORDS.items() if kind == other)


def move_from(text: str) -> int | None:
    """The move of that text, legal or not; None if it isn't one."""
    words = text.strip().lower().split()
    if len(words) == 1:
        return LONE_WORDS.get(words[0])
    if len(words) == 2:
        return _place_from(words[1]) if words[0] == "place" else _number_from(words[0], words[1])
    if len(words) == 3 and words[0] in HOLES_WORDS:
        return _holes_from(HOLES_WORDS[words[0]], words[1], words[2])
    return None


def _place_from(text: str) -> int | None:
    hole = hole_from(text)
    return None if hole is None else PLACE + hole


def _number_from(word: str, text: str) -> int | None:
    if word not in NUMBER_WORDS or not (text.isascii() and text.isdecimal()) or len(text) > 7:
        return None
    kind, most = NUMBER_WORDS[word]
    return kind + int(text) if int(text) <= most else None


def _holes_from(kind: int, one: str, other: str) -> int | None:
    first = hole_from(one)
    second = hole_from(other)
    return None if first is None or second is None else kind + first * THING + second
