"""The box of Mask: the base, the masks, the cards, and files of the owners' own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import ridotto
from ridotto.errors import BadFile, BadOption
from ridotto.games.mask.rulebook.content import our_deck, our_stencils
from ridotto.games.mask.rulebook.notation import hole_text
from ridotto.games.mask.rulebook.phases.effects import effect_from
from ridotto.games.mask.rulebook.ways import BORDER, HOLES, turned
from ridotto.rules.bits import count, squares_of

MASK = ridotto.game("mask")
MASKS_TXT = files("ridotto.games.mask.rulebook").joinpath("masks.txt").read_text(encoding="utf-8").splitlines()
CARDS_TXT = files("ridotto.games.mask.rulebook").joinpath("cards.txt").read_text(encoding="utf-8").splitlines()

DECK = {
    "stroll": 4,
    "long stroll": 2,
    "two by two": 3,
    "leap": 2,
    "trapdoor": 2,
    "quick change": 3,
    "shove": 4,
    "crowd": 2,
    "banish": 2,
    "mix-up": 2,
    "promenade": 3,
    "toll": 2,
    "collection": 2,
    "largesse": 2,
    "consolation": 2,
    "purse": 3,
    "full purse": 1,
    "pickpocket": 2,
    "fine": 3,
    "ruin": 1,
    "alms": 2,
    "quarter turn": 4,
    "early payday": 1,
    "private payday": 1,
}


def test_ms_1_the_base_has_48_holes() -> None:
    """MS-1"""
    holes = [hole_text(hole) for hole in squares_of(HOLES)]
    assert len(holes) == 48
    assert "d4" not in holes
    assert {name[0] for name in holes} == set("abcdefg")
    assert {name[1] for name in holes} == set("1234567")
    assert count(BORDER) == 24


def test_ms_2_there_are_18_masks_with_5_to_10_winning_holes() -> None:
    """MS-2"""
    masks = our_stencils().masks
    assert len({mask.name for mask in masks}) == 18
    for mask in masks:
        singles, doubles = mask.picture.count("o"), mask.picture.count("@")
        assert 5 <= singles + doubles <= 10, mask.name
        assert doubles >= 2, mask.name
        assert 21 <= 3 * singles + 5 * doubles <= 34, mask.name
        assert mask.picture[24] == "#", mask.name


def test_ms_2_no_mask_looks_like_another_in_any_orientation() -> None:
    """MS-2"""
    masks = our_stencils().masks
    faces = [(mask.marked("o", turn), mask.marked("@", turn)) for mask in masks for turn in range(4)]
    assert len(set(faces)) == 18 * 4


def test_ms_2_a_quarter_turn_is_clockwise_with_row_1_above() -> None:
    """MS-2"""
    corners = ["a1", "g1", "g7", "a7"]
    for number, corner in enumerate(corners):
        hole = (int(corner[1]) - 1) * 8 + "abcdefg".index(corner[0])
        assert hole_text(turned(hole, 1)) == corners[(number + 1) % 4]


@pytest.mark.parametrize(("seats", "masks"), [(3, 18), (4, 16), (5, 15), (6, 12)])
def test_ms_3_the_number_of_masks_depends_on_the_players(seats: int, masks: int) -> None:
    """MS-3"""
    state = MASK.deal(seats, 1)
    dealt = MASK.dump(state)["masks"]
    assert isinstance(dealt, list)
    assert len(set(dealt)) == masks
    assert state.view(0)["masks_left"] == masks


def test_ms_3_the_masks_are_drawn_at_random_from_the_18() -> None:
    """MS-3"""
    seen = {str(MASK.dump(MASK.deal(6, seed, {"masks": 6}))["masks"][0]) for seed in range(200)}  # type: ignore[index]
    assert len(seen) == 18


@pytest.mark.parametrize("masks", [2, 19, 0, -1, True, "6", 3.0])
def test_ms_3_another_number_is_from_one_a_player_to_18(masks: object) -> None:
    """MS-3"""
    assert len(MASK.dump(MASK.deal(3, 1, {"masks": 3}))["masks"]) == 3  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="isn’t a valid value for the option masks"):
        MASK.deal(3, 1, {"masks": masks})


def test_ms_16_the_deck_is_the_table_of_the_rules() -> None:
    """MS-16"""
    deck = our_deck()
    assert dict(zip(deck.names, deck.counts, strict=True)) == DECK
    assert len(deck.all_cards()) == 55
    dealt = MASK.dump(MASK.deal(3, 1))["cards"]
    assert isinstance(dealt, list)
    assert sorted(dealt) == sorted(name for name, copies in DECK.items() for _ in range(copies))


# -- files of one's own


def deck_with(line: str, number: int = 1) -> list[str]:
    """Our deck with that line in the place of a card."""
    return [*[card for card in CARDS_TXT if card[:1].isdigit()][:-number], line]


def test_ms_16_owners_load_a_deck_of_the_same_effects(tmp_path: Path) -> None:
    """MS-16"""
    file = tmp_path / "cards.txt"
    file.write_text("# ours\n40 Nap: walk own 1 stick 1 step\n\n15 Gold rush: bank pays all 2  # for all\n")
    state = MASK.deal(3, 1, {"deck": str(file)})
    cards = MASK.dump(state)["cards"]
    assert isinstance(cards, list)
    assert (cards.count("nap"), cards.count("gold rush")) == (40, 15)
    assert MASK.load(MASK.dump(state)) == state
    kept = ["40 nap: walk own 1 stick 1 step", "15 gold rush: bank pays all 2"]
    assert state.view(1)["deck"] == kept
    assert MASK.deal(3, 1, {"deck": kept}) == state


def test_ms_2_owners_load_masks_of_their_own(tmp_path: Path) -> None:
    """MS-2"""
    file = tmp_path / "masks.txt"
    file.write_text("\n".join("my owl" if line == "owl" else line for line in MASKS_TXT))
    state = MASK.deal(3, 1, {"stencils": file})
    masks = MASK.dump(state)["masks"]
    assert isinstance(masks, list)
    assert "my owl" in masks
    assert "owl" not in masks
    assert MASK.load(MASK.dump(state)) == state
    assert MASK.deal(3, 1, {"stencils": state.view(None)["stencils"]}) == state


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([], "line 0 with 0 cards, but it needs 55"),
        (deck_with("2 Nap: turn mask"), "line 24 with 56 cards"),
        (deck_with("1 Nap"), "line 24: “1 nap” isn’t a valid card"),
        (deck_with("one Nap: turn mask"), "line 24: “one nap: turn mask” isn’t a valid card"),
        (deck_with("0 Nap: turn mask"), "line 24: “0 nap: turn mask” isn’t a valid card"),
        (deck_with("1 : turn mask"), "line 24: “1 : turn mask” isn’t a valid card"),
        (deck_with("1 Na7p: turn mask"), "line 24: .* isn’t a valid card"),
        (deck_with("1 Nap: sleep"), "line 24: “sleep” isn’t something the card nap can do"),
        (deck_with("1 Nap:"), "line 24: “” isn’t something"),
        (deck_with("1 Nap: everybody turn mask"), "line 24: “everybody turn mask” isn’t something"),
        (deck_with("1 Stroll: turn mask"), "line 24: there is already a card called stroll on line 1"),
    ],
)
def test_ms_16_a_wrong_deck_is_one_sentence(lines: list[str], sentence: str) -> None:
    """MS-16"""
    with pytest.raises(BadFile, match=sentence):
        MASK.deal(3, 1, {"deck": lines})


@pytest.mark.parametrize(
    "phrase",
    [
        "walk own",
        "walk own 0 sticks 3 steps",
        "walk own 2 sticks 10 steps",
        "walk own 2 sticks 3 miles",
        "walk all 2 sticks 3 steps",
        "walk own 2 sticks 3 steps each way",
        "leap own twice",
        "put own somewhere",
        "swap own own",
        "turn",
        "payday for bank",
        "bank pays bank 3",
        "all pay you 1",
        "bank pays you half",
        "you pay bank",
        "you pay bank 0",
        "you pay bank 100",
        "you pay bank -1",
        "you pay bank 1 per stick",
        "everybody you pay bank 1",
        "you owe bank 3",
    ],
)
def test_ms_16_what_no_card_can_do(phrase: str) -> None:
    """MS-16"""
    assert effect_from(phrase) is None


def masks_with(old: str, new: str) -> list[str]:
    return [new if line == old else line for line in MASKS_TXT]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([], "with 0 masks, but it needs 18"),
        (MASKS_TXT[:-9], "with 17 masks, but it needs 18"),
        (MASKS_TXT[:-1], "line 163: the mask lion ends after 6 rows; it needs seven"),
        (masks_with("owl", "fox"), "line 58: there is already a mask called fox on line 40"),
        (masks_with("owl", ".o.o.o."), "line 40: “.o.o.o.” should be the name of a mask"),
        (masks_with("..o#o..", "..o#o."), "line 44: row 4 of a mask has seven holes, not “..o#o.”"),
        (masks_with("..o#o..", "..o#x.."), "line 44: “x” on e4 isn’t a hole"),
        (masks_with("..o#o..", "..ooo.."), "line 44: there is “o” on d4, but the centre isn’t a hole"),
        (
            masks_with(".@...@.", "......."),
            "line 31: the mask singer has 4 rings, double rings included; it needs 5 to 10",
        ),
        (
            masks_with(".o...o.", "ooo.ooo"),
            "line 4: the mask smiler has 13 rings, double rings included; it needs 5 to 10",
        ),
    ],
)
def test_ms_2_a_wrong_mask_file_is_one_sentence(lines: list[str], sentence: str) -> None:
    """MS-2"""
    with pytest.raises(BadFile, match=sentence):
        MASK.deal(3, 1, {"stencils": lines})


def test_ms_2_a_file_that_is_not_a_mask_file(tmp_path: Path) -> None:
    """MS-2"""
    with pytest.raises(BadFile, match="can’t be read"):
        MASK.deal(3, 1, {"stencils": str(tmp_path / "nowhere.txt")})
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="isn’t a text file"):
        MASK.deal(3, 1, {"deck": str(tmp_path / "picture")})
    with pytest.raises(BadOption, match="takes the path of a file or a list"):
        MASK.deal(3, 1, {"deck": 3})
