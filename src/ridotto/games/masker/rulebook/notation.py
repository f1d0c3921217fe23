"""Masker as text: `c4` captures, `stop` ends the turn, `share 3 2` takes 3 and 2 from the other seats."""

from __future__ import annotations

from typing import Final

from ridotto.games.masker.rulebook.content import COLOURLESS, KINDS

# Moves as numbers: a place, or one of these. A share is SHARE plus what the first of the other seats gives.
STOP: Final = 36
SHARE: Final = 40
BAD_SHARE: Final = 99  # a share whose numbers do not add up: never legal

EMPTY: Final = "."


def place_text(place: int, side: int) -> str:
    return f"{'abcdef'[place % side]}{place // side + 1}"


def place_from(text: str, side: int) -> int | None:
    """The place of that name, if there is one."""
    if len(text) != 2 or text[0] not in "abcdef"[:side] or text[1] not in "123456"[:side]:
        return None
    return (ord(text[1]) - ord("1")) * side + "abcdef".index(text[0])


def crosses_text(kinds: list[int]) -> str:
    return "".join(KINDS[kind] for kind in kinds)


def is_cross(letter: str) -> bool:
    return letter in KINDS or letter == COLOURLESS


def move_text(move: int, side: int, shared: int) -> str:
    """A move in words; `shared` is how many crosses a share takes in all."""
    if move >= SHARE:
        return f"share {move - SHARE} {shared - (move - SHARE)}"
    return "stop" if move == STOP else place_text(move, side)


def move_from(text: str, side: int, shared: int) -> int | None:
    """The move of that text, legal or not; None if it isn't one."""
    words = text.strip().lower().split()
    if words == ["stop"]:
        return STOP
    if len(words) == 3 and words[0] == "share":
        return _share_from(words[1], words[2], shared)
    return place_from(words[0], side) if len(words) == 1 else None


def _share_from(first: str, second: str, shared: int) -> int | None:
    if not (first.isascii() and first.isdecimal() and second.isascii() and second.isdecimal()):
        return None
    if len(first) > 2 or len(second) > 2 or int(first) + int(second) != shared:
        return BAD_SHARE
    return SHARE + int(first)
