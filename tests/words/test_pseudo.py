"""The pseudo-language shows what is too narrow, and what is hard-coded."""

from __future__ import annotations

from support.words.fluent_messages import has_words, messages, texts

from ridotto import words


def test_it_is_longer_and_accented_and_leaves_facts_alone() -> None:
    said = words.sentence("qps", "masker-captures", {"who": "Anna", "cross": "R", "at": "c4"})
    assert said == "Anna çááptüüréés á rééd çrööss ööñ c4."
    assert len(said) > len("Anna captures a red cross on c4.")


def test_every_message_with_words_is_accented_except_names() -> None:
    plain = [
        key
        for key, message in messages("qps").items()
        if has_words(message) and all(text.isascii() for text in texts(message))
    ]
    assert plain == ["page-names"]
