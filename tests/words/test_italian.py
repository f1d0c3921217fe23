"""Italian typography and grammar: its own signs, and no preposition that isn't joined to its article."""

from __future__ import annotations

import re

import pytest
from support.words.fluent_messages import messages, prose, texts, variables

import ridotto
from ridotto import words

FOREIGN_SIGN = re.compile(r"""["'“”‘„]""")
LOOSE_BLANK = re.compile(r" [:;!?»%]|« ")
WRONG_ACCENT = re.compile(r"\b(?:perchè|poichè|finchè|nè|pò)\b|\bE’ ")
LOOSE_ARTICLE = re.compile(r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)\b|\b(?:di|a|da|in|su) l’")

NAMED = {"mask": "mask-stencil-", "role": "carnaval-as-"}  # facts that come with their article


def lines() -> list[str]:
    pages = [line for name in ridotto.GAMES for line in prose(words.rules_page(name, "it"))]
    return pages + [text for message in messages("it").values() for text in texts(message)]


@pytest.mark.parametrize(
    "slip", [FOREIGN_SIGN, LOOSE_BLANK, WRONG_ACCENT, LOOSE_ARTICLE], ids=["sign", "blank", "accent", "article"]
)
def test_no_slips(slip: re.Pattern[str]) -> None:
    assert not [line for line in lines() if slip.search(line)]


@pytest.mark.parametrize("fact", NAMED)
def test_masks_and_roles_fit_with_their_articles(fact: str) -> None:
    """“il Gatto” after “su” would have to be “sul Gatto”: no sentence may put a preposition before such a fact."""
    named = [words.sentence("it", key, {}) for key in messages("it") if key.startswith(NAMED[fact])]
    spoken = {key: dict.fromkeys(variables(message), "Zoe") for key, message in messages("it").items()}
    said = [
        words.sentence("it", key, facts | {fact: name})
        for key, facts in spoken.items()
        if fact in facts
        for name in named
    ]
    assert said
    assert not [sentence for sentence in said if LOOSE_ARTICLE.search(sentence)]


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("mascarade-cards", {"count": 0}, "0 carte"),
        ("mascarade-cards", {"count": 1}, "1 carta"),
        ("mascarade-cards", {"count": 2}, "2 carte"),
        ("masker-captures", {"who": "Zoe", "cross": "Y", "at": "c4"}, "Zoe cattura una croce gialla in c4."),
        ("masker-so-many", {"count": 1, "cross": "Y"}, "1 gialla"),
        ("masker-so-many", {"count": 2, "cross": "Y"}, "2 gialle"),
        ("carnaval-answers", {"who": "Zoe", "answer": "unknown"}, "Zoe risponde: non lo so."),
        ("carnaval-say-claim", {"role": words.sentence("it", "carnaval-as-hypnotist", {})}, "Sono l’ipnotizzatore."),
        ("carnaval-say-claim", {"role": words.sentence("it", "carnaval-as-isabella", {})}, "Sono Isabella."),
        ("mask-pays", {"who": "Zoe", "to": "Ugo", "points": 1}, "Zoe paga 1 punto a Ugo."),
        ("mask-pays", {"who": "Zoe", "to": "Ugo", "points": 3}, "Zoe paga 3 punti a Ugo."),
    ],
)
def test_plurals_genders_and_articles(key: str, facts: dict[str, str | int], said: str) -> None:
    assert words.sentence("it", key, facts) == said
