"""The language that nobody speaks shows what is too narrow, and what is written in code."""

from __future__ import annotations

from support.words.fluent_messages import has_words, messages, texts

from ridotto import words


def test_longer_and_accented_and_the_facts_untouched() -> None:
    said = words.sentence("qps", "masker-captures", {"who": "Anna", "cross": "R", "at": "c4"})
    assert said == "Anna çááptüüréés á rééd çrööss ööñ c4."
    assert len(said) > len("Anna captures a red cross on c4.")


def test_no_message_with_words_is_left_plain_but_names() -> None:
    plain = [
        key
        for key, message in messages("qps").items()
        if has_words(message) and all(text.isascii() for text in texts(message))
    ]
    assert plain == ["page-names"]
