"""Danish typography: »quotation marks« that point inwards, and no line that begins with a stray sign."""

from __future__ import annotations

import re

import pytest
from support.words.fluent_messages import messages, prose, texts, written

import ridotto
from ridotto import words

PLAIN_BLANK = re.compile(r" [%…]")
FOREIGN_SIGN = re.compile(r"""["'“”„‘]""")


def lines() -> list[str]:
    pages = [line for name in ridotto.GAMES for line in prose(words.rules_page(name, "da"))]
    return pages + [text for message in messages("da").values() for text in texts(message)]


@pytest.mark.parametrize("sign", [PLAIN_BLANK, FOREIGN_SIGN], ids=["blank", "sign"])
def test_blanks_and_signs(sign: re.Pattern[str]) -> None:
    assert not [line for line in lines() if sign.search(line)]


def test_quotation_marks_point_inwards() -> None:
    marks = {key: re.sub(r"[^»«]", "", written(message)) for key, message in messages("da").items()}
    assert not [key for key, found in marks.items() if found.replace("»«", "")]


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("mascarade-square-open", {"at": "e6", "count": 1}, "e6, frit: en af dine masker passer"),
        ("mascarade-square-open", {"at": "e6", "count": 2}, "e6, frit: 2 af dine masker passer"),
        ("carnaval-hands", {"hands": 1}, "en hånd peger herhen"),
        ("carnaval-hands", {"hands": 3}, "3 hænder peger herhen"),
    ],
)
def test_plurals(key: str, facts: dict[str, str | int], said: str) -> None:
    assert words.sentence("da", key, facts) == said


@pytest.mark.parametrize(
    ("letter", "any_one", "the_one"),
    [
        ("w", "hvidt", "hvide"),
        ("R", "rødt", "røde"),
        ("B", "blåt", "blå"),
        ("G", "grønt", "grønne"),
        ("Y", "gult", "gule"),
        ("P", "lilla", "lilla"),
    ],
)
def test_a_cross_is_neuter_and_so_is_its_colour(letter: str, any_one: str, the_one: str) -> None:
    cross = {"cross": letter, "at": "c4"}
    assert words.sentence("da", "masker-captures", {"who": "Bo", **cross}) == f"Bo tager et {any_one} kryds på c4."
    assert words.sentence("da", "masker-would-capture", cross) == f"Vil du tage det {the_one} kryds på c4?"
    assert words.sentence("da", "masker-so-many", {"count": 2, **cross}) == f"2 {the_one}"


@pytest.mark.parametrize(
    ("role", "said"),
    [
        ("guest", "Jeg er en almindelig gæst."),
        ("soldier", "Jeg er soldaten."),
        ("evil-genie", "Jeg er den onde ånd."),
        ("dancing-prankster", "Jeg er den dansende spøgefugl."),
        ("isabella", "Jeg er Isabella."),
    ],
)
def test_articles(role: str, said: str) -> None:
    role = words.sentence("da", f"carnaval-as-{role}", {})
    assert words.sentence("da", "carnaval-say-claim", {"role": role}) == said


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("musician", "Musikanten åbner øjnene."),
        ("evil-genie", "Den onde ånd åbner øjnene."),
        ("little-old-man", "Den lille gamling åbner øjnene."),
    ],
)
def test_a_called_role_has_the_definite_article(call: str, said: str) -> None:
    call = words.sentence("da", f"carnaval-call-{call}", {})
    assert words.sentence("da", "carnaval-aloud-open", {"call": call}) == said
