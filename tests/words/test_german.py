"""German typography and grammar: its own quotation marks, and endings that fit whatever is named."""

from __future__ import annotations

import re

import pytest
from support.words.fluent_messages import messages, prose, texts, written

import ridotto
from ridotto import words

FOREIGN_SIGN = re.compile(r"""["'”‘«»]""")
PLAIN_BLANK = re.compile(r" [%…]")


def lines() -> list[str]:
    pages = [line for name in ridotto.GAMES for line in prose(words.rules_page(name, "de"))]
    return pages + [text for message in messages("de").values() for text in texts(message)]


@pytest.mark.parametrize("sign", [FOREIGN_SIGN, PLAIN_BLANK], ids=["sign", "blank"])
def test_blanks_and_signs(sign: re.Pattern[str]) -> None:
    assert not [line for line in lines() if sign.search(line)]


def test_quotation_marks_open_low_and_close_high() -> None:
    assert not [key for key, message in messages("de").items() if not in_pairs(written(message))]


def in_pairs(text: str) -> bool:
    marks = re.sub("[^„“]", "", text)
    return marks == "„“" * (len(marks) // 2)


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("mascarade-cards", {"count": 0}, "0 Karten"),
        ("mascarade-cards", {"count": 1}, "1 Karte"),
        ("mascarade-cards", {"count": 2}, "2 Karten"),
        ("masker-captures", {"who": "Zoé", "cross": "R", "at": "c4"}, "Zoé erobert ein rotes Kreuz auf c4."),
        ("masker-would-capture", {"cross": "R", "at": "c4"}, "Das rote Kreuz auf c4 erobern?"),
        ("masker-so-many", {"count": 1, "cross": "R"}, "1 rotes"),
        ("masker-so-many", {"count": 2, "cross": "R"}, "2 rote"),
        (
            "mask-lays",
            {"who": "Zoé", "mask": "Eule", "orientation": 2},
            "Zoé legt die Maske „Eule“ verkehrt herum auf.",
        ),
        ("carnaval-answers", {"who": "Zoé", "answer": "unknown"}, "Zoé antwortet: Ich weiß nicht."),
        ("too-fast", {"seconds": 1}, "Das war zu viel auf einmal. Versuch es in einer Sekunde noch einmal."),
    ],
)
def test_plurals_and_endings(key: str, facts: dict[str, str | int], said: str) -> None:
    assert words.sentence("de", key, facts) == said


def test_every_feature_has_the_ending_of_its_noun() -> None:
    endings = {"face": "es", "eyes": "e", "nose": "e", "mouth": "er"}
    for feature, ending in endings.items():
        for value in range(6):
            assert words.sentence("de", f"mascarade-{feature}-{value}", {}).endswith(ending)


@pytest.mark.parametrize("key", ["carnaval-do-sketch", "carnaval-do-meet"])
def test_a_role_in_the_nominative_follows_a_colon(key: str) -> None:
    """Roles come in the nominative: where the sentence would need another case, it puts a colon before them."""
    role = words.sentence("de", "carnaval-as-soldier", {})
    assert words.sentence("de", key, {"role": role}).endswith(": der Soldat")
