"""Dutch typography and grammar: its own quotation marks and apostrophes, no space before a sign, endings that agree."""

from __future__ import annotations

import re

import pytest
from support.words.fluent_messages import messages, prose, texts

import ridotto
from ridotto import words

BLANK_BEFORE_SIGN = re.compile(r" [:;!?%…]")
FOREIGN_SIGN = re.compile(r"""["'„«»‘]""")


def lines() -> list[str]:
    pages = [line for name in ridotto.GAMES for line in prose(words.rules_page(name, "nl"))]
    return pages + [text for message in messages("nl").values() for text in texts(message)]


@pytest.mark.parametrize("sign", [BLANK_BEFORE_SIGN, FOREIGN_SIGN], ids=["blank", "sign"])
def test_blanks_and_signs(sign: re.Pattern[str]) -> None:
    assert not [line for line in lines() if sign.search(line)]


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("mascarade-cards", {"count": 0}, "0 kaartjes"),
        ("mascarade-cards", {"count": 1}, "1 kaartje"),
        ("mascarade-cards", {"count": 2}, "2 kaartjes"),
        ("masker-captures", {"who": "Saar", "cross": "G", "at": "c4"}, "Saar verovert een groen kruisje op c4."),
        ("masker-would-capture", {"cross": "G", "at": "c4"}, "Het groene kruisje op c4 veroveren?"),
        ("masker-so-many", {"count": 2, "cross": "G"}, "2 groene"),
        ("mask-takes-off", {"mask": words.sentence("nl", "mask-stencil-fox", {})}, "Nu gaat de Vos eraf."),
        ("carnaval-answers", {"who": "Saar", "answer": "unknown"}, "Saar antwoordt: ik weet het niet."),
        ("carnaval-say-claim", {"role": words.sentence("nl", "carnaval-as-avenger", {})}, "Ik ben de wreker."),
        (
            "carnaval-say-claim",
            {"role": words.sentence("nl", "carnaval-as-little-old-man", {})},
            "Ik ben het oude mannetje.",
        ),
        ("carnaval-say-claim", {"role": words.sentence("nl", "carnaval-as-isabella", {})}, "Ik ben Isabella."),
    ],
)
def test_plurals_endings_and_articles(key: str, facts: dict[str, str | int], said: str) -> None:
    assert words.sentence("nl", key, facts) == said
