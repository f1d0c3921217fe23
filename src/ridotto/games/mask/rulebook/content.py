"""What is in the box of Mask: eighteen masks (MS-2) and fifty-five cards (MS-16), or the owners' own."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.errors import BadFile
from ridotto.games.mask.rulebook.notation import hole_text
from ridotto.games.mask.rulebook.phases.effects import Effect, effect_from, number
from ridotto.games.mask.rulebook.ways import CENTRE, ROW, SIDE, turned
from ridotto.rules.bits import bit, count

MASKS: Final = 18
CARDS: Final = 55
FEWEST_RINGS: Final = 5
MOST_RINGS: Final = 10
PLAIN_HOLE: Final = "."
RING: Final = "o"
DOUBLE_RING: Final = "@"
NO_HOLE: Final = "#"
PAY: Final = {RING: 3, DOUBLE_RING: 5}  # MS-13
COMMENT: Final = "#"  # no row of a picture begins with the centre


@final
class Stencil:
    """One mask as it is drawn: its name and 49 letters, a1 b1 … g7."""

    def __init__(self, name: str, picture: str) -> None:
        self.name = name
        self.picture = picture

    def lines(self) -> list[str]:
        return [self.name, *(self.picture[row * SIDE : row * SIDE + SIDE] for row in range(SIDE))]

    def marked(self, letter: str, orientation: int) -> int:
        """The holes with that kind of ring, as the mask lies."""
        holes = [place // SIDE * ROW + place % SIDE for place in range(SIDE * SIDE) if self.picture[place] == letter]
        return sum(bit(turned(hole, orientation)) for hole in holes)


@final
class Stencils:
    """The masks of a box; inside a position a mask is its number in here. Copies share it."""

    def __init__(self, masks: list[Stencil], own: bool) -> None:
        self.masks = masks
        self.own = own  # not those that we built in
        self.names = [mask.name for mask in masks]
        self.singles: vec[i64] = vec[i64]([mask.marked(RING, turn) for mask in masks for turn in range(4)])
        self.doubles: vec[i64] = vec[i64]([mask.marked(DOUBLE_RING, turn) for mask in masks for turn in range(4)])

    def lines(self) -> list[str]:
        return [line for mask in self.masks for line in mask.lines()]


@final
class Deck:
    """The kinds of card of a box; inside a position a card is the number of its kind. Copies share it."""

    def __init__(self, lines: list[str], own: bool) -> None:
        self.own = own  # not the one that we built in
        self.lines = lines
        self.names: list[str] = []
        self.kinds: dict[str, int] = {}
        self.counts: list[int] = []
        self.phrases: list[str] = []
        self.effects: list[Effect] = []
        for line in lines:
            self.add(line)

    def add(self, line: str) -> None:
        head, phrase = line.split(":", 1)
        copies, name = head.split(None, 1)
        effect = effect_from(phrase)
        assert effect is not None, "the lines were checked"
        self.kinds[name.strip()] = len(self.names)
        self.names.append(name.strip())
        self.counts.append(int(copies))
        self.phrases.append(phrase.strip())
        self.effects.append(effect)

    def all_cards(self) -> list[int]:
        return [kind for kind, copies in enumerate(self.counts) for _ in range(copies)]


def stencils_of(lines: object) -> Stencils:
    """The owners' masks, or else ours."""
    if not isinstance(lines, list):
        return our_stencils()
    return Stencils([mask for mask, _ in stencils_in(lines, "stencils")], True)


def deck_of(lines: object) -> Deck:
    """The owners' cards, or else ours."""
    return Deck(deck_in(lines, "deck"), True) if isinstance(lines, list) else our_deck()


@cache
def our_stencils() -> Stencils:
    lines = check_stencils(_built_in("masks.txt"), "masks.txt")
    return Stencils([mask for mask, _ in stencils_in(lines, "masks.txt")], False)


@cache
def our_deck() -> Deck:
    return Deck(check_deck(_built_in("cards.txt"), "cards.txt"), False)


def _built_in(page: str) -> list[str]:
    return files("ridotto.games.mask.rulebook").joinpath(page).read_text(encoding="utf-8").splitlines()


# -- the masks


def check_stencils(lines: list[str], file: str) -> list[str]:
    """The lines of a mask file, comments and blank lines left out; exactly as many masks as the box holds."""
    masks = stencils_in(lines, file)
    if len(masks) != MASKS:
        raise BadFile("mask-stencils-count", file=file, line=len(lines), found=len(masks), wanted=MASKS)
    for mask, line in masks:
        rings = count(mask.marked(RING, 0) | mask.marked(DOUBLE_RING, 0))
        if not FEWEST_RINGS <= rings <= MOST_RINGS:
            raise BadFile("mask-stencils-rings", file=file, line=line, mask=mask.name, found=int(rings))
    return [line for mask, _ in masks for line in mask.lines()]


def stencils_in(lines: list[str], file: str) -> list[tuple[Stencil, int]]:
    """Every mask of a file, and the line of its name."""
    kept = [(number, line.strip()) for number, line in enumerate(lines, start=1)]
    kept = [(number, line) for number, line in kept if line and not line.startswith(COMMENT)]
    found: dict[str, int] = {}
    masks: list[tuple[Stencil, int]] = []
    for start in range(0, len(kept), SIDE + 1):
        line, name = kept[start]
        name = name.lower()
        _check_name(name, line, found, file)
        rows = kept[start + 1 : start + 1 + SIDE]
        if len(rows) < SIDE:
            raise BadFile("mask-stencils-rows", file=file, line=kept[-1][0], mask=name, found=len(rows))
        masks.append((Stencil(name, "".join(_row(row, rows[row], file) for row in range(SIDE))), line))
    return masks


def _check_name(name: str, line: int, found: dict[str, int], file: str) -> None:
    if not is_name(name):
        raise BadFile("mask-stencils-name", file=file, line=line, text=name)
    if name in found:
        raise BadFile("mask-stencils-twice", file=file, line=line, mask=name, first=found[name])
    found[name] = line


def is_name(text: str) -> bool:
    """Words of letters, so that no row of a picture and no effect is taken for one."""
    return 0 < len(text) <= 40 and text.strip() == text and all(part.isalpha() for part in _parts(text))


def _parts(text: str) -> list[str]:
    return text.replace("-", " ").replace("'", " ").split(" ")


def _row(row: int, numbered: tuple[int, str], file: str) -> str:
    """One row of a picture, each hole a letter that we know."""
    line, text = numbered
    if len(text) != SIDE:
        raise BadFile("mask-stencils-row", file=file, line=line, text=text, row=row + 1)
    for column, letter in enumerate(text):
        hole = row * ROW + column
        wanted = NO_HOLE if hole == CENTRE else PLAIN_HOLE + RING + DOUBLE_RING
        if letter not in wanted:
            key = "mask-stencils-centre" if hole == CENTRE else "mask-stencils-hole"
            raise BadFile(key, file=file, line=line, hole=hole_text(hole), letter=letter)
    return text


# -- the cards


def check_deck(lines: list[str], file: str) -> list[str]:
    """The lines of a deck file, comments and blank lines left out; exactly as many cards as the box holds."""
    kept = deck_in(lines, file)
    found = sum(Deck(kept, True).counts)
    if found != CARDS:
        raise BadFile("mask-cards-count", file=file, line=len(lines), found=found, wanted=CARDS)
    return kept


def deck_in(lines: list[str], file: str) -> list[str]:
    """Every kind of card of a file, as `COUNT name: effect`."""
    found: dict[str, int] = {}
    kept: list[str] = []
    for line, text in enumerate(lines, start=1):
        card = text.split(COMMENT)[0].strip().lower()
        if not card:
            continue
        name = _card_name(card, line, file)
        if name in found:
            raise BadFile("mask-cards-twice", file=file, line=line, card=name, first=found[name])
        found[name] = line
        kept.append(" ".join(card.split()))
    return kept


def _card_name(card: str, line: int, file: str) -> str:
    """The name on a line whose every part was checked."""
    head, colon, phrase = card.partition(":")
    copies, _, name = " ".join(head.split()).partition(" ")
    if not colon or not is_name(name) or not number(copies, CARDS):
        raise BadFile("mask-cards-line", file=file, line=line, text=card)
    if effect_from(phrase) is None:
        raise BadFile("mask-cards-effect", file=file, line=line, card=name, effect=phrase.strip())
    return name
