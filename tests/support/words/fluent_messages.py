"""The Fluent messages of a language, and what they contain, without formatting them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from ridotto import words

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "ridotto"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages by key. Fails on syntax errors and on duplicate keys."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(words.messages(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


class _MessageParts(Visitor):
    """What a message contains."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.cases: set[str] = set()
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # called by this name
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.cases.add(node.key.name if isinstance(node.key, ast.Identifier) else node.key.value)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def variables(message: ast.Message) -> set[str]:
    return _MessageParts(message).variables


def cases(message: ast.Message) -> set[str]:
    """The cases that a message distinguishes, without plurals, because each language has its own."""
    return {case for case in _MessageParts(message).cases if case not in PLURALS and not case.isdecimal()}


def plurals(message: ast.Message) -> set[str]:
    return _MessageParts(message).cases & PLURALS


def texts(message: ast.Message) -> list[str]:
    """The pieces that a person reads."""
    return _MessageParts(message).texts


def has_words(message: ast.Message) -> bool:
    return any(re.search(r"[^\W\d_]{2}", text) for text in texts(message))


def pattern_regex(pattern: ast.Pattern) -> str:
    """A regular expression for everything it can say: a fact can be anything, and each case is possible."""
    return "".join(_element_regex(element) for element in pattern.elements)


def _element_regex(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return r"\s+".join(re.escape(word) for word in re.split(r"\s+", element.value))
    if isinstance(element.expression, ast.SelectExpression):
        return "(?:" + "|".join(pattern_regex(variant.value) for variant in element.expression.variants) + ")"
    return ".*"


def written(message: ast.Message) -> str:
    return str(FluentSerializer().serialize_entry(message))


def prose(page: str) -> list[str]:
    """The lines of a Markdown page, without the names of its boards and without inline code."""
    return [re.sub(r"`[^`]*`", "", line) for line in page.split("\n") if not line.startswith("```")]
