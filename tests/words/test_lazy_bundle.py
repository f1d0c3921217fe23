"""Sentences are parsed one by one, when they're first said. What is said is what Fluent says."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from ridotto.words import LANGUAGES, PSEUDO, messages
from ridotto.words.lazy_bundle import LazyBundle, entries

SOURCE = """
# A comment isn't part of a sentence.
-house = Ridotto
greeting = Welcome to { -house }, { name }!
    Sit down.

## Another group

goodbye = { greeting } And goodbye.
    .title = Not a sentence of its own
number = { $count ->
    [one] one mask
   *[other] { $count } masks
}
greeting = Never said: the first one counts.
strange = { nobody }
"""


def parsed(source: str) -> dict[str, ast.Message | ast.Term]:
    body = FluentParser(with_spans=False).parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for entry in body
        if isinstance(entry, ast.Message | ast.Term)
    }


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_sentence_is_found_as_fluent_finds_it(language: str) -> None:
    whole, single = parsed(messages(language)), entries(messages(language))
    assert set(single) == set(whole)
    for key, entry in whole.items():
        assert parsed(single[key])[key].equals(entry, ignored_fields=["span", "comment"]), key


def test_a_sentence_brings_along_what_it_mentions() -> None:
    bundle = LazyBundle("en", SOURCE.replace("{ name }", "{ $name }"))
    assert bundle.say("goodbye", {"name": "Ada"}) == "Welcome to Ridotto, Ada!\nSit down. And goodbye."
    assert bundle.say("greeting", {"name": "Bo"}) == "Welcome to Ridotto, Bo!\nSit down."
    assert bundle.say("number", {"count": 1}) == "one mask"


@pytest.mark.parametrize("key", ["nothing", "-house", "greeting", "strange"])
def test_a_sentence_that_is_not_there_is_loud(key: str) -> None:
    """Nobody has it; it's a term; it mentions a message that nobody has."""
    with pytest.raises(LookupError):
        LazyBundle("en", SOURCE).say(key, {})


def test_whether_there_is_a_sentence() -> None:
    bundle = LazyBundle("en", SOURCE)
    assert bundle.has_message("goodbye")
    bundle.say("number", {"count": 2})
    assert bundle.has_message("number")
    assert not bundle.has_message("title")
