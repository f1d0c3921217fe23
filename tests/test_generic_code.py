"""Nothing outside a game's own folder names it: a fifth game needs no change to the house."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ridotto
from ridotto.catalog import packages

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ridotto"
GENERIC = sorted(path for path in SOURCE.rglob("*.py") if SOURCE / "games" not in path.parents)
NAMED = ("name", "id", "attr", "arg", "asname", "module")  # the fields of a syntax tree that hold identifiers

OTHER_MEANINGS = {
    "MASK_BIT",  # a WebSocket's frames are masked
    "mask-image",  # so are pictures, in CSS
    "action_mask",  # so PettingZoo calls the legal actions
}

PAGE = ROOT / "web" / "src"
BOARDS = [PAGE / "boards" / str(owner.page_board) for owner in packages().values()]
CATALOG = PAGE / "wire" / "catalog.ts"  # what a house says about its games: written from the descriptors


def is_generic(path: Path) -> bool:
    return path != CATALOG and ".test." not in path.name and not any(board in path.parents for board in BOARDS)


GENERIC_ON_PAGE = sorted(path for kind in ("ts", "tsx", "css") for path in PAGE.rglob(f"*.{kind}") if is_generic(path))
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)


def texts_in(tree: ast.Module) -> Iterator[str]:
    """All identifiers, imports and strings, but for docstrings: people may read there about our games."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and id(node) not in docstrings:
                yield node.value
            continue
        yield from (text for field in NAMED if isinstance(text := getattr(node, field, None), str))


def words_of(text: str) -> set[str]:
    """`MaskerBoard`, `masker_board` and `games.masker` all have the word “masker”."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}


def games_named_in(source: str) -> list[str]:
    return [
        text
        for text in texts_in(ast.parse(source))
        if text not in OTHER_MEANINGS and words_of(text) & set(ridotto.GAMES)
    ]


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_generic_module_names_a_game(path: Path) -> None:
    assert games_named_in(path.read_text(encoding="utf-8")) == []


def games_named_on_page(source: str) -> list[str]:
    """In everything but comments: identifiers, classes, file names, words."""
    return [
        text
        for text in re.findall(r"[\w-]+", COMMENT.sub("", source))
        if text not in OTHER_MEANINGS and words_of(text) & set(ridotto.GAMES)
    ]


@pytest.mark.parametrize("path", GENERIC_ON_PAGE, ids=lambda path: path.relative_to(PAGE).as_posix())
def test_no_generic_part_of_the_page_names_a_game(path: Path) -> None:
    assert games_named_on_page(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        'import { Board } from "../boards/mask/index.tsx";',
        'case "masker":',
        "function MaskerBoard() {}",
        "const HALF_MASK = 1;",
        ".stage:has(.board-carnaval) { }",
        "t(`mascarade-${event}`)",
        'open("https://ridotto.example/mask")',
    ],
)
def test_every_way_to_name_one_on_the_page_is_found(source: str) -> None:
    assert games_named_on_page(source)


def test_what_only_looks_like_a_name_on_the_page_is_allowed() -> None:
    assert games_named_on_page("/* Masker */ .unmasked { mask-image: none } // as in Mask\n/** Mask */ masks") == []


@pytest.mark.parametrize(
    "source",
    [
        "import ridotto.games.mask.mind",
        "from ridotto.games.masker import rulebook",
        "from ridotto.games import carnaval as evening",
        "class MaskerBoard: pass",
        "def mask_reason(): pass",
        "CARNAVAL = 1",
        "game == 'mascarade'",
        "say(f'mask-{event}')",
        "table.masker",
        "play(mask=1)",
    ],
)
def test_every_way_to_name_one_is_found(source: str) -> None:
    assert games_named_in(source)


def test_what_only_looks_like_a_name_is_allowed() -> None:
    assert games_named_in('"""Masker and the others."""\nunmasked = bitmask | masks') == []
