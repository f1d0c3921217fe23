"""The language check recognises a sentence by its pattern, whatever the facts in it are."""

from __future__ import annotations

import pytest
from support.words.language_check import foreign_texts

from ridotto.words import LANGUAGES, sentence

SAID: dict[str, dict[str, str | int]] = {
    "carnaval-calls": {"call": "Zoé"},
    "page-tool-rules": {},
    "table-no-undo": {},
    "too-fast": {"seconds": 3},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SAID)
def test_a_sentence_is_foreign_to_other_languages_only(key: str, language: str) -> None:
    said = {sentence(other, key, SAID[key]) for other in LANGUAGES}
    own = sentence(language, key, SAID[key])
    assert set(foreign_texts(said, language)) == said - {own}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_talk_belong_to_no_language(language: str) -> None:
    assert foreign_texts(["Jutta", "Bot 1", "Casanova", "Jutta: Buona sera, good evening!"], language) == []
