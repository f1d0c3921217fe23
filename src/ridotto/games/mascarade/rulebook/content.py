"""What is in the box of Mascarade: a deck of a hundred masks (MC-2), or the owners' own (MC-12)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.errors import BadFile
from ridotto.rules.bits import count

CARDS: Final = 100
FEATURES: Final = ("face", "hair", "eyes", "nose", "mouth")
VALUES: Final = "0123456789abcdefghijklmnopqrstuvwxyz"  # a feature's values, as a card writes them
ORDER: Final = {letter: value for value, letter in enumerate(VALUES)}

# A card as one number: five fields of seven bits. Added to the difference of two cards, FILL carries into the top bit
# of each field that differs.
PITCH: Final = 7
FILL: Final = 0x3F | 0x3F << 7 | 0x3F << 14 | 0x3F << 21 | 0x3F << 28
TOPS: Final = 0x40 | 0x40 << 7 | 0x40 << 14 | 0x40 << 21 | 0x40 << 28


@final
class Deck:
    """Cards in the order of their text; inside a position a card is its number in here. Copies share it."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = sorted(texts)
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        self.codes: vec[i64] = vec[i64]([_code(text) for text in self.texts])
        self.marks: vec[i64] = vec[i64]([mark for text in self.texts for mark in _marks(text)])

    def shared(self, one: i64, other: i64) -> i64:
        """How many features two cards share."""
        differing = ((self.codes[one] ^ self.codes[other]) + FILL) & TOPS
        return 5 - count(differing)

    def number(self, text: str) -> int:
        return self.numbers[text]


def _code(text: str) -> int:
    return sum(ORDER[letter] << (PITCH * place) for place, letter in enumerate(text))


def _marks(text: str) -> list[int]:
    """The numbers of the card's five marks: a mark is one value of one feature."""
    return [place * len(VALUES) + ORDER[letter] for place, letter in enumerate(text)]


def built_in() -> list[str]:
    page = files("ridotto.games.mascarade.rulebook").joinpath("deck.txt").read_text(encoding="utf-8")
    return check_deck(page.splitlines(), "deck.txt")


def is_card(text: str) -> bool:
    return len(text) == len(FEATURES) and all(letter in ORDER for letter in text)


def check_deck(lines: list[str], file: str) -> list[str]:
    """The cards of a deck file: one a line, blank lines and what follows a # do not count (MC-12)."""
    found: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        card = line.split("#")[0].strip().lower()
        if not card:
            continue
        if not is_card(card):
            raise BadFile("deck-no-card", file=file, line=number, card=card)
        if card in found:
            raise BadFile("deck-twice", file=file, line=number, card=card, first=found[card])
        found[card] = number
    if len(found) != CARDS:
        raise BadFile("deck-count", file=file, found=len(found), wanted=CARDS, line=len(lines))
    return list(found)
