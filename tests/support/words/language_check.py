"""Finds out in which languages a text could have been written, whatever the facts in it are."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import ast

from ridotto.words import LANGUAGES
from support.words.fluent_messages import messages, pattern_regex

FEWEST_LETTERS = 4  # a sentence with fewer of its own, like “{ $who }: { $text }”, could be in any language


@cache
def is_foreign(text: str, language: str) -> bool:
    """Whether another language has this sentence, and this language doesn't."""
    if sum(map(str.isalpha, text)) < FEWEST_LETTERS:
        return False
    others = (other for other in LANGUAGES if other != language)
    return not language_regex(language).fullmatch(text) and any(
        language_regex(other).fullmatch(text) for other in others
    )


@cache
def language_regex(language: str) -> re.Pattern[str]:
    """Matches every sentence of a language."""
    patterns = (message.value for message in messages(language).values())
    return re.compile(
        "|".join(pattern_regex(pattern) for pattern in patterns if pattern and fixed_letters(pattern) >= FEWEST_LETTERS)
    )


def fixed_letters(pattern: ast.Pattern) -> int:
    """The least number of letters, without those of the facts."""
    return sum(letters_of(element) for element in pattern.elements)


def letters_of(element: ast.TextElement | ast.Placeable) -> int:
    if isinstance(element, ast.TextElement):
        return sum(map(str.isalpha, element.value))
    if isinstance(element.expression, ast.SelectExpression):
        return min(fixed_letters(case.value) for case in element.expression.variants)
    return 0


def foreign_texts(texts: Iterable[str], language: str) -> list[str]:
    return [text for text in texts if is_foreign(text, language)]
