"""In which languages something could have been said, whatever the facts in it are."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import ast

from ridotto.words import LANGUAGES
from support.words.fluent_messages import messages, pattern_regex

FEWEST_LETTERS = 4  # a sentence with fewer of its own, like “{ $who }: { $text }”, could be any language's


def is_foreign(text: str, language: str) -> bool:
    """Whether other languages say so, and this one does not."""
    others = (other for other in LANGUAGES if other != language)
    return not language_regex(language).fullmatch(text) and any(
        language_regex(other).fullmatch(text) for other in others
    )


@cache
def language_regex(language: str) -> re.Pattern[str]:
    """All that can be said in a language."""
    patterns = (message.value for message in messages(language).values())
    return re.compile(
        "|".join(pattern_regex(said) for said in patterns if said and fixed_letters(said) >= FEWEST_LETTERS)
    )


def fixed_letters(said: ast.Pattern) -> int:
    """How many there are at least, without those of the facts."""
    return sum(letters_of(element) for element in said.elements)


def letters_of(element: ast.TextElement | ast.Placeable) -> int:
    if isinstance(element, ast.TextElement):
        return sum(map(str.isalpha, element.value))
    if isinstance(element.expression, ast.SelectExpression):
        return min(fixed_letters(case.value) for case in element.expression.variants)
    return 0


def foreign_texts(texts: Iterable[str], language: str) -> list[str]:
    return [text for text in texts if is_foreign(text, language)]
