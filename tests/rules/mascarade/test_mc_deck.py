"""The deck of Mascarade, built in (MC-2) and the players' own (MC-12)."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import mascarade_deck
import pytest
from support.rules.mascarade_positions import MASCARADE
from support.rules.mascarade_reference import of, shared

from ridotto.errors import BadFile, BadOption

PAGE = files("ridotto.games.mascarade.rulebook").joinpath("deck.txt")
DECK = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def dealt_cards(options: dict[str, object] | None = None) -> list[str]:
    dump = of(MASCARADE.dump(MASCARADE.deal(3, 1, options)))
    return sorted([*dump["pool"], *(card for rack in dump["racks"] for card in rack)])


# -- built in


def test_mc_2_a_hundred_different_cards() -> None:
    """MC-2: a hundred cards, no two equal, and these are dealt."""
    assert len(set(DECK)) == len(DECK) == 100
    assert dealt_cards() == sorted(DECK)


def test_mc_2_five_features_of_six_values() -> None:
    """MC-2: face, hair, eyes, nose, mouth; six values each, each on 16 or 17 cards."""
    assert {len(card) for card in DECK} == {5}
    for feature in range(5):
        counted = Counter(card[feature] for card in DECK)
        assert set(counted) == set("012345")
        assert set(counted.values()) <= {16, 17}


def test_mc_2_every_card_has_a_near_twin() -> None:
    """MC-2: for every card there is at least one other that shares exactly four features."""
    twins = {card for pair in combinations(DECK, 2) if shared(*pair) == 4 for card in pair}
    assert twins == set(DECK)


def test_mc_2_what_a_matching_side_gives() -> None:
    """MC-2: about 1.39 points on average, which is what six values a feature give."""
    points = [shared(*pair) for pair in combinations(DECK, 2) if shared(*pair)]
    assert sum(points) / len(points) == pytest.approx(1.39, abs=0.01)


def test_mc_2_the_deck_can_be_made_again() -> None:
    """MC-2: the tool makes the file that we ship, to the byte."""
    made = mascarade_deck.HEADER + "\n".join(mascarade_deck.deck()) + "\n"
    assert made.encode() == PAGE.read_bytes()


# -- one's own


def own_cards(count: int = 100) -> list[str]:
    """Cards that the built-in deck does not have: letters are values too."""
    return [f"{number:03d}xz" for number in range(count)]


def deck_file(folder: Path, lines: list[str]) -> Path:
    file = folder / "masks.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def test_mc_12_a_deck_of_ones_own(tmp_path: Path) -> None:
    """MC-12: a file with a hundred different cards, any number of values, digits or letters."""
    assert dealt_cards({"deck": str(deck_file(tmp_path, own_cards()))}) == own_cards()


def test_mc_12_a_path_or_the_lines(tmp_path: Path) -> None:
    """MC-12: the option takes a path of either kind, or the cards themselves, as a record keeps them."""
    file = deck_file(tmp_path, own_cards())
    assert dealt_cards({"deck": file}) == dealt_cards({"deck": own_cards()}) == own_cards()


def test_mc_12_comments_and_blank_lines(tmp_path: Path) -> None:
    """MC-12: notes, blank lines, blanks around a card and capitals do no harm."""
    cards = own_cards()
    lines = ["# our box", "", f"  {cards[0].upper()}  # the doge", "   ", *cards[1:], "", "# end"]
    assert dealt_cards({"deck": deck_file(tmp_path, lines)}) == cards


@pytest.mark.parametrize("head", ["\ufeff", ""])
def test_mc_12_files_from_other_systems(tmp_path: Path, head: str) -> None:
    """MC-12: a byte order mark and other ends of line do no harm."""
    file = tmp_path / "masks.txt"
    file.write_bytes((head + "\r\n".join(own_cards())).encode())
    assert dealt_cards({"deck": file}) == own_cards()


WRONG = [
    (own_cards(99), "the deck ends on line 99 with 99 cards, but it needs 100"),
    (own_cards(101), "the deck ends on line 101 with 101 cards, but it needs 100"),
    ([], "the deck ends on line 1 with 0 cards, but it needs 100"),
    ([*own_cards(99), "005xz"], "line 100: the card 005xz is already on line 6"),
    (["# ours", "", *own_cards(99), "005XZ"], "line 102: the card 005xz is already on line 8"),
    ([*own_cards(50), "1234", *own_cards()], "line 51: “1234” isn’t a valid card. A card is five digits or letters"),
    ([*own_cards(50), "123456", *own_cards()], "line 51: “123456” isn’t a valid card"),
    ([*own_cards(50), "12-45", *own_cards()], "line 51: “12-45” isn’t a valid card"),
    ([*own_cards(50), "12345 67890"], "line 51: “12345 67890” isn’t a valid card"),
    ([*own_cards(50), "1234é"], "line 51: “1234é” isn’t a valid card"),
]


@pytest.mark.parametrize(("lines", "sentence"), WRONG, ids=range(len(WRONG)))
def test_mc_12_a_wrong_file_says_where(tmp_path: Path, lines: list[str], sentence: str) -> None:
    """MC-12: one clear message that names the file, the line and what is wrong."""
    file = deck_file(tmp_path, lines)
    with pytest.raises(BadFile) as refused:
        MASCARADE.deal(3, 1, {"deck": file})
    assert str(file) in str(refused.value)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_mc_12_not_a_text(tmp_path: Path) -> None:
    """MC-12: a picture isn't a deck."""
    file = tmp_path / "masks.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(BadFile, match=r"masks\.png isn’t a text file"):
        MASCARADE.deal(3, 1, {"deck": file})


def test_mc_12_nothing_to_read(tmp_path: Path) -> None:
    """MC-12: a file that is not there, a folder, or a name that no file can have."""
    for file, why in [
        (tmp_path / "none.txt", "there is no such file"),
        (tmp_path, "it’s a folder"),
        ("masks\0.txt", "null byte"),
    ]:
        with pytest.raises(BadFile, match=f"can’t be read: .*{why}"):
            MASCARADE.deal(3, 1, {"deck": file})


def test_mc_12_no_file_at_all() -> None:
    """MC-12: what is neither a path nor lines is a bad option."""
    for nonsense in (7, ["01234", 5], {"a": "b"}):
        with pytest.raises(BadOption, match="The option deck takes the path of a file or a list of its lines"):
            MASCARADE.deal(3, 1, {"deck": nonsense})
