"""French typography: no line may begin with a stray sign, and no quotation mark is a foreign one."""

from __future__ import annotations

import re

import pytest
from support.words.fluent_messages import messages, prose, texts

import ridotto
from ridotto import words

PLAIN_BLANK = re.compile(r" [:;!?»%]|« ")
WIDE_BLANK = re.compile(r"[^«]\u00a0[;!?]")  # before these signs, the blank is a narrow one
FOREIGN_SIGN = re.compile(r"""["'“”‘]""")
ELIDED = re.compile(r".*\b(?:de|que) \{ \$(?:who|owner|player|guest|host|by) .*")  # "de Anna", where it's "d'Anna"


def lines() -> list[str]:
    pages = [line for name in ridotto.GAMES for line in prose(words.rules_page(name, "fr"))]
    return pages + [text for message in messages("fr").values() for text in texts(message)]


@pytest.mark.parametrize("sign", [PLAIN_BLANK, WIDE_BLANK, FOREIGN_SIGN], ids=["plain", "wide", "sign"])
def test_blanks_and_signs(sign: re.Pattern[str]) -> None:
    assert not [line for line in lines() if sign.search(line)]


def test_no_word_stands_before_a_name_that_a_vowel_would_shorten() -> None:
    assert ELIDED.search("la couleur de { $owner }")
    assert ELIDED.findall(words.messages("fr")) == []


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("mascarade-cards", {"count": 0}, "0 carte"),
        ("mascarade-cards", {"count": 1}, "1 carte"),
        ("mascarade-cards", {"count": 2}, "2 cartes"),
        ("masker-captures", {"who": "Zoé", "cross": "G", "at": "c4"}, "Zoé capture une croix verte en c4."),
        ("masker-so-many", {"count": 1, "cross": "G"}, "1 verte"),
        ("masker-so-many", {"count": 2, "cross": "G"}, "2 vertes"),
        ("carnaval-answers", {"who": "Zoé", "answer": "unknown"}, "Zoé répond\u00a0: je ne sais pas."),
        ("carnaval-say-claim", {"role": words.sentence("fr", "carnaval-as-hypnotist", {})}, "Je suis l’hypnotiseur."),
        ("carnaval-say-claim", {"role": words.sentence("fr", "carnaval-as-isabella", {})}, "Je suis Isabella."),
    ],
)
def test_plurals_genders_and_articles(key: str, facts: dict[str, str | int], said: str) -> None:
    assert words.sentence("fr", key, facts) == said
