"""Mascarade as text: `03521 e6` lays that card on that square."""

from __future__ import annotations

from typing import Final

SIDE: Final = 10
SQUARES: Final = SIDE * SIDE
COLUMNS: Final = "abcdefghij"
ROWS: Final = [str(row) for row in range(1, SIDE + 1)]

# A move as a number: the card's number in the deck, and the square.


def move_of(card: int, square: int) -> int:
    return card * SQUARES + square


def card_in(move: int) -> int:
    return move // SQUARES


def square_in(move: int) -> int:
    return move % SQUARES


def move_text(move: int, cards: list[str]) -> str:
    """A move in words, given those for the cards of the deck."""
    return f"{cards[card_in(move)]} {square_text(square_in(move))}"


def square_text(square: int) -> str:
    return f"{COLUMNS[square % SIDE]}{square // SIDE + 1}"


def square_from(text: str) -> int | None:
    """The square of that name, if there is one."""
    row = text[1:]
    if text[:1] not in COLUMNS or row not in ROWS:
        return None
    return ROWS.index(row) * SIDE + COLUMNS.index(text[:1])


def neighbours(square: int) -> list[int]:
    """The squares that touch a square by a side: above, right, below, left."""
    column = square % SIDE
    found = [square + SIDE] if square < SQUARES - SIDE else []
    found += [square + 1] if column < SIDE - 1 else []
    found += [square - SIDE] if square >= SIDE else []
    found += [square - 1] if column > 0 else []
    return found
