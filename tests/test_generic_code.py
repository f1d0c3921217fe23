"""Nothing outside a game's own folder names it: a fifth game needs no change to the house."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ridotto

SOURCE = Path(__file__).parent.parent / "src" / "ridotto"
GENERIC = sorted(path for path in SOURCE.rglob("*.py") if SOURCE / "games" not in path.parents)
NAMED = ("name", "id", "attr", "arg", "asname", "module")  # the fields of a syntax tree that hold identifiers

OTHER_MEANINGS = {"MASK_BIT"}  # a WebSocket's frames are masked


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
