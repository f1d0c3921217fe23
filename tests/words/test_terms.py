"""One word for one thing: each language must keep to its list of terms, `src/ridotto/words/LANGUAGE/terms.md`."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from support.words.fluent_messages import messages, prose, texts

import ridotto
from ridotto import words

WORDS = Path(words.__file__).parent
LISTED = [language for language in words.LANGUAGES if (WORDS / language / "terms.md").exists()]
EVERYWHERE = 0  # the first chapter; then one per game, in this order
GAMES = ["mascarade", "masker", "mask", "carnaval"]
ALSO = {"carnaval": ("bot-",)}  # keys of a game that don't begin with its name


class Term(NamedTuple):
    thing: str
    say: tuple[str, ...]
    never: tuple[tuple[str, frozenset[str]], ...]


@cache
def chapters(language: str) -> list[list[Term]]:
    page = (WORDS / language / "terms.md").read_text(encoding="utf-8")
    return [[term(row) for row in rows(chapter)] for chapter in re.split(r"^## .*$", page, flags=re.MULTILINE)[1:]]


def rows(chapter: str) -> list[str]:
    return [line for line in chapter.split("\n") if line.startswith("| ")][1:]


def term(row: str) -> Term:
    thing, say, never, _ = (cell.strip() for cell in row.strip().strip("|").split("|"))
    banned = tuple((word.strip(), frozenset((keys or "").split())) for word, keys in split(never))
    return Term(thing, tuple(form.strip() for form in say.split(",") if form.strip()), banned)


def split(never: str) -> list[tuple[str, str]]:
    """At commas, but not at those within brackets, which separate keys."""
    parts = [part.strip() for part in re.split(r",\s+(?![^(]*\))", never) if part.strip()]
    named = [re.fullmatch(r"(.+?) \(([a-z0-9/., -]+)\)", part) for part in parts]
    return [
        (found[1], found[2].replace(",", " ")) if found else (part, "")
        for part, found in zip(parts, named, strict=True)
    ]


@cache
def pieces(language: str, chapter: int) -> list[tuple[str, str]]:
    """What a person reads there, with its key or the page that it is on."""
    games = GAMES if chapter == EVERYWHERE else [GAMES[chapter - 1]]
    pages = [(f"rules/{game}.md", line) for game in games for line in paragraphs(words.rules_page(game, language))]
    spoken = [(key, text) for key, message in messages(language).items() for text in texts(message)]
    return pages + [(key, text) for key, text in spoken if chapter == EVERYWHERE or is_of(games[0], key)]


def paragraphs(page: str) -> list[str]:
    """A sentence may go on in the next line."""
    return [" ".join(block.split("\n")) for block in "\n".join(prose(page)).split("\n\n")]


def is_of(game: str, key: str) -> bool:
    begins = (f"{game}-", f"option-{game}-", f"learn-{game}-", f"hint-{game}-", *ALSO.get(game, ()))
    return key == f"hint-{game}" or key.startswith(begins)


@cache
def word_pattern(word: str) -> re.Pattern[str]:
    """The word itself, not within others; with a star, everything that begins with it."""
    end = r"\w*" if word.endswith("*") else r"(?!\w)"
    return re.compile(rf"(?<!\w){re.escape(word.rstrip('*'))}{end}", re.IGNORECASE)


def slips(language: str) -> list[str]:
    found: list[str] = []
    for number, chapter in enumerate(chapters(language)):
        said = pieces(language, number)
        for thing in chapter:
            for word, right in thing.never:
                where = sorted({key for key, text in said if word_pattern(word).search(text)} - right)
                found += [f"{key}: “{word}” (say: {', '.join(thing.say)})" for key in where]
    return found


def test_english_has_its_list() -> None:
    assert "en" in LISTED
    assert set(GAMES) == set(ridotto.GAMES)


@pytest.mark.parametrize("language", LISTED)
def test_the_same_things_in_every_language(language: str) -> None:
    assert [[thing.thing for thing in chapter] for chapter in chapters(language)] == [
        [thing.thing for thing in chapter] for chapter in chapters("en")
    ]


@pytest.mark.parametrize("language", LISTED)
def test_what_must_not_be_said_is_nowhere(language: str) -> None:
    assert slips(language) == []


@pytest.mark.parametrize("language", LISTED)
def test_every_term_is_in_use(language: str) -> None:
    unused = [
        thing.thing
        for number, chapter in enumerate(chapters(language))
        for thing in chapter
        if not any(word_pattern(form).search(text) for form in thing.say for _, text in pieces(language, number))
    ]
    assert unused == []


@pytest.mark.parametrize("language", LISTED)
def test_nothing_is_both_right_and_wrong(language: str) -> None:
    for chapter in chapters(language):
        for thing in chapter:
            assert not {form for form in thing.say for word, _ in thing.never if word_pattern(word).search(form)}


def test_the_list_is_read_as_it_is_meant() -> None:
    read = term("| move | move, moves | walk (mask-cards-effect, rules/mask.md), eliminat*, stray | a stick |")
    assert read.say == ("move", "moves")
    assert read.never == (
        ("walk", frozenset({"mask-cards-effect", "rules/mask.md"})),
        ("eliminat*", frozenset()),
        ("stray", frozenset()),
    )
    assert word_pattern("eliminat*").search("They are eliminated.")
    assert not word_pattern("his").search("this")
