"""Sentences about one missing player, or one fellow prankster, use the singular; about several, the plural."""

from __future__ import annotations

import pytest

from ridotto.words import LANGUAGES, sentence

SAID = [
    ("fr", "page-start-missing", 1, "son tour"),
    ("fr", "page-start-missing", 2, "des absents"),
    ("de", "page-start-missing", 1, "der fehlenden Person"),
    ("de", "page-start-missing", 2, "der Fehlenden"),
    ("nl", "page-start-missing", 1, "deze speler."),
    ("nl", "page-start-missing", 2, "deze spelers."),
    ("sv", "page-start-missing", 2, "någon av dem"),
    ("da", "page-start-missing", 1, "spillerens tur"),
    ("fr", "carnaval-welcome-fellows", 1, "Votre complice"),
    ("fr", "carnaval-welcome-fellows", 2, "Vos complices"),
    ("it", "carnaval-welcome-fellows", 1, "Il tuo compare"),
    ("da", "carnaval-welcome-fellows", 1, "Også spøgefugl:"),
]


@pytest.mark.parametrize(("language", "key", "count", "said"), SAID)
def test_the_sentence_agrees(language: str, key: str, count: int, said: str) -> None:
    assert said in sentence(language, key, {"count": count, "who": "Ada"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["page-start-missing", "carnaval-welcome-fellows"])
def test_they_are_named(key: str, language: str) -> None:
    assert all("Ada" in sentence(language, key, {"count": count, "who": "Ada"}) for count in (1, 2, 5))
