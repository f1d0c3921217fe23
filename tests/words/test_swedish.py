"""Swedish typography and grammar: its own quotation marks, a non-breaking space before per cent, words that agree."""

from __future__ import annotations

import re

import pytest
from support.words.fluent_messages import messages, prose, texts

import ridotto
from ridotto import words

PLAIN_BLANK = re.compile(r"(?<!95) %")  # the arena's heading is a row of columns
FOREIGN_SIGN = re.compile(r"""["'“‘«»—]""")


def lines() -> list[str]:
    pages = [line for name in ridotto.GAMES for line in prose(words.rules_page(name, "sv"))]
    return pages + [text for message in messages("sv").values() for text in texts(message)]


@pytest.mark.parametrize("sign", [PLAIN_BLANK, FOREIGN_SIGN], ids=["blank", "sign"])
def test_blanks_and_signs(sign: re.Pattern[str]) -> None:
    assert not [line for line in lines() if sign.search(line)]


@pytest.mark.parametrize("kind", "wRBGYP")
def test_a_colour_agrees_with_its_cross(kind: str) -> None:
    """A cross is neuter: `ett rött kors`, never `ett röd kors`."""
    colour = words.sentence("sv", f"masker-cross-{kind}", {})
    facts: dict[str, str | int] = {"cross": kind, "anywhere": 1, "open": ""}
    facts |= {"own": "none", "white": "none", "why": "none"}
    hint = words.sentence("sv", "hint-masker-capture", facts)
    assert hint.startswith(f"Tar ett {colour} kors.")


def role(name: str) -> str:
    return words.sentence("sv", f"carnaval-as-{name}", {})


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("mascarade-cards", {"count": 1}, "1 kort"),
        ("mascarade-cards", {"count": 2}, "2 kort"),
        ("mascarade-card-fits", {"mask": "…", "count": 1}, "mask: …, passar på en ruta"),
        ("mascarade-card-fits", {"mask": "…", "count": 2}, "mask: …, passar på 2 rutor"),
        ("masker-held", {"count": 0}, "0 tagna"),
        ("masker-held", {"count": 1}, "1 taget"),
        ("masker-captures", {"who": "Åsa", "cross": "R", "at": "c4"}, "Åsa tar ett rött kors på c4."),
        ("masker-would-capture", {"cross": "R", "at": "c4"}, "Ta det röda korset på c4?"),
        ("masker-so-many", {"count": 1, "cross": "R"}, "1 rött"),
        ("masker-so-many", {"count": 2, "cross": "R"}, "2 röda"),
        ("page-over", {"count": 1, "who": "Åsa"}, "Åsa vinner!"),
        ("page-over", {"count": 2, "who": "Åsa, Bo"}, "Åsa, Bo vinner!"),
        ("carnaval-say-claim", {"role": role("evil-genie")}, "Jag är den onda anden."),
        ("carnaval-say-claim", {"role": role("guest")}, "Jag är en vanlig gäst."),
        ("carnaval-question-role", {"role": role("chef")}, "Är du köksmästaren?"),
    ],
)
def test_plurals_genders_and_articles(key: str, facts: dict[str, str | int], said: str) -> None:
    assert words.sentence("sv", key, facts) == said


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("musician", "Musikanten, öppna ögonen."),
        ("evil-genie", "Den onda anden, öppna ögonen."),
        ("little-old-man", "Den lille gubben, öppna ögonen."),
    ],
)
def test_a_called_role_has_the_definite_article(call: str, said: str) -> None:
    call = words.sentence("sv", f"carnaval-call-{call}", {})
    assert words.sentence("sv", "carnaval-aloud-open", {"call": call}) == said
